import IntlCore
import IntlTime
import TestSupport
import Testing

@Suite("Calendar fields")
struct CalendarFieldsTests {
  static let us = try? WeekRules(firstWeekday: .sunday, minimumDays: 1)

  static let mixes: [(CalendarID, DateFields, String)] = [
    ("gregory", DateFields(year: 2026), "2026-01-01T00:00:00Z"),
    ("gregory", DateFields(year: 2026, quarter: 3), "2026-07-01T00:00:00Z"),
    ("gregory", DateFields(era: 0, year: 44, month: 3, day: 15), "-0043-03-15T00:00:00Z"),
    (
      "gregory", DateFields(year: 2026, month: 11, weekday: .thursday, weekdayOrdinal: 4),
      "2026-11-26T00:00:00Z"
    ),
    (
      "gregory", DateFields(year: 2026, month: 5, weekday: .monday, weekdayOrdinal: -1),
      "2026-05-25T00:00:00Z"
    ),
    ("gregory", DateFields(year: 2026, month: 5, weekday: .monday), "2026-05-04T00:00:00Z"),
    ("gregory", DateFields(year: 2026, weekday: .monday), "2026-01-05T00:00:00Z"),
    ("gregory", DateFields(year: 2026, weekOfYear: 1), "2025-12-28T00:00:00Z"),
    ("gregory", DateFields(weekday: .saturday, weekOfYear: 1, weekYear: 2026), "2026-01-03T00:00:00Z"),
    ("gregory", DateFields(year: 2026, month: 3, weekday: .saturday, weekOfMonth: 2), "2026-03-14T00:00:00Z"),
    ("gregory", DateFields(year: 2026, month: 3, day: 8, hour: 23, second: 5), "2026-03-08T23:00:05Z"),
    ("gregory", DateFields(relatedYear: 2026, dayOfYear: 59), "2026-02-28T00:00:00Z"),
    ("iso8601", DateFields(year: -1, month: 2), "-0001-02-01T00:00:00Z"),
    ("iso8601", DateFields(weekday: .sunday, weekOfYear: 53, weekYear: 2026), "2027-01-03T00:00:00Z"),
    ("japanese", DateFields(year: 8), "2026-01-01T00:00:00Z"),
    ("japanese", DateFields(era: 234, year: 1, month: 12, day: 25), "1926-12-25T00:00:00Z"),
    ("hebrew", DateFields(year: 5784, month: 5, isLeapMonth: true), "2024-02-10T00:00:00Z"),
    ("hebrew", DateFields(year: 5784, ordinalMonth: 7), "2024-03-11T00:00:00Z"),
    ("chinese", DateFields(year: 2025, month: 6, isLeapMonth: true), "2025-07-25T00:00:00Z"),
    ("chinese", DateFields(era: 78, year: 42), "2025-01-29T00:00:00Z"),
    ("islamic-civil", DateFields(relatedYear: 2008), "2008-01-10T00:00:00Z"),
    ("ethiopic", DateFields(era: 0, year: 5500), "0007-08-28T00:00:00Z"),
    ("ethioaa", DateFields(year: 7500), "2007-09-12T00:00:00Z"),
  ]

  @Test("Any sensible mix of fields names an instant", arguments: mixes)
  func instants(calendar: CalendarID, fields: DateFields, instant: String) throws {
    var calendar = try ZonedCalendar(calendar, zone: "UTC")
    if calendar.calendar != .iso8601 { calendar.weeks = try #require(Self.us) }
    #expect(try calendar.instant(of: fields).description == instant)
  }

  static let refusals: [(CalendarID, DateFields, IntlError.Kind)] = [
    ("gregory", DateFields(month: 2, day: 1), .invalidOption),
    ("gregory", DateFields(), .invalidOption),
    ("gregory", DateFields(year: 2026, month: 2, day: 29), .outOfRange),
    ("gregory", DateFields(year: 2026, month: 13), .outOfRange),
    ("gregory", DateFields(year: 2026, month: 1, day: 1, hour: 24), .outOfRange),
    ("gregory", DateFields(year: 2026, month: 2, day: 1, weekday: .monday), .invalidOption),
    ("gregory", DateFields(year: 2026, day: 1, dayOfYear: 2), .invalidOption),
    ("gregory", DateFields(year: 2026, quarter: 2, month: 1), .invalidOption),
    ("gregory", DateFields(era: 1, year: 0), .invalidOption),
    ("gregory", DateFields(era: 3, year: 2026), .outOfRange),
    ("gregory", DateFields(year: 2026, month: 5, weekday: .monday, weekdayOrdinal: 5), .invalidOption),
    ("gregory", DateFields(year: 2026, month: 5, weekday: .monday, weekdayOrdinal: 0), .outOfRange),
    ("gregory", DateFields(year: 2026, month: 5, weekOfMonth: 7), .outOfRange),
    ("gregory", DateFields(weekOfYear: 54, weekYear: 2026), .invalidOption),
    ("gregory", DateFields(year: 2026, offset: 3600), .invalidOption),
    ("gregory", DateFields(year: .max), .outOfRange),
    ("gregory", DateFields(year: 2026, month: .min), .outOfRange),
    ("gregory", DateFields(relatedYear: .min), .outOfRange),
    ("iso8601", DateFields(era: 1, year: 2026), .outOfRange),
    ("japanese", DateFields(era: 235, year: 40), .invalidOption),
    ("ethiopic", DateFields(era: 0, year: 7500), .invalidOption),
    ("hebrew", DateFields(year: 5785, month: 5, isLeapMonth: true), .outOfRange),
    ("chinese", DateFields(year: 2150), .outOfRange),
  ]

  @Test("Fields that contradict each other or do not exist are errors", arguments: refusals)
  func refused(calendar: CalendarID, fields: DateFields, kind: IntlError.Kind) throws {
    var calendar = try ZonedCalendar(calendar, zone: "UTC")
    calendar.weeks = try #require(Self.us)
    let error = #expect(throws: IntlError.self) { try calendar.instant(of: fields) }
    #expect(error?.kind == kind, "\(error?.description ?? "")")
  }

  static let rolls: [(CalendarID, DateFields, String)] = [
    ("gregory", DateFields(year: 2026, month: 14, day: 30), "2027-03-02T00:00:00Z"),
    ("gregory", DateFields(year: 2026, month: 0, day: 0), "2025-11-30T00:00:00Z"),
    ("gregory", DateFields(year: 2026, month: 1, day: 1, hour: -1), "2025-12-31T23:00:00Z"),
    ("gregory", DateFields(year: 2026, minute: 1_000_000), "2027-11-26T10:40:00Z"),
    ("gregory", DateFields(year: 2026, dayOfYear: 400), "2027-02-04T00:00:00Z"),
    ("hebrew", DateFields(year: 5785, month: 5, isLeapMonth: true, day: 3), "2025-03-03T00:00:00Z"),
  ]

  @Test("Fields roll over when they are allowed to", arguments: rolls)
  func rolling(calendar: CalendarID, fields: DateFields, instant: String) throws {
    let calendar = try ZonedCalendar(calendar, zone: "UTC")
    #expect(try calendar.instant(of: fields, leniency: .rolling).description == instant)
    #expect(throws: IntlError.self) { try calendar.instant(of: fields) }
    #expect(throws: IntlError.self) {
      try calendar.instant(of: DateFields(year: 2026, hour: .max, minute: .max), leniency: .rolling)
    }
  }

