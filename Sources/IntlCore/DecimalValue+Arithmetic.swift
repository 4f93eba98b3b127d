extension DecimalValue {
  /// The exact product.
  ///
  /// ```swift
  /// try DecimalValue(parsing: "1.10").multiplied(by: 3)    // 3.30
  /// ```
  ///
  /// Zero times infinity is NaN. The place of the result's last digit is the sum of both places.
  ///
  /// - Throws: ``IntlError`` of kind `outOfRange` for a result beyond ``exponentLimit`` or ``digitLimit``.
  public func multiplied(by factor: DecimalValue) throws(IntlError) -> DecimalValue {
    try product(factor).inRange("\(exponentText) × \(factor.exponentText)")
  }

  /// The exact sum.
  ///
  /// ```swift
  /// try DecimalValue(parsing: "0.10").adding(0.2)    // 0.30
  /// ```
  ///
  /// Infinities of opposite sign add up to NaN.
  ///
  /// - Throws: ``IntlError`` of kind `outOfRange` for a result beyond ``exponentLimit`` or ``digitLimit``.
  public func adding(_ other: DecimalValue) throws(IntlError) -> DecimalValue {
    guard !isFinite || !other.isFinite || isZero || other.isZero || span(with: other) <= Self.digitLimit
    else {
      throw Self.outOfRange("\(exponentText) + \(other.exponentText)")
    }
    return try sum(other).inRange("\(exponentText) + \(other.exponentText)")
  }

  /// The value times 10 to the power of `power`, exactly.
  ///
  /// ```swift
  /// try DecimalValue(parsing: "12.50").scaled(byPowerOfTen: -2)    // 0.1250
  /// ```
  ///
  /// - Throws: ``IntlError`` of kind `outOfRange` for a result beyond ``exponentLimit`` or ``digitLimit``.
  public func scaled(byPowerOfTen power: Int) throws(IntlError) -> DecimalValue {
    let bounded = max(-4 * Self.exponentLimit, min(4 * Self.exponentLimit, power))
    return try shifted(by: bounded).inRange("\(exponentText) × 10^\(power)")
  }

  /// The quotient, rounded to `count` significant digits when it does not end before that.
  ///
  /// ```swift
  /// try DecimalValue(1).divided(by: 8, significantDigits: 20)    // 0.125
  /// try DecimalValue(2).divided(by: 3, significantDigits: 4)     // 0.6667
  /// ```
  ///
  /// - Throws: ``IntlError`` of kind `outOfRange` for a divisor of zero, or a result beyond ``exponentLimit``.
  public func divided(
    by divisor: DecimalValue, significantDigits count: Int, rule: RoundingRule = .halfEven
  ) throws(IntlError) -> DecimalValue {
    guard !divisor.isZero else {
      throw IntlError(.outOfRange, subject: divisor.description, expected: "a divisor other than zero")
    }
    return try quotient(divisor, significantDigits: count, rule: rule)
      .inRange("\(exponentText) ÷ \(divisor.exponentText)")
  }

  // The same computations for formats, which cannot fail: what they are given is inside the limits, and a few of
  // these steps cannot use up the 64 bits in which an exponent is kept.

  package func product(_ factor: DecimalValue) -> DecimalValue {
    if isNaN || factor.isNaN { return .nan }
    let sign = isNegative != factor.isNegative
    if isInfinite || factor.isInfinite {
      return isZero || factor.isZero ? .nan : Self.infinity.settingSign(isNegative: sign)
    }
    let place = exponent + factor.exponent
    if let a = coefficient64, let b = factor.coefficient64 {
      let product = UInt128(a) &* UInt128(b)
      return DecimalValue(isNegative: sign, coefficient: product, exponent: place)
    }
    let long = longCoefficient * factor.longCoefficient
    return DecimalValue(isNegative: sign, digits: long.digits, exponent: place)
  }

  /// The sum; of numbers so far apart that it would have more digits than ``digitLimit``, the larger one.
  package func sum(_ other: DecimalValue) -> DecimalValue {
    if isNaN || other.isNaN { return .nan }
    if isInfinite { return other.isInfinite && other.isNegative != isNegative ? .nan : self }
    if other.isInfinite { return other }
    if span(with: other) > Self.digitLimit { return magnitude < other.magnitude ? other : self }
    let place = min(exponent, other.exponent)
    let a = longInteger(at: place)
    let b = other.longInteger(at: place)
    if isNegative == other.isNegative {
      return DecimalValue(isNegative: isNegative, digits: (a + b).digits, exponent: place)
    }
    if a == b { return DecimalValue(coefficient: UInt64(0), exponent: place) }
    return a < b
      ? DecimalValue(isNegative: other.isNegative, digits: (b - a).digits, exponent: place)
      : DecimalValue(isNegative: isNegative, digits: (a - b).digits, exponent: place)
  }

  package func shifted(by power: Int) -> DecimalValue {
    kind == .finite ? settingExponent(exponent + power) : self
  }

  /// The quotient, to as many digits as are asked for, but no more than ``digitLimit``.
  package func quotient(
    _ divisor: DecimalValue, significantDigits wanted: Int, rule: RoundingRule
  ) -> DecimalValue {
    let count = min(max(1, wanted), Self.digitLimit)
    if isNaN || divisor.isNaN { return .nan }
    let sign = isNegative != divisor.isNegative
    if isInfinite { return divisor.isInfinite ? .nan : Self.infinity.settingSign(isNegative: sign) }
    if divisor.isInfinite { return DecimalValue(isNegative: sign, coefficient: UInt64(0)) }
    if divisor.isZero { return isZero ? .nan : Self.infinity.settingSign(isNegative: sign) }
    // One digit more than asked for, and one that tells whether anything is left after it.
    let ideal = exponent - divisor.exponent
    let zeros = max(0, count + 1 + divisor.digitCount - digitCount)
    let dividend = withDigits { LongInteger(digits: $0, zeros: zeros) }
    let (whole, rest) = dividend.quotientAndRemainder(dividingBy: divisor.longCoefficient)
    if rest.isZero {
      let exact = DecimalValue(isNegative: sign, digits: whole.digits, exponent: ideal - zeros)
      let surplus = min(exact.trailingZeroCount, zeros)
      return exact.droppingDigits(surplus).value.rounded(toSignificantDigits: count, rule: rule)
    }
    let sticky = DecimalValue(isNegative: sign, digits: whole.digits + [1], exponent: ideal - zeros - 1)
    return sticky.rounded(toSignificantDigits: count, rule: rule)
  }

  /// The coefficient as a long integer.
  private var longCoefficient: LongInteger {
    large == nil ? LongInteger(small) : withDigits { LongInteger(digits: $0) }
  }

  /// The magnitude in units of 10^place; `place` is at most ``exponent``.
  func longInteger(at place: Int) -> LongInteger {
    if isZero { return LongInteger(0) }
    return withDigits { LongInteger(digits: $0, zeros: exponent - place) }
  }

  /// How many places there are from the first digit of both numbers to the last.
  private func span(with other: DecimalValue) -> Int {
    let place = min(exponent, other.exponent)
    return max(isZero ? place : leadingExponent, other.isZero ? place : other.leadingExponent) - place + 1
  }

  private func inRange(_ subject: @autoclosure () -> String) throws(IntlError) -> DecimalValue {
    guard isInRange else { throw Self.outOfRange(subject()) }
    return self
  }

  private static func outOfRange(_ subject: String) -> IntlError {
    IntlError(.outOfRange, subject: subject, expected: "a result of \(rangeText)")
  }
}
