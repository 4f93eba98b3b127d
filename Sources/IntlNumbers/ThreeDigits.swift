/// The numbers below 1000 as three ASCII digits each, in the upper bytes of a word.
///
/// A plan holds the table, so that reading it costs neither a check whether it was made nor a call.
struct ThreeDigits: Sendable {
  private let words: [UInt32]

  static let shared = ThreeDigits()

  private init() {
    words = (0..<1000).map { value in
      let hundreds = UInt32(value / 100) << 8
      let tens = UInt32(value / 10 % 10) << 16
      let ones = UInt32(value % 10) << 24
      return 0x3030_3000 | hundreds | tens | ones
    }
  }

  /// The digits of a value below 1000.
  @inline(__always)
  subscript(value: UInt64) -> UInt32 { words[Int(truncatingIfNeeded: value)] }
}
