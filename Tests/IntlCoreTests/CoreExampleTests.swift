import IntlCore
import Testing

/// The examples in the documentation comments of the module, each with what it says it gives.
@Suite("Examples of values")
struct CoreExampleTests {
  @Test("Decimals")
  func decimals() throws {
    let price = try DecimalValue(parsing: "12345678901234567890.10")
    #expect(price.description == "12345678901234567890.10")
    #expect(price.canonicalText == "12345678901234567890.1")
    #expect(DecimalValue(UInt64.max).description == "18446744073709551615")
    #expect(DecimalValue(Float(0.1)).description == "0.1")
    #expect(try DecimalValue(parsing: "-1.5e3").description == "-1500")
    #expect(try DecimalValue(parsing: "2.50").description == "2.50")
  }

  @Test("Computing")
  func computing() throws {
    #expect(try DecimalValue(parsing: "1.10").multiplied(by: 3).description == "3.30")
    #expect(try DecimalValue(parsing: "0.10").adding(0.2).description == "0.30")
    #expect(try DecimalValue(parsing: "12.50").scaled(byPowerOfTen: -2).description == "0.1250")
    #expect(try DecimalValue(1).divided(by: 8, significantDigits: 20).description == "0.125")
    #expect(try DecimalValue(2).divided(by: 3, significantDigits: 4).description == "0.6667")
  }

  @Test("Rounding")
  func rounding() throws {
    func value(_ text: String) throws -> DecimalValue { try DecimalValue(parsing: text) }
    #expect(try value("2.345").rounded(toFractionDigits: 2).description == "2.34")
    #expect(try value("1.996").rounded(toFractionDigits: 2).description == "2.00")
    #expect(try value("123456").rounded(toSignificantDigits: 3).description == "123000")
    #expect(try value("0.0996").rounded(toSignificantDigits: 2).description == "0.10")
    #expect(try value("1.02").rounded(toIncrement: 0.05).description == "1.00")
    #expect(try value("2.5").rounded(toFractionDigits: 0, rule: .halfEven).description == "2")
    #expect(try value("2.5").rounded(toFractionDigits: 0, rule: .halfUp).description == "3")
    #expect(try value("-2.5").rounded(toFractionDigits: 0, rule: .halfUp).description == "-3")
  }

  @Test("Locales")
  func locales() throws {
    let locale = try LocaleID(parsing: "sr_RS.UTF-8@latin")
    #expect(locale.identifier == "sr-Latn-RS")
    #expect(locale.region == "RS")
    #expect(try LocaleID(parsing: "de_CH@numbers=latn").identifier == "de-CH-u-nu-latn")
    #expect(try LocaleID(parsing: "C").identifier == "en-US-u-va-posix")
    #expect(LocaleID(language: "zh", script: "Hant", region: "HK").identifier == "zh-Hant-HK")
    #expect(LocaleID("th-TH").settingKeyword("nu", to: "thai").identifier == "th-TH-u-nu-thai")
  }

  @Test("Errors")
  func errors() {
    let error = #expect(throws: IntlError.self) { try LocaleID(parsing: "deutschland") }
    #expect(
      error?.description
        == "invalid locale \"deutschland\": expected a language subtag, but found \"deutschland\"")
  }
}
