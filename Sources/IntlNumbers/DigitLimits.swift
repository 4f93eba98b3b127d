internal import IntlCore
internal import LocaleData

/// How many digits a style and its options show, defaults filled in and checked.
///
/// ECMA-402, section "SetNumberFormatDigitOptions"
struct DigitLimits: Sendable, Hashable {
  struct Range: Sendable, Hashable {
    var minimum: Int
    /// `nil` when every digit is shown.
    var maximum: Int?
  }

  enum Precision: Sendable, Hashable {
    case fraction(minimum: Int, maximum: Int?)
    case significant(minimum: Int, maximum: Int?)
    case both(fraction: Range, significant: Range, keepsMore: Bool)
    /// Multiples of a step, with as many fraction digits as it has.
    case increment(DecimalValue)
    /// The whole number, but two significant digits at least.
    case compact
  }

  let precision: Precision
  let minimumInteger: Int?
  let maximumInteger: Int?
  /// The option of a precision stem that drops zeros.
  let zeros: String

  /// What ICU allows for any count of digits.
  static let limit = 999

  init(_ style: NumberStyle, _ options: NumberOptions) throws(IntlError) {
    try Self.check("minimumIntegerDigits", options.minimumIntegerDigits, from: 0)
    try Self.check("maximumIntegerDigits", options.maximumIntegerDigits, from: 0)
    try Self.check("minimumFractionDigits", options.minimumFractionDigits, from: 0)
    try Self.check("maximumFractionDigits", options.maximumFractionDigits, from: 0)
    try Self.check("minimumSignificantDigits", options.minimumSignificantDigits, from: 1)
    try Self.check("maximumSignificantDigits", options.maximumSignificantDigits, from: 1)
    try Self.check("minimumExponentDigits", options.minimumExponentDigits, from: 1)
    try Self.checkOrder("IntegerDigits", options.minimumIntegerDigits, options.maximumIntegerDigits)
    minimumInteger = options.minimumIntegerDigits
    maximumInteger = options.maximumIntegerDigits
    precision = try Self.precision(style, options)
    zeros = options.trailingZeros == .stripIfInteger ? "/w" : ""
  }

  private static func precision(_ style: NumberStyle, _ options: NumberOptions) throws(IntlError) -> Precision
  {
    if let increment = options.increment {
      guard increment.isFinite, !increment.isNegative, !increment.isZero else {
        throw IntlError(
          .invalidOption, subject: increment.description, expected: "an increment above zero")
      }
      guard increment.exponent >= -limit, increment.leadingExponent <= limit else {
        throw IntlError(
          .invalidOption, subject: increment.exponentText, expected: "an increment of at most \(limit) digits"
        )
      }
      return .increment(try padded(increment, to: options.minimumFractionDigits ?? 0))
    }
    try checkOrder("FractionDigits", options.minimumFractionDigits, options.maximumFractionDigits)
    try checkOrder("SignificantDigits", options.minimumSignificantDigits, options.maximumSignificantDigits)
    let hasFraction = options.minimumFractionDigits != nil || options.maximumFractionDigits != nil
    let hasSignificant = options.minimumSignificantDigits != nil || options.maximumSignificantDigits != nil
    if hasSignificant {
      let minimum = options.minimumSignificantDigits ?? 1
      let significant = Range(minimum: minimum, maximum: options.maximumSignificantDigits)
      guard options.roundingPriority != .significantDigits else {
        return .significant(minimum: significant.minimum, maximum: significant.maximum)
      }
      return .both(
        fraction: try fraction(style, options), significant: significant,
        keepsMore: options.roundingPriority == .morePrecision)
    }
    if options.usesCashRounding, let code = style.currency {
      let coins = try amount(code, options)
      // Steps of coins hold beside limits of digits that can show them.
      if case .increment(let step) = coins, -step.exponent <= options.maximumFractionDigits ?? limit {
        return .increment(try padded(step, to: options.minimumFractionDigits ?? 0))
      }
      if !hasFraction { return coins }
    }
    if !hasFraction {
      switch style {
      case .compact, .compactCurrency: return .compact
      case .currency(let code, _), .accounting(let code, _): return try amount(code, options)
      default: break
      }
    }
    let range = try fraction(style, options)
    return .fraction(minimum: range.minimum, maximum: range.maximum)
  }

