/// Powers of ten for the writers' loops.
///
/// `IntlCore` has them too; reading a constant of another module is a call, and these are inlined. They are arrays,
/// whose literals are static data; an `InlineArray` in a global is copied as a whole to read one element.
package enum DecimalPower {
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
    let product = value * doubles[places]
    // Below 2⁵² the sum is a whole number: the product rounded, with its digits in the low bits.
    guard product < 4.5e15 else { return nil }
    let sum = product + 0x1p52
    let distance = (product - (sum - 0x1p52)).magnitude
    guard 0.5 - distance > product * 0x1p-50 else { return nil }
    return sum.bitPattern & 0xF_FFFF_FFFF_FFFF
  }
}
