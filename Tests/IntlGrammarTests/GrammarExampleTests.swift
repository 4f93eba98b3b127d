import IntlCore
import IntlGrammar
import Testing

/// The examples in the documentation comments of the module, each with what it says it prints.
@Suite("Examples of plurals and lists")
struct GrammarExampleTests {
  @Test("Plurals")
  func plurals() throws {
    #expect(try PluralRules(locale: "ar").category(of: 2) == .two)
    #expect(PluralCategory(rawValue: "few") == .few)
    let english = try PluralRules(locale: "en")
    #expect(english.category(of: 1) == .one)
    #expect(try english.category(of: PluralOperands("1.0")) == .other)
    let files = try PluralRules(locale: "ru")
    #expect(files.category(of: 21) == .one)
    #expect(files.category(of: 0) == .many)
    #expect(try PluralRules(.ordinal, locale: "en").category(of: 3) == .few)
    #expect(try PluralRules(locale: "sl").category(from: .one, to: .two) == .two)
    #expect(try PluralOperands("1c6").compactExponent == 6)
    #expect(try PluralOperands("1.50").visibleFractionDigits == 2)
    let million = DecimalValue(1_200_000)
    let french = try PluralRules(locale: "fr")
    #expect(french.category(of: PluralOperands(million)) == .other)
    #expect(french.category(of: PluralOperands(million, compactExponent: 6)) == .many)
  }

  @Test("Lists")
  func lists() throws {
    #expect(try ListFormat(locale: "en-US").format(["a", "b", "c"]) == "a, b, and c")
    #expect(try ListFormat(.or, locale: "es").format(["uno", "otro"]) == "uno u otro")
    #expect(
      try ListFormat(locale: "en").parts(["a", "b"])
        == [TextPart(.element, "a"), TextPart(.literal, " and "), TextPart(.element, "b")])
  }
}
