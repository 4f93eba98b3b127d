import IntlCore
import IntlTime
import Testing

/// Days that people know by their names in several calendars.
@Suite("Calendar dates")
struct CalendarDateTests {
  /// A Gregorian day, a calendar, and what the day is called there: era, year, month, day.
  static let rows: [(String, CalendarID, Int?, Int, MonthCode, Int)] = [
    ("1969-07-20", "gregory", 1, 1969, MonthCode(7), 20),
    ("0000-12-31", "gregory", 0, 1, MonthCode(12), 31),
    ("-0043-03-15", "gregory", 0, 44, MonthCode(3), 15),
    ("0000-12-31", "iso8601", nil, 0, MonthCode(12), 31),
    ("1917-11-07", "julian", 1, 1917, MonthCode(10), 25),
    ("1066-10-20", "julian", 1, 1066, MonthCode(10), 14),
    ("1940-12-31", "buddhist", 0, 2483, MonthCode(12), 31),
    ("1912-01-01", "roc", 1, 1, MonthCode(1), 1),
    ("1911-12-31", "roc", 0, 1, MonthCode(12), 31),
    ("1868-10-22", "japanese", 231, 4, MonthCode(10), 22),
    ("1868-10-23", "japanese", 232, 1, MonthCode(10), 23),
    ("1912-07-29", "japanese", 232, 45, MonthCode(7), 29),
    ("1912-07-30", "japanese", 233, 1, MonthCode(7), 30),
    ("1989-01-07", "japanese", 234, 64, MonthCode(1), 7),
    ("1989-01-08", "japanese", 235, 1, MonthCode(1), 8),
    ("1600-10-21", "japanese", 196, 5, MonthCode(10), 21),
    ("0645-06-18", "japanese", 0, 1, MonthCode(6), 18),
    ("0644-01-01", "japanese", 0, 0, MonthCode(1), 1),
    ("1948-05-14", "hebrew", 0, 5708, MonthCode(8), 5),
    ("2014-02-01", "hebrew", 0, 5774, MonthCode(5, isLeap: true), 1),
    ("2014-03-03", "hebrew", 0, 5774, MonthCode(6), 1),
    ("2015-02-20", "hebrew", 0, 5775, MonthCode(6), 1),
    ("2013-09-05", "hebrew", 0, 5774, MonthCode(1), 1),
    ("0622-07-19", "islamic-civil", 0, 1, MonthCode(1), 1),
    ("0622-07-18", "islamic-civil", 0, 0, MonthCode(12), 29),
    ("0622-07-18", "islamic-tbla", 0, 1, MonthCode(1), 1),
    ("2026-02-18", "islamic-umalqura", 0, 1447, MonthCode(9), 1),
    ("1800-01-01", "islamic-umalqura", 0, 1214, MonthCode(8), 4),
    ("1979-02-11", "persian", 0, 1357, MonthCode(11), 22),
    ("2021-03-20", "persian", 0, 1399, MonthCode(12), 30),
    ("0284-08-29", "coptic", 1, 1, MonthCode(1), 1),
    ("0284-08-28", "coptic", 0, 1, MonthCode(13), 5),
    ("2007-09-12", "ethiopic", 1, 2000, MonthCode(1), 1),
    ("2007-09-12", "ethioaa", 0, 7500, MonthCode(1), 1),
    ("0008-08-26", "ethiopic", 0, 5500, MonthCode(13), 5),
    ("1957-03-22", "indian", 0, 1879, MonthCode(1), 1),
    ("2020-03-20", "indian", 0, 1941, MonthCode(12), 30),
    ("1912-02-18", "chinese", 76, 49, MonthCode(1), 1),
    ("2020-05-23", "chinese", 78, 37, MonthCode(4, isLeap: true), 1),
    ("2033-12-22", "chinese", 78, 50, MonthCode(11, isLeap: true), 1),
    ("2034-02-19", "chinese", 78, 51, MonthCode(1), 1),
    ("2017-06-24", "dangi", 78, 34, MonthCode(5, isLeap: true), 1),
    ("1997-02-08", "dangi", 78, 14, MonthCode(1), 1),
    ("1997-02-07", "chinese", 78, 14, MonthCode(1), 1),
  ]

  @Test("A day has its name in each calendar, and the name leads back to the day", arguments: rows)
  func dates(gregorian: String, calendar: CalendarID, era: Int?, year: Int, month: MonthCode, day: Int) throws
  {
    let rules = try CalendarRules(calendar)
    let number = try CivilDate(gregorian).dayNumber
    let date = try rules.date(on: number)
    #expect(date.era == era)
    #expect(date.year == year)
    #expect(date.monthCode == month)
    #expect(date.day == day)
    #expect(try rules.day(era: era, year: year, month: month, day: day) == number)
  }

