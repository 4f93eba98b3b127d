/// Where formatted UTF-8 goes: a `String`, or the end of a caller's bytes.
///
/// This is the one file of the module that may say `unsafe`. It makes strings from bytes without validating them,
/// which saves 3 to 13 ns a string, and copies to the end of a buffer in one move. Who calls it writes only whole
/// scalars of valid UTF-8: ASCII, or text taken from a `String`.
///
/// Numbers are written backwards, from the end of a scratch on the stack: no digits have to be counted, and groups
/// fall out of the loop. The functions take one closure of a concrete type each, because those are the ones that
/// the optimizer dissolves across modules.
package enum TextSink {
  /// How many bytes the scratch of the backward writers has.
  @inlinable package static var scratchCount: Int { 128 }

  /// The string of these bytes, which are valid UTF-8.
  @inlinable @inline(__always)
  package static func string(_ bytes: Span<UInt8>) -> String {
    String(copying: unsafe UTF8Span(unchecked: bytes))
  }

  /// The string that `body` writes into a scratch of ``scratchCount`` bytes; it returns where its text starts.
  @inlinable @inline(__always)
  package static func string(backwards body: (inout MutableSpan<UInt8>) -> Int) -> String {
    var scratch = InlineArray<128, UInt8>(repeating: 0)
    var span = scratch.mutableSpan
    let start = body(&span)
    return string(scratch.span.extracting(start..<scratchCount))
  }

  /// Appends what `body` writes into a scratch, or nothing, with the count that it needs, when it does not fit.
  @inlinable @inline(__always)
  package static func append(
    backwards body: (inout MutableSpan<UInt8>) -> Int, to output: inout OutputSpan<UInt8>
  ) -> Int {
    var scratch = InlineArray<128, UInt8>(repeating: 0)
    var span = scratch.mutableSpan
    let start = body(&span)
    return append(scratch.span.extracting(start..<scratchCount), to: &output)
  }

  /// Appends what `body` writes into a scratch.
  @inlinable @inline(__always)
  package static func append(backwards body: (inout MutableSpan<UInt8>) -> Int, to array: inout [UInt8]) {
    var scratch = InlineArray<128, UInt8>(repeating: 0)
    var span = scratch.mutableSpan
    let start = body(&span)
    append(scratch.span.extracting(start..<scratchCount), to: &array)
  }

  /// Appends the bytes, or nothing when they do not fit, and returns how many there are.
  @inlinable @inline(__always)
  package static func append(_ bytes: Span<UInt8>, to output: inout OutputSpan<UInt8>) -> Int {
    guard output.freeCapacity >= bytes.count else { return bytes.count }
    unsafe output.withUnsafeMutableBufferPointer { buffer, count in
      unsafe bytes.withUnsafeBufferPointer { source in
        let free = unsafe UnsafeMutableBufferPointer(rebasing: buffer[count...])
        // The guard proved the room, and this checks it once more.
        _ = unsafe free.initialize(fromContentsOf: source)
      }
      count += bytes.count
    }
    return bytes.count
  }

  /// Appends the bytes.
  @inlinable @inline(__always)
  package static func append(_ bytes: Span<UInt8>, to array: inout [UInt8]) {
    unsafe bytes.withUnsafeBufferPointer { unsafe array.append(contentsOf: $0) }
  }

  /// Writes the decimal digits of `value` so that they end before `end`, and returns where they start.
  @inlinable @inline(__always)
  package static func writeDigits(
    _ value: UInt64, endingAt end: Int, into span: inout MutableSpan<UInt8>
  ) -> Int {
    var rest = value
    var place = end
    repeat {
      place -= 1
      span[place] = UInt8(truncatingIfNeeded: rest % 10) | 0x30
      rest /= 10
    } while rest != 0
    return place
  }
}

