import IntlCore
import IntlGrammar
import Testing

@Suite struct ListFormatTests {
  @Test(
    "Items are joined as the language does",
    arguments: [
      ("en-US", ListFormat.Kind.and, [], ""), ("en-US", .and, ["a"], "a"),
      ("en-US", .and, ["a", "b"], "a and b"),
      ("en-US", .and, ["a", "b", "c", "d"], "a, b, c, and d"),
      ("en-GB", .and, ["a", "b", "c"], "a, b and c"),
      ("es", .and, ["Francia", "España", "Italia"], "Francia, España e Italia"),
      ("es", .and, ["agua", "hielo"], "agua y hielo"), ("es", .or, ["uno", "otro"], "uno u otro"),
      ("es", .or, ["10", "11"], "10 u 11"), ("es", .or, ["10", "110"], "10 o 110"),
      ("he", .and, ["\u{5D0}", "\u{5D1}"], "\u{5D0} \u{5D5}\u{5D1}"),
      ("he", .and, ["\u{5D0}", "b"], "\u{5D0} \u{5D5}-b"),
      ("ja", .and, ["東京", "大阪", "京都"], "東京、大阪、京都"), ("en", .unit, ["3 ft", "7 in"], "3 ft, 7 in"),
      ("en", .and, ["{1}", "{0}"], "{1} and {0}"), ("en", .and, ["", ""], " and "),
    ])
  func format(locale: LocaleID, kind: ListFormat.Kind, items: [String], text: String) throws {
    let format = try ListFormat(kind, locale: locale)
    #expect(format.format(items) == text)
    #expect(format.parts(items).map(\.text).joined() == text)
  }

  @Test("Parts tell items from what stands between")
  func parts() throws {
    let parts = try ListFormat(locale: "en-US").parts(["a", "", "c"])
    #expect(
      parts == [
        TextPart(.element, "a"), TextPart(.literal, ", "), TextPart(.element, ""),
        TextPart(.literal, ", and "),
        TextPart(.element, "c"),
      ])
  }

  @Test("A list may be long")
  func long() throws {
    let items = (0..<100_000).map(String.init)
    let text = try ListFormat(width: .narrow, locale: "en").format(items)
    #expect(text == items.joined(separator: ", "))
  }
}
