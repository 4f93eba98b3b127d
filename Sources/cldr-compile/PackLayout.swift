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
