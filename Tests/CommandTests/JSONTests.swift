import IntlCommand
import Testing

@Suite("JSON")
struct JSONTests {
  @Test(
    "what is valid is read, and written back as it was",
    arguments: [
      #"{"b":1,"a":[true,false,null],"c":{}}"#, "12345678901234567890.10", "-0", "1e400", "[]", "\"\"",
      #""\"\\\n\r\t\u0001""#, "\"\u{e9}\u{202f}\u{1f600}\"", #"[[1],[{"x":[2]}]]"#,
    ])
  func roundTrip(_ text: String) throws {
    #expect(JSONWriter.text(try JSONReader.read(Array(text.utf8))) == text)
  }

  @Test("escapes are read, surrogate pairs as one scalar")
  func escapes() throws {
    let value = try JSONReader.read(Array(#"  "\u00e9\ud83d\ude00\/\b\f\u0000"  "#.utf8))
    #expect(value == .string("\u{e9}\u{1f600}/\u{8}\u{c}\u{0}"))
  }

  @Test(
    "what is not JSON is refused, with its byte",
    arguments: [
      ("", 0, "a JSON value"), ("  ", 2, "a JSON value"), ("{", 1, "a member name in double quotes"),
      (#"{"a":1,}"#, 7, "a member name in double quotes"), (#"{"a" 1}"#, 5, "\":\""),
      (#"{"a":1,"a":2}"#, 7, "each member once"), ("[1,]", 3, "a JSON value"), ("[1 2]", 3, "\",\" or \"]\""),
      ("01", 1, "no digit after a leading zero"), ("1.", 2, "a digit"), ("-", 1, "a digit"),
      ("1e", 2, "a digit"),
      (".5", 0, "a JSON value"), ("tru", 0, "a JSON value"), ("nul", 0, "a JSON value"),
      ("NaN", 0, "a JSON value"),
      (#""a"#, 2, "\"\\\"\" at the end of the text"), ("\"a\nb\"", 2, "control characters to be escaped"),
      (#""\x""#, 2, #"one of \" \\ \/ \b \f \n \r \t \u"#), (#""\u12g4""#, 5, "four hexadecimal digits"),
      (#""\ud800""#, 1, "both halves of a surrogate pair"),
      (#""\udc00""#, 1, "both halves of a surrogate pair"),
      (#""\ud800\u0041""#, 1, "both halves of a surrogate pair"), ("1 2", 2, "the end of the line"),
      ("{} x", 3, "the end of the line"), ("\u{feff}{}", 0, "a JSON value"),
    ])
  func refused(_ row: (text: String, offset: Int, expected: String)) {
    let failure = #expect(throws: JSONReader.Failure.self) { try JSONReader.read(Array(row.text.utf8)) }
    #expect(failure?.offset == row.offset)
    #expect(failure?.expected == row.expected)
  }

  @Test("bytes that are not UTF-8 are refused, with their place")
  func notUTF8() {
    let failure = #expect(throws: JSONReader.Failure.self) {
      try JSONReader.read(Array(#"{"a":""#.utf8) + [0xC3, 0x28] + Array(#""}"#.utf8))
    }
    #expect(failure?.offset == 6)
    #expect(failure?.found == "the byte 0xc3")
  }

  @Test("nesting is bounded")
  func nesting() throws {
    let deep = { (count: Int) in
      Array(repeating: UInt8(ascii: "["), count: count) + Array(repeating: UInt8(ascii: "]"), count: count)
    }
    _ = try JSONReader.read(deep(64))
    #expect(throws: JSONReader.Failure.self) { try JSONReader.read(deep(65)) }
    #expect(throws: JSONReader.Failure.self) { try JSONReader.read(deep(1_000_000)) }
  }

  @Test(
    "equal values are equal, whatever their spelling",
    arguments: [
      ("1", "1.0", true), ("10", "1e1", true), ("0.001", "1e-3", true), ("0", "-0.0", true),
      ("1", "-1", false),
      ("12345678901234567890", "12345678901234567891", false), ("1e400", "1e401", false),
      ("\"1\"", "1", false),
      (#"{"a":1,"b":2}"#, #"{"b":2,"a":1}"#, true), (#"{"a":1}"#, #"{"a":1,"b":null}"#, false),
      ("[1,2]", "[2,1]", false), ("\"\u{e9}\"", "\"e\u{301}\"", false), ("null", "false", false),
    ])
  func equality(_ row: (a: String, b: String, isEqual: Bool)) throws {
    let a = try JSONReader.read(Array(row.a.utf8))
    let b = try JSONReader.read(Array(row.b.utf8))
    #expect((a == b) == row.isEqual)
  }

  @Test("reports escape what cannot be seen")
  func invisible() {
    let text = "1\u{202f}234\u{a0}\u{20ac} e\u{301} \u{e9} \u{200f}\u{fffa}\u{e0001}\u{7f}\u{1f600}"
    #expect(
      JSONWriter.text(.string(text), escaping: .invisible)
        == #""1\u202f234\u00a0€ e\u0301 é \u200f\ufffa\udb40\udc01\u007f😀""#)
    #expect(JSONWriter.text(.string(text)) == "\"\(text)\"")
  }
}
