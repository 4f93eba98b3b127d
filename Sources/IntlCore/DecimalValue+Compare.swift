extension DecimalValue: Hashable, Comparable {
  /// True when both are the same number: `1.5` equals `1.50`, and `-0` equals `0`.
  ///
  /// NaN equals itself here, so that values can be keys.
  public static func == (a: DecimalValue, b: DecimalValue) -> Bool {
    // Most values that are compared have as many places, and few digits.
    if a.kind == .finite, b.kind == .finite, a.exponent == b.exponent, a.large == nil, b.large == nil {
      return a.small == b.small && (a.isNegative == b.isNegative || a.small == 0)
    }
    return order(a, b) == 0
  }

  /// Orders by number; NaN comes after positive infinity.
  public static func < (a: DecimalValue, b: DecimalValue) -> Bool {
    order(a, b) < 0
  }

  /// Feeds what equal values share: the number without trailing zeros.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind.rawValue)
    guard kind == .finite, !isZero else {
      hasher.combine(kind == .infinite && isNegative)
      return
    }
    hasher.combine(isNegative)
    hasher.combine(leadingExponent)
    let zeros = trailingZeroCount
    withDigits { digits in
      for index in 0..<(digits.count - zeros) { hasher.combine(digits[index]) }
    }
  }

  /// True when the digits are equal too: `1.5` and `1.50` differ, and so do `-0` and `0`.
  public func isIdentical(to other: DecimalValue) -> Bool {
    kind == other.kind && isNegative == other.isNegative && exponent == other.exponent && small == other.small
      && large == other.large
  }

  /// Negative, zero or positive, as `a` is below, at or above `b`.
  private static func order(_ a: DecimalValue, _ b: DecimalValue) -> Int {
    if a.kind == .nan || b.kind == .nan { return (a.kind == .nan ? 1 : 0) - (b.kind == .nan ? 1 : 0) }
    let aSign = a.signum
    let bSign = b.signum
    if aSign != bSign || aSign == 0 { return aSign - bSign }
    return aSign * magnitudeOrder(a, b)
  }

  /// -1, 0 or 1; 0 for zero of either sign.
  package var signum: Int { isZero || isNaN ? 0 : isNegative ? -1 : 1 }

  private static func magnitudeOrder(_ a: DecimalValue, _ b: DecimalValue) -> Int {
    if a.kind == .infinite || b.kind == .infinite {
      return (a.kind == .infinite ? 1 : 0) - (b.kind == .infinite ? 1 : 0)
    }
    if a.exponent == b.exponent, a.large == nil, b.large == nil {
      return a.small == b.small ? 0 : a.small < b.small ? -1 : 1
    }
    if a.leadingExponent != b.leadingExponent { return a.leadingExponent < b.leadingExponent ? -1 : 1 }
    return a.withDigits { x in
      b.withDigits { y in
        for index in 0..<max(x.count, y.count) {
          let left = index < x.count ? x[index] : 0
          let right = index < y.count ? y[index] : 0
          if left != right { return left < right ? -1 : 1 }
        }
        return 0
      }
    }
  }
}