/// Text written backwards a word at a time, for writers of which every nanosecond counts.
///
/// These functions are public, though no user of the library sees them, because the optimizer dissolves only public
/// functions into other modules: a `package` function stays a call, and the closure it is given costs a reference
/// count.
@_spi(Inlined) public enum WordSink {
  /// Where a text ends in its scratch; the words behind it let short texts be copied as a whole.
  @inlinable @inline(__always)
  public static var end: Int { 256 }

  @inlinable @inline(__always)
  static var wordCount: Int { 36 }

  /// Calls `body` with a scratch whose bytes are not set: what is read of it has been written.
  @inlinable @inline(__always)
  static func withScratch<Result>(_ body: (UnsafeMutableRawBufferPointer) -> Result) -> Result {
    unsafe withUnsafeTemporaryAllocation(of: UInt64.self, capacity: wordCount) { words in
      unsafe body(UnsafeMutableRawBufferPointer(words))
    }
  }

  /// The string that `body` writes into a scratch so that it ends at ``end``; it returns where its text starts, or a
  /// negative number to refuse, which gives `nil`.
  @inlinable @inline(__always)
  public static func string(_ body: (inout MutableRawSpan) -> Int) -> String? {
    unsafe withScratch { scratch -> String? in
      var bytes = unsafe MutableRawSpan(_unsafeBytes: scratch)
      let start = body(&bytes)
      guard start >= 0 else { return nil }
      return unsafe UnsafeRawBufferPointer(rebasing: scratch[start..<end]).withMemoryRebound(to: UInt8.self) {
        unsafe String(copying: UTF8Span(unchecked: Span(_unsafeElements: $0)))
      }
    }
  }

  /// Appends what `body` writes, or nothing when it does not fit, and returns how many bytes it has; a negative number
  /// when `body` refuses.
  @inlinable @inline(__always)
  public static func append(
    _ body: (inout MutableRawSpan) -> Int, to output: inout OutputSpan<UInt8>
  ) -> Int {
    unsafe withScratch { scratch -> Int in
      var bytes = unsafe MutableRawSpan(_unsafeBytes: scratch)
      let start = body(&bytes)
      guard start >= 0 else { return start }
      if output.freeCapacity >= end &- start { unsafe copy(scratch, from: start, to: &output) }
      return end &- start
    }
  }

  /// Appends what `body` writes; false when it refuses.
  @inlinable @inline(__always)
  public static func append(_ body: (inout MutableRawSpan) -> Int, to array: inout [UInt8]) -> Bool {
    unsafe withScratch { scratch -> Bool in
      var bytes = unsafe MutableRawSpan(_unsafeBytes: scratch)
      let start = body(&bytes)
      guard start >= 0 else { return false }
      array.append(addingCapacity: end &- start) { unsafe copy(scratch, from: start, to: &$0) }
      return true
    }
  }

  /// Appends `count` bytes that `body` writes where they stay, or nothing when they do not fit, and returns `count`.
  ///
  /// - Parameter body: Writes every byte; the bytes have no values before.
  @inlinable @inline(__always)
  public static func append(
    count: Int, _ body: (inout MutableRawSpan) -> Void, to output: inout OutputSpan<UInt8>
  ) -> Int {
    guard output.freeCapacity >= count else { return count }
    return append(
      room: count,
      { bytes in
        body(&bytes)
        return count
      }, to: &output)
  }

  /// Appends what `body` writes at the start of `room` bytes, for which there must be space; it returns how many bytes
  /// its text has, and may have written to those behind it.
  @inlinable @inline(__always)
  public static func append(
    room: Int, _ body: (inout MutableRawSpan) -> Int, to output: inout OutputSpan<UInt8>
  ) -> Int {
    unsafe output.withUnsafeMutableBufferPointer { buffer, initialized in
      let free = unsafe UnsafeMutableRawBufferPointer(
        rebasing: UnsafeMutableRawBufferPointer(buffer)[initialized..<initialized &+ room])
      var bytes = unsafe MutableRawSpan(_unsafeBytes: free)
      let count = body(&bytes)
      initialized &+= count
      return count
    }
  }