  /// The digits of a currency, or the steps of its coins.
  private static func amount(_ code: CurrencyCode, _ options: NumberOptions) throws(IntlError) -> Precision {
    let rounding = try CurrencyRounding(code.validated().code, cash: options.usesCashRounding)
    let digits = rounding.fractionDigits
    guard let increment = rounding.increment else { return .fraction(minimum: digits, maximum: digits) }
    return .increment(try padded(increment, to: digits))
  }

  /// The fraction digits, a bound given alone moving the default of the other.
  private static func fraction(_ style: NumberStyle, _ options: NumberOptions) throws(IntlError) -> Range {
    var range = try style.defaultFraction(cash: options.usesCashRounding)
    if let minimum = options.minimumFractionDigits { range.minimum = minimum }
    if let maximum = options.maximumFractionDigits { range.maximum = maximum }
    if let maximum = range.maximum, range.minimum > maximum {
      if options.minimumFractionDigits != nil {
        range.maximum = range.minimum
      } else {
        range.minimum = maximum
      }
    }
    return range
  }

  /// A step with at least so many fraction digits.
  private static func padded(_ step: DecimalValue, to minimum: Int) throws(IntlError) -> DecimalValue {
    let own = max(0, -step.exponent)
    guard minimum > own else { return step }
    let point = own == 0 ? "." : ""
    return try DecimalValue(parsing: step.description + point + String(repeating: "0", count: minimum - own))
  }

  private static func check(_ name: String, _ value: Int?, from lowest: Int) throws(IntlError) {
    guard let value, !(lowest...limit).contains(value) else { return }
    throw IntlError(
      .invalidOption, subject: name, expected: "\(lowest) to \(limit) digits", found: String(value))
  }

  private static func checkOrder(_ name: String, _ minimum: Int?, _ maximum: Int?) throws(IntlError) {
    guard let minimum, let maximum, minimum > maximum else { return }
    throw IntlError(
      .invalidOption, subject: "maximum" + name, expected: "at least the minimum, \(minimum)",
      found: String(maximum))
  }
}

extension NumberStyle {
  /// The currency of an amount.
  var currency: CurrencyCode? {
    switch self {
    case .currency(let code, _), .accounting(let code, _), .compactCurrency(let code, _, _): code
    default: nil
    }
  }

  /// True for words and ordinals.
  var isMadeByRules: Bool {
    switch self {
    case .spellOut, .ordinal, .spellOutOrdinal: true
    default: false
    }
  }

  /// True for measures.
  var isUnit: Bool {
    if case .unit = self { return true }
    return false
  }

  /// True when the text around a number may depend on its plural category, beside compact numbers.
  var hasPluralForms: Bool {
    switch self {
    case .unit, .currency(_, .name), .accounting(_, .name): true
    default: false
    }
  }

  /// The fraction digits when options say nothing.
  func defaultFraction(cash: Bool) throws(IntlError) -> DigitLimits.Range {
    switch self {
    case .decimal, .unit, .spellOut, .ordinal, .spellOutOrdinal: return .init(minimum: 0, maximum: 3)
    case .percent, .permille, .compact, .compactCurrency: return .init(minimum: 0, maximum: 0)
    case .scientific, .engineering: return .init(minimum: 0, maximum: nil)
    case .currency(let code, _), .accounting(let code, _):
      let digits = try CurrencyRounding(code.validated().code, cash: cash).fractionDigits
      return .init(minimum: digits, maximum: digits)
    }
  }
}
