/// Puts sections together into a file; `DataPack` in IntlCore reads it, and `CLDRData/README.md` describes it.
enum PackLayout {
  static let version = 1

  static func file(of sections: [PackSection]) throws(CompileFailure) -> [UInt8] {
    let headerSize = 12
    let entrySize = 16
    var offset = headerSize + entrySize * sections.count
    let length = sections.reduce(offset) { $0 + $1.bytes.count }
    var out = ByteWriter()
    out.raw(Array("INTL".utf8))
    out.uint16(version)
    out.uint16(sections.count)
    out.uint32(length)
    for section in sections {
      let name = Array(section.name.utf8)
      guard (1...8).contains(name.count), name.allSatisfy({ $0 < 0x80 }) else {
        throw CompileFailure("a section cannot be named \"\(section.name)\"")
      }
      out.raw(name + [UInt8](repeating: 0, count: 8 - name.count))
      out.uint32(offset)
      out.uint32(section.bytes.count)
      offset += section.bytes.count
    }
    for section in sections { out.raw(section.bytes) }
    return out.bytes
  }
}

/// Writes what `ByteReader` reads.
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
