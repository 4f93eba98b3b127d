internal import IntlCore
internal import IntlGrammar

/// A number that can be cut to a place; rounding is written once, for small numbers and for any.
protocol RoundableDigits {
  /// True for zero.
  var isZero: Bool { get }
  /// The place of the first digit, for a number that is not zero.
  var leadingPlace: Int { get }
  /// True when a digit after the point is not zero.
  var hasFraction: Bool { get }
  /// Drops the digits below a place.
  mutating func round(to place: Int, by rule: RoundingRule, isNegative: Bool)
  /// Takes the nearest multiple of a step; false when the number cannot hold it.
  mutating func round(toMultipleOf step: DecimalValue, by rule: RoundingRule, isNegative: Bool) -> Bool
  /// Multiplies by a power of ten.
  mutating func shift(by power: Int)
  /// True for the number one.
  var isOne: Bool { get }
  /// What plural rules see of the number when it is shown with so many fraction digits at least.
  func operands(minimumFraction: Int) -> PluralOperands
}

/// A magnitude of at most 19 digits: `coefficient × 10^exponent`.
struct SmallDecimal: RoundableDigits {
  var coefficient: UInt64
  var exponent: Int

  @inline(__always)
  init(_ coefficient: UInt64, exponent: Int) {
    self.coefficient = coefficient
    self.exponent = exponent
  }

  @inline(__always)
  var isZero: Bool { coefficient == 0 }

  @inline(__always)
  var leadingPlace: Int { DecimalPower.digitCount(coefficient) - 1 + exponent }

  var hasFraction: Bool {
    guard exponent < 0, coefficient != 0 else { return false }
    return exponent < -19 || coefficient % DecimalPower.of(-exponent) != 0
  }

  @inline(__always)
  mutating func shift(by power: Int) { exponent += power }

  var isOne: Bool {
    guard exponent <= 0, exponent >= -19 else { return false }
    return coefficient == DecimalPower.of(-exponent)
  }

  func operands(minimumFraction: Int) -> PluralOperands {
    if exponent <= 0, exponent >= -18, minimumFraction <= 18 {
      return PluralOperands(coefficient: coefficient, exponent: exponent, minimumFraction: minimumFraction)
    }
    return DecimalValue(coefficient: coefficient, exponent: exponent).operands(
      minimumFraction: minimumFraction)
  }

  @inline(__always)
  mutating func round(to place: Int, by rule: RoundingRule, isNegative: Bool) {
    let count = place - exponent
    guard count > 0 else { return }
    exponent = place
    guard count <= 19 else {
      // 10²⁰ is more than twice any coefficient.
      let remainder: RoundingRule.Remainder = coefficient == 0 ? .zero : .belowHalf
      coefficient =
        rule.growsMagnitude(isNegative: isNegative, lastDigitIsOdd: false, remainder: remainder) ? 1 : 0
      return
    }
    let divisor = DecimalPower.of(count)
    let (quotient, rest) = coefficient.quotientAndRemainder(dividingBy: divisor)
    coefficient = quotient
    guard rest != 0 else { return }
    let missing = divisor - rest
    if rule == .halfEven {
      if rest > missing || (rest == missing && quotient & 1 == 1) { coefficient += 1 }
      return
    }
    let remainder: RoundingRule.Remainder = rest == missing ? .half : rest < missing ? .belowHalf : .aboveHalf
    if rule.growsMagnitude(isNegative: isNegative, lastDigitIsOdd: quotient & 1 == 1, remainder: remainder) {
      coefficient += 1
    }
  }

  mutating func round(toMultipleOf step: DecimalValue, by rule: RoundingRule, isNegative: Bool) -> Bool {
    let value = DecimalValue(isNegative: isNegative, coefficient: coefficient, exponent: exponent)
    let multiple = value.rounded(toIncrement: step, rule: rule)
    guard let small = multiple.coefficient64 else { return false }
    coefficient = small
    exponent = multiple.exponent
    return true
  }
}

extension DecimalValue: RoundableDigits {
  var leadingPlace: Int { leadingExponent }

  var hasFraction: Bool { significantFractionDigitCount > 0 }

  mutating func round(to place: Int, by rule: RoundingRule, isNegative: Bool) {
    self = rounded(toFractionDigits: -place, rule: rule)
  }

  mutating func round(toMultipleOf step: DecimalValue, by rule: RoundingRule, isNegative: Bool) -> Bool {
    self = rounded(toIncrement: step, rule: rule)
    return true
  }

  var isOne: Bool { self == DecimalValue(1) || self == DecimalValue(-1) }

  func operands(minimumFraction: Int) -> PluralOperands {
    PluralOperands(magnitude.showing(minimumFraction: minimumFraction))
  }

  /// The same number without trailing zeros in the fraction beyond those that are asked for.
  func showing(minimumFraction: Int) -> DecimalValue {
    let shortest = isZero && exponent > 0 ? settingExponent(0) : reduced
    let missing = minimumFraction + min(0, shortest.exponent)
    guard missing > 0, shortest.isFinite, shortest.exponent <= Self.writtenLimit else { return shortest }
    // Zeros to the right of what is there: the digits of the number itself, at a lower place.
    let count = shortest.exponent > 0 ? shortest.exponent + minimumFraction : missing
    let digits = shortest.withDigits { digits in
      var out: [UInt8] = []
      out.reserveCapacity(digits.count + count)
      for index in 0..<digits.count { out.append(digits[index]) }
      return out
    }
    return DecimalValue(
      isNegative: shortest.isNegative, digits: digits + [UInt8](repeating: 0, count: count),
      exponent: shortest.exponent - count)
  }

  mutating func shift(by power: Int) {
    self = settingExponent(exponent + power)
  }
}
