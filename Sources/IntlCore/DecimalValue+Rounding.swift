extension DecimalValue {
  /// The value with at most `count` digits after the point.
  ///
  /// ```swift
  /// try DecimalValue(parsing: "2.345").rounded(toFractionDigits: 2)    // 2.34
  /// try DecimalValue(parsing: "1.996").rounded(toFractionDigits: 2)    // 2.00
  /// ```
  ///
  /// A value that has fewer digits is not filled up. A negative count rounds to tens, hundreds and so on. With
  /// `unnecessary` the result is that of `halfEven`; it differs from the value where the rule was broken.
  public func rounded(toFractionDigits wanted: Int, rule: RoundingRule = .halfEven) -> DecimalValue {
    let count = max(-4 * Self.exponentLimit, min(4 * Self.exponentLimit, wanted))
    guard kind == .finite, exponent < -count else { return self }
    return rounded(droppingDigits: -count - exponent, rule: rule)
  }

  /// The value with at most `count` significant digits, at least one.
  ///
  /// ```swift
  /// try DecimalValue(parsing: "123456").rounded(toSignificantDigits: 3)    // 123000
  /// try DecimalValue(parsing: "0.0996").rounded(toSignificantDigits: 2)    // 0.10
  /// ```
  public func rounded(toSignificantDigits count: Int, rule: RoundingRule = .halfEven) -> DecimalValue {
    let surplus = digitCount - max(1, count)
    guard kind == .finite, surplus > 0 else { return self }
    let result = rounded(droppingDigits: surplus, rule: rule)
    // 996 to two digits is 100e1: one digit more than asked for.
    return result.digitCount > max(1, count) ? result.droppingDigits(1).value : result
  }

  /// The multiple of `increment` that is nearest by `rule`, with as many fraction digits as the increment has.
  ///
  /// ```swift
  /// try DecimalValue(parsing: "1.02").rounded(toIncrement: 0.05)    // 1.00
  /// ```
  ///
  /// An increment that is zero or not finite leaves the value as it is, and so does one so small that the result would
  /// have more digits than ``digitLimit``; the sign of the increment does not matter.
  public func rounded(toIncrement increment: DecimalValue, rule: RoundingRule = .halfEven) -> DecimalValue {
    guard kind == .finite, increment.kind == .finite, !increment.isZero else { return self }
    let isBelowHalf = isZero || leadingExponent < increment.leadingExponent - 1
    if isBelowHalf {
      let remainder: RoundingRule.Remainder = isZero ? .zero : .belowHalf
      let grows = rule.growsMagnitude(isNegative: isNegative, lastDigitIsOdd: false, remainder: remainder)
      return grows
        ? increment.settingSign(isNegative: isNegative)
        : DecimalValue(isNegative: isNegative, coefficient: UInt64(0), exponent: increment.exponent)
    }
    guard leadingExponent - increment.exponent < Self.digitLimit else { return self }
    let place = min(exponent, increment.exponent)
    let step = increment.longInteger(at: place)
    let (quotient, rest) = longInteger(at: place).quotientAndRemainder(dividingBy: step)
    let remainder: RoundingRule.Remainder
    if rest.isZero {
      remainder = .zero
    } else {
      let twice = rest + rest
      remainder = twice == step ? .half : twice < step ? .belowHalf : .aboveHalf
    }
    let grows = rule.growsMagnitude(
      isNegative: isNegative, lastDigitIsOdd: quotient.isOdd, remainder: remainder)
    let count = grows ? quotient + LongInteger(1) : quotient
    let product = DecimalValue(isNegative: isNegative, digits: count.digits).product(increment.magnitude)
    return product.settingExponent(increment.exponent)
  }

  /// The value without its last `count` digits, rounded; the result keeps the place that is asked for.
  private func rounded(droppingDigits count: Int, rule: RoundingRule) -> DecimalValue {
    let (cut, remainder) = droppingDigits(count)
    let grows = rule.growsMagnitude(
      isNegative: isNegative, lastDigitIsOdd: cut.lastDigitIsOdd, remainder: remainder)
    return grows ? cut.incrementedMagnitude : cut
  }

  private var lastDigitIsOdd: Bool {
    if let large { return large[large.count - 1] & 1 == 1 }
    return small & 1 == 1
  }

  private var incrementedMagnitude: DecimalValue {
    guard let large else {
      return DecimalValue(isNegative: isNegative, coefficient: small + 1, exponent: exponent)
    }
    var digits = large
    var index = digits.count - 1
    while index >= 0, digits[index] == 9 {
      digits[index] = 0
      index -= 1
    }
    if index >= 0 { digits[index] += 1 } else { digits.insert(1, at: 0) }
    return DecimalValue(isNegative: isNegative, digits: digits, exponent: exponent)
  }

  /// The value cut by its last `count` digits, with where the cut ones lie; `count` is not negative.
  package func droppingDigits(_ count: Int) -> (value: DecimalValue, remainder: RoundingRule.Remainder) {
    if count == 0 { return (self, .zero) }
    let place = exponent + count
    if let large {
      let kept = max(0, large.count - count)
      let cut = DecimalValue(isNegative: isNegative, digits: Array(large[..<kept]), exponent: place)
      return (cut, Self.remainder(of: large, from: large.count - count))
    }
    if count > 38 {
      let cut = DecimalValue(isNegative: isNegative, coefficient: UInt64(0), exponent: place)
      return (cut, small == 0 ? .zero : .belowHalf)
    }
    let divisor = PowersOfTen.wide(count)
    let (quotient, rest) = dividedSmall(by: divisor)
    let cut = DecimalValue(isNegative: isNegative, coefficient: quotient, exponent: place)
    if rest == 0 { return (cut, .zero) }
    let half = divisor / 2
    return (cut, rest == half ? .half : rest < half ? .belowHalf : .aboveHalf)
  }

  private func dividedSmall(by divisor: UInt128) -> (UInt128, UInt128) {
    if let dividend = coefficient64, divisor <= UInt128(UInt64.max) {
      let (quotient, rest) = dividend.quotientAndRemainder(dividingBy: UInt64(truncatingIfNeeded: divisor))
      return (UInt128(quotient), UInt128(rest))
    }
    return small.quotientAndRemainder(dividingBy: divisor)
  }

  /// Where `digits[start...]` lies against half a unit of the place before it; zeros stand before a negative start.
  private static func remainder(of digits: [UInt8], from start: Int) -> RoundingRule.Remainder {
    if start < 0 { return .belowHalf }
    let isHalfOrZero = digits[(start + 1)...].allSatisfy { $0 == 0 }
    switch digits[start] {
    case 0: return isHalfOrZero ? .zero : .belowHalf
    case 5: return isHalfOrZero ? .half : .aboveHalf
    case ..<5: return .belowHalf
    default: return .aboveHalf
    }
  }
}
