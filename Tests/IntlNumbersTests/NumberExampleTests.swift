import IntlCore
import IntlGrammar
import IntlNumbers
import Testing

/// The examples in the documentation comments of the module, each with what it says it prints.
@Suite("Examples of numbers")
struct NumberExampleTests {
  @Test("Styles, patterns and skeletons")
  func styles() throws {
    #expect(try NumberFormat(.currency("EUR"), locale: "de-DE").format(1234.5) == "1.234,50\u{A0}€")
    #expect(try NumberFormat(locale: "hi").format(UInt64.max) == "1,84,46,74,40,73,70,95,51,615")
    #expect(try NumberFormat(.compactLong, locale: "en").format(1_234) == "1.2 thousand")
    #expect(try NumberFormat(skeleton: "percent .00", locale: "en").format(0.5) == "0.50%")
    #expect(try NumberFormat(pattern: "#,##0.00", locale: "de").format(1234.5) == "1.234,50")
    #expect(try NumberFormat(pattern: "*x#,##0", locale: "en").format(7) == "xxxx7")
    #expect(try NumberFormat(.percent, locale: "de").format(0.5) == "50\u{A0}%")
    #expect(try NumberFormat(.currency("JPY"), locale: "en").format(1234) == "¥1,234")
    #expect(try NumberFormat(.compactShort, locale: "en").format(1234) == "1.2K")
    #expect(try NumberFormat(.unit("liter", .long), locale: "fr").format(2) == "2\u{A0}litres")
    #expect(try NumberFormat(.spellOut, locale: "en").format(21) == "twenty-one")
    #expect(try NumberFormat(.unit("kilometer-per-hour"), locale: "en").format(80) == "80 km/h")
    #expect(CurrencyCode("eur").code == "EUR")
    #expect(try NumberFormat(.currency("XTS"), locale: "en").format(5) == "XTS\u{A0}5.00")
    var pattern = NumberPattern("#,##0.00")
    pattern.negativeSuffix = " CR"
    pattern.negativePrefix = ""
    #expect(try NumberFormat(pattern, locale: "en").format(-5) == "5.00 CR")
  }

  @Test("Options")
  func options() throws {
    var options = NumberOptions()
    options.maximumFractionDigits = 1
    options.sign = .always
    #expect(try NumberFormat(locale: "de", options: options).format(3.14) == "+3,1")
    let percent = try NumberFormat(.percent, locale: "en", options: .digits(fraction: 1...1))
    #expect(percent.format(0.5) == "50.0%")
    var exact = NumberOptions.digits(fraction: 0...2)
    exact.rounding = .unnecessary
    let format = try NumberFormat(locale: "en", options: exact)
    #expect(try format.checkedFormat(DecimalValue(parsing: "1.25")) == "1.25")
    let error = #expect(throws: IntlError.self) { try format.checkedFormat(DecimalValue(parsing: "1.255")) }
    #expect(error?.expected == "a number that needs no rounding")
  }

  @Test("Parts and columns")
  func parts() throws {
    let number = try NumberFormat(locale: "en-US").parts(1234.5)
    #expect("\(number)" == #"[integer "1", group ",", integer "234", decimal ".", fraction "5"]"#)
    let percent = try NumberFormat(.percent, locale: "en").parts(-0.5)
    #expect("\(percent)" == #"[minusSign "-", integer "50", percentSign "%"]"#)
    let column = try NumberFormat(locale: "en").formatColumn([1, 1000])
    #expect(column.offsets == [0, 1, 6])
    #expect(column[1] == "1,000")
    let rates = try NumberFormat(.percent, locale: "en").formatColumn([0.5, 1])
    #expect(rates.count == 2)
    #expect(rates[0] == "50%")
    #expect(String(decoding: rates.bytes, as: UTF8.self) == "50%100%")
  }

  @Test("Ranges")
  func ranges() throws {
    let price = try NumberRangeFormat(.currency("EUR"), locale: "de")
    #expect(price.format(from: 3, to: 5) == "3,00–5,00\u{A0}€")
    #expect(price.format(from: 5, to: 5) == "≈5,00\u{A0}€")
    #expect(try NumberRangeFormat(locale: "en").approximately(1200) == "~1,200")
    let kilometers = try NumberRangeFormat(NumberPattern("0.0 'km'"), locale: "en")
    #expect(kilometers.format(from: 1, to: 2) == "1.0–2.0 km")
  }

  @Test("Parsing")
  func parsing() throws {
    #expect(try NumberFormat(locale: "de").parse("1.234,5") == 1234.5)
    #expect(try NumberFormat(.percent, locale: "en").parse("12.5%") == 0.125)
    #expect(try NumberFormat(.compactShort, locale: "en").parse("1.2M") == 1_200_000)
    #expect(throws: IntlError.self) { try NumberParser(NumberFormat(locale: "en")).parse("1,23") }
    #expect(try NumberParser(NumberFormat(locale: "en"), options: .lenient).parse(" 1,23 ") == 123)
    let parser = try NumberParser(NumberFormat(.currency("EUR"), locale: "de-DE"))
    #expect(try parser.parse("1.234,50 €").description == "1234.50")
    let error = #expect(throws: IntlError.self) { try parser.parse("1.234,5 kg") }
    #expect(error?.position == 8)
    #expect(error?.reason == "expected \"€\", but found \"k\"")
    #expect(try parser.parsePrefix(of: "5 € each").end == 5)
    #expect(try NumberFormat(.currency("EUR"), locale: "de").parseAmount("5,00 €").currency == "EUR")
    var options = NumberParseOptions.strict
    options.currencies = .any
    let amounts = try NumberParser(NumberFormat(.currency("USD"), locale: "en-US"), options: options)
    #expect(try amounts.parseAmount("GBP 3.14") == CurrencyAmount(value: 3.14, currency: "GBP"))
  }

  @Test("What plural rules see of a formatted number")
  func operands() throws {
    let format = try NumberFormat(locale: "en", options: .digits(fraction: 1...3))
    #expect(try PluralRules(locale: "en").category(of: format.operands(of: 1)) == .other)
  }

  @Test("Rule sets")
  func ruleSets() throws {
    let sets = try NumberFormat.ruleSets(for: .ordinal, locale: "es")
    #expect(
      sets.prefix(2) == ["%digits-ordinal-masculine-adjective", "%digits-ordinal-masculine"])
  }

  @Test("The facts of an explanation")
  func explanation() throws {
    let facts = try NumberFormat(.percent, locale: "de").explanation().facts
    #expect(facts.first { $0.name == "engine" }?.text == "native plan")
    #expect(facts.first { $0.name == "negative" }?.text == "-#\u{A0}%")
  }
}
