import IntlSystem
import Testing

@Suite("Bytes in lines")
struct ByteInputTests {
  @Test(
    "lines end at line feeds, and the last need not",
    arguments: [
      ("", []), ("\n", [""]), ("a", ["a"]), ("a\n", ["a"]), ("a\n\nb", ["a", "", "b"]),
      ("a\r\nb\r\n", ["a\r", "b\r"]), ("\u{FEFF}a\n\u{FEFF}b", ["a", "\u{FEFF}b"]), ("\u{FEFF}", [""]),
    ])
  func lines(_ row: (text: String, lines: [String])) throws {
    let input = ByteInput(bytes: Array(row.text.utf8))
    var lines: [String] = []
    while let line = try input.nextLine() { lines.append(String(decoding: line.bytes, as: UTF8.self)) }
    #expect(lines == row.lines)
  }

  @Test("a line past the limit is cut, and the next is whole")
  func longLine() throws {
    let input = ByteInput(bytes: Array("0123456789\ny".utf8), lineLimit: 8)
    let first = try #require(try input.nextLine())
    #expect(first.isCut)
    #expect(first.bytes == Array("01234567".utf8))
    let second = try #require(try input.nextLine())
    #expect(second.bytes == [0x79])
    #expect(!second.isCut)
    #expect(try input.nextLine()?.bytes == nil)
  }
}
