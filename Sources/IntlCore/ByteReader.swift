/// Reads numbers and texts from bytes, in order, and never past their end.
///
/// Fixed widths are little-endian. The variable form holds seven bits a byte, lowest first (LEB128); signed
/// numbers are folded into it so that small ones of either sign stay short (0, −1, 1, −2 are 0, 1, 2, 3).
package struct ByteReader: Sendable {
  private let bytes: ArraySlice<UInt8>
  private let name: String
  private var index: Int

  /// - Parameter name: What errors call the source.
  package init(_ bytes: ArraySlice<UInt8>, name: String) {
    self.bytes = bytes
    self.name = name
    index = bytes.startIndex
  }

  /// The offset of the next byte from the start.
  package var position: Int { index - bytes.startIndex }

  /// How many bytes are left.
  package var remaining: Int { bytes.endIndex - index }

  /// True when nothing is left.
  package var isAtEnd: Bool { remaining == 0 }

  /// The next byte.
  package mutating func uint8() throws(IntlError) -> UInt8 {
    guard index < bytes.endIndex else { throw cutShort("1 more byte") }
    defer { index += 1 }
    return bytes[index]
  }

  /// The next two bytes as a number.
  package mutating func uint16() throws(IntlError) -> UInt16 {
    let low = try uint8()
    return try UInt16(low) | UInt16(uint8()) << 8
  }

  /// The next four bytes as a number.
  package mutating func uint32() throws(IntlError) -> UInt32 {
    let low = try uint16()
    return try UInt32(low) | UInt32(uint16()) << 16
  }

  /// The next number of the variable form.
  package mutating func unsigned() throws(IntlError) -> UInt64 {
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 7) {
      let byte = try uint8()
      let bits = UInt64(byte & 0x7F)
      guard (bits << shift) >> shift == bits else { break }
      value |= bits << shift
      if byte < 0x80 { return value }
    }
    throw IntlError(.malformedFile, subject: name, position: position, expected: "a number of 64 bits")
  }

  /// The next signed number of the variable form.
  package mutating func signed() throws(IntlError) -> Int64 {
    let folded = try unsigned()
    return Int64(bitPattern: folded >> 1) ^ -Int64(folded & 1)
  }

  /// The next number of the variable form, as a count of things of at least `size` bytes each.
  ///
  /// A count that the rest of the bytes cannot hold is refused, so that nobody reserves room for it.
  package mutating func count(size: Int = 1) throws(IntlError) -> Int {
    let value = try unsigned()
    guard value <= UInt64(remaining / max(1, size)) else { throw cutShort("\(value) entries") }
    return Int(value)
  }

  /// The next text: its length in bytes in the variable form, then UTF-8.
  package mutating func text() throws(IntlError) -> String {
    try text(length: count())
  }

  /// The next `length` bytes as text; bytes that are not UTF-8 become U+FFFD.
  package mutating func text(length: Int) throws(IntlError) -> String {
    try String(decoding: slice(length: length), as: UTF8.self)
  }

  /// The next `length` bytes.
  package mutating func slice(length: Int) throws(IntlError) -> ArraySlice<UInt8> {
    guard length >= 0, length <= remaining else { throw cutShort("\(length) more bytes") }
    defer { index += length }
    return bytes[index..<index + length]
  }

  private func cutShort(_ expected: String) -> IntlError {
    IntlError(.malformedFile, subject: name, position: position, expected: expected, found: "the end")
  }
}
