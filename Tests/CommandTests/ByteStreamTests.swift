import IntlSystem
import Testing

@Suite("Byte streams")
struct ByteStreamTests {
  @Test(
    "lines end at line feeds, and the last need not",
    arguments: [
      ("", []), ("\n", [""]), ("a", ["a"]), ("a\n", ["a"]), ("a\n\nb", ["a", "", "b"]),
      ("a\r\nb\r\n", ["a\r", "b\r"]),
    ])
  func lines(_ row: (text: String, lines: [String])) throws {
    let input = ByteInput(bytes: Array(row.text.utf8))
    var lines: [String] = []
    while let line = try input.nextLine() { lines.append(String(decoding: line.bytes, as: UTF8.self)) }
    #expect(lines == row.lines)
  }

  @Test("a line past the limit is cut, and the next is whole")
  func longLine() throws {
    let long = [UInt8](repeating: 0x78, count: ByteInput.lineLimit + 5)
    let input = ByteInput(bytes: long + [0x0A, 0x79])
    let first = try #require(try input.nextLine())
    #expect(first.isCut)
    #expect(first.bytes.count == ByteInput.lineLimit)
    let second = try #require(try input.nextLine())
    #expect(second.bytes == [0x79])
    #expect(!second.isCut)
    #expect(try input.nextLine()?.bytes == nil)
  }
}
