public import IntlCore
internal import LocaleData

/// How the digits of a number are chosen and dressed; every property has a default that leaves it to locale and style.
///
/// ```swift
/// var options = NumberOptions()
/// options.maximumFractionDigits = 1
/// options.sign = .always
/// try NumberFormat(locale: "de", options: options).format(3.14)              // "+3,1"
/// try NumberFormat(.percent, locale: "en", options: .digits(fraction: 1...1)).format(0.5)    // "50.0%"
/// ```
///
/// A minimum given alone moves the maximum up when it must, and the other way round. Significant digits, when given,
/// replace fraction digits unless ``roundingPriority`` says how both count.
///
/// ICU: number skeletons
public struct NumberOptions: Sendable, Hashable {
  /// At least so many digits before the separator, zeros in front if need be; 0 to 999.
  public var minimumIntegerDigits: Int?
  /// At most so many digits before the separator: higher ones are cut off, so that 1999 with 2 is `99`.
  public var maximumIntegerDigits: Int?
  /// At least so many digits after the separator, 0 to 999.
  public var minimumFractionDigits: Int?
  /// At most so many digits after the separator, 0 to 999.
  public var maximumFractionDigits: Int?
  /// At least so many digits from the first that is not zero, 1 to 999.
  public var minimumSignificantDigits: Int?
  /// At most so many digits from the first that is not zero, 1 to 999.
  public var maximumSignificantDigits: Int?
  /// Which limit wins when fraction and significant digits are both given.
  public var roundingPriority: RoundingPriority = .significantDigits
  /// The step that values are rounded to; its own fraction digits are shown: `0.25`, `0.50`, `5`.
  public var increment: DecimalValue?
  /// Which neighbour a value takes.
  public var rounding: RoundingRule = .halfEven
  /// Whether a whole number keeps the zeros of its minimum fraction.
  public var trailingZeros: TrailingZeros = .auto
  /// Rounds amounts to what can be paid in coins: CHF to 0.05.
  public var usesCashRounding = false
  /// Where separators stand between digits.
  public var grouping: Grouping = .auto
  /// When a sign is shown.
  public var sign: SignDisplay = .auto
  /// When the decimal separator is shown.
  public var decimalSeparator: DecimalSeparatorDisplay = .auto
  /// A numbering system by its CLDR name: `arab`, `hansfin`, `native`; it replaces the locale's `-u-nu-`.
  public var numberingSystem: String?
  /// At least so many digits in the exponent of scientific and engineering numbers, 1 to 999.
  public var minimumExponentDigits: Int?
  /// When the exponent of scientific and engineering numbers shows its sign.
  public var exponentSign: SignDisplay = .auto
  /// Which space characters stand in the text.
  public var spaces: SpaceStyle = .locale
  /// Whether spelled-out numbers keep the invisible hints for line breaks that some locales put inside words.
  public var breakHints: BreakHints = .keep

  /// The defaults of locale and style.
  public init() {}

  /// Options that set limits of digits and nothing else.
  public static func digits(
    integer: ClosedRange<Int>? = nil, fraction: ClosedRange<Int>? = nil, significant: ClosedRange<Int>? = nil
  ) -> NumberOptions {
    var options = NumberOptions()
    options.minimumIntegerDigits = integer?.lowerBound
    options.maximumIntegerDigits = integer?.upperBound
    options.minimumFractionDigits = fraction?.lowerBound
    options.maximumFractionDigits = fraction?.upperBound
    options.minimumSignificantDigits = significant?.lowerBound
    options.maximumSignificantDigits = significant?.upperBound
    return options
  }
}

extension NumberOptions {
  /// Feeds the properties that tell most values apart; a format is looked up by them, and twenty would cost more than
  /// they tell.
  public func hash(into hasher: inout Hasher) {
    func place(_ count: Int?) -> UInt64 { count.map { UInt64(truncatingIfNeeded: $0) & 0x3FF | 0x400 } ?? 0 }
    var word = place(minimumFractionDigits)
    word = word << 11 | place(maximumFractionDigits)
    word = word << 11 | place(maximumSignificantDigits)
    word = word << 11 | place(minimumIntegerDigits)
    word = word << 4 | UInt64(sign == .auto ? 0 : sign == .always ? 1 : 2)
    word = word << 2 | UInt64(grouping == .auto ? 0 : grouping == .off ? 1 : 2)
    word = word << 1 | (usesCashRounding ? 1 : 0)
    word = word << 1 | (rounding == .halfEven ? 0 : 1)
    hasher.combine(word)
  }
}

