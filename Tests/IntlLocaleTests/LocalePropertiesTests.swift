import IntlCore
import IntlLocale
import Testing

@Suite struct LocalePropertiesTests {
  @Test(
    "The region and the keys decide the week",
    arguments: [
      ("en-US", 1, 1), ("de-DE", 2, 4), ("ar-EG", 7, 1), ("en-US-u-fw-wed", 4, 1),
      ("en-US-u-rg-dezzzz", 2, 4),
      ("fa-IR", 7, 1), ("und", 1, 1),
    ])
  func week(locale: LocaleID, first: Int, minimum: Int) throws {
    let properties = try LocaleProperties(locale)
    #expect(properties.firstWeekday == first)
    #expect(properties.minimumDays == minimum)
  }

  @Test(
    "The region and the keys decide currency, calendar, clock and measures",
    arguments: [
      ("en-US", "USD", "gregory", "h12", "us"), ("th-TH", "THB", "buddhist", "h23", "metric"),
      ("en-GB-u-rg-uszzzz", "USD", "gregory", "h12", "us"), ("fa-IR", "IRR", "persian", "h23", "metric"),
      ("de", "EUR", "gregory", "h23", "metric"),
      ("ja-JP-u-ca-japanese-cu-usd-hc-h11", "USD", "japanese", "h11", "metric"),
      ("en-GB", "GBP", "gregory", "h23", "uk"), ("en-US-u-ms-metric", "USD", "gregory", "h12", "metric"),
    ])
  func region(locale: LocaleID, currency: String, calendar: String, cycle: String, measures: String) throws {
    let properties = try LocaleProperties(locale)
    #expect(properties.currency == currency)
    #expect(properties.calendar == calendar)
    #expect(properties.hourCycle == cycle)
    #expect(properties.measurementSystem.rawValue == measures)
  }

  @Test("A weekend may be other days, and paper and direction follow the locale")
  func others() throws {
    let iran = try LocaleProperties("fa-IR")
    #expect(iran.weekend.start == 6 && iran.weekend.end == 6)
    #expect(iran.characterDirection == .rightToLeft)
    #expect(try LocaleProperties("en-US").paperSize == .letter)
    #expect(try LocaleProperties("de-AT").paperSize == .a4)
    #expect(try LocaleProperties("de-CH").delimiters.quotationStart == "„")
  }

  @Test("Every locale of ICU has all properties", arguments: AvailableLocales.all)
  func all(locale: LocaleID) throws {
    let properties = try LocaleProperties(locale)
    #expect((1...7).contains(properties.firstWeekday))
    #expect((1...7).contains(properties.minimumDays))
    #expect(!properties.numberingSystem.isEmpty && !properties.calendar.isEmpty)
  }

  @Test("A language that does not exist is an error", arguments: ["xx", "qq-DE", "not a locale"])
  func unknown(text: String) {
    let locale = LocaleID(stringLiteral: text)
    let error = #expect(throws: IntlError.self) { try LocaleProperties(locale) }
    #expect(error?.kind == .invalidLocale)
  }
}
