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
      Row(calendar: "julian", date: (2024, 3, 15), text: "March 2, 2024"),
    ])
  func calendars(row: Row) throws {
    let format = try DateFormat(date: .long, locale: "en", zone: "UTC", options: .calendar(row.calendar))
    #expect(try format.format(Self.noon(row.date)) == row.text)
  }

  @Test("The weeks of the ISO calendar begin on Monday, whatever the region's do")
  func isoWeeks() throws {
    let friday = try Self.noon((1995, 8, 25))
    for locale: LocaleID in ["pt-PT", "en-US", "ar-EG-u-nu-latn", "en-US-u-fw-sat"] {
      let format = try DateFormat(
        pattern: "e w W", locale: locale, zone: "UTC", options: .calendar("iso8601"))
      #expect(format.format(friday) == "5 34 4")
    }
    let american = try DateFormat(pattern: "e w W", locale: "en-US", zone: "UTC")
    #expect(american.format(friday) == "6 34 4")
  }

  @Test("A year that has a name needs no era beside it")
  func namedYears() throws {
    for calendar: CalendarID in ["chinese", "dangi"] {
      let format = try DateFormat(template: "Gy", locale: "fr", zone: "UTC", options: .calendar(calendar))
      #expect(try format.format(Self.noon((1991, 6, 1))) == "xin-wei")
    }
  }

  @Test(
    "A day that ICU's calendar has wrong is right, whatever the pattern asks of it",
    arguments: [
      ("hebrew", (2045, 11, 9), "en", "E d MMMM y D", "Thu 29 Heshvan 5806 59"),
      ("hebrew", (2045, 11, 10), "en", "E d MMMM y D", "Fri 1 Kislev 5806 60"),
      ("hebrew", (2046, 11, 29), "en", "E d MMMM y D", "Thu 30 Heshvan 5807 60"),
      ("hebrew", (2047, 3, 1), "en", "E d MMMM y DDD", "Fri 3 Adar 5807 152"),
      ("chinese", (2027, 2, 6), "en", "E d MMMM r(U) D", "Sat 1 First Month 2027(ding-wei) 1"),
      ("chinese", (2030, 2, 2), "zh", "E d MMMM r(U) D", "周六 30 腊月 2029(己酉) 355"),
      ("japanese", (1868, 9, 7), "en", "E d MMMM y G", "Mon 7 September 4 Keiō (1865–1868)"),
      ("japanese", (1868, 9, 8), "en", "E d MMMM y G", "Tue 8 September 4 Keiō (1865–1868)"),
      ("japanese", (1868, 10, 22), "en", "E d MMMM y G", "Thu 22 October 4 Keiō (1865–1868)"),
      ("japanese", (1868, 10, 23), "en", "E d MMMM y G", "Fri 23 October 1 Meiji"),
    ])
  func repaired(
    calendar: CalendarID, date: (Int, Int, Int), locale: LocaleID, pattern: String, text: String
  ) throws {
    let format = try DateFormat(
      pattern: pattern, locale: locale, zone: "UTC", options: .calendar(calendar))
    #expect(try format.format(Self.noon(date)) == text)
    #expect(try format.parts(Self.noon(date)).map(\.text).joined() == text)
  }

  @Test("A repaired day keeps the numerals of its style")
  func repairedStyle() throws {
    let hebrew = try DateFormat(date: .long, locale: "he", zone: "UTC", options: .calendar("hebrew"))
    #expect(try hebrew.format(Self.noon((2045, 11, 10))) == "א׳ בכסלו תת״ו")
    let japanese = try DateFormat(date: .long, locale: "ja", zone: "UTC", options: .calendar("japanese"))
    #expect(try japanese.format(Self.noon((1868, 9, 8))) == "慶応4年9月8日")
    #expect(try japanese.format(Self.noon((1868, 10, 23))) == "明治元年10月23日")
  }

  @Test(
    "Text and fields agree on every day that is tried",
    arguments: [
      "gregory", "iso8601", "japanese", "buddhist", "roc", "persian", "islamic-civil", "islamic-tbla",
      "islamic",
      "islamic-umalqura", "hebrew", "chinese", "dangi", "indian", "coptic", "ethiopic", "ethioaa",
    ])
  func agreement(calendar: CalendarID) throws {
    let format = try DateFormat(
      pattern: "y|d|D|u|e", locale: "en", zone: "UTC", options: .calendar(calendar))
    // `e` counts the days of the week from its first one: Sunday in English, Monday in the ISO calendar.
    let first = calendar == .iso8601 ? 2 : 1
    let fields = try ZonedCalendar(calendar, zone: "UTC")
    let start = try CivilDate(1902, 1, 1).dayNumber.days
    let last = try CivilDate(2099, 12, 31).dayNumber.days
    for day in stride(from: start, through: last, by: 37) {
      let instant = try Instant(seconds: Int64(day) * 86_400 + 43_200)
      let date = try fields.dateTime(at: instant).date
      let weekday = (date.weekday.rawValue - first + 7) % 7 + 1
      let expected = "\(date.year)|\(date.day)|\(date.dayOfYear)|\(date.extendedYear)|\(weekday)"
      #expect(format.format(instant) == expected, "day \(day)")
    }
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
