import IntlCore
import IntlNumbers
import Testing

@Suite struct NumberParserTests {
  @Test(
    "Strict parsing reads what the locale writes",
    arguments: [
      ("en", "1,234,567.89", "1234567.89"), ("en", "1234567.89", "1234567.89"), ("en", "-0", "-0"),
      ("en", "+5", "5"), ("en", ".5", "0.5"), ("en", "5.", "5"), ("en", "0005", "5"), ("en", "1.20", "1.2"),
      ("en", "∞", "Infinity"), ("en", "-∞", "-Infinity"), ("en", "NaN", "NaN"),
      ("en", "\u{2212}1", "-1"), ("en", "\u{200E}-1", "-1"),
      (
        "en", "99999999999999999999999999999999999999999999.5",
        "99999999999999999999999999999999999999999999.5"
      ),
      ("de", "1.234,5", "1234.5"), ("de-CH", "1'234.5", "1234.5"), ("de-CH", "1’234.5", "1234.5"),
      ("fr", "1 234,5", "1234.5"), ("fr", "1\u{2009}234,5", "1234.5"), ("fr", "1\u{A0}234,5", "1234.5"),
      ("hi", "12,34,567", "1234567"), ("hi", "१२,३४,५६७", "1234567"), ("es", "1.234", "1234"),
      ("ar-EG", "١٬٢٣٤٫٥", "1234.5"), ("ar-EG", "1,234.5", "1234.5"), ("ar-EG", "\u{61C}-٥", "-5"),
      ("ar-EG", "-٥", "-5"), ("fa", "\u{200E}\u{2212}۵", "-5"), ("sv", "\u{2212}1", "-1"),
      ("ja-u-nu-hanidec", "一二三", "123"), ("ff-Adlm", "𞥑𞥒", "12"), ("en-u-nu-fullwide", "１２", "12"),
    ])
  func strict(locale: LocaleID, text: String, expected: String) throws {
    #expect(try NumberFormat(locale: locale).parse(text).canonicalText == expected)
  }

  @Test(
    "Strict parsing refuses the rest, and says where and what it expected",
    arguments: [
      ("en", "", .unparsable, 0, "a digit"), ("en", "abc", .unparsable, 0, "a digit"),
      ("en", "-", .unparsable, 1, "a digit"), ("en", "12abc", .trailingText, 2, "the end"),
      ("en", "1.2.3", .trailingText, 3, "the end"), ("en", "1 2", .trailingText, 1, "the end"),
      ("en", " 1", .unparsable, 0, "a digit"), ("en", "1 ", .trailingText, 1, "the end"),
      ("en", "1,,000", .unparsable, 2, "a digit"), ("en", "12,3", .unparsable, 4, "a digit"),
      ("en", "1,2345", .unparsable, 5, "the decimal separator or the end of the digits"),
      ("en", "1234,567", .unparsable, 4, "a digit, the decimal separator or the end"),
      ("en", "1,234,56", .unparsable, 8, "a digit"), ("en", ",123", .unparsable, 0, "a digit"),
      ("en", "1,23,456", .unparsable, 4, "a digit"), ("en", "1E3", .trailingText, 1, "the end"),
      ("en", "1.234,5", .trailingText, 5, "the end"), ("en", ".", .unparsable, 1, "a digit"),
      ("en", "１", .unparsable, 0, "a digit"), ("en", "١", .unparsable, 0, "a digit"),
      ("en", "--1", .unparsable, 1, "a digit"), ("en", "1-", .trailingText, 1, "the end"),
      ("en", "1\u{0}", .trailingText, 1, "the end"), ("en", "1\u{200E}2", .trailingText, 4, "the end"),
      ("de", "25.00", .unparsable, 5, "a digit"), ("de", "1,5 kg", .trailingText, 3, "the end"),
      ("fr", "1  234", .unparsable, 2, "a digit"), ("ar-EG", "١,٢٣٤", .trailingText, 2, "the end"),
    ] as [(LocaleID, String, IntlError.Kind, Int, String)])
  func refused(locale: LocaleID, text: String, kind: IntlError.Kind, position: Int, expected: String) throws {
    let format = try NumberFormat(locale: locale)
    let error = #expect(throws: IntlError.self) { try format.parse(text) }
    #expect(error?.kind == kind)
    #expect(error?.position == position)
    #expect(error?.expected == expected)
    #expect(error?.subject == text)
  }

