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
