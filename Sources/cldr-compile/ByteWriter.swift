/// Writes what `ByteReader` in IntlCore reads.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func raw(_ more: [UInt8]) { bytes += more }

  /// The low 8 bits of `value`.
  mutating func uint8(_ value: Int) { bytes.append(UInt8(truncatingIfNeeded: value)) }

  /// The low 16 bits of `value`, little-endian.
  mutating func uint16(_ value: Int) {
    uint8(value)
    uint8(value >> 8)
  }

  /// The low 32 bits of `value`, little-endian.
  mutating func uint32(_ value: Int) {
    uint16(value)
    uint16(value >> 16)
  }

  /// A number in the variable form: seven bits a byte, lowest first.
  mutating func unsigned(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// A count in the variable form.
  mutating func count(_ value: Int) { unsigned(UInt64(value)) }

  /// A signed number in the variable form, folded: 0, −1, 1, −2 are 0, 1, 2, 3.
  mutating func signed(_ value: Int64) { unsigned(UInt64(bitPattern: (value << 1) ^ (value >> 63))) }

  /// A text: its length in bytes in the variable form, then UTF-8.
  mutating func text(_ value: String) {
    count(value.utf8.count)
    bytes += Array(value.utf8)
  }
}
