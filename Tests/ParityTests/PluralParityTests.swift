import ICUBridge
import Intl
import TestSupport
import Testing

/// Native plural categories against ICU's, for every locale that ICU has.
@Suite struct PluralParityTests {
  /// Values at which rules change, and those where ICU 72 is still exact: it keeps 18 digits of an integer.
  static let edges = [
    "0", "1", "2", "3", "5", "6", "7", "8", "9", "10", "11", "12", "20", "21", "22", "80", "99", "100", "101",
    "111",
    "112", "200", "1000", "1001", "20000", "40000", "100000", "1000000", "1000001", "2000000",
    "999999999999999",
    "0.0", "0.1", "0.5", "1.0", "1.1", "1.5", "1.50", "2.0", "2.00", "10.0", "11.00", "0.01", "0.11", "1.21",
    "100.10", "1000000.0", "-1", "-2.0",
  ]

  @Test("Every locale puts every number in the category that ICU does", arguments: PluralRules.Kind.allCases)
  func parity(kind: PluralRules.Kind) throws {
    var random = SeededGenerator("plural \(kind)")
    var wrong: [String] = []
    for locale in AvailableLocales.all {
      let rules = try PluralRules(kind, locale: locale)
      let name = try ICULocaleName.fromBCP47(locale.identifier)
      let oracle = try PluralRulesHandle(locale: name, ordinal: kind == .ordinal)
      for text in PluralParityTests.edges + (0..<40).map({ _ in number(&random) }) {
        let digits = text.split(separator: ".").dropFirst().first?.count ?? 0
        let skeleton = digits == 0 ? "precision-integer" : "." + String(repeating: "0", count: digits)
        let expected = try oracle.keyword(of: text, skeleton: skeleton)
        let category = rules.category(of: try PluralOperands(text)).rawValue
        if category != expected {
          wrong.append("fmt plural \(text) --type \(kind) -l \(locale): \(category), ICU \(expected)")
        }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count) differ:\n\(wrong.prefix(20).joined(separator: "\n"))")
  }

  @Test("Compact exponents are ICU's", arguments: ["fr", "es", "it", "pt", "pt-PT", "ca", "en", "de"])
  func compact(locale: String) throws {
    let rules = try PluralRules(locale: LocaleID(parsing: locale))
    let oracle = try PluralRulesHandle(locale: ICULocaleName.fromBCP47(locale), ordinal: false)
    for (text, number) in [("1c6", "1000000"), ("1.2c6", "1200000"), ("2c9", "2000000000"), ("3c3", "3000")] {
      let expected = try oracle.keyword(of: number, skeleton: "compact-long")
      #expect(rules.category(of: try PluralOperands(text)).rawValue == expected, "\(text) in \(locale)")
    }
  }

  @Test(
    "A number has the category of what a format shows",
    arguments: [
      (NumberStyle.compactShort, "compact-short"), (.compactLong, "compact-long"),
      (.scientific, "scientific .##################"),
      (.engineering, "engineering .##################"), (.percent, "percent scale/100 precision-integer"),
      (.currency("USD"), "currency/USD"),
      (.currency("JPY"), "currency/JPY"), (.unit("kilometer"), "unit/kilometer .###"),
    ])
  func shown(style: NumberStyle, skeleton: String) throws {
    var random = SeededGenerator("shown \(skeleton)")
    var wrong: [String] = []
    for locale in AvailableLocales.all where locale.region == nil {
      let rules = try PluralRules(locale: locale)
      let format = try NumberFormat(style, locale: locale)
      let oracle = try PluralRulesHandle(locale: ICULocaleName.fromBCP47(locale.identifier), ordinal: false)
      let edges = [
        "0", "1", "2", "21", "0.01", "0.004", "0.5", "999999", "1000000", "1200000", "-1999", "5e9",
        "0.00123",
      ]
      for text in edges + (0..<8).map({ _ in number(&random) }) {
        // ICU takes a negative exponent for one past 5, which makes 0.01 "many" in French; here it is no compact form.
        if style == .scientific || style == .engineering, text.hasPrefix("0.") { continue }
        let expected = try oracle.keyword(of: text, skeleton: skeleton)
        let category = rules.category(of: format.operands(of: try DecimalValue(parsing: text))).rawValue
        if category != expected { wrong.append("\(text) in \(locale): \(category), ICU \(expected)") }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count) differ:\n\(wrong.prefix(20).joined(separator: "\n"))")
  }

  private func number(_ random: inout SeededGenerator) -> String {
    let shift = Int.random(in: 0..<40, using: &random)
    let integer = String(UInt64.random(in: 0..<1_000_000_000_000, using: &random) >> UInt64(shift))
    let digits = Int.random(in: 0...4, using: &random)
    guard digits > 0 else { return integer }
    return integer + "." + (0..<digits).map { _ in String(Int.random(in: 0...9, using: &random)) }.joined()
  }
}
