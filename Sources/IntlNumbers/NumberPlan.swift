internal import IntlCore
internal import IntlGrammar

/// A number format made: everything that its options and its locale decide, as words and small tables.
///
/// Running it touches no locale data, makes nothing but its result, and never fails. The fields stand in the object
/// itself, and its functions are its own: calling one copies nothing and counts no reference. Where a plan cannot say
/// what is asked for, its writers refuse every number, and an engine serves.
final class NumberPlan: Sendable {
  let key: NumberFormatKey
  let parser = ParserSlot()
  /// What formats all numbers; `nil` for a plan that does it by itself.
  let engine: EngineRunner?
  /// Where the rest of what is known stands.
  let look: NumberLook?

  let digits: NumberDigits
  let threeDigits = ThreeDigits.shared
  let rounding: NumberRounding
  let notation: NumberLook.Notation
  let scale: Int
  let minimumInteger: Int
  /// How many integer digits are kept; higher ones are cut off.
  let maximumInteger: Int
  let alwaysShowsDecimal: Bool
  let signs: UInt32
  let exponentInterval: Int
  let minimumExponentDigits: Int
  let exponentMinus: NumberAffix
  let exponentPlus: NumberAffix
  let affixes: [NumberAffixPair]
  let forms: [UInt16]
  let multipliers: [Int8]
  let pluralMagnitudes: UInt32
  let pool: [UInt8]

  // What the writers ask first, worked out once.

  /// Whether numbers of up to 19 digits fit the scratch.
  let fitsScratch: Bool
  /// Whether integers are shown as they are, with nothing to round and nothing to choose but the sign.
  let showsIntegers: Bool
  /// Whether numbers are compact by CLDR's own rounding.
  let isCompact: Bool
  /// Whether numbers have exponents and all their digits, or a fixed count of them.
  let isScientific: Bool
  /// Whether integers have at least one digit and all that they have.
  let usesPlainIntegers: Bool
  /// Whether the length of a number follows from its digits, so that it can be written where it stays.
  let writesInPlace: Bool
  /// Whether numbers have ASCII digits in groups of three and separators of one byte.
  let isSimple: Bool
  /// What stands before a number by its sign, 16 bits each, where that is one byte at most and nothing follows: the
  /// byte and one more, or 1; else 0.
  let loneMarks: UInt64
  /// The zeros that follow an integer.
  let integerZeros: Int
  /// How many places after the separator a double is rounded to by one multiplication; negative where it is not.
  let nearestPlaces: Int

  /// How many bytes the writers may take of the 256 before the place where a number ends.
  static let scratchRoom = 256 - NumberAffix.slack

  /// How many digits the writers of small numbers can meet in an integer and in a fraction.
  static let smallDigits = 20
  static let smallFraction = 22

  /// A plan that writes numbers by itself, in the digits of its look unless told otherwise.
  init(
    _ key: NumberFormatKey, _ look: NumberLook, _ rounding: NumberRounding, digits other: NumberDigits? = nil
  ) {
    let options = key.options
    self.key = key
    self.look = look
    self.rounding = rounding
    engine = nil
    digits = other ?? look.digits
    notation = look.notation
    scale = look.scale
    minimumInteger = options.minimumIntegerDigits ?? min(1, options.maximumIntegerDigits ?? 1)
    maximumInteger = options.maximumIntegerDigits ?? Int.max
    alwaysShowsDecimal = options.decimalSeparator == .always
    signs = look.signs
    exponentInterval = look.exponentInterval
    minimumExponentDigits = max(1, options.minimumExponentDigits ?? 1)
    exponentMinus = look.exponentMinus
    exponentPlus = look.exponentPlus
    affixes = look.affixes
    forms = look.forms
    multipliers = look.multipliers
    pluralMagnitudes = look.pluralMagnitudes
    pool = look.pool
    let fraction = max(Self.smallFraction, rounding.minimumFraction, rounding.minimumSignificant)
    let integer = max(Self.smallDigits, options.minimumIntegerDigits ?? 0)
    let exponent =
      notation == .scientific
      ? Int(max(exponentMinus.count, exponentPlus.count)) + (minimumExponentDigits + 3) * digits.width : 0
    let bound = look.longestAffixes + digits.bound(integer: integer, fraction: fraction) + exponent
    fitsScratch = bound <= Self.scratchRoom
    let isPlain = fitsScratch && notation == .plain
    usesPlainIntegers = minimumInteger == 1 && maximumInteger >= Self.smallDigits
    showsIntegers =
      isPlain && scale == 0 && rounding.keepsIntegers && pluralMagnitudes == 0 && !alwaysShowsDecimal
    isCompact = fitsScratch && notation == .compact && rounding.kind == .compact && minimumInteger == 1
    isScientific =
      fitsScratch && notation == .scientific && minimumInteger == 1 && scale == 0
      && (rounding.kind == .everything || rounding.kind == .fraction)
    writesInPlace =
      isPlain && (digits.loop == .thousands || digits.loop == .plain) && usesPlainIntegers
      && !alwaysShowsDecimal && pluralMagnitudes == 0 && look.hasShortAffixes
    isSimple =
      isPlain && digits.loop == .thousands && digits.separatorCount == 1 && digits.decimalCount == 1
      && usesPlainIntegers && !alwaysShowsDecimal && pluralMagnitudes == 0 && !look.replacesNumbers
    loneMarks = isSimple ? Self.loneMarks(of: look.affixes) : 0
    integerZeros = rounding.stripsZeros ? 0 : rounding.minimumFraction
    let places = rounding.usesNearest ? scale + rounding.maximumFraction : Int.max
    nearestPlaces = isPlain && places <= 22 ? places : -1
  }

  /// A plan that leaves everything to an engine.
  init(_ key: NumberFormatKey, _ engine: EngineRunner) {
    self.key = key
    self.engine = engine
    look = nil
    digits = .none
    rounding = .none
    notation = .plain
    scale = 0
    minimumInteger = 1
    maximumInteger = Int.max
    alwaysShowsDecimal = false
    signs = 0
    exponentInterval = 1
    minimumExponentDigits = 1
    exponentMinus = .none
    exponentPlus = .none
    affixes = []
    forms = []
    multipliers = []
    pluralMagnitudes = 0
    pool = []
    fitsScratch = false
    showsIntegers = false
    isCompact = false
    isScientific = false
    usesPlainIntegers = false
    writesInPlace = false
    isSimple = false
    loneMarks = 0
    integerZeros = 0
    nearestPlaces = -1
  }

  private static func loneMarks(of affixes: [NumberAffixPair]) -> UInt64 {
    var marks: UInt64 = 0
    for (index, affix) in affixes.prefix(4).enumerated()
    where affix.suffix.count == 0 && affix.prefix.count <= 1 {
      marks |= (affix.prefix.count == 0 ? 1 : affix.prefix.low >> 56 + 1) << UInt64(index * 16)
    }
    return marks
  }

  /// The pattern in standard notation, of a format that was made from one.
  var pattern: String? { engine?.pattern }
}
