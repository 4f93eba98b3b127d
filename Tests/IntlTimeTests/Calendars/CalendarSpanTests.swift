import IntlCore
import IntlTime
import TestSupport
import Testing

@Suite("Calendar spans")
struct CalendarSpanTests {
  static let intervals: [(CalendarID, ZoneID, String, DateUnit, String, String)] = [
    ("gregory", "UTC", "2026-11-30T12:34:56.7Z", .year, "2026-01-01T00:00:00Z", "2027-01-01T00:00:00Z"),
    ("gregory", "UTC", "2026-11-30T12:34:56.7Z", .quarter, "2026-10-01T00:00:00Z", "2027-01-01T00:00:00Z"),
    ("gregory", "UTC", "2026-11-30T12:34:56.7Z", .month, "2026-11-01T00:00:00Z", "2026-12-01T00:00:00Z"),
    ("gregory", "UTC", "2026-11-29T12:34:56.7Z", .week, "2026-11-23T00:00:00Z", "2026-11-30T00:00:00Z"),
    ("gregory", "UTC", "2027-01-01T12:34:56.7Z", .weekYear, "2025-12-29T00:00:00Z", "2027-01-04T00:00:00Z"),
    (
      "gregory", "UTC", "2026-11-30T12:34:56.7Z", .weekdayOrdinal, "2026-11-29T00:00:00Z",
      "2026-12-01T00:00:00Z"
    ),
    ("gregory", "UTC", "2026-11-30T12:34:56.7Z", .hour, "2026-11-30T12:00:00Z", "2026-11-30T13:00:00Z"),
    ("gregory", "UTC", "2026-11-30T12:34:56.7Z", .minute, "2026-11-30T12:34:00Z", "2026-11-30T12:35:00Z"),
    ("gregory", "UTC", "1969-11-30T12:34:56.7Z", .second, "1969-11-30T12:34:56Z", "1969-11-30T12:34:57Z"),
    (
      "gregory", "UTC", "1969-11-30T12:34:56.7654321Z", .millisecond, "1969-11-30T12:34:56.765Z",
      "1969-11-30T12:34:56.766Z"
    ),
    (
      "gregory", "Asia/Kathmandu", "2026-11-30T12:34:56Z", .hour, "2026-11-30T12:15:00Z",
      "2026-11-30T13:15:00Z"
    ),
    (
      "gregory", "America/New_York", "2024-03-10T12:00:00Z", .day, "2024-03-10T05:00:00Z",
      "2024-03-11T04:00:00Z"
    ),
    // The clock went from 24:00 to 01:00, and from 24:00 back to 23:00.
    (
      "gregory", "America/Sao_Paulo", "2018-11-04T12:00:00Z", .day, "2018-11-04T03:00:00Z",
      "2018-11-05T02:00:00Z"
    ),
    (
      "gregory", "America/Sao_Paulo", "2018-02-17T12:00:00Z", .day, "2018-02-17T02:00:00Z",
      "2018-02-18T03:00:00Z"
    ),
    // Half an hour was left out and repeated.
    (
      "gregory", "Australia/Lord_Howe", "2024-10-05T15:40:00Z", .hour, "2024-10-05T15:30:00Z",
      "2024-10-05T16:00:00Z"
    ),
    (
      "gregory", "Australia/Lord_Howe", "2024-04-06T15:20:00Z", .hour, "2024-04-06T15:00:00Z",
      "2024-04-06T15:30:00Z"
    ),
    ("japanese", "UTC", "2018-11-04T12:00:00Z", .era, "1989-01-08T00:00:00Z", "2019-05-01T00:00:00Z"),
    ("roc", "UTC", "1900-11-04T12:00:00Z", .year, "1900-01-01T00:00:00Z", "1901-01-01T00:00:00Z"),
    ("hebrew", "UTC", "2024-02-20T12:00:00Z", .year, "2023-09-16T00:00:00Z", "2024-10-03T00:00:00Z"),
    ("hebrew", "UTC", "2024-02-20T12:00:00Z", .month, "2024-02-10T00:00:00Z", "2024-03-11T00:00:00Z"),
    ("chinese", "UTC", "2025-08-01T12:00:00Z", .month, "2025-07-25T00:00:00Z", "2025-08-23T00:00:00Z"),
    ("coptic", "UTC", "2024-09-10T12:00:00Z", .quarter, "2024-06-08T00:00:00Z", "2024-09-11T00:00:00Z"),
  ]

  @Test("A unit has its first instant and that of the next", arguments: intervals)
  func bounds(
    calendar: CalendarID, zone: ZoneID, instant: String, unit: DateUnit, start: String, end: String
  ) throws {
    let calendar = try ZonedCalendar(calendar, zone: zone)
    let instant = try Instant(instant)
    let interval = try calendar.interval(of: unit, at: instant)
    #expect(interval.lowerBound.description == start)
    #expect(interval.upperBound.description == end)
    #expect(try calendar.start(of: unit, at: instant) == interval.lowerBound)
    #expect(try calendar.isSame(unit, instant, interval.lowerBound))
    #expect(try calendar.compare(interval.lowerBound, interval.upperBound, to: unit) == -1)
    #expect(try calendar.compare(interval.upperBound, interval.lowerBound, to: unit) == 1)
  }

