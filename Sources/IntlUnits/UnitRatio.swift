internal import IntlCore

/// An exact fraction; most factors between units have no finite decimal form.
struct UnitRatio: Sendable, Hashable {
  private(set) var numerator: DecimalValue
  /// Zero only in the inverse of zero.
  private(set) var denominator: DecimalValue

  static let one = UnitRatio(DecimalValue(1))

  init(_ value: DecimalValue) {
    numerator = value
    denominator = DecimalValue(1)
  }

  /// Multiplies by the power of another ratio, which must not be zero when the power is negative.
  mutating func multiply(by other: UnitRatio, power: Int = 1) {
    for _ in 0..<abs(power) {
      numerator = numerator.product(power > 0 ? other.numerator : other.denominator)
      denominator = denominator.product(power > 0 ? other.denominator : other.numerator)
    }
  }

  mutating func add(_ other: UnitRatio) {
    numerator = numerator.product(other.denominator).sum(other.numerator.product(denominator))
    denominator = denominator.product(other.denominator)
  }

  mutating func subtract(_ other: UnitRatio) {
    add(UnitRatio(numerator: -other.numerator, denominator: other.denominator))
  }

  private init(numerator: DecimalValue, denominator: DecimalValue) {
    self.numerator = numerator
    self.denominator = denominator
  }

  var isZero: Bool { numerator.isZero }

  /// True for the inverse of zero.
  var isUndefined: Bool { denominator.isZero }

  /// The reciprocal.
  var inverse: UnitRatio { UnitRatio(numerator: denominator, denominator: numerator) }

  /// The value as a decimal: exact where it ends, else rounded to 34 significant digits.
  var decimal: DecimalValue {
    // A finite quotient has at most four digits for each digit of the divisor beside those of the dividend.
    let enough = numerator.digitCount + 4 * denominator.digitCount + 4
    let exact = numerator.quotient(denominator, significantDigits: enough, rule: .halfEven)
    if exact.product(denominator) == numerator { return exact.reduced }
    return numerator.quotient(denominator, significantDigits: 34, rule: .halfEven)
  }

  /// The whole part, cut toward zero.
  var whole: DecimalValue {
    let places = numerator.leadingExponent - denominator.leadingExponent + 2
    guard places > 0 else { return DecimalValue(0) }
    return numerator.quotient(denominator, significantDigits: places, rule: .down)
      .rounded(toFractionDigits: 0, rule: .down)
  }

  /// This ratio over another as a decimal; the other must not be zero.
  func quotient(by other: UnitRatio) -> DecimalValue {
    var ratio = self
    ratio.multiply(by: other, power: -1)
    return ratio.decimal
  }

  /// True when this is at least `other`, both without their signs.
  func isAtLeast(_ other: DecimalValue) -> Bool {
    numerator.magnitude >= other.product(denominator.magnitude)
  }
}
