/// A file of named sections of bytes, as `cldr-compile` writes it; the layout stands in `CLDRData/README.md`.
///
/// Reading is bounded: a file that is cut short or altered gives an error, never a trap.
package struct DataPack: Sendable {
  /// The layout that this code reads.
  package static let version: UInt16 = 1

  private let name: String
  private let bytes: [UInt8]
  private let ranges: [String: Range<Int>]

  /// Reads the header and the table of sections.
  ///
  /// - Parameter name: What errors call the file.
  /// - Throws: ``IntlError`` of kind `malformedFile`.
  package init(_ bytes: [UInt8], name: String) throws(IntlError) {
    var reader = ByteReader(bytes[...], name: name)
    for character in "INTL".utf8 {
      guard try reader.uint8() == character else {
        throw IntlError(.malformedFile, subject: name, position: 0, expected: "the four bytes \"INTL\"")
      }
    }
    let version = try reader.uint16()
    guard version == DataPack.version else {
      throw IntlError(
        .malformedFile, subject: name, position: 4, expected: "layout version \(DataPack.version)",
        found: "version \(version)")
    }
    let count = try reader.uint16()
    let length = try Int(reader.uint32())
    guard length == bytes.count else {
      throw IntlError(
        .malformedFile, subject: name, position: 8, expected: "a length of \(length) bytes",
        found: "\(bytes.count)")
    }
    var ranges: [String: Range<Int>] = [:]
    for _ in 0..<count {
      let section = try reader.text(length: 8).prefix { $0 != "\0" }
      let start = try Int(reader.uint32())
      let size = try Int(reader.uint32())
      guard start <= bytes.count, size <= bytes.count - start else {
        throw IntlError(
          .malformedFile, subject: name, position: reader.position, expected: "a section inside the file",
          found: "\(size) bytes from \(start)")
      }
      ranges[String(section)] = start..<start + size
    }
    self.name = name
    self.bytes = bytes
    self.ranges = ranges
  }

  /// A reader at the start of a section, which ends where the section ends.
  ///
  /// - Throws: ``IntlError`` of kind `malformedFile` when there is no such section.
  package func section(_ section: String) throws(IntlError) -> ByteReader {
    guard let range = ranges[section] else {
      throw IntlError(.malformedFile, subject: name, expected: "a section named \(IntlError.quoted(section))")
    }
    return ByteReader(bytes[range], name: "\(name), section \(section)")
  }
}
