internal import IntlCore
internal import IntlGrammar
internal import LocaleData

/// A number format compiled: everything that its options and its locale decide, as words and small tables.
///
/// Running it touches no locale data, makes nothing but its result, and never fails. The fields stand in the object
/// itself, and its functions are its own: calling one copies nothing and counts no reference.
final class NumberPlan: NumberRunner {
  /// How a number is brought to the size in which it is shown.
  enum Notation: UInt8, Sendable {
    case plain
    /// A power of ten is left out and said in words.
    case compact
    /// A power of ten is left out and shown as an exponent.
    case scientific
  }

  let key: NumberFormatKey
  let parser = ParserSlot()
  let digits: NumberDigits
  let rounding: NumberRounding
  let notation: Notation
  /// The power of ten that every value is multiplied by: 2 for percent.
  let scale: Int
  let minimumInteger: Int
  /// How many integer digits are kept; higher ones are cut off.
  let maximumInteger: Int
  let alwaysShowsDecimal: Bool
  /// The sign of positive and negative numbers, then of positive and negative zero, a byte each.
  let signs: UInt32
  /// 1, or 3 for engineering.
  let exponentInterval: Int
  let minimumExponentDigits: Int
  /// What stands before the digits of a negative exponent, and of another.
  let exponentMinus: NumberAffix
  let exponentPlus: NumberAffix

  /// What may stand around numbers.
  let affixes: [NumberAffixPair]
  /// Which of them stands around a number: by magnitude for compact numbers, then by sign, then by form.
  let forms: [UInt16]
  /// For each magnitude of compact numbers, how many places the number moves.
  let multipliers: [Int8]
  /// A bit for each magnitude whose text depends on the plural category.
  let pluralMagnitudes: UInt32
  let plurals: PluralRules?
  /// The bytes of long affixes.
  let pool: [UInt8]

  /// The parts of the affixes, for those who ask for parts.
  let affixParts: [(prefix: [TextPart], suffix: [TextPart])]
  let symbols: Symbols
  let nan: [TextPart]
  let positiveInfinity: [TextPart]
  let negativeInfinity: [TextPart]

  /// Whether numbers of up to 19 digits fit the scratch.
  let fitsScratch: Bool
  /// Whether integers are shown as they are, with nothing to round and nothing to choose but the sign.
  let showsIntegers: Bool
  /// Whether numbers are compact by CLDR's own rounding.
  let isCompact: Bool
  /// Whether numbers have exponents and all their digits, or a fixed count of them.
  let isScientific: Bool
  /// The zeros that follow an integer.
  let integerZeros: Int
  /// How many places after the separator a double is rounded to by one multiplication; negative where it is not.
  let nearestPlaces: Int
  /// Ten to the power of those places.
  let nearestPower: Double
  /// How the fraction is split off a number without a division: its power of ten, and that power's reciprocal.
  let fractionPower: UInt64
  let fractionReciprocal: (factor: UInt64, shift: UInt64)
  /// Whether numbers that need no rounding, or a multiplication, are written where a caller wants them.
  let writesInPlace: Bool

  /// Texts of single symbols, for parts.
  struct Symbols: Sendable {
    var digits: [String]
    var decimal: String
    var group: String
    /// What stands before the digits of a negative exponent.
    var minus: [TextPart]
    /// What stands before those of another.
    var plus: [TextPart]
  }

  /// The forms of each magnitude and sign: six plural categories, then exactly one without and with a fraction.
  static let formCount = 8
  static let oneForm = 6
  static let oneFractionForm = 7

  /// Powers of ten that compact data tell apart; higher ones are like the last.
  static let magnitudeCount = 21

  /// How many bytes the writers may take of the 256 before the place where a number ends.
  static let scratchRoom = 256 - NumberAffix.slack

  /// How many digits the writers of small numbers can meet in an integer and in a fraction.
  static let smallDigits = 20

  init(_ key: NumberFormatKey, _ look: NumberLook, _ rounding: NumberRounding) {
    let options = key.options
    self.key = key
    digits = look.compiled.digits
    self.rounding = rounding
    notation = look.compiled.notation
    scale = look.compiled.scale
    minimumInteger = options.minimumIntegerDigits ?? min(1, options.maximumIntegerDigits ?? 1)
    maximumInteger = options.maximumIntegerDigits ?? Int.max
    alwaysShowsDecimal = options.decimalSeparator == .always
    signs = look.compiled.signs
    exponentInterval = look.compiled.exponentInterval
    minimumExponentDigits = max(1, options.minimumExponentDigits ?? 1)
    exponentMinus = look.compiled.exponentMinus
    exponentPlus = look.compiled.exponentPlus
    affixes = look.compiled.affixes
    forms = look.compiled.forms
    multipliers = look.compiled.multipliers
    pluralMagnitudes = look.compiled.pluralMagnitudes
    plurals = look.compiled.plurals
    pool = look.compiled.pool
    affixParts = look.compiled.affixParts
    symbols = look.compiled.symbols
    nan = look.compiled.special.nan
    positiveInfinity = look.compiled.special.positiveInfinity
    negativeInfinity = look.compiled.special.negativeInfinity
    let longest = look.longestAffixes
    let fraction = max(Self.smallDigits, rounding.minimumFraction, rounding.minimumSignificant)
    let integer = max(Self.smallDigits, options.minimumIntegerDigits ?? 0)
    let exponent =
      notation == .scientific
      ? Int(max(exponentMinus.count, exponentPlus.count)) + (minimumExponentDigits + 3) * digits.width : 0
    let fits = longest + digits.bound(integer: integer, fraction: fraction) + exponent <= Self.scratchRoom
    fitsScratch = fits
    let isPlain = fits && notation == .plain
    showsIntegers = isPlain && scale == 0 && rounding.keepsIntegers && pluralMagnitudes == 0
    isCompact = fits && notation == .compact && rounding.kind == .compact && minimumInteger == 1
    isScientific =
      fits && notation == .scientific && minimumInteger == 1 && scale == 0
      && (rounding.kind == .everything || rounding.kind == .fraction)
    integerZeros = rounding.stripsZeros ? 0 : rounding.minimumFraction
    let places = rounding.usesNearest ? scale + rounding.maximumFraction : Int.max
    nearestPlaces = isPlain && places <= 22 ? places : -1
    nearestPower = DecimalPower.double(max(0, nearestPlaces))
    let divided = rounding.kind == .fraction ? min(max(1, rounding.maximumFraction), 19) : 1
    fractionPower = DecimalPower.of(divided)
    fractionReciprocal = DecimalPower.reciprocal(divided)
    writesInPlace =
      look.hasPlainDigits && minimumInteger == 1 && maximumInteger == Int.max && pluralMagnitudes == 0
      && rounding.minimumFraction <= Self.smallDigits
      && (rounding.kind != .fraction || rounding.maximumFraction <= 19)
  }
}
