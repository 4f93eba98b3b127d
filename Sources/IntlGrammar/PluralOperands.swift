public import IntlCore

/// What plural rules see of a number: its digits as they are shown.
///
/// ```swift
/// let rules = try PluralRules(locale: "en")
/// rules.category(of: 1)                               // .one
/// rules.category(of: try PluralOperands("1.0"))       // .other
/// ```
///
/// Digits are counted, not values: `1.0` is written differently from `1`, and many languages give the two different
/// categories. The sign does not matter. Nothing goes through floating point, so that the last digit of a number of
/// any length decides as it should.
///
/// UTS 35, section "Plural Operand Meanings".
public struct PluralOperands: Sendable, Hashable {
  /// `i`: the digits before the decimal separator.
  let integer: DecimalValue.DigitRun
  /// `f`: the digits after it.
  let fraction: DecimalValue.DigitRun
  /// `t`: those without trailing zeros.
  let significantFraction: DecimalValue.DigitRun
  /// `v`: how many digits are shown after the decimal separator.
  public let visibleFractionDigits: Int
  /// `w`: how many without trailing zeros.
  public let significantFractionDigits: Int
  /// `c` and `e`: the power of ten that a compact form leaves out, 6 in `1.2M`; 0 without one.
  public let compactExponent: Int
  /// False for NaN and the infinities, which every language puts in `other`.
  let isFinite: Bool

  /// The operands of an integer.
  public init(_ value: some BinaryInteger) {
    if let small = UInt64(exactly: value.magnitude) {
      self.init(integer: PluralOperands.digits(small))
    } else {
      self.init(DecimalValue(value))
    }
  }

  private init(integer digits: DecimalValue.DigitRun) {
    integer = digits
    fraction = DecimalValue.DigitRun(low: 0, isLonger: false)
    significantFraction = fraction
    visibleFractionDigits = 0
    significantFractionDigits = 0
    compactExponent = 0
    isFinite = true
  }

  /// The operands of a number that is shown with the digits it has.
  ///
  /// ```swift
  /// let million = DecimalValue(1_200_000)
  /// let rules = try PluralRules(locale: "fr")
  /// rules.category(of: PluralOperands(million))                         // .other
  /// rules.category(of: PluralOperands(million, compactExponent: 6))     // .many
  /// ```
  ///
  /// - Parameter compactExponent: The power of ten that a compact form leaves out; `value` is still the whole number.
  public init(_ value: DecimalValue, compactExponent: Int = 0) {
    integer = value.integerDigits
    fraction = value.fractionDigits
    significantFraction = value.significantFractionDigits
    visibleFractionDigits = value.fractionDigitCount
    significantFractionDigits = value.significantFractionDigitCount
    self.compactExponent = max(0, compactExponent)
    isFinite = value.isFinite
  }

  /// The operands of `coefficient × 10^exponent`, shown with at least so many fraction digits and without zeros beyond
  /// them; the short way for formats.
  ///
  /// - Parameters:
  ///   - exponent: -18 to 0.
  ///   - minimumFraction: 0 to 18.
  package init(coefficient: UInt64, exponent: Int, minimumFraction: Int) {
    let powers = PowersOfTen.integers
    var shown = -exponent
    let (whole, rest) = coefficient.quotientAndRemainder(dividingBy: powers[shown])
    var digits = rest
    if digits == 0 {
      shown = 0
    } else {
      while digits % 10 == 0 {
        digits /= 10
        shown -= 1
      }
    }
    integer = PluralOperands.digits(whole)
    significantFraction = DecimalValue.DigitRun(low: digits, isLonger: false)
    significantFractionDigits = shown
    visibleFractionDigits = max(shown, minimumFraction)
    fraction = DecimalValue.DigitRun(low: digits &* powers[visibleFractionDigits - shown], isLonger: false)
    compactExponent = 0
    isFinite = true
  }

  /// The digits of an integer.
  static func digits(_ value: UInt64) -> DecimalValue.DigitRun {
    DecimalValue.DigitRun(low: value < bound ? value : value % bound, isLonger: value >= bound)
  }

  /// Digits above this bound are not kept: no rule looks at them.
  static let bound: UInt64 = 1_000_000_000_000_000_000
}
