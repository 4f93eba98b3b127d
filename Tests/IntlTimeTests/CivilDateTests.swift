import IntlCore
import IntlTime
import TestSupport
import Testing

@Suite("Civil dates and times")
struct CivilDateTests {
  @Test(
    "A date and its day number are two names of one day",
    arguments: [
      ("1970-01-01", 0, Weekday.thursday), ("2000-02-29", 11_016, .tuesday),
      ("2000-03-01", 11_017, .wednesday),
      ("1969-12-31", -1, .wednesday), ("1582-10-14", -141_428, .thursday), ("0001-01-01", -719_162, .monday),
      ("0000-02-29", -719_469, .tuesday), ("-0001-12-31", -719_529, .friday),
      ("-999999-01-01", -365_961_662, .monday), ("+999999-12-31", 364_522_971, .friday),
    ])
  func dayNumbers(text: String, days: Int, weekday: Weekday) throws {
    let date = CivilDate(try DayNumber(days))
    #expect(date.description == text)
    #expect(date.dayNumber.days == days)
    #expect(date.weekday == weekday)
    #expect(try CivilDate(date.year, date.month, date.day) == date)
  }

  @Test("Every day of 800 years follows the one before it")
  func consecutiveDays() throws {
    var date = try CivilDate(1600, 1, 1)
    var weekday = date.weekday
    let first = date.dayNumber.days
    for day in first..<first + 2 * 146_097 {
      let found = CivilDate(try DayNumber(day))
      guard found == date, found.dayNumber.days == day, found.weekday == weekday else {
        Issue.record("day \(day): \(found)")
        return
      }
      weekday = weekday.advanced(by: 1)
      if date.day < date.daysInMonth {
        date = try CivilDate(date.year, date.month, date.day + 1)
      } else if date.month < 12 {
        date = try CivilDate(date.year, date.month + 1, 1)
      } else {
        #expect(date.dayOfYear == CivilDate.length(ofYear: date.year))
        date = try CivilDate(date.year + 1, 1, 1)
      }
    }
    let last = try CivilDate(2400, 1, 1)
    #expect(date == last)
  }

  @Test("Random days over the whole range come back")
  func randomDays() throws {
    var random = SeededGenerator("random days")
    for _ in 0..<20_000 {
      let days = Int.random(in: DayNumber.min.days...DayNumber.max.days, using: &random)
      let date = CivilDate(try DayNumber(days))
      #expect(date.dayNumber.days == days)
      #expect(try CivilDate(year: date.year, dayOfYear: date.dayOfYear) == date)
      let week = date.isoWeek
      if CivilDate.min.year + 1..<CivilDate.max.year ~= week.year {
        #expect(try CivilDate(isoWeekYear: week.year, week: week.week, weekday: date.weekday) == date)
      }
    }
  }

  @Test(
    "ISO weeks belong to the year of their Thursday",
    arguments: [
      (2021, 1, 3, 2020, 53), (2024, 12, 30, 2025, 1), (2005, 1, 2, 2004, 53), (2010, 1, 3, 2009, 53),
      (2008, 12, 28, 2008, 52), (2008, 12, 29, 2009, 1), (2026, 11, 30, 2026, 49),
    ])
  func isoWeeks(year: Int, month: Int, day: Int, weekYear: Int, week: Int) throws {
    let found = try CivilDate(year, month, day).isoWeek
    #expect(found == (weekYear, week))
  }

  @Test("Adding months clamps to the month's end")
  func addingMonths() throws {
    let date = try CivilDate(2024, 1, 31)
    #expect(try date.adding(months: 1).description == "2024-02-29")
    #expect(try date.adding(months: 13).description == "2025-02-28")
    #expect(try date.adding(months: -1).description == "2023-12-31")
    #expect(try date.adding(months: -2).description == "2023-11-30")
    #expect(try date.adding(months: -12 * 2025).description == "-0001-01-31")
    #expect(try CivilDate(2024, 2, 29).adding(years: 1).description == "2025-02-28")
  }

