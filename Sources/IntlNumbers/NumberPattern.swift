/// A UTS 35 number pattern, and properties that replace what it says.
///
/// ```swift
/// var pattern = NumberPattern("#,##0.00")
/// pattern.negativeSuffix = " CR"
/// pattern.negativePrefix = ""
/// try NumberFormat(pattern, locale: "en").format(-5)    // "5.00 CR"
/// ```
///
/// Limits of digits, rounding, grouping and signs are not here: a format takes those as ``NumberOptions``, with any
/// pattern.
///
/// UTS 35, Part 3: Numbers, section "Number Format Patterns"
public struct NumberPattern: Sendable, Hashable {
  /// The pattern as it was given.
  public let text: String
  /// Whether the pattern is in the locale's own symbols, as users may see it, and not in UTS 35's.
  public var isLocalized = false
  /// The currency that `¤` stands for; the locale's own when there is none.
  public var currency: CurrencyCode?
  /// Whether values have the fraction digits of the currency, and not those of the pattern.
  public var usesCurrencyDigits = false
  /// What values are multiplied by.
  public var multiplier: Int?
  /// The characters that the text has at least, 0 for no padding.
  public var paddedWidth: Int?
  /// The character that fills up shorter texts.
  public var paddingCharacter: Character?
  /// Where it fills them.
  public var paddingPosition: PaddingPosition?
  /// What stands before positive numbers, literally.
  public var positivePrefix: String?
  /// What stands after positive numbers, literally.
  public var positiveSuffix: String?
  /// What stands before negative numbers, literally.
  public var negativePrefix: String?
  /// What stands after negative numbers, literally.
  public var negativeSuffix: String?
  /// How many digits the lowest group has.
  public var groupingSize: Int?
  /// How many digits the other groups have.
  public var secondaryGroupingSize: Int?
  /// How many digits must stand before the first separator.
  public var minimumGroupingDigits: Int?
  /// Whether significant digits count, and not those of integer and fraction.
  public var usesSignificantDigits: Bool?

  /// A pattern, which is read when a format is made from it.
  public init(_ text: String) { self.text = text }
}

/// Where a pattern fills up a text that is shorter than its width.
public enum PaddingPosition: String, Sendable, Hashable, CaseIterable {
  /// Before the prefix.
  case beforePrefix
  /// Between prefix and number.
  case afterPrefix
  /// Between number and suffix.
  case beforeSuffix
  /// After the suffix.
  case afterSuffix
}
