/// Powers of ten for the writers' loops.
///
/// `IntlCore` has them too; reading a constant of another module is a call, and this one is inlined.
package enum DecimalPower {
  // Arrays: of an inline array, even its span, the optimizer copies the whole for each element that is read.

  /// 10⁰ to 10¹⁹.
  private static let integers: [UInt64] = [
    1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000, 10_000_000_000,
    100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000, 1_000_000_000_000_000,
    10_000_000_000_000_000, 100_000_000_000_000_000, 1_000_000_000_000_000_000, 10_000_000_000_000_000_000,
  ]

  /// 10⁰ to 10²², the powers that a `Double` holds exactly.
  private static let doubles: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18,
    1e19, 1e20, 1e21, 1e22,
  ]

  /// 10 to the power of 0 to 19.
  @inline(__always)
  package static func of(_ power: Int) -> UInt64 { integers[power] }

  /// How many decimal digits `value` has; 1 for zero.
  @inline(__always)
  package static func digitCount(_ value: UInt64) -> Int {
    // 1233 / 4096 is log₁₀ 2: the estimate is right or one too small.
    let counted = value | 1
    let estimate = ((64 &- counted.leadingZeroBitCount) &* 1233) >> 12
    return estimate &+ (counted >= integers[estimate] ? 1 : 0)
  }

  /// `value × 10^places` rounded to the nearest integer, or `nil` where that needs the shortest digits.
  ///
  /// The product is off by less than one part in 2⁵², so when it is farther than `product × 2⁻⁵⁰` from a tie, the
  /// shortest decimal rounds the same way, by any of the rules that go to the nearest.
  ///
  /// - Parameters:
  ///   - value: A number that is not negative; infinity and NaN answer `nil`.
  ///   - places: 0 to 22.
  @inline(__always)
  package static func nearest(_ value: Double, places: Int) -> UInt64? {
    nearest(value, power: doubles[places])
  }

  /// The same for a caller that keeps the power of ten.
  ///
  /// - Parameters:
  ///   - value: A number that is not negative; infinity and NaN answer `nil`.
  ///   - power: 10⁰ to 10²².
  @inline(__always)
  static func nearest(_ value: Double, power: Double) -> UInt64? {
    let product = value * power
    guard product < 4.5e15 else { return nil }
    // Above 2⁵² doubles are integers, so the sum is rounded to one, and its lower bits are the number.
    let shifted = product + 0x1p52
    let distance = 0.5 - (product - (shifted - 0x1p52)).magnitude
    guard distance > product * 0x1p-50 else { return nil }
    return shifted.bitPattern & 0xF_FFFF_FFFF_FFFF
  }

  /// 10 to the power of 0 to 22.
  static func double(_ power: Int) -> Double { doubles[power] }

  /// What dividing by 10 to the power of 1 to 19 comes to: the upper word of the product with `factor`, shifted down.
  ///
  /// The factor is 2^(64 + shift) / 10^power rounded up, which is off by less than the power; so the quotient is right
  /// for every number below 2⁶³.
  static func reciprocal(_ power: Int) -> (factor: UInt64, shift: UInt64) {
    let divisor = of(power)
    let shift = UInt64(63 - divisor.leadingZeroBitCount)
    return (divisor.dividingFullWidth((1 << shift, 0)).quotient + 1, shift)
  }
}