  @Test("All fields of an instant lead back to it", arguments: CalendarRules.identifiers)
  func roundTrip(calendar: CalendarID) throws {
    var random = SeededGenerator("fields \(calendar)")
    for zone: ZoneID in ["UTC", "Europe/Paris", "Asia/Kathmandu"] {
      var calendar = try ZonedCalendar(calendar, zone: zone)
      for first in [Weekday.sunday, .monday, .saturday] {
        calendar.weeks = try WeekRules(firstWeekday: first, minimumDays: .random(in: 1...7, using: &random))
        for _ in 0..<40 {
          let instant = try Instant(
            seconds: .random(in: -2_000_000_000...4_000_000_000, using: &random),
            nanoseconds: .random(in: 0...999_999_999, using: &random))
          var fields = try calendar.fields(at: instant)
          #expect(try calendar.instant(of: fields) == instant, "\(calendar.calendar.id) \(instant)")
          // Week fields alone name the day, too.
          fields.era = nil
          fields.year = nil
          fields.relatedYear = nil
          fields.day = nil
          fields.dayOfYear = nil
          #expect(try calendar.instant(of: fields) == instant, "\(calendar.calendar.id) \(instant) by weeks")
        }
      }
    }
  }

  @Test("The fast way to an instant agrees with the one by fields")
  func fastWay() throws {
    var random = SeededGenerator("instant")
    let calendar = try ZonedCalendar("gregory", zone: "America/New_York")
    for _ in 0..<500 {
      let (year, month, day) = (
        Int.random(in: 1800...2200, using: &random), Int.random(in: 0...13, using: &random),
        Int.random(in: 0...32, using: &random)
      )
      let (hour, minute) = (Int.random(in: 0...24, using: &random), Int.random(in: 0...60, using: &random))
      let fields = DateFields(year: year, month: month, day: day, hour: hour, minute: minute)
      let expected = Result { try calendar.instant(of: fields) }
      let found = Result {
        try calendar.instant(year: year, month: month, day: day, hour: hour, minute: minute)
      }
      switch (expected, found) {
      case (.success(let a), .success(let b)): #expect(a == b)
      case (.failure, .failure): break
      default: Issue.record("\(fields): \(expected), \(found)")
      }
    }
    let japanese = try ZonedCalendar("japanese", zone: "UTC")
    #expect(try japanese.instant(era: 235, year: 31, month: 4, day: 30).description == "2019-04-30T00:00:00Z")
    #expect(throws: IntlError.self) { try japanese.instant(era: 235, year: 31, month: 5, day: 1) }
  }

  @Test(
    "Weeks are counted by any rules",
    arguments: [
      ("2026-01-01", Weekday.monday, 4, 2026, 1, 1), ("2026-01-01", .sunday, 1, 2026, 1, 1),
      ("2026-01-01", .saturday, 7, 2025, 52, 0), ("2027-01-01", .monday, 4, 2026, 53, 0),
      ("2027-01-01", .monday, 1, 2027, 1, 1), ("2027-01-01", .friday, 7, 2027, 1, 1),
      ("2022-12-31", .sunday, 1, 2022, 53, 5), ("2022-12-31", .sunday, 2, 2022, 52, 5),
    ])
  func weeks(date: String, first: Weekday, minimum: Int, year: Int, week: Int, month: Int) throws {
    let rules = try WeekRules(firstWeekday: first, minimumDays: minimum)
    let date = try CalendarRules.gregorian.date(on: CivilDate(date).dayNumber)
    #expect(date.week(rules) == (year, week))
    #expect(date.weekOfMonth(rules) == month)
    #expect(throws: IntlError.self) { try WeekRules(firstWeekday: first, minimumDays: 8) }
  }
}