  /// Appends what `body` writes at the start of `room` bytes.
  @inlinable @inline(__always)
  public static func append(room: Int, _ body: (inout MutableRawSpan) -> Int, to array: inout [UInt8]) {
    array.append(addingCapacity: room) { _ = append(room: room, body, to: &$0) }
  }

  /// Appends `count` bytes that `body` writes where they stay.
  ///
  /// - Parameter body: Writes every byte; the bytes have no values before.
  @inlinable @inline(__always)
  public static func append(count: Int, _ body: (inout MutableRawSpan) -> Void, to array: inout [UInt8]) {
    array.append(addingCapacity: count) { _ = append(count: count, body, to: &$0) }
  }

  /// Appends the text of a scratch, for which there is room: short texts by two words, without a call.
  @inlinable @inline(__always)
  static func copy(
    _ scratch: UnsafeMutableRawBufferPointer, from start: Int, to output: inout OutputSpan<UInt8>
  ) {
    let count = end &- start
    let room = output.freeCapacity
    unsafe output.withUnsafeMutableBufferPointer { buffer, initialized in
      let free = unsafe UnsafeMutableRawBufferPointer(
        rebasing: UnsafeMutableRawBufferPointer(buffer)[initialized...])
      if count <= 32, room >= 32 {
        // What lies behind the text stays uninitialized for whoever looks.
        for word in 0..<4 {
          let value = unsafe scratch.loadUnaligned(fromByteOffset: start &+ word &* 8, as: UInt64.self)
          unsafe free.storeBytes(of: value, toByteOffset: word &* 8, as: UInt64.self)
        }
      } else {
        unsafe free.copyMemory(from: UnsafeRawBufferPointer(rebasing: scratch[start..<end]))
      }
      initialized &+= count
    }
  }

  /// The texts that `body` writes for rows from the last to the first, one before the other in one buffer, and where
  /// each starts.
  ///
  /// No text is written anywhere but where it stays: the buffer is filled from its end.
  ///
  /// - Parameters:
  ///   - body: Writes a row so that it ends at the place that it is given, and returns where it starts; there are
  ///     ``end`` bytes before that place. A negative number refuses the row.
  ///   - refused: The text of a row that `body` refuses.
  @inlinable @inline(__always)
  public static func rows(
    _ count: Int, _ body: (Int, Int, inout MutableRawSpan) -> Int, refused: (Int) -> String
  ) -> (bytes: [UInt8], offsets: [Int]) {
    var offsets = [Int](repeating: 0, count: count + 1)
    var capacity = count &* 16 &+ end
    var row = count
    var tail: [UInt8] = []
    while true {
      // Offsets count from the end until the first row is written.
      tail = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, initialized in
        var place = capacity &- tail.count
        let raw = UnsafeMutableRawBufferPointer(buffer)
        unsafe UnsafeMutableRawBufferPointer(rebasing: raw[place..<capacity]).copyBytes(from: tail)
        var bytes = unsafe MutableRawSpan(_unsafeBytes: raw)
        while row > 0, place >= end {
          offsets[row] = capacity &- place
          let start = body(row &- 1, place, &bytes)
          if start >= 0 {
            place = start
          } else {
            let text = refused(row &- 1)
            guard text.utf8.count <= place else { break }
            place &-= text.utf8.count
            var target = place
            for byte in text.utf8 {
              unsafe raw[target] = byte
              target &+= 1
            }
          }
          row &-= 1
        }
        // The text moves to the front, where an array begins.
        let used = capacity &- place
        unsafe raw.copyMemory(from: UnsafeRawBufferPointer(rebasing: raw[place..<capacity]))
        initialized = used
      }
      if row == 0 { break }
      capacity = max(capacity &* 2, tail.count &+ refused(row &- 1).utf8.count &+ end &* 2)
    }
    for row in 0...count { offsets[row] = tail.count &- (row == 0 ? tail.count : offsets[row]) }
    return (tail, offsets)
  }
}
