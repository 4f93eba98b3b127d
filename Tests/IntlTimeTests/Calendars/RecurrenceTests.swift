import IntlCore
import IntlTime
import Testing

@Suite("Recurrences")
struct RecurrenceTests {
  static func rule(
    _ frequency: Recurrence.Frequency, every interval: Int = 1,
    _ change: (inout Recurrence) -> Void = { _ in }
  ) -> Recurrence {
    var rule = Recurrence(frequency, every: interval)
    change(&rule)
    return rule
  }

  /// A rule, the calendar, the start, and the days that come first, as dates of the zone.
  static let rows: [(Recurrence, CalendarID, String, [String])] = [
    (rule(.daily, every: 10), "gregory", "2026-01-25", ["2026-01-25", "2026-02-04", "2026-02-14"]),
    (rule(.weekly, every: 2), "gregory", "2026-01-06", ["2026-01-06", "2026-01-20", "2026-02-03"]),
    (
      rule(.weekly, every: 2) { $0.weekdays = [.every(.tuesday), .every(.friday)] }, "gregory", "2026-01-07",
      ["2026-01-09", "2026-01-20", "2026-01-23", "2026-02-03"]
    ),
    (
      rule(.monthly) { $0.weekdays = [.last(.friday)] }, "gregory", "2026-01-07",
      ["2026-01-30", "2026-02-27", "2026-03-27"]
    ),
    (
      rule(.monthly) { $0.weekdays = [.nth(2, .tuesday)] }, "gregory", "2026-01-20",
      ["2026-02-10", "2026-03-10", "2026-04-14"]
    ),
    (
      rule(.monthly) {
        $0.weekdays = [.every(.friday)]
        $0.daysOfMonth = [13]
      }, "gregory", "2026-01-01", ["2026-02-13", "2026-03-13", "2026-11-13", "2027-08-13"]
    ),
    (rule(.monthly), "gregory", "2026-01-31", ["2026-01-31", "2026-03-31", "2026-05-31"]),
    (
      rule(.monthly) { $0.missingDays = .backward }, "gregory", "2026-01-31",
      ["2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30"]
    ),
    (
      rule(.monthly) { $0.missingDays = .forward }, "gregory", "2026-01-31",
      ["2026-01-31", "2026-03-01", "2026-03-31", "2026-05-01"]
    ),
    (
      rule(.monthly) { $0.daysOfMonth = [-1] }, "gregory", "2024-01-31",
      ["2024-01-31", "2024-02-29", "2024-03-31"]
    ),
    (
      rule(.monthly) {
        $0.weekdays = [
          .every(.monday), .every(.tuesday), .every(.wednesday), .every(.thursday), .every(.friday),
        ]
        $0.setPositions = [-1]
      }, "gregory", "2026-01-01", ["2026-01-30", "2026-02-27", "2026-03-31"]
    ),
    (rule(.yearly), "gregory", "2024-02-29", ["2024-02-29", "2028-02-29", "2032-02-29"]),
    (
      rule(.yearly) {
        $0.months = [MonthCode(11)]
        $0.weekdays = [.nth(4, .thursday)]
      }, "gregory", "2026-01-01", ["2026-11-26", "2027-11-25", "2028-11-23"]
    ),
    (
      rule(.yearly) { $0.weekdays = [.nth(20, .monday)] }, "gregory", "2026-01-01",
      ["2026-05-18", "2027-05-17"]
    ),
    (
      rule(.yearly) { $0.daysOfYear = [-1, 100] }, "gregory", "2026-05-01",
      ["2026-12-31", "2027-04-10", "2027-12-31"]
    ),
    (
      rule(.yearly) { $0.weeksOfYear = [53] }, "gregory", "2026-01-05", ["2026-12-28", "2032-12-27"]
    ),
    (
      rule(.yearly) { $0.months = [MonthCode(3), MonthCode(9)] }, "gregory", "2026-04-10",
      ["2026-09-10", "2027-03-10"]
    ),
    (rule(.yearly), "hebrew", "2024-02-15", ["2024-02-15", "2027-02-13", "2030-02-09"]),
    (rule(.yearly), "chinese", "2026-02-17", ["2026-02-17", "2027-02-06", "2028-01-26"]),
    (rule(.monthly), "islamic-umalqura", "2026-02-18", ["2026-02-18", "2026-03-20", "2026-04-18"]),
    (rule(.weekly) { $0.end = .after(2) }, "gregory", "2026-01-06", ["2026-01-06", "2026-01-13"]),
    (rule(.monthly) { $0.daysOfMonth = [31, 30] }, "persian", "2026-03-21", ["2026-04-19", "2026-04-20"]),
  ]

