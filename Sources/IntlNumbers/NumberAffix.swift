/// A short text as machine words, to be stored at the end of what is written so far.
///
/// Up to 16 bytes stand in the two words, right-aligned; the bytes before them are rubbish that the next store covers.
/// Longer texts stand in the plan's pool, and their last 16 bytes here too.
struct NumberAffix: Sendable, Hashable {
  var low: UInt64 = 0
  var high: UInt64 = 0
  var count: Int32 = 0
  /// Where the text starts in the pool.
  var start: Int32 = 0

  /// How many bytes before the text a store may touch.
  static let slack = 16

  /// No text.
  static let none = NumberAffix()

  private init() {}

  init(_ text: String, pool: inout [UInt8]) {
    let bytes = Array(text.utf8)
    count = Int32(clamping: bytes.count)
    start = Int32(clamping: pool.count)
    for (index, byte) in bytes.reversed().prefix(16).enumerated() {
      if index < 8 {
        low |= UInt64(byte) << UInt64(56 - 8 * index)
      } else {
        high |= UInt64(byte) << UInt64(120 - 8 * index)
      }
    }
    if bytes.count > 16 { pool += bytes }
  }
}

/// What stands around a number.
struct NumberAffixPair: Sendable, Hashable {
  var prefix: NumberAffix
  var suffix: NumberAffix
  /// True when the text has no digits: the prefix is all of it.
  var replacesNumber: Bool
  /// The bytes of both.
  let count: Int

  init(prefix: NumberAffix, suffix: NumberAffix, replacesNumber: Bool) {
    self.prefix = prefix
    self.suffix = suffix
    self.replacesNumber = replacesNumber
    count = Int(prefix.count + suffix.count)
  }
}

extension NumberPlan {
  /// Writes a text so that it ends before `end`, and returns where it starts.
  @inline(__always)
  func write(_ affix: NumberAffix, endingAt end: Int, into bytes: inout MutableRawSpan) -> Int {
    if affix.count == 0 { return end }
    bytes.storeBytes(of: affix.low.littleEndian, toByteOffset: end &- 8, as: UInt64.self)
    if affix.count > 8 {
      bytes.storeBytes(of: affix.high.littleEndian, toByteOffset: end &- 16, as: UInt64.self)
      if affix.count > 16 { writeLong(affix, endingAt: end, into: &bytes) }
    }
    return end &- Int(affix.count)
  }

  @inline(never)
  private func writeLong(_ affix: NumberAffix, endingAt end: Int, into bytes: inout MutableRawSpan) {
    var place = end - Int(affix.count)
    for index in Int(affix.start)..<Int(affix.start + affix.count - 16) {
      bytes.storeBytes(of: pool[index], toByteOffset: place, as: UInt8.self)
      place += 1
    }
  }
}
