internal import IntlCore

/// What digit options leave of a number before rules put it in words.
///
/// Rules spell out every digit that they are given, and their ordinals show whole numbers only, so rounding comes
/// first. Zeros that are not there, separators and plus signs have no words.
struct RuleInput: Sendable {
  private let digits: NumberFormat?
  private let sign: SignDisplay

  /// - Returns: `nil` for a style that is not made by rules.
  init?(_ style: NumberStyle, _ options: NumberOptions, _ engine: any NumberEngine) throws(IntlError) {
    guard engine is RuleEngine || engine is OrdinalEngine else { return nil }
    sign = options.sign
    var digits = NumberOptions()
    digits.maximumFractionDigits = options.maximumFractionDigits
    digits.maximumSignificantDigits = options.maximumSignificantDigits
    digits.roundingPriority = options.roundingPriority
    digits.increment = options.increment
    digits.rounding = options.rounding
    if case .ordinal = style, digits.maximumFractionDigits == nil { digits.maximumFractionDigits = 0 }
    let asksForAll = [digits.maximumFractionDigits, digits.maximumSignificantDigits].allSatisfy { $0 == nil }
    if style.isMadeByRules, asksForAll, digits.increment == nil {
      self.digits = nil
    } else {
      self.digits = try NumberFormat(locale: "en", options: digits)
    }
  }

  /// The number that the rules get.
  func value(_ value: NumberValue) -> NumberValue {
    guard digits != nil || sign != .auto else { return value }
    let number = value.decimal
    let magnitude = digits?.shownDigits(of: number)?.value ?? number.magnitude
    let isPositive =
      switch sign {
      case .never: true
      case .negative, .exceptZero, .accountingNegative, .accountingExceptZero: magnitude.isZero
      case .auto, .always, .accounting, .accountingAlways: false
      }
    return .decimal(number.isNegative && !isPositive ? -magnitude : magnitude)
  }

  /// Throws when the number would have to be rounded although the options forbid it.
  func check(_ value: DecimalValue) throws(IntlError) { _ = try digits?.checkedFormat(value) }
}
