internal import ICUBridge
internal import IntlCore
internal import IntlGrammar
internal import LocaleData

/// What a style of numbers looks like in a locale, whatever its digits: symbols, groups and what stands around numbers.
///
/// Finding it out costs some tens of microseconds, so it is kept, and formats that differ in digits only share it.
final class NumberLook: Sendable {
  /// How a number is brought to the size in which it is shown.
  enum Notation: UInt8, Sendable {
    case plain
    /// A power of ten is left out and said in words.
    case compact
    /// A power of ten is left out and shown as an exponent.
    case scientific
  }

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

  let digits: NumberDigits
  let notation: Notation
  /// The power of ten that every value is multiplied by: 2 for percent.
  let scale: Int
  /// The sign of positive and negative numbers, then of positive and negative zero, a byte each.
  let signs: UInt32
  /// 1, or 3 for engineering.
  let exponentInterval: Int
  /// What stands before the digits of a negative exponent, and of another.
  let exponentMinus: NumberAffix
  let exponentPlus: NumberAffix

  /// What may stand around numbers.
  let affixes: [NumberAffixPair]
  /// Which of them stands around a number: by magnitude for compact numbers, then by sign, then by form; empty where
  /// the sign alone decides.
  let forms: [UInt16]
  /// For each magnitude of compact numbers, how many places the number moves.
  let multipliers: [Int8]
  /// A bit for each magnitude whose text depends on the plural category.
  let pluralMagnitudes: UInt32
  let plurals: PluralRules?
  /// The bytes of long affixes.
  let pool: [UInt8]
  /// The most bytes that stand around a number.
  let longestAffixes: Int
  /// True when some texts have no digits.
  let replacesNumbers: Bool
  /// True when all texts have digits, and at most eight bytes on either side.
  let hasShortAffixes: Bool

  /// The parts of the affixes, for those who ask for parts.
  let affixParts: [(prefix: [TextPart], suffix: [TextPart])]
  let symbols: Symbols
  let nan: [TextPart]
  let positiveInfinity: [TextPart]
  let negativeInfinity: [TextPart]

  /// The forms of each magnitude and sign: six plural categories, then exactly one without and with a fraction.
  static let formCount = 8
  static let oneForm = 6
  static let oneFractionForm = 7

  /// Powers of ten that compact data tell apart; higher ones are like the last.
  static let magnitudeCount = 21

  private init(_ compiler: NumberLookCompiler) {
    digits = compiler.digits
    notation = compiler.notation
    scale = compiler.scale
    signs = compiler.signs
    exponentInterval = compiler.exponentInterval
    exponentMinus = compiler.exponentMinus
    exponentPlus = compiler.exponentPlus
    affixes = compiler.affixes
    forms = compiler.forms
    multipliers = compiler.multipliers
    pluralMagnitudes = compiler.pluralMagnitudes
    plurals = compiler.plurals
    pool = compiler.pool
    longestAffixes = compiler.affixes.map(\.count).max() ?? 0
    replacesNumbers = compiler.affixes.contains { $0.replacesNumber }
    hasShortAffixes = compiler.affixes.allSatisfy {
      !$0.replacesNumber && $0.prefix.count <= 8 && $0.suffix.count <= 8
    }
    affixParts = compiler.affixParts
    symbols = compiler.symbols
    nan = compiler.special.nan
    positiveInfinity = compiler.special.positiveInfinity
    negativeInfinity = compiler.special.negativeInfinity
  }

  /// What decides a look.
  private struct Key: Sendable, Hashable {
    let style: NumberStyle
    let locale: LocaleID
    let grouping: Grouping
    let sign: SignDisplay
    let exponentSign: SignDisplay
    let spaces: SpaceStyle
    let numberingSystem: String?

    init(_ key: NumberFormatKey, _ style: NumberStyle) {
      self.style = style
      locale = key.locale
      grouping = key.options.grouping
      sign = key.options.sign
      exponentSign = key.options.exponentSign
      spaces = key.options.spaces
      numberingSystem = key.options.numberingSystem
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(style)
      hasher.combine(locale)
    }
  }

  private static let cache = BoundedCache<Key, NumberLook?>(limit: 128)

  /// The look of a style; `nil` where it is not understood and ICU has to serve.
  static func look(_ key: NumberFormatKey, _ style: NumberStyle) throws(IntlError) -> NumberLook? {
    try cache.value(for: Key(key, style)) { () throws(IntlError) in
      let locale = try NumberPlans.resolve(key.locale, key.options)
      if try locale.asking(ICUNumbering.isAlgorithmic) { return nil }
      do throws(IntlError) {
        return try NumberLookCompiler(style, key.options, locale).map { NumberLook($0) }
      } catch {
        // What ICU refuses is a skeleton of ours; the user gave a unit.
        guard case .unit(let unit, _) = style, error.kind == .invalidOption else { throw error }
        throw SkeletonEngine.unknownUnit(unit)
      }
    }
  }
}
