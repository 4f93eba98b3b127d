internal import IntlCore

/// A place in ISO 8601 text, and the parts that can be read from there.
///
/// The bytes are handed to each call rather than kept, because a span cannot be stored. A failure is a ``Fault``, small
/// and without the text; the caller makes it an ``IntlError``.
struct ISOReader {
  /// What was expected, and where.
  struct Fault: Error {
    var position: Int
    var expected: String
    var kind = IntlError.Kind.unparsable

    func error(in text: String) -> IntlError {
      IntlError(
        kind, subject: text, position: position, expected: expected,
        found: IntlError.found(in: text, at: position))
    }
  }

  /// Whether separators stand between the fields.
  enum Layout: UInt8 {
    /// Nothing read so far tells.
    case unknown
    /// Without: `20240229T1430`.
    case basic
    /// With: `2024-02-29T14:30`.
    case extended
  }

  var position = 0
  var layout = Layout.unknown
  /// True when date and time may differ in form, which ISO 8601 forbids.
  var allowsMixedForms = false

  /// The byte at the position; 0 at the end, which no part of a date is.
  @inline(__always)
  func peek(_ bytes: Span<UInt8>) -> UInt8 { peek(bytes, at: position) }

  @inline(__always)
  func peek(_ bytes: Span<UInt8>, at index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  @inline(__always)
  mutating func skip(_ character: Unicode.Scalar, _ bytes: Span<UInt8>) -> Bool {
    guard peek(bytes) == UInt8(ascii: character) else { return false }
    position &+= 1
    return true
  }

  /// Skips a letter in either case; `letter` is the lower-case one.
  @inline(__always)
  mutating func skipLetter(_ letter: Unicode.Scalar, _ bytes: Span<UInt8>) -> Bool {
    guard peek(bytes) | 0x20 == UInt8(ascii: letter) else { return false }
    position &+= 1
    return true
  }

  /// Reads a sign: `+`, `-` or U+2212, which ISO 8601 prefers; `nil` when there is none.
  @inline(__always)
  mutating func sign(_ bytes: Span<UInt8>) -> Int32? {
    switch peek(bytes) {
    case UInt8(ascii: "+"):
      position &+= 1
      return 1
    case UInt8(ascii: "-"):
      position &+= 1
      return -1
    case 0xE2 where peek(bytes, at: position + 1) == 0x88 && peek(bytes, at: position + 2) == 0x92:
      position &+= 3
      return -1
    default:
      return nil
    }
  }

  /// Reads all digits from here, up to 12: their value and their count.
  @inline(__always)
  mutating func digits(_ bytes: Span<UInt8>) -> (value: Int, count: Int) {
    var value = 0
    let start = position
    while position < bytes.count, position &- start < 12 {
      let digit = bytes[position] &- 0x30
      guard digit < 10 else { break }
      value = value &* 10 &+ Int(digit)
      position &+= 1
    }
    return (value, position &- start)
  }

  /// Reads two digits; `nil` when they are not both there.
  @inline(__always)
  mutating func pair(_ bytes: Span<UInt8>) -> Int32? {
    guard position &+ 1 < bytes.count else { return nil }
    let tens = bytes[position] &- 0x30
    let units = bytes[position &+ 1] &- 0x30
    guard tens < 10, units < 10 else { return nil }
    position &+= 2
    return Int32(tens) &* 10 &+ Int32(units)
  }
}
