import IntlCore
import IntlNumbers
import TestSupport
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

  static let texts: [(NumberStyle, LocaleID, NumberOptions, Double, String)] = [
    (.decimal, "en", .init(), 1_234_567.5, "1,234,567.5"),
    (.decimal, "en", .init(), -1000, "-1,000"),
    (.decimal, "pl", .init(), 1000, "1000"),
    (.decimal, "pl", .init(), 10_000.25, "10\u{A0}000,25"),
    (.decimal, "sv", .init(), 1_000_000, "1\u{A0}000\u{A0}000"),
    (.decimal, "fr", .init(), -1_234_567.891, "-1\u{202F}234\u{202F}567,891"),
    (.percent, "de", .init(), 0.05, "5\u{A0}%"),
    (.currency("USD"), "en", .init(), -1234.5, "-$1,234.50"),
    (.currency("EUR"), "fr", .init(), 1000, "1\u{202F}000,00\u{A0}€"),
    (.decimal, "en", .digits(fraction: 4...6), 0.25, "0.2500"),
  ]

  @Test("A text fills exactly the room that it needs, behind what is there", arguments: texts)
  func exact(style: NumberStyle, locale: LocaleID, options: NumberOptions, value: Double, text: String) throws
  {
    let format = try NumberFormat(style, locale: locale, options: options)
    let count = text.utf8.count
    for room in 0..<count {
      #expect(span(room) { format.format(value, into: &$0) } == ([], count))
    }
    let (bytes, _) = span(3 + count) {
      for byte in "abc".utf8 { $0.append(byte) }
      return format.format(value, into: &$0)
    }
    #expect(String(decoding: bytes, as: UTF8.self) == "abc" + text)
    var array = Array("abc".utf8)
    format.format(value, into: &array)
    #expect(String(decoding: array, as: UTF8.self) == "abc" + text)
  }

  @Test("Bytes are the string's for any count of fraction digits", arguments: 0...22)
  func fractions(count: Int) throws {
    var random = SeededGenerator("bytes of fractions \(count)")
    for locale: LocaleID in ["en", "sv", "fr"] {
      let format = try NumberFormat(locale: locale, options: .digits(fraction: count / 2...count))
      for _ in 0..<300 {
        let digits = Int.random(in: 0...15, using: &random)
        let value = Double(random.next() >> 14) / (Double("1e\(digits)") ?? 1)
        var bytes: [UInt8] = []
        format.format(value, into: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == format.format(value))
      }
    }
  }

  static let briefOptions: [NumberOptions] = {
    var plus = NumberOptions.digits(fraction: 1...2)
    plus.sign = .exceptZero
    var whole = NumberOptions.digits(fraction: 2...2)
    whole.trailingZeros = .stripIfInteger
    return [
      .init(), plus, whole, .digits(fraction: 0...0), .digits(fraction: 1...1), .digits(fraction: 0...2),
      .digits(fraction: 3...3), .digits(fraction: 2...3),
    ]
  }()

  @Test(
    "Bytes are the string's at every length, with much room and with just enough", arguments: briefOptions)
  func lengths(options: NumberOptions) throws {
    for locale: LocaleID in ["en", "de", "es", "de-CH", "fr", "ar-EG"] {
      for style in [NumberStyle.decimal, .percent] {
        let format = try NumberFormat(style, locale: locale, options: options)
        var power = 1
        for _ in 0..<12 {
          for whole in [power - 1, power, power + 1, -power] {
            for thousandths in [0, 1, 5, 10, 50, 100, 125, 250, 500, 999] {
              let value = Double(whole) + Double(thousandths) / 1000
              let text = Array(format.format(value).utf8)
              #expect(span(text.count) { format.format(value, into: &$0) } == (text, text.count))
              #expect(span(80) { format.format(value, into: &$0) } == (text, text.count))
            }
            let text = Array(format.format(whole).utf8)
            #expect(span(text.count) { format.format(whole, into: &$0) } == (text, text.count))
            #expect(span(80) { format.format(whole, into: &$0) } == (text, text.count))
          }
          power *= 10
        }
      }
    }
  }

  /// What `body` appends to a span of a capacity, and what it answers.
  private func span(_ capacity: Int, _ body: (inout OutputSpan<UInt8>) -> Int) -> ([UInt8], Int) {
    var answer = 0
    let bytes = [UInt8](capacity: capacity) { answer = body(&$0) }
    return (bytes, answer)
  }
}