  @Test("A rule comes on its days", arguments: rows)
  func days(rule: Recurrence, calendar: CalendarID, start: String, days: [String]) throws {
    let calendar = try ZonedCalendar(calendar, zone: "Europe/Paris")
    let zone = calendar.zone
    let start = try zone.instant(of: CivilDateTime(CivilDate(start), CivilTime(9, 30)))
    let found = try calendar.instants(of: rule, from: start).prefix(days.count).map { zone.civil(at: $0) }
    #expect(found.map(\.date.description) == days)
    // The clock is kept over all changes.
    #expect(found.allSatisfy { $0.time.description == "09:30:00" })
  }

  @Test("Times of the day")
  func times() throws {
    let calendar = try ZonedCalendar("gregory", zone: "America/New_York")
    let start = try Instant("2024-11-02T13:15:00Z")
    var rule = Recurrence(.daily)
    rule.hours = [9, 17]
    rule.minutes = [0, 15]
    #expect(
      try calendar.instants(of: rule, from: start).prefix(5).map(\.description) == [
        "2024-11-02T13:15:00Z", "2024-11-02T21:00:00Z", "2024-11-02T21:15:00Z", "2024-11-03T14:00:00Z",
        "2024-11-03T14:15:00Z",
      ])
    // Hours are real time: the repeated one counts twice.
    var hourly = Recurrence(.hourly)
    hourly.end = .until(try Instant("2024-11-03T07:00:00Z"))
    #expect(try Array(calendar.instants(of: hourly, from: Instant("2024-11-03T04:30:00Z"))).count == 3)
    var quarters = Recurrence(.hourly, every: 6)
    quarters.minutes = [0, 30]
    quarters.weekdays = [.every(.monday)]
    #expect(
      try calendar.instants(of: quarters, from: start).prefix(3).map(\.description) == [
        "2024-11-04T07:00:00Z", "2024-11-04T07:30:00Z", "2024-11-04T13:00:00Z",
      ])
    var seconds = Recurrence(.minutely, every: 90)
    seconds.seconds = [10, 40]
    #expect(
      try calendar.instants(of: seconds, from: start).prefix(3).map(\.description) == [
        "2024-11-02T13:15:10Z", "2024-11-02T13:15:40Z", "2024-11-02T14:45:10Z",
      ])
  }

  @Test("A rule that never comes ends")
  func ends() throws {
    let calendar = try ZonedCalendar("gregory", zone: "UTC")
    var never = Recurrence(.yearly)
    never.months = [MonthCode(2)]
    never.daysOfMonth = [30]
    #expect(try Array(calendar.instants(of: never, from: .epoch)) == [])
    var odd = Recurrence(.hourly, every: 2)
    odd.hours = [1]
    #expect(try Array(calendar.instants(of: odd, from: .epoch)) == [])
    let chinese = try ZonedCalendar("chinese", zone: "UTC")
    #expect(
      try Array(chinese.instants(of: Recurrence(.yearly), from: Instant("2098-02-01T00:00:00Z"))).count == 3)
    let last = try calendar.instants(of: Recurrence(.daily), from: Instant.max.adding(seconds: -100_000))
    #expect(Array(last).count == 2)
  }

  @Test("Numbers without a meaning are errors")
  func refusals() throws {
    let calendar = try ZonedCalendar("gregory", zone: "UTC")
    let rules = [
      Self.rule(.daily, every: 0), Self.rule(.daily) { $0.hours = [24] },
      Self.rule(.daily) { $0.daysOfMonth = [0] },
      Self.rule(.daily) { $0.setPositions = [.max] }, Self.rule(.daily) { $0.weekdays = [.nth(0, .monday)] },
      Self.rule(.daily, every: .min), Self.rule(.daily) { $0.end = .after(-1) },
    ]
    for rule in rules {
      #expect(throws: IntlError.self) { try calendar.instants(of: rule, from: .epoch) }
    }
  }

  @Test("The second of two equal clock times can be the start")
  func repeatedStart() throws {
    let calendar = try ZonedCalendar("gregory", zone: "America/New_York")
    let start = try Instant("2024-11-03T06:30:00Z")
    #expect(
      try calendar.instants(of: Recurrence(.daily), from: start).prefix(2).map(\.description) == [
        "2024-11-03T06:30:00Z", "2024-11-04T06:30:00Z",
      ])
  }
}
