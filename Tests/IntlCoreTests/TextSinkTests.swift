import IntlCore
import Testing

@Suite struct TextSinkTests {
  @Test("Text written backwards becomes a string, or the end of a buffer")
  func backwards() {
    func write(_ span: inout MutableSpan<UInt8>) -> Int {
      let start = TextSink.writeDigits(.max, endingAt: TextSink.scratchCount, into: &span)
      span[start - 1] = UInt8(ascii: "-")
      return start - 1
    }
    let text = TextSink.string(backwards: { write(&$0) })
    #expect(text == "-18446744073709551615")

    var array = Array("x = ".utf8)
    TextSink.append(backwards: { write(&$0) }, to: &array)
    #expect(String(decoding: array, as: UTF8.self) == "x = -18446744073709551615")

    let filled = [UInt8](capacity: 30) { output in
      output.append(UInt8(ascii: "="))
      let first = TextSink.append(backwards: { write(&$0) }, to: &output)
      let second = TextSink.append(backwards: { write(&$0) }, to: &output)
      #expect(first == 21)
      #expect(second == 21)
    }
    #expect(String(decoding: filled, as: UTF8.self) == "=-18446744073709551615")
  }
}
