/// What kind of text a number becomes.
///
/// ```swift
/// try NumberFormat(.percent, locale: "de").format(0.5)                          // "50 %"
/// try NumberFormat(.currency("JPY"), locale: "en").format(1234)                 // "¥1,234"
/// try NumberFormat(.compactShort, locale: "en").format(1234)                    // "1.2K"
/// try NumberFormat(.unit("liter", .long), locale: "fr").format(2)               // "2 litres"
/// try NumberFormat(.spellOut, locale: "en").format(21)                          // "twenty-one"
/// ```
///
/// The default digits belong to the style: at most 3 in the fraction for `decimal` and `unit`, none for `percent`
/// and `permille`, the currency's own for amounts, all of them for `scientific` and `engineering`, and CLDR's
/// rounding (two significant digits, or the whole number) for compact styles.
///
/// UTS 35, Part 3: Numbers
public enum NumberStyle: Sendable, Hashable {
  /// A plain number: `1,234.5`.
  case decimal
  /// A hundredfold with a percent sign: 0.5 is `50%`.
  case percent
  /// A thousandfold with a permille sign: 0.5 is `500‰`.
  case permille
  /// An amount of money: `$1,234.50`.
  case currency(CurrencyCode, CurrencyDisplay = .symbol)
  /// An amount of money whose negatives look as accountants write them, in many locales in parentheses.
  case accounting(CurrencyCode, CurrencyDisplay = .symbol)
  /// A number from 1 to 10 and a power of ten: `1.2345E3`.
  case scientific
  /// The same with powers that are multiples of three: `12.345E3`.
  case engineering
  /// A rounded number with a word or letter for its power of ten: `1.2K`, `1.2 thousand`.
  case compact(CompactWidth)
  /// A rounded amount of money: `$1.2K`.
  case compactCurrency(CurrencyCode, CompactWidth, CurrencyDisplay = .symbol)
  /// A measure: `5 km`.
  case unit(MeasureUnit, UnitWidth = .short)
  /// A number in words, by the locale's first rule set or the one that is named.
  case spellOut(ruleSet: String?)
  /// A place in an order, in digits: `1st`.
  case ordinal(ruleSet: String?)
  /// A place in an order, in words: `first`.
  case spellOutOrdinal(ruleSet: String?)

  /// A compact number with letters: `1.2K`.
  public static let compactShort = NumberStyle.compact(.short)
  /// A compact number with words: `1.2 thousand`.
  public static let compactLong = NumberStyle.compact(.long)
  /// A number in words, by the locale's first rule set.
  public static let spellOut = NumberStyle.spellOut(ruleSet: nil)
  /// A place in an order, in digits, by the locale's first rule set.
  public static let ordinal = NumberStyle.ordinal(ruleSet: nil)
  /// A place in an order, in words, by the locale's first rule set.
  public static let spellOutOrdinal = NumberStyle.spellOutOrdinal(ruleSet: nil)
}

/// How long the words of a compact number are.
public enum CompactWidth: String, Sendable, Hashable, CaseIterable {
  /// Letters and abbreviations: `1.2K`.
  case short
  /// Words: `1.2 thousand`.
  case long
}

/// How long the name of a unit is.
public enum UnitWidth: String, Sendable, Hashable, CaseIterable {
  /// The full name: `5 kilometers`.
  case long
  /// The symbol: `5 km`.
  case short
  /// The symbol in the least space: `5km`.
  case narrow
}

/// The unit of a measure, by its CLDR identifier.
///
/// ```swift
/// try NumberFormat(.unit("kilometer-per-hour"), locale: "en").format(80)    // "80 km/h"
/// ```
///
/// Any combination that UTS 35 can spell is a unit: `square-meter`, `megawatt-hour`, `liter-per-100-kilometer`. Whether
/// it is one is checked where it is used.
///
/// UTS 35, Part 6: General, section "Unit Identifiers"
public struct MeasureUnit: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The CLDR identifier: `kilometer-per-hour`.
  public let identifier: String

  /// A unit by its CLDR identifier.
  public init(_ identifier: String) { self.identifier = identifier }
  /// A unit by its CLDR identifier.
  public init(stringLiteral identifier: String) { self.identifier = identifier }

  /// True for text that can stand in an identifier: lower-case letters, digits and hyphens between them.
  var isWellFormed: Bool {
    var last = UInt8(ascii: "-")
    for byte in identifier.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): break
      case UInt8(ascii: "-") where last != UInt8(ascii: "-"): break
      default: return false
      }
      last = byte
    }
    return last != UInt8(ascii: "-")
  }
}

extension MeasureUnit: CustomStringConvertible {
  /// The CLDR identifier.
  public var description: String { identifier }
}
