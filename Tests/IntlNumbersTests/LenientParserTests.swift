import IntlCore
import IntlNumbers
import Testing

@Suite struct LenientParserTests {
  @Test(
    "Lenient parsing reads what people type",
    arguments: [
      (.decimal, "en", " 1,23 ", "123"), (.decimal, "en", "1 234.5", "1234.5"),
      (.decimal, "en", "１，２３４", "1234"),
      (.decimal, "en", "- 5", "-5"), (.decimal, "en", "\u{FF0D}5", "-5"), (.decimal, "en", "1.5e3", "1500"),
      (.decimal, "en", "٥", "5"), (.decimal, "en", "nan", "NaN"), (.decimal, "en", "1,,234", "1234"),
      (.decimal, "en", "1,2,3", "123"),
      (.decimal, "fr", "1 2", "12"), (.decimal, "de", "1.2.345,5", "12345.5"),
      (.decimal, "de", "1 234,5", "1234.5"), (.decimal, "de", "1'234,5", "1234.5"),
      (.decimal, "ar-EG", "1,234.5", "1234.5"), (.decimal, "ar-EG", "١٬٢٣٤٫٥", "1234.5"),
      (.percent, "en", "50", "0.5"), (.percent, "en", "% 50", "0.5"), (.percent, "de", "50%", "0.5"),
      (.compactShort, "en", "1.2 m", "1200000"), (.compactShort, "en", "1200", "1200"),
      (.spellOut, "en", "Forty Two", "42"), (.spellOut, "en", " forty-two ", "42"),
      (.unit("kilometer"), "en", "5KM", "5"), (.unit("kilometer"), "en", "5", "5"),
    ] as [(NumberStyle, LocaleID, String, String)])
  func typed(style: NumberStyle, locale: LocaleID, text: String, expected: String) throws {
    let parser = try NumberParser(NumberFormat(style, locale: locale), options: .lenient)
    #expect(try parser.parse(text).canonicalText == expected)
  }

  @Test(
    "What makes no sense is refused",
    arguments: ["", " ", "abc", "1 2", "1 2 345", "1.2.3", "5 apples", "-", ",", ".", "1E", "e5"])
  func refused(text: String) throws {
    let parser = try NumberParser(NumberFormat(locale: "en"), options: .lenient)
    #expect(throws: IntlError.self) { try parser.parse(text) }
  }

  @Test(
    "Amounts name their currency by symbol, code or name",
    arguments: [
      ("en-US", "USD", true, "$1,234.50", "1234.5", "USD"), ("en-US", "USD", true, "-$5.00", "-5", "USD"),
      ("en-US", "USD", true, "USD\u{A0}5.00", "5", "USD"),
      ("en-US", "USD", true, "1.00 US dollars", "1", "USD"),
      ("en-CA", "USD", true, "US$5", "5", "USD"), ("de-DE", "EUR", true, "1.234,50 €", "1234.5", "EUR"),
      ("ja-JP", "JPY", true, "￥1,234", "1234", "JPY"),
      ("pt-CV", "CVE", true, "20$00\u{A0}\u{200B}", "20", "CVE"),
      ("en-US", "USD", false, "5.00", "5", "USD"), ("en-US", "USD", false, "5.00 $", "5", "USD"),
      ("en-US", "USD", false, "($5.00)", "-5", "USD"), ("en-US", "USD", false, "usd 5", "5", "USD"),
    ])
  func amounts(
    locale: LocaleID, currency: String, isStrict: Bool, text: String, value: String, code: String
  ) throws {
    let format = try NumberFormat(.currency(CurrencyCode(currency)), locale: locale)
    let parser = try NumberParser(format, options: isStrict ? .strict : .lenient)
    let amount = try parser.parseAmount(text)
    #expect(amount.value.canonicalText == value)
    #expect(amount.currency?.code == code)
  }

  @Test(
    "Any currency is found in the text",
    arguments: [
      ("en-US", "GBP 3.14", "GBP"), ("en-US", "£3.14", "GBP"), ("de-DE", "3,14\u{A0}CHF", "CHF"),
      ("en-US", "3.14 British pounds", "GBP"), ("ja", "3.14米ドル", "USD"), ("en", "XCG 3.14", "XCG"),
    ])
  func anyCurrency(locale: LocaleID, text: String, code: String) throws {
    var options = NumberParseOptions.strict
    options.currencies = .any
    let parser = try NumberParser(NumberFormat(.currency("XXX"), locale: locale), options: options)
    let amount = try parser.parseAmount(text)
    #expect(amount.value == 3.14)
    #expect(amount.currency?.code == code)
    #expect(throws: IntlError.self) { try parser.parse("3.14") }
    #expect(throws: IntlError.self) { try parser.parse("3.14 zorkmids") }
  }

  @Test("Accounting negatives are read beside plain ones")
  func accounting() throws {
    let format = try NumberFormat(.accounting("USD"), locale: "en-US")
    #expect(try format.parse("($5.00)") == -5)
    #expect(try format.parse("-$5.00") == -5)
    #expect(try format.parse("$5.00") == 5)
    #expect(throws: IntlError.self) { try format.parse("($5.00") }
    #expect(throws: IntlError.self) { try NumberFormat(.currency("USD"), locale: "en-US").parse("($5.00)") }
  }

  @Test(
    "Patterns are read with their affixes, padding and multiplier",
    arguments: [
      ("#,##0.00", "1,234.50", "1234.5"), ("*x#,##0", "xxxx7", "7"), ("0%", "55%", "0.55"),
      ("#,##0.00;(#,##0.00)", "(5.00)", "-5"), ("'n='0", "n=5", "5"), ("0.###E0", "1.5E3", "1500"),
      ("#,##0.00 ¤", "5.00 $", "5"), ("0‰", "5‰", "0.005"),
    ])
  func patterns(pattern: String, text: String, expected: String) throws {
    var source = NumberPattern(pattern)
    if pattern.hasPrefix("*") { source.paddedWidth = 5 }
    let format = try NumberFormat(source, locale: "en-US")
    #expect(try format.parse(text).canonicalText == expected)
  }

  @Test("A multiplier is divided out again")
  func multiplier() throws {
    var pattern = NumberPattern("0.##")
    pattern.multiplier = 12
    #expect(try NumberFormat(pattern, locale: "en").parse("30") == 2.5)
    #expect(try NumberFormat(skeleton: "scale/0.5 .##", locale: "en").parse("30") == 60)
  }
}
