import IntlCore
import IntlLocale
import IntlSystem
import LocaleData
import Testing

@Suite struct CorrectionsTests {
  static func over(_ major: Int, _ minor: Int = 0) throws -> Corrections {
    try Corrections(EmbeddedBytes.corrections(), over: DataVersion(major: major, minor: minor))
  }

  @Test("A newer ICU is believed, an older one corrected")
  func versions() throws {
    let old = try CorrectionsTests.over(42)
    #expect(old.count == old.total)
    #expect(old.total > 400)
    let middle = try CorrectionsTests.over(46)
    #expect(middle.count > 0 && middle.count < middle.total)
    #expect(try CorrectionsTests.over(99).count == 0)
    let english = try ResolvedLocale("en")
    #expect(try old.names(ofCurrency: "XCG", in: english)?.name == "Caribbean guilder")
    #expect(try CorrectionsTests.over(45).names(ofCurrency: "XCG", in: english) == nil)
  }

  @Test(
    "A locale inherits what it does not say",
    arguments: [
      ("en", "Cg.", "Caribbean guilder"), ("en-AU", "Cg.", "Caribbean guilder"),
      ("en-CA", "Cg", "Caribbean guilder"),
      ("de-AT", "Cg.", "Karibischer Gulden"), ("zh-TW", "Cg.", "加勒比盾"), ("zh-CN", "Cg.", "加勒比盾"),
      ("ru-u-nu-latn", "Cg", "карибский гульден"), ("sr-Latn-RS", "Cg.", "karipski gulden"),
      ("la", "Cg.", nil),
    ] as [(LocaleID, String, String?)])
  func inheritance(locale: LocaleID, symbol: String, name: String?) throws {
    let names = try CorrectionsTests.over(42).names(ofCurrency: "XCG", in: ResolvedLocale(locale))
    #expect(names?.symbol == symbol)
    #expect(names?.name == name)
  }

  @Test("A currency has its plural names and its digits, whatever the ICU in use")
  func currency() throws {
    let english = try ResolvedLocale("en")
    #expect(try CurrencyNames.text(.plural("one"), of: "XCG", in: english) == "Caribbean guilder")
    #expect(try CurrencyNames.text(.plural("few"), of: "XCG", in: english) == "Caribbean guilders")
    #expect(try CurrencyNames.text(.symbol, of: "XCG", in: english) == "Cg.")
    #expect(try CurrencyNames.text(.narrowSymbol, of: "XCG", in: english) == "Cg.")
    #expect(try CurrencyNames.text(.name, of: "EUR", in: english) == "Euro")
    #expect(try CurrencyNames.text(.plural("other"), of: "EUR", in: english) == "euros")
    #expect(try CurrencyNames.text(.formalSymbol, of: "TWD", in: english) == "NT$")
    #expect(try CurrencyNames.text(.symbol, of: "XTS", in: english) == "XTS")
    #expect(try CurrencyRounding("XCG").fractionDigits == 2)
    #expect(try CurrencyRounding("JPY").fractionDigits == 0)
    #expect(try CurrencyRounding("HUF", cash: true).increment == 5)
    #expect(try CurrencyRounding("CHF", cash: true).increment == DecimalValue(parsing: "0.05"))
  }

  @Test(
    "A region has the currencies of the day",
    arguments: [
      ("BG", 1_767_225_599, ["BGN"]), ("BG", 1_767_225_600, ["EUR", "BGN"]), ("BG", 1_770_000_000, ["EUR"]),
      ("HR", 1_672_000_000, ["HRK"]), ("HR", 1_672_531_200, ["EUR", "HRK"]), ("HR", 1_700_000_000, ["EUR"]),
      ("CW", 1_743_379_199, ["ANG"]), ("CW", 1_743_379_200, ["XCG", "ANG"]), ("SX", 1_760_000_000, ["XCG"]),
      ("ZW", 1_760_000_000, ["ZWG", "USD"]), ("DE", 0, ["DEM"]), ("DE", 1_760_000_000, ["EUR"]),
      ("AQ", 0, []), ("QO", 0, []), ("", 0, []), ("GB", -1, ["GBP"]), ("VE", 1_760_000_000, ["VES"]),
      ("BG", -4_000_000_000, []),
    ])
  func regions(region: String, seconds: Int64, codes: [String]) throws {
    #expect(try RegionCurrencies.codes(of: region, atSeconds: seconds) == codes)
  }

  @Test("A code that a standard took up has a name")
  func names() throws {
    let old = try CorrectionsTests.over(42)
    #expect(try old.name(of: "CQ", .region, in: ResolvedLocale("de-CH")) == "Sark")
    #expect(try old.name(of: "Tutg", .script, in: ResolvedLocale("en-GB")) == "Tulu-Tigalari")
    #expect(try old.name(of: "TR", .region, in: ResolvedLocale("en")) == nil)
    #expect(try CorrectionsTests.over(48).name(of: "CQ", .region, in: ResolvedLocale("de")) == nil)
  }

  @Test("The fallbacks of a locale are CLDR's")
  func fallbacks() throws {
    #expect(try ResolvedLocale("zh-TW").fallbacks() == ["zh-Hant-TW", "zh-Hant", "und"])
    #expect(try ResolvedLocale("en-Latn-AU").fallbacks() == ["en-AU", "en-001", "en", "und"])
    #expect(try ResolvedLocale("ca-ES-valencia").fallbacks() == ["ca-ES-valencia", "ca-ES", "ca", "und"])
    #expect(try ResolvedLocale("und").fallbacks() == ["und"])
  }
}
