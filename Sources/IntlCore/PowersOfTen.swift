/// Powers of ten that fit a machine word, and what they are good for.
package enum PowersOfTen {
  // Array literals are static data; an `InlineArray` in a global is copied as a whole to read one element.

  /// 10⁰ to 10¹⁹, all exact.
  package static let integers: [UInt64] = [
    1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000, 10_000_000_000,
    100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000, 1_000_000_000_000_000,
    10_000_000_000_000_000, 100_000_000_000_000_000, 1_000_000_000_000_000_000, 10_000_000_000_000_000_000,
  ]

  /// 10⁰ to 10²², the powers that a `Double` holds exactly.
  package static let doubles: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18,
    1e19,
    1e20, 1e21, 1e22,
  ]

  /// 10¹⁹ as a wide integer.
  package static let nineteenth: UInt128 = 10_000_000_000_000_000_000

  /// 10 to the power of 0 to 38.
  package static func wide(_ power: Int) -> UInt128 {
    let table = integers
    return power <= 19 ? UInt128(table[power]) : nineteenth &* UInt128(table[power - 19])
  }

  /// How many decimal digits `value` has; 1 for zero.
  package static func digitCount(_ value: UInt64) -> Int {
    // 1233 / 4096 is log₁₀ 2: the estimate is right or one too small.
    let counted = value | 1
    let estimate = ((64 &- counted.leadingZeroBitCount) &* 1233) >> 12
    return estimate &+ (counted >= integers[estimate] ? 1 : 0)
  }
}