  @Test("What does not exist is an error that says what does")
  func errors() {
    #expect(
      sentence { () throws(IntlError) in _ = try CivilDate(2023, 2, 29) }
        == "\"29\" is out of range: expected a day of 1 to 28 in month 2 of the year 2023")
    #expect(
      sentence { () throws(IntlError) in _ = try CivilDate(2023, 13, 1) }
        == "\"13\" is out of range: expected a month of 1 to 12")
    #expect(
      sentence { () throws(IntlError) in _ = try CivilDate(1_000_000, 1, 1) }
        == "\"1000000\" is out of range: expected a year of -999999 to 999999")
    #expect(kind { () throws(IntlError) in _ = try CivilDate(Int.min, 1, 1) } == .outOfRange)
    #expect(kind { () throws(IntlError) in _ = try CivilTime(24, 0) } == .outOfRange)
    #expect(kind { () throws(IntlError) in _ = try CivilTime(23, 59, 60) } == .outOfRange)
    #expect(kind { () throws(IntlError) in _ = try CivilDate.max.adding(days: 1) } == .outOfRange)
    #expect(kind { () throws(IntlError) in _ = try CivilDate.max.adding(days: .max) } == .outOfRange)
    // On both sides of the year 0, where the sum of months may or may not overflow by itself.
    for year in [CivilDate.min.year, -1, 0, 1, CivilDate.max.year] {
      for month in 1...12 {
        for amount in [Int.min, .min + 11, .min + 12, .max - 12, .max - 11, .max] {
          let failure = kind { () throws(IntlError) in
            _ = try CivilDate(year, month, 1).adding(months: amount)
          }
          #expect(failure == .outOfRange)
        }
      }
    }
    #expect(kind { () throws(IntlError) in _ = try CivilDate.min.adding(years: .min) } == .outOfRange)
    #expect(kind { () throws(IntlError) in _ = try CivilDate(year: 2023, dayOfYear: 366) } == .outOfRange)
    #expect(
      kind { () throws(IntlError) in _ = try CivilDate(isoWeekYear: 2024, week: 53, weekday: .monday) }
        == .outOfRange)
  }
}

@Suite("Instants")
struct InstantTests {
  @Test("Instants print in UTC, rounded down before 1970 too")
  func printing() throws {
    #expect(try Instant(seconds: -1, nanoseconds: 500_000_000).description == "1969-12-31T23:59:59.5Z")
    #expect(try Instant(milliseconds: -1).description == "1969-12-31T23:59:59.999Z")
    #expect(try Instant(milliseconds: -1).milliseconds == -1)
    #expect(try Instant(seconds: 253_402_300_800).description == "+10000-01-01T00:00:00Z")
    #expect(Instant.min.description == "-999999-01-03T00:00:00Z")
    #expect(Instant.max.description == "+999999-12-29T23:59:59.999999999Z")
  }

  @Test("Arithmetic is exact, and what leaves the range is an error")
  func arithmetic() throws {
    let start = try Instant(seconds: 10, nanoseconds: 999_999_999)
    #expect(try start.adding(.nanoseconds(1)) == Instant(seconds: 11))
    #expect(try start.adding(.seconds(-11)) == Instant(seconds: -1, nanoseconds: 999_999_999))
    #expect(
      try Instant.epoch.adding(Duration(secondsComponent: 0, attosecondsComponent: -1))
        == Instant(seconds: -1, nanoseconds: 999_999_999))
    #expect(start.duration(to: .epoch) == .nanoseconds(-10_999_999_999))
    #expect(
      Instant.min.duration(to: .max) == .seconds(Instant.max.seconds - Instant.min.seconds)
        + .nanoseconds(999_999_999))
    #expect(kind { () throws(IntlError) in _ = try Instant.max.adding(.nanoseconds(1)) } == .outOfRange)
    #expect(kind { () throws(IntlError) in _ = try Instant.min.adding(.nanoseconds(-1)) } == .outOfRange)
    #expect(
      kind { () throws(IntlError) in _ = try start.adding(seconds: .max, nanoseconds: .max) } == .outOfRange)
    #expect(
      kind { () throws(IntlError) in _ = try start.adding(seconds: .min, nanoseconds: .min) } == .outOfRange)
    #expect(kind { () throws(IntlError) in _ = try Instant(seconds: .max) } == .outOfRange)
    #expect(kind { () throws(IntlError) in _ = try Instant(milliseconds: .min) } == .outOfRange)
    #expect(kind { () throws(IntlError) in _ = try Instant(seconds: 0, nanoseconds: -1) } == .outOfRange)
  }
}

/// The kind of the error that `body` throws; `nil` when it throws none.
func kind(_ body: () throws(IntlError) -> Void) -> IntlError.Kind? {
  do throws(IntlError) {
    try body()
    return nil
  } catch {
    return error.kind
  }
}

/// The sentence of the error that `body` throws; `nil` when it throws none.
func sentence(_ body: () throws(IntlError) -> Void) -> String? {
  do throws(IntlError) {
    try body()
    return nil
  } catch {
    return error.description
  }
}
