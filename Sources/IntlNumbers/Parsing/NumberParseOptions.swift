/// How much a text may differ from what the format prints.
///
/// ```swift
/// let strict = try NumberParser(NumberFormat(locale: "en"))
/// try strict.parse("1,23")                                    // an error: wrong groups
/// let lenient = try NumberParser(NumberFormat(locale: "en"), options: .lenient)
/// try lenient.parse(" 1,23 ")                                 // 123
/// ```
///
/// **Strict** is the default: all of the text is a number as the format prints it. The few freedoms are those of
/// typing: the locale's digits or ASCII digits (with the separators that the locale has for them), `+`, any of the
/// locale's minus, `-` and U+2212, marks of direction beside signs and symbols, `.5` and `5.`, no groups at all,
/// U+0020, U+00A0, U+202F and U+2009 for each other, and `'` for `’`.
///
/// **Lenient** takes as well:
/// - blanks around the number, and between it and its signs and symbols, or none there;
/// - groups of any size, separators in a row and in front, and the separators of other locales, which make groups of
///   two digits or more (in a prefix of a text the locale's own do, too: `1,2` may be a list);
/// - digits of any script, full-width ones too, and full-width signs;
/// - letters in either case;
/// - a missing currency, percent sign, unit or word; a currency, percent sign or sign in front of the number;
/// - a negative in parentheses or after a minus, whichever the format prints, and one of two parentheses missing;
/// - exponents, in every style.
public struct NumberParseOptions: Sendable, Hashable {
  /// The two ways to look at a text.
  public enum Mode: String, Sendable, Hashable, CaseIterable {
    /// As the format prints it.
    case strict
    /// As people type it.
    case lenient
  }

  /// Which currencies an amount may be in.
  public enum Currencies: String, Sendable, Hashable, CaseIterable {
    /// The one of the format, by its symbol, code or name.
    case own
    /// Any of ISO 4217, by its code, or its symbol or name in the locale; the amount tells which.
    case any
  }

  /// Which characters separate groups.
  public enum GroupSeparators: String, Sendable, Hashable, CaseIterable {
    /// The locale's own.
    case locale
    /// Any comma, point, apostrophe or space that is not the decimal separator, the same throughout a number.
    case any
  }

  /// How the text is looked at.
  public var mode: Mode
  /// Which currencies an amount may be in; formats without a currency ignore it.
  public var currencies: Currencies = .own
  /// Which characters separate groups; lenient parsing always takes any.
  public var groupSeparators: GroupSeparators = .locale
  /// Whether an exponent may follow; `nil` for yes in scientific styles and in lenient mode.
  public var acceptsExponent: Bool?
  /// Whether a plus may stand where the format prints a minus.
  public var acceptsPlus = true
  /// Whether letters must have the case that the format prints; `nil` for yes in strict mode.
  public var isCaseSensitive: Bool?
  /// Whether reading stops before a decimal separator.
  public var isIntegerOnly = false
  /// Whether a decimal separator must stand exactly when the format prints one.
  public var requiresDecimalSeparator = false

  /// Options of a mode.
  public init(_ mode: Mode = .strict) { self.mode = mode }

  /// All of the text, as the format prints it.
  public static let strict = NumberParseOptions(.strict)
  /// As people type it.
  public static let lenient = NumberParseOptions(.lenient)

  var foldsCase: Bool { !(isCaseSensitive ?? (mode == .strict)) }
}
