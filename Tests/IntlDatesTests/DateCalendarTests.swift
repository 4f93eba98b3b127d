import IntlCore
import IntlDates
import IntlTime
import Testing

/// Dates of other calendars and of other times.
@Suite struct DateCalendarTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let calendar: CalendarID
    let date: (Int, Int, Int)
    let text: String
    var testDescription: String { "\(calendar) \(date)" }
  }

  static func noon(_ date: (Int, Int, Int)) throws -> Instant {
    try Instant(seconds: Int64(CivilDate(date.0, date.1, date.2).dayNumber.days) * 86_400 + 43_200)
  }

  @Test(
    "Calendars",
    arguments: [
      Row(calendar: "japanese", date: (2019, 4, 30), text: "April 30, 31 Heisei"),
      Row(calendar: "japanese", date: (2019, 5, 1), text: "May 1, 1 Reiwa"),
      Row(calendar: "buddhist", date: (2024, 3, 15), text: "March 15, 2567 BE"),
      Row(calendar: "roc", date: (2024, 3, 15), text: "March 15, 113 Minguo"),
      Row(calendar: "hebrew", date: (2024, 3, 15), text: "5 Adar II 5784"),
      Row(calendar: "islamic-civil", date: (2024, 3, 15), text: "Ramadan 5, 1445 AH"),
      Row(calendar: "islamic-umalqura", date: (2024, 3, 15), text: "Ramadan 5, 1445 AH"),
      Row(calendar: "persian", date: (2024, 3, 20), text: "Farvardin 1, 1403 AP"),
      Row(calendar: "indian", date: (2024, 3, 21), text: "Chaitra 1, 1946 Saka"),
      Row(calendar: "coptic", date: (2024, 9, 11), text: "Tout 1, 1741 ERA1"),
      Row(calendar: "ethiopic", date: (2024, 9, 11), text: "Meskerem 1, 2017 ERA1"),
      Row(calendar: "ethioaa", date: (2024, 9, 11), text: "Meskerem 1, 7517 ERA0"),
      Row(calendar: "chinese", date: (2024, 2, 10), text: "First Month 1, 2024(jia-chen)"),
      Row(calendar: "iso8601", date: (2024, 2, 10), text: "February 10, 2024"),
      Row(calendar: "julian", date: (2024, 3, 15), text: "March 2, 2024"),
    ])
  func calendars(row: Row) throws {
    let format = try DateFormat(date: .long, locale: "en", zone: "UTC", options: .calendar(row.calendar))
    #expect(try format.format(Self.noon(row.date)) == row.text)
  }

  @Test("Gregorian days have no beginning, in the calendars that count them")
  func proleptic() throws {
    for (calendar, year) in [("gregory", "1500"), ("buddhist", "2043"), ("roc", "412")] {
      let format = try DateFormat(
        pattern: "y MM dd", locale: "en", zone: "UTC", options: .calendar(CalendarID(calendar)))
      #expect(try format.format(Self.noon((1500, 3, 1))) == "\(year) 03 01", "\(calendar)")
    }
  }

  @Test("A cut-over makes the days before it Julian")
  func cutover() throws {
    var options = DateOptions()
    options.cutover = try CivilDate(1582, 10, 15)
    for (calendar, year) in [("gregory", "1582"), ("buddhist", "2125")] {
      options.calendar = try CalendarID(calendar)
      let format = try DateFormat(pattern: "y-MM-dd", locale: "en", zone: "UTC", options: options)
      #expect(try format.format(Self.noon((1582, 10, 14))) == "\(year)-10-04")
      #expect(try format.format(Self.noon((1582, 10, 15))) == "\(year)-10-15")
    }
  }

  @Test("Years before the first are counted backwards, or by their number")
  func beforeChrist() throws {
    let format = try DateFormat(pattern: "y G u", locale: "en", zone: "UTC")
    #expect(try format.format(Self.noon((-43, 6, 15))) == "44 BC -43")
    #expect(try format.format(Self.noon((0, 6, 15))) == "1 BC 0")
    #expect(try format.format(Self.noon((1, 6, 15))) == "1 AD 1")
  }

  @Test("The locale's region chooses the calendar, unless a key does")
  func ofLocale() throws {
    let instant = try Self.noon((2024, 3, 15))
    func text(_ locale: LocaleID) throws -> String {
      try DateFormat(template: "y", locale: locale, zone: "UTC").format(instant)
    }
    #expect(try text("th") == "พ.ศ. 2567")
    #expect(try text("th-u-ca-gregory") == "2024")
    #expect(try text("en-US-u-rg-thzzzz") == "2567 BE")
    #expect(try text("fa-IR") == "۱۴۰۲")
    #expect(try text("en-US-u-ca-mayan") == "2024")
  }
}