/// Which limit wins when fraction and significant digits are both given; ECMA-402's `roundingPriority`.
public enum RoundingPriority: String, Sendable, Hashable, CaseIterable {
  /// The significant digits; the fraction digits are ignored.
  case significantDigits
  /// The one that keeps more digits.
  case morePrecision
  /// The one that keeps fewer digits.
  case lessPrecision
}

/// Whether a whole number keeps the zeros of its minimum fraction.
public enum TrailingZeros: String, Sendable, Hashable, CaseIterable {
  /// It does: `$5.00`.
  case auto
  /// It does not: `$5`, beside `$5.50`.
  case stripIfInteger
}

/// Where separators stand between digits.
public enum Grouping: String, Sendable, Hashable, CaseIterable {
  /// Where the locale puts them, from as many digits on as it wants: `1234`, `12.345` in Spanish.
  case auto
  /// Where the locale puts them, whatever the number of digits.
  case always
  /// Where the locale puts them, from two digits before the first separator on.
  case min2
  /// Every three digits, in every locale.
  case thousands
  /// Nowhere.
  case off
}

/// When a sign is shown.
public enum SignDisplay: String, Sendable, Hashable, CaseIterable {
  /// Before negative numbers, negative zero too.
  case auto
  /// Always.
  case always
  /// Never: the magnitude alone.
  case never
  /// Always, but for zero.
  case exceptZero
  /// Before negative numbers, but for zero.
  case negative
  /// `auto`, negatives as accountants write them.
  case accounting
  /// `always`, negatives as accountants write them.
  case accountingAlways
  /// `exceptZero`, negatives as accountants write them.
  case accountingExceptZero
  /// `negative`, as accountants write them.
  case accountingNegative

  /// The sign of positive and negative numbers, then of positive and negative zero, a byte each.
  var packedSigns: UInt32 {
    let none: UInt32 = 0
    let minus: UInt32 = 1
    let plus: UInt32 = 2
    func pack(_ positive: UInt32, _ negative: UInt32, _ zero: UInt32, _ negativeZero: UInt32) -> UInt32 {
      positive | negative << 8 | zero << 16 | negativeZero << 24
    }
    switch self {
    case .auto, .accounting: return pack(none, minus, none, minus)
    case .always, .accountingAlways: return pack(plus, minus, plus, minus)
    case .never: return pack(none, none, none, none)
    case .exceptZero, .accountingExceptZero: return pack(plus, minus, none, none)
    case .negative, .accountingNegative: return pack(none, minus, none, none)
    }
  }

  /// The signs that occur, the first of them for positive numbers.
  var usedSigns: [NumberData.Sign] {
    switch self {
    case .auto, .accounting, .negative, .accountingNegative: [.none, .minus]
    case .always, .accountingAlways: [.plus, .minus]
    case .never: [.none]
    case .exceptZero, .accountingExceptZero: [.plus, .minus, .none]
    }
  }

  /// The form for accountants.
  var forAccounting: SignDisplay {
    switch self {
    case .auto: .accounting
    case .always: .accountingAlways
    case .exceptZero: .accountingExceptZero
    case .negative: .accountingNegative
    default: self
    }
  }
}

/// When the decimal separator is shown.
public enum DecimalSeparatorDisplay: String, Sendable, Hashable, CaseIterable {
  /// When a fraction follows.
  case auto
  /// Always: `5.`.
  case always
}

/// Whether spelled-out numbers keep invisible hints for line breaks.
public enum BreakHints: String, Sendable, Hashable, CaseIterable {
  /// They do: U+00AD in German and Italian words, U+200B in Thai.
  case keep
  /// They do not.
  case remove
}
