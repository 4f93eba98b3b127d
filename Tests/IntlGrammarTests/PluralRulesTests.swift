import IntlCore
import IntlGrammar
import TestSupport
import Testing

@Suite struct PluralRulesTests {
  @Test(
    "Exact digits decide, however many there are",
    arguments: [
      ("en", "651959195189", PluralCategory.other), ("en", "4294967301", .one),
      ("en", "1000000000000000003", .few),
      ("en", "18446744073709551622", .two), ("en", "100000000000000000000000000000000000000000011", .other),
      ("en", "100000000000000000000000000000000000000000021", .one),
    ])
  func ordinals(locale: LocaleID, number: String, category: PluralCategory) throws {
    let rules = try PluralRules(.ordinal, locale: locale)
    #expect(rules.category(of: try PluralOperands(number)) == category)
  }

  @Test("A long number is not mistaken for its last digits")
  func longNumbers() throws {
    let english = try PluralRules(locale: "en")
    #expect(english.category(of: try PluralOperands("1000000000000000000001")) == .other)
    #expect(english.category(of: UInt64.max) == .other)
    #expect(english.category(of: Int128(1) << 100 | 1) == .other)
    let czech = try PluralRules(locale: "cs")
    #expect(czech.category(of: try PluralOperands("2.000000000000000000000000")) == .many)
    let danish = try PluralRules(locale: "da")
    #expect(danish.category(of: try PluralOperands("0.0000000000000000000001")) == .one)
  }

  @Test(
    "Text is read as digits that are shown",
    arguments: [
      ("en", "1", PluralCategory.one), ("en", "1.0", .other), ("en", "-1", .one), ("fr", "1c6", .many),
      ("fr", "1.2c6", .many), ("fr", "1000000", .many), ("fr", "1000000.0", .other), ("fr", "0c6", .many),
      ("fr", "0", .one), ("lt", "0.1", .many), ("ar", "0.00", .zero), ("en", "NaN", .other),
      ("ru", "Infinity", .other),
      ("ru", "-Infinity", .other), ("fr", "1C3", .other),
    ])
  func texts(locale: LocaleID, number: String, category: PluralCategory) throws {
    #expect(try PluralRules(locale: locale).category(of: PluralOperands(number)) == category)
  }

  @Test(
    "A text that is no number says where",
    arguments: [
      ("", 0), ("c6", 0), ("1c", 2), ("1cx", 2), ("1c-3", 2), ("1c+3", 2), ("1x", 1), ("1.2.3c6", 3),
      ("1c99999999999999999999", 2),
    ])
  func malformed(text: String, position: Int) {
    do throws(IntlError) {
      _ = try PluralOperands(text)
      Issue.record("accepted")
    } catch {
      #expect(error.kind == .unparsable)
      #expect(error.subject == text)
      #expect(error.position == position, "\(error)")
    }
  }

  @Test("A language tells its categories")
  func categories() throws {
    #expect(try PluralRules(locale: "en").categories == [.one, .other])
    #expect(try PluralRules(.ordinal, locale: "en").categories == [.one, .two, .few, .other])
    #expect(try PluralRules(locale: "ar").categories == PluralCategory.allCases)
    #expect(try PluralRules(locale: "ja").categories == [.other])
    #expect(try PluralRules(locale: "und").categories == [.other])
  }

  @Test("A locale falls back to its language, and a region may have rules of its own")
  func fallback() throws {
    #expect(try PluralRules(locale: "pt-PT").category(of: 0) == .other)
    #expect(try PluralRules(locale: "pt-BR").category(of: 0) == .one)
    #expect(try PluralRules(locale: "pt-PT-u-nu-latn").category(of: 0) == .other)
    #expect(try PluralRules(locale: "sr-Latn-RS").category(of: 2) == .few)
  }

  @Test("A range has the category that its language gives the pair")
  func ranges() throws {
    #expect(try PluralRules(locale: "sl").category(from: .one, to: .two) == .two)
    #expect(try PluralRules(locale: "fr").category(from: .one, to: .one) == .one)
    #expect(try PluralRules(locale: "en").category(from: .one, to: .other) == .other)
  }

  @Test("A malformed or unknown locale is an error", arguments: ["xx", "not a locale", ""] as [LocaleID])
  func locales(locale: LocaleID) {
    #expect(throws: IntlError.self) { try PluralRules(locale: locale) }
  }

  @Test("The short way to a number's operands sees what the long way does")
  func operands() throws {
    var random = SeededGenerator("operands")
    for _ in 0..<2000 {
      let shift = UInt64.random(in: 0..<60, using: &random)
      let coefficient = UInt64.random(in: 0...UInt64.max, using: &random) >> shift
      let places = Int.random(in: 0...18, using: &random)
      let minimum = Int.random(in: 0...18, using: &random)
      let short = PluralOperands(coefficient: coefficient, exponent: -places, minimumFraction: minimum)
      let canonical = try DecimalValue(parsing: "\(coefficient)e-\(places)").canonicalText
      let shown = canonical.split(separator: ".").dropFirst().first?.count ?? 0
      let zeros = String(repeating: "0", count: max(0, minimum - shown))
      let text = canonical + (shown == 0 && !zeros.isEmpty ? "." : "") + zeros
      #expect(
        short == PluralOperands(try DecimalValue(parsing: text)), "\(coefficient)e-\(places), \(minimum)")
    }
  }
}
