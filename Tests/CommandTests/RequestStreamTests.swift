import IntlCommand
import IntlSystem
import Testing

@Suite("Request stream")
struct RequestStreamTests {
  /// The answers to `bytes`, a line each.
  static func answers(_ bytes: [UInt8]) throws -> [String] {
    let output = ByteOutput.memory()
    try RequestStream.answer(ByteInput(bytes: bytes), to: output)
    return output.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  @Test(
    "a bad line gets an error answer",
    arguments: [
      (
        "",
        #"{"error":{"code":"invalidRequest","message":"not JSON: expected a JSON value, but found the end","at":0}}"#
      ),
      (
        #"{"op":"number""#,
        #"{"error":{"code":"invalidRequest","message":"not JSON: expected \",\" or \"}\", but found the end","at":14}}"#
      ),
      ("[]", #"{"error":{"code":"invalidRequest","message":"expected a JSON object, but found an array"}}"#),
      (
        #"{"id":7}"#,
        #"{"id":7,"error":{"code":"invalidRequest","message":"expected the key \"op\", but it is missing"}}"#
      ),
      (
        #"{"id":[1],"op":3}"#,
        #"{"id":[1],"error":{"code":"invalidRequest","message":"key \"op\": expected text, but found a number"}}"#
      ),
      (
        #"{"id":"x","op":"nubmer"}"#,
        #"{"id":"x","error":{"code":"invalidRequest","message":"expected an operation of the protocol, but found \"nubmer\"; did you mean \"number\"?"}}"#
      ),
    ])
  func badLine(_ row: (line: String, answer: String)) throws {
    #expect(try Self.answers(Array(row.line.utf8) + [0x0A]) == [row.answer])
  }

  @Test("every line gets one answer, whatever its bytes are")
  func hostile() throws {
    let lines: [[UInt8]] = [
      Array(#"{"op":"none","id":1}"#.utf8), [], [0xFF, 0xFE, 0x00], [0x00], Array("{\"id\":2}\r".utf8),
      [0x0D],
      Array(repeating: UInt8(ascii: "["), count: 1 << 20),
      Array(#"{"id":3,"op":""#.utf8) + Array(repeating: UInt8(ascii: "x"), count: 1 << 20)
        + Array("\"}".utf8),
      Array(#"{"id":4,"#.utf8)
        + (0..<50_000).map { "\"k\($0)\":0," }.joined().utf8 + Array(#""op":"none"}"#.utf8),
      Array("\u{2028}\u{85}".utf8), Array(#"{"id":5,"op":"none"}"#.utf8),
    ]
    let answers = try Self.answers(Array(lines.joined(separator: [0x0A])))
    #expect(answers.count == lines.count)
    for answer in answers {
      guard case .object(let object) = try JSONReader.read(Array(answer.utf8)) else {
        Issue.record("no object: \(answer)")
        continue
      }
      #expect(object["error"] != nil)
      #expect(answer.utf8.count < 1000)
    }
    let ids = try answers.compactMap { answer -> String? in
      guard case .object(let object) = try JSONReader.read(Array(answer.utf8)),
        case .number(let id)? = object["id"]
      else { return nil }
      return id
    }
    #expect(ids == ["1", "2", "3", "4", "5"])
  }
}
