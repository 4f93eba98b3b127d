import IntlCore
import IntlNumbers
import Testing

/// UTS 35 patterns and ICU skeletons as input.
@Suite struct NumberPatternTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let pattern: String
    let value: DecimalValue
    let text: String
    var testDescription: String { "\(pattern) \(value): \(text)" }
  }

  static let rows: [Row] = [
    Row(pattern: "#,##0.00", value: 1234.5, text: "1,234.50"),
    Row(pattern: "#,##,##0", value: 1_234_567, text: "12,34,567"),
    Row(pattern: "0.##;(0.##)", value: -1.5, text: "(1.5)"),
    Row(pattern: "'#'0", value: 5, text: "#5"),
    Row(pattern: "#0%", value: 0.125, text: "12%"),
    Row(pattern: "0.0E00", value: 12345, text: "1.2E04"),
    Row(pattern: "##0.##E0", value: 12345, text: "12.3E3"),
    Row(pattern: "@@#", value: 1.2345, text: "1.23"),
    Row(pattern: "*x#,##0", value: 7, text: "xxxx7"),
    Row(pattern: "#,##1.25", value: 3, text: "2.50"),
  ]

  @Test("A pattern gives its text", arguments: rows)
  func pattern(row: Row) throws {
    let format = try NumberFormat(pattern: row.pattern, locale: "en")
    #expect(format.format(row.value) == row.text)
    #expect(format.parts(row.value).map(\.text).joined() == row.text)
  }

  @Test("Properties replace what the pattern says")
  func properties() throws {
    var pattern = NumberPattern("#,##0.00")
    pattern.negativePrefix = ""
    pattern.negativeSuffix = " CR"
    pattern.paddedWidth = 10
    pattern.paddingCharacter = "*"
    #expect(try NumberFormat(pattern, locale: "en").format(-5) == "***5.00 CR")
  }

  @Test("Parts of a pattern know every group")
  func parts() throws {
    let format = try NumberFormat(pattern: "#,##0.0", locale: "en")
    let kinds = format.parts(try DecimalValue(parsing: "-12345678.9")).map(\.kind.rawValue)
    let expected = ["minusSign", "integer", "group", "integer", "group", "integer", "decimal", "fraction"]
    #expect(kinds == expected)
  }

  @Test("A skeleton gives its text")
  func skeleton() throws {
    #expect(try NumberFormat(skeleton: "compact-short", locale: "en").format(12345) == "12K")
    #expect(try NumberFormat(skeleton: "percent .00", locale: "en").format(50) == "50.00%")
  }

  @Test(
    "An exponent of several digits is right in digits beyond U+FFFF too",
    arguments: [
      ("ff-Adlm", 12_345e10, "𞥑.𞥒𞥓𞥔𞥕𞤉𞥑𞥔"), ("ccp", 12_345e10, "𑄷.𑄸𑄹𑄺𑄻E𑄷𑄺"), ("ccp", 5e-123, "𑄻E-𑄷𑄸𑄹"),
      ("en", 5e-123, "5E-123"),
    ] as [(LocaleID, DecimalValue, String)])
  func exponents(locale: LocaleID, value: DecimalValue, text: String) throws {
    for format in try [
      NumberFormat(pattern: "0.####E0", locale: locale), NumberFormat(skeleton: "scientific", locale: locale),
      NumberFormat(.scientific, locale: locale), NumberFormat(.scientific, locale: locale, engine: .icu),
    ] {
      #expect(format.format(value) == text)
      #expect(format.parts(value).map(\.text).joined() == text)
      #expect(format.parts(value).last?.kind == .exponentInteger)
    }
  }

  @Test("A range writes what both ends share once")
  func ranges() throws {
    let price = try NumberRangeFormat(.currency("EUR"), locale: "de")
    #expect(price.format(from: 3, to: 5) == "3,00–5,00\u{A0}€")
    #expect(price.approximately(5) == "≈5,00\u{A0}€")
    #expect(
      price.parts(from: DecimalValue(3), to: DecimalValue(5)).map(\.text).joined() == "3,00–5,00\u{A0}€")
  }
}