  @Test("The change of 1582 leaves out ten days")
  func cutover() throws {
    let rules = try CalendarRules("gregory", cutover: CalendarRules.reform)
    let last = try rules.day(year: 1582, month: MonthCode(10), day: 4)
    let next = try rules.date(on: last.adding(days: 1))
    #expect([next.month, next.day, next.dayOfYear] == [10, 15, 278])
    #expect(next.daysInYear == 355)
    #expect(try rules.date(on: CivilDate(1500, 3, 10).dayNumber).day == 29)
    // A day that was left out is read as Julian.
    #expect(try rules.day(year: 1582, month: MonthCode(10), day: 10).description == "1582-10-20")
    // Other countries changed later.
    let britain = try CalendarRules("gregory", cutover: CivilDate(1752, 9, 14).dayNumber)
    let before = try britain.date(on: CivilDate(1752, 9, 13).dayNumber)
    #expect([before.month, before.day] == [9, 2])
    #expect(throws: IntlError.self) { try CalendarRules("hebrew", cutover: CalendarRules.reform) }
  }

  @Test(
    "What does not exist is an error",
    arguments: [
      ("gregory", 1, 2023, MonthCode(2), 29), ("gregory", 2, 2023, MonthCode(1), 1),
      ("hebrew", 0, 5775, MonthCode(5, isLeap: true), 1), ("hebrew", 0, 5775, MonthCode(13), 1),
      ("islamic-civil", 0, 1446, MonthCode(12), 30), ("persian", 0, 1404, MonthCode(12), 30),
      ("coptic", 1, 1741, MonthCode(13), 6), ("chinese", 78, 41, MonthCode(4, isLeap: true), 1),
      ("japanese", 237, 1, MonthCode(1), 1), ("gregory", 1, .max, MonthCode(1), 1),
    ] as [(CalendarID, Int, Int, MonthCode, Int)])
  func missing(calendar: CalendarID, era: Int, year: Int, month: MonthCode, day: Int) throws {
    let rules = try CalendarRules(calendar)
    let error = #expect(throws: IntlError.self) {
      try rules.day(era: era, year: year, month: month, day: day)
    }
    #expect(error?.kind == .outOfRange)
  }

  @Test("The Chinese calendar names the range of its tables")
  func chineseRange() throws {
    let rules = try CalendarRules("chinese")
    #expect(rules.days.lowerBound.description == "1899-02-10")
    #expect(rules.days.upperBound.description == "2101-01-28")
    let error = #expect(throws: IntlError.self) { try rules.date(on: CivilDate(1850, 1, 1).dayNumber) }
    #expect(
      error?.description
        == "\"1850-01-01\" is out of range: expected a day of 1899-02-10 to 2101-01-28, of the calendar chinese"
    )
  }

  @Test("ICU's names are read, and an unknown one is an error")
  func names() throws {
    #expect(try CalendarRules("gregorian").id == "gregory")
    #expect(try CalendarRules("ethiopic-amete-alem").id == "ethioaa")
    #expect(throws: IntlError.self) { try CalendarRules("mayan") }
    #expect(CalendarRules.identifiers.count == 19)
  }

  @Test(
    "Years have a related Gregorian year",
    arguments: [
      ("hebrew", "2024-01-01", 2024), ("islamic-civil", "2024-07-08", 2024),
      ("islamic-civil", "1976-12-24", 1976),
      ("persian", "2024-03-20", 2025), ("coptic", "2024-09-11", 2025), ("ethioaa", "2024-09-11", 2025),
      ("indian", "2024-03-21", 2025), ("chinese", "2024-02-09", 2023), ("roc", "2024-02-09", 2024),
    ] as [(CalendarID, String, Int)])
  func related(calendar: CalendarID, gregorian: String, year: Int) throws {
    let date = try CalendarRules(calendar).date(on: CivilDate(gregorian).dayNumber)
    #expect(date.relatedYear == year)
  }

  @Test("The eras of our time are the same in the table and in the code")
  func eras() throws {
    // Every change of the last two hundred years: the day before belongs to the era before, in an unbroken row.
    let rules = try CalendarRules("japanese")
    var last = try rules.date(on: CivilDate(1820, 1, 1).dayNumber)
    var changes: [String] = []
    for day in last.dayNumber.days...(try CivilDate(2100, 1, 1).dayNumber.days) {
      let date = try rules.date(on: DayNumber(day))
      if date.era != last.era {
        #expect(date.era == last.era.map { $0 + 1 } && date.year == 1)
        changes.append(date.dayNumber.description)
      }
      last = date
    }
    #expect(
      changes.suffix(7)
        == ["1864-02-20", "1865-04-07", "1868-10-23", "1912-07-30", "1926-12-25", "1989-01-08", "2019-05-01"])
    #expect(last.era == 236)
  }

  @Test("Limits of units are those of any month or year")
  func limits() throws {
    #expect(CalendarRules.gregorian.minimumRange(of: .day) == 1...28)
    #expect(CalendarRules.gregorian.maximumRange(of: .day) == 1...31)
    #expect(CalendarRules.gregorian.maximumRange(of: .dayOfYear) == 1...366)
    #expect(CalendarRules.gregorian.minimumRange(of: .week) == 1...52)
    #expect(CalendarRules.gregorian.maximumRange(of: .week) == 1...53)
    #expect(CalendarRules.gregorian.maximumRange(of: .weekOfMonth) == 0...6)
    #expect(try CalendarRules("hebrew").maximumRange(of: .month) == 1...13)
    #expect(try CalendarRules("hebrew").minimumRange(of: .month) == 1...12)
    #expect(try CalendarRules("coptic").minimumRange(of: .day) == 1...5)
    #expect(try CalendarRules("ethiopic").maximumRange(of: .era) == 0...1)
  }
}
