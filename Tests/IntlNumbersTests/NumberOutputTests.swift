import IntlCore
import IntlNumbers
import Testing

/// Formatting into a caller's bytes gives what formatting to strings gives.
@Suite struct NumberOutputTests {
  static let values = [0, 1, -1, 12, 123, 1234, -98765, 1_234_567, 12_345_678, Int.max, Int.min]
  static let doubles = [
    0, -0.0, 0.5, 1.25, -1234.567, 1e9, 1e15, 123_456_789.125,
    1e300, Double.leastNonzeroMagnitude, .nan, .infinity, 0.1,
  ]
  static let formats: [(NumberStyle, LocaleID, EnginePolicy)] = [
    (.decimal, "en", .automatic), (.currency("EUR"), "fr", .automatic), (.percent, "ar-EG", .automatic),
    (.compactLong, "ru", .automatic), (.scientific, "fa", .automatic),
    (.unit("hour", .long), "pl", .automatic),
    (.decimal, "hi", .icu), (.ordinal, "en", .automatic), (.spellOut, "de", .automatic),
  ]

  @Test("Arrays, spans and columns hold the strings' bytes", arguments: formats)
  func outputs(style: NumberStyle, locale: LocaleID, engine: EnginePolicy) throws {
    let format = try NumberFormat(style, locale: locale, engine: engine)
    var array: [UInt8] = []
    var texts = ""
    for value in Self.values {
      format.format(value, into: &array)
      texts += format.format(value)
      let decimal = DecimalValue(value)
      let text = format.format(decimal)
      #expect(
        span(text.utf8.count) { format.format(decimal, into: &$0) } == (Array(text.utf8), text.utf8.count))
    }
    for value in Self.doubles {
      format.format(value, into: &array)
      texts += format.format(value)
    }
    #expect(array == Array(texts.utf8))
    let column = format.formatColumn(Self.doubles)
    #expect(column.count == Self.doubles.count)
    for (row, value) in Self.doubles.enumerated() { #expect(column[row] == format.format(value)) }
    #expect(
      format.formatColumn(Self.values).bytes == Array(Self.values.map { format.format($0) }.joined().utf8))
    let decimals = Self.values.map { DecimalValue($0) }
    #expect(format.formatColumn(decimals)[3] == format.format(decimals[3]))
    #expect(format.formatColumn([Int]()).offsets == [0])
  }

  @Test("A span that is too short stays as it is, and the count says what is needed")
  func short() throws {
    let format = try NumberFormat(locale: "en")
    let (bytes, needed) = span(8) { format.format(1_234_567, into: &$0) }
    #expect(bytes.isEmpty)
    #expect(needed == 9)
    #expect(span(9) { format.format(1_234_567.0, into: &$0) } == (Array("1,234,567".utf8), 9))
  }

  /// What `body` appends to a span of a capacity, and what it answers.
  private func span(_ capacity: Int, _ body: (inout OutputSpan<UInt8>) -> Int) -> ([UInt8], Int) {
    var answer = 0
    let bytes = [UInt8](capacity: capacity) { answer = body(&$0) }
    return (bytes, answer)
  }
}