  @Test(
    "Each style reads its own texts",
    arguments: [
      (.percent, "en", "12.5%", "0.125"), (.percent, "de", "50\u{A0}%", "0.5"),
      (.percent, "de", "50 %", "0.5"),
      (.percent, "tr", "%50", "0.5"), (.percent, "ar-EG", "٥٠٪\u{61C}", "0.5"),
      (.permille, "en", "5‰", "0.005"),
      (.percent, "en", "-3%", "-0.03"), (.scientific, "en", "1.5E3", "1500"),
      (.scientific, "en", "-1.5E-3", "-0.0015"),
      (.scientific, "sv", "1,5×10^3", "1500"), (.engineering, "en", "12.5E-6", "0.0000125"),
      (.compactShort, "en", "1.2M", "1200000"), (.compactShort, "en", "-12K", "-12000"),
      (.compactShort, "en", "999", "999"), (.compactLong, "en", "1.2 million", "1200000"),
      (.compactLong, "de", "2 Millionen", "2000000"), (.compactLong, "de", "1 Million", "1000000"),
      (.compactShort, "ja", "1.2万", "12000"), (.compactLong, "it", "mille", "1000"),
      (.spellOut, "en", "forty-two", "42"), (.spellOut, "en", "minus seven", "-7"),
      (.spellOut, "en", "three point one four", "3.14"),
      (.spellOut, "de", "zweiundvierzig", "42"), (.spellOut, "de", "zwei\u{AD}und\u{AD}vierzig", "42"),
      (.spellOut, "de", "eine Milliarde eine Million eintausendeins", "1001001001"),
      (.spellOut, "en", "one hundred and five", "105"), (.spellOut, "en", "nineteen eighty-four", "1984"),
      (.spellOut, "en", "nine quadrillion seven trillion one", "9007000000000001"),
      (.spellOut, "ga", "trí mhíle, céad ochtó a cúig", "3185"), (.spellOut, "ja-u-nu-jpan", "四十二", "42"),
      (.decimal, "zh-u-nu-hans", "四十二", "42"), (.decimal, "en-u-nu-roman", "MCMLXXXIV", "1984"),
      (.decimal, "he-u-nu-hebr", "תשפ״ה", "785"),
      (.spellOut, "fr", "quatre-vingt-dix-neuf", "99"), (.ordinal, "en", "21st", "21"),
      (.ordinal, "en", "1,234th", "1234"), (.ordinal, "de", "21.", "21"),
      (.ordinal, "en", "9,223,372,036,854,775,807th", "9223372036854775807"),
      (.spellOutOrdinal, "en", "twenty-first", "21"),
      (.unit("kilometer"), "en", "5 km", "5"), (.unit("kilometer", .long), "en", "1 kilometer", "1"),
      (.unit("kilometer", .long), "en", "1,234.5 kilometers", "1234.5"),
      (.unit("kilometer", .long), "ru", "5 километров", "5"),
      (.unit("celsius"), "en", "-3°C", "-3"),
    ] as [(NumberStyle, LocaleID, String, String)])
  func styles(style: NumberStyle, locale: LocaleID, text: String, expected: String) throws {
    #expect(try NumberFormat(style, locale: locale).parse(text).canonicalText == expected)
  }

  @Test(
    "A style refuses texts of another, and says what is missing",
    arguments: [
      (.percent, "en", "50", 2, "\"%\""), (.unit("kilometer"), "en", "5 kg", 3, "\"m\""),
      (.spellOut, "en", "forty-two apples", 10, "more of the number, or its end"),
      (.ordinal, "en", "21th", 2, "\"21st\""),
      (.spellOut, "en", "xyz", 0, "a number in words"),
    ] as [(NumberStyle, LocaleID, String, Int, String)])
  func stylesRefused(style: NumberStyle, locale: LocaleID, text: String, position: Int, expected: String)
    throws
  {
    let format = try NumberFormat(style, locale: locale)
    let error = #expect(throws: IntlError.self) { try format.parse(text) }
    #expect(error?.position == position)
    #expect(error?.expected == expected)
  }

  @Test("A prefix is read from an offset, and says where it ends")
  func prefixes() throws {
    let parser = try NumberParser(NumberFormat(locale: "en"))
    let first = try parser.parsePrefix(of: "1,234 and 5.5!")
    #expect(first.amount.value == 1234)
    #expect(first.end == 5)
    let second = try parser.parsePrefix(of: "1,234 and 5.5!", from: 10)
    #expect(second.amount.value == 5.5)
    #expect(second.end == 13)
    #expect(try parser.parsePrefix(of: "7, 8").end == 1)
    #expect(throws: IntlError.self) { try parser.parsePrefix(of: "é1", from: 1) }
    #expect(throws: IntlError.self) { try parser.parsePrefix(of: "1", from: 2) }
    #expect(throws: IntlError.self) { try parser.parsePrefix(of: "1", from: -1) }
    #expect(throws: IntlError.self) { try parser.parsePrefix(of: "1", from: 1) }
  }

  @Test(
    "A number in words is read from the front of a text of any length",
    arguments: [" apples", " é", "\u{1F34E}"])
  func longPrefixes(rest: String) throws {
    let parser = try NumberParser(NumberFormat(.spellOut, locale: "en"))
    let found = try parser.parsePrefix(of: "forty-two" + String(repeating: rest, count: 5_000))
    #expect(found.amount.value == 42)
    #expect(found.end == 9)
  }

  @Test(
    "Marks of direction before digits mean nothing, with a sign and without one",
    arguments: ["ar-EG", "ar-SA", "he", "fa", "ps", "ur-PK", "ckb"] as [LocaleID])
  func marks(locale: LocaleID) throws {
    let values: [DecimalValue] = [0, 1, -1, 1234.5, -1_234_567.25]
    for style: NumberStyle in [.decimal, .percent, .currency("EUR"), .accounting("USD")] {
      let format = try NumberFormat(style, locale: locale)
      for value in values {
        let text = format.format(value)
        #expect(try format.parse(text) == value, "\(text)")
      }
    }
  }

  @Test("Text that is hostile is refused, quickly")
  func hostile() throws {
    let format = try NumberFormat(locale: "en")
    let lenient = try NumberParser(format, options: .lenient)
    for text in ["1", ",", " ", "-", "1,", "٠", "\u{200E}", "é"] {
      let long = String(repeating: text, count: 1_000_000 / text.utf8.count)
      #expect(throws: IntlError.self) { try format.parse(long) }
      _ = try? lenient.parse(long)
    }
    let spelled = try NumberFormat(.spellOut, locale: "en")
    #expect(throws: IntlError.self) { try spelled.parse(String(repeating: "one ", count: 300_000)) }
    #expect(throws: IntlError.self) { try spelled.parse(String(repeating: "one ", count: 900)) }
    let digits = String(repeating: "9", count: 10_000)
    #expect(try format.parse(digits).description == digits)
  }
}
