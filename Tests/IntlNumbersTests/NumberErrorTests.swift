import IntlCore
import IntlNumbers
import Testing

/// Requests that make no sense, each with the error that says so.
@Suite struct NumberErrorTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let kind: IntlError.Kind
    let subject: String
    var position: Int?
    let make: @Sendable () throws -> Void
    var testDescription: String { name }
  }

  private static func row(
    _ style: NumberStyle, _ subject: String, locale: LocaleID = "en", kind: IntlError.Kind = .invalidOption,
    position: Int? = nil,
    _ change: @escaping @Sendable (inout NumberOptions) -> Void = { _ in }
  ) -> Row {
    Row(name: "\(style) \(locale) \(subject)", kind: kind, subject: subject, position: position) {
      var options = NumberOptions()
      change(&options)
      _ = try NumberFormat(style, locale: locale, options: options)
    }
  }

  private static func pattern(_ text: String, at position: Int) -> Row {
    Row(name: "pattern \(text)", kind: .invalidPattern, subject: text, position: position) {
      _ = try NumberFormat(pattern: text, locale: "en")
    }
  }

  static let rows: [Row] = [
    row(.decimal, "e", locale: "e", kind: .invalidLocale, position: 0),
    row(.decimal, "xq-XX", locale: "xq-XX", kind: .invalidLocale, position: 0),
    row(.currency("EU"), "EU"),
    row(.currency(""), ""),
    row(.currency("€€€"), "€€€"),
    row(.unit("no-such-unit"), "no-such-unit"),
    row(.unit("kilometer unit-width-narrow"), "kilometer unit-width-narrow"),
    row(.unit(""), ""),
    row(.spellOut(ruleSet: "%nothing"), "%nothing"),
    row(.decimal, "tally marks") { $0.numberingSystem = "tally marks" },
    row(.decimal, "nosuch") { $0.numberingSystem = "nosuch" },
    row(.decimal, "minimumFractionDigits") { $0.minimumFractionDigits = 1000 },
    row(.decimal, "maximumFractionDigits") { $0.maximumFractionDigits = -1 },
    row(.decimal, "maximumSignificantDigits") { $0.maximumSignificantDigits = 0 },
    row(.decimal, "maximumFractionDigits") {
      $0.minimumFractionDigits = 3
      $0.maximumFractionDigits = 2
    },
    row(.decimal, "0") { $0.increment = 0 },
    row(.decimal, "NaN") { $0.increment = .nan },
    row(.decimal, "1e5000") { $0.increment = DecimalValue(coefficient: UInt64(1), exponent: 5000) },
    row(.decimal, "cash") { $0.usesCashRounding = true },
    Row(name: "skeleton", kind: .invalidPattern, subject: "percent foo", position: 8) {
      _ = try NumberFormat(skeleton: "percent foo", locale: "en")
    },
    pattern("0.0.0", at: 3),
    pattern("0#", at: 1),
    pattern("#,,0", at: 2),
    pattern("0,", at: 2),
    pattern("@0", at: 1),
    pattern("0@", at: 1),
    pattern("@#@", at: 2),
    pattern("0.#0", at: 3),
    pattern("'abc", at: 0),
    pattern("#,##0E0", at: 5),
    pattern("*", at: 1),
    pattern("0;0;0", at: 3),
    pattern("*x*y0", at: 2),
    Row(name: "range of words", kind: .invalidOption, subject: "range") {
      _ = try NumberRangeFormat(.spellOut, locale: "en")
    },
  ]

  @Test("Bad input is an error that names it", arguments: rows)
  func errors(row: Row) throws {
    let error = #expect(throws: IntlError.self) { try row.make() }
    #expect(error?.kind == row.kind)
    #expect(error?.subject == row.subject)
    #expect(error?.position == row.position)
  }

  @Test("What would take minutes is refused at once")
  func tooLong() throws {
    let pattern = "'" + String(repeating: "x", count: 100_000) + "'0"
    #expect(throws: IntlError.self) { try NumberFormat(pattern: pattern, locale: "en") }
    var padded = NumberPattern("*x0")
    padded.paddedWidth = 1_000_000_000
    #expect(throws: IntlError.self) { try NumberFormat(padded, locale: "en") }
    let words = try NumberFormat(.spellOut, locale: "ja")
    #expect(throws: IntlError.self) { try words.parse(String(repeating: "一", count: 1_300)) }
  }
}