  static let ranges: [(CalendarID, String, DateUnit, DateUnit, ClosedRange<Int>, ordinal: Int, count: Int)] =
    [
      ("gregory", "2024-02-10T12:34:56Z", .day, .month, 1...29, 10, 29),
      ("gregory", "2024-02-10T12:34:56Z", .day, .year, 1...366, 41, 366),
      ("gregory", "2024-02-10T12:34:56Z", .day, .quarter, 1...91, 41, 91),
      ("gregory", "2024-02-10T12:34:56Z", .month, .year, 1...12, 2, 12),
      ("gregory", "2024-02-10T12:34:56Z", .quarter, .year, 1...4, 1, 4),
      ("gregory", "2024-02-10T12:34:56Z", .month, .quarter, 1...3, 2, 3),
      ("gregory", "2024-02-10T12:34:56Z", .week, .year, 1...52, 6, 52),
      ("gregory", "2027-01-01T12:34:56Z", .week, .weekYear, 1...53, 53, 53),
      ("gregory", "2024-02-10T12:34:56Z", .weekOfMonth, .month, 1...5, 2, 5),
      ("gregory", "2026-08-10T12:34:56Z", .weekOfMonth, .month, 0...5, 2, 6),
      ("gregory", "2024-02-10T12:34:56Z", .weekday, .week, 1...7, 6, 7),
      ("gregory", "2024-02-10T12:34:56Z", .weekdayOrdinal, .month, 1...4, 2, 5),
      ("gregory", "2024-02-10T12:34:56Z", .hour, .day, 0...23, 13, 24),
      ("gregory", "2024-02-10T12:34:56Z", .minute, .hour, 0...59, 35, 60),
      ("gregory", "2024-02-10T12:34:56Z", .minute, .day, 0...59, 755, 1440),
      ("gregory", "2024-02-10T12:34:56Z", .second, .minute, 0...59, 57, 60),
      ("hebrew", "2024-02-19T12:00:00Z", .month, .year, 1...13, 6, 13),
      ("hebrew", "2025-02-19T12:00:00Z", .day, .year, 1...355, 140, 355),
      ("coptic", "2024-09-08T12:00:00Z", .day, .month, 1...5, 3, 5),
      ("chinese", "2025-08-01T12:00:00Z", .month, .year, 1...13, 7, 13),
      ("japanese", "2018-11-04T12:00:00Z", .year, .era, 1...31, 30, 31),
    ]

  @Test("A unit takes a range of numbers in a larger one, and has a place in it", arguments: ranges)
  func numbers(
    calendar: CalendarID, instant: String, unit: DateUnit, larger: DateUnit, range: ClosedRange<Int>,
    ordinal: Int,
    count: Int
  ) throws {
    let calendar = try ZonedCalendar(calendar, zone: "UTC")
    let instant = try Instant(instant)
    #expect(try calendar.range(of: unit, in: larger, at: instant) == range)
    #expect(try calendar.ordinality(of: unit, in: larger, at: instant) == ordinal)
    #expect(try calendar.count(of: unit, in: larger, at: instant) == count)
    #expect(throws: IntlError.self) { try calendar.range(of: larger, in: unit, at: instant) }
  }

  @Test("A day of 23 hours has 23, though the clock goes to 23")
  func shortDay() throws {
    let calendar = try ZonedCalendar("gregory", zone: "America/New_York")
    let noon = try Instant("2024-03-10T16:00:00Z")
    #expect(try calendar.range(of: .hour, in: .day, at: noon) == 0...23)
    #expect(try calendar.count(of: .hour, in: .day, at: noon) == 23)
    #expect(try calendar.ordinality(of: .hour, in: .day, at: noon) == 12)
  }

  @Test(
    "Weekends are those of the rules",
    arguments: [
      ("2026-11-30T12:00:00Z", WeekRules.iso, false, "2026-12-05T00:00:00Z", "2026-12-07T00:00:00Z"),
      ("2026-11-29T12:00:00Z", .iso, true, "2026-11-28T00:00:00Z", "2026-11-30T00:00:00Z"),
    ])
  func weekends(instant: String, weeks: WeekRules, isWeekend: Bool, start: String, end: String) throws {
    let calendar = ZonedCalendar(.gregorian, zone: .utc, weeks: weeks)
    let instant = try Instant(instant)
    #expect(try calendar.isWeekend(instant) == isWeekend)
    let weekend = try calendar.weekend(from: instant)
    #expect(weekend.lowerBound.description == start)
    #expect(weekend.upperBound.description == end)
    // Friday and Saturday, as in Egypt; and Friday alone, as in Iran.
    let egypt = try WeekRules(
      firstWeekday: .saturday, minimumDays: 1, weekendStart: .friday, weekendEnd: .saturday)
    #expect(Weekday.allCases.filter(egypt.isWeekend) == [.friday, .saturday])
    let iran = try WeekRules(
      firstWeekday: .saturday, minimumDays: 1, weekendStart: .friday, weekendEnd: .friday)
    #expect(Weekday.allCases.filter(iran.isWeekend) == [.friday])
  }

  @Test("Every instant is in its interval, and intervals meet", arguments: CalendarRules.identifiers)
  func meeting(calendar: CalendarID) throws {
    var random = SeededGenerator("interval \(calendar)")
    for zone: ZoneID in ["America/St_Johns", "Europe/Paris", "Pacific/Apia"] {
      let calendar = try ZonedCalendar(calendar, zone: zone)
      for _ in 0..<20 {
        let instant = try Instant(seconds: .random(in: -2_000_000_000...3_900_000_000, using: &random))
        for unit in DateUnit.allCases where unit != .era {
          let interval = try calendar.interval(of: unit, at: instant)
          #expect(interval.contains(instant), "\(calendar.calendar.id) \(zone) \(instant) \(unit)")
          let next = try calendar.interval(of: unit, at: interval.upperBound)
          #expect(
            next.lowerBound == interval.upperBound, "\(calendar.calendar.id) \(zone) \(instant) \(unit)")
        }
      }
    }
  }
}
