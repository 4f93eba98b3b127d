import IntlCore
import TestSupport
import Testing

@Suite struct DataPackTests {
  /// A pack of one section, `rows`, that holds a text, a signed number and 16 bits.
  static let bytes: [UInt8] =
    Array("INTL".utf8) + [1, 0, 1, 0, 34, 0, 0, 0]
    + Array("rows\0\0\0\0".utf8) + [28, 0, 0, 0, 6, 0, 0, 0]
    + [2, 0xC3, 0xA9, 0x03, 0x34, 0x12]

  @Test("A section gives back what was written")
  func read() throws {
    var rows = try DataPack(Self.bytes, name: "test").section("rows")
    #expect(try rows.text() == "é")
    #expect(try rows.signed() == -2)
    #expect(try rows.uint16() == 0x1234)
    #expect(rows.isAtEnd)
  }

  @Test("A pack that is cut short is an error at every length", arguments: 0..<34)
  func truncated(length: Int) {
    #expect(throws: IntlError.self) { try DataPack(Array(Self.bytes[..<length]), name: "test") }
  }

  @Test("A section that is not there is an error")
  func missing() throws {
    let pack = try DataPack(Self.bytes, name: "test")
    #expect(throws: IntlError.self) { try pack.section("months") }
  }

  @Test("Altered bytes give an error or other values, never a trap")
  func altered() {
    var random = SeededGenerator("DataPack")
    for _ in 0..<5_000 {
      var bytes = Self.bytes
      for _ in 0..<3 {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(in: 0...255, using: &random)
      }
      do throws(IntlError) {
        var rows = try DataPack(bytes, name: "test").section("rows")
        while !rows.isAtEnd {
          _ = try rows.text()
          _ = try rows.signed()
          _ = try rows.uint16()
        }
      } catch {
        #expect(error.kind == .malformedFile)
      }
    }
  }

  @Test("The variable form holds every 64-bit number and refuses larger ones")
  func variable() throws {
    var largest = ByteReader([0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01], name: "test")
    #expect(try largest.unsigned() == .max)
    var tooLarge = ByteReader([0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x02], name: "test")
    #expect(throws: IntlError.self) { try tooLarge.unsigned() }
    var count = ByteReader([0xFF, 0xFF, 0x03, 0x00], name: "test")
    #expect(throws: IntlError.self) { try count.count() }
  }
}
