import IntlCore
import IntlTime
import TestSupport
import Testing

@Suite("Calendar arithmetic")
struct CalendarArithmeticTests {
  static func calendar(_ calendar: CalendarID, _ zone: ZoneID = "UTC") throws -> ZonedCalendar {
    try ZonedCalendar(calendar, zone: zone)
  }

  /// Calendar, zone, start, amount, unit, end.
  static let additions: [(CalendarID, ZoneID, String, Int, DateUnit, String)] = [
    ("gregory", "UTC", "2023-08-31T10:00:00Z", 6, .month, "2024-02-29T10:00:00Z"),
    ("gregory", "UTC", "2023-08-31T10:00:00Z", 2, .quarter, "2024-02-29T10:00:00Z"),
    ("gregory", "UTC", "2020-02-29T10:00:00Z", -100, .year, "1920-02-29T10:00:00Z"),
    ("gregory", "UTC", "2020-02-29T10:00:00Z", -120, .year, "1900-02-28T10:00:00Z"),
    ("gregory", "UTC", "2020-12-31T00:00:00Z", 1, .weekYear, "2021-12-30T00:00:00Z"),
    ("gregory", "UTC", "2020-02-29T10:00:00.5Z", 1500, .millisecond, "2020-02-29T10:00:02Z"),
    ("gregory", "UTC", "2020-02-29T10:00:00Z", -1, .nanosecond, "2020-02-29T09:59:59.999999999Z"),
    ("gregory", "UTC", "2020-02-29T10:00:00Z", 3, .microsecond, "2020-02-29T10:00:00.000003Z"),
    ("gregory", "UTC", "2020-02-29T10:00:00Z", -2, .weekdayOrdinal, "2020-02-15T10:00:00Z"),
    // The clock: a gap of an hour, a repeated hour, a day that Samoa left out.
    ("gregory", "Europe/Berlin", "2024-03-30T01:30:00Z", 1, .day, "2024-03-31T01:30:00Z"),
    ("gregory", "Europe/Berlin", "2024-10-26T00:30:00Z", 1, .day, "2024-10-27T00:30:00Z"),
    ("gregory", "Europe/Berlin", "2024-10-28T01:30:00Z", -1, .day, "2024-10-27T01:30:00Z"),
    ("gregory", "Europe/Berlin", "2025-10-27T01:30:00Z", -1, .year, "2024-10-27T01:30:00Z"),
    ("gregory", "Asia/Tokyo", "2024-10-28T01:30:00Z", -1, .day, "2024-10-27T01:30:00Z"),
    ("gregory", "Europe/Berlin", "2024-10-27T01:30:00Z", 0, .year, "2024-10-27T01:30:00Z"),
    ("gregory", "Europe/Berlin", "2024-10-27T00:30:00Z", 1, .hour, "2024-10-27T01:30:00Z"),
    ("gregory", "Pacific/Apia", "2011-12-29T22:00:00Z", 1, .day, "2011-12-30T22:00:00Z"),
    ("hebrew", "UTC", "2024-02-10T12:00:00Z", 12, .month, "2025-01-30T12:00:00Z"),
    ("hebrew", "UTC", "2024-02-10T12:00:00Z", 3, .year, "2027-02-08T12:00:00Z"),
    ("hebrew", "UTC", "2025-03-10T12:00:00Z", 2, .year, "2027-03-19T12:00:00Z"),
    ("chinese", "UTC", "2023-03-22T00:00:00Z", 1, .month, "2023-04-20T00:00:00Z"),
    ("chinese", "UTC", "2023-03-22T00:00:00Z", 1, .year, "2024-03-10T00:00:00Z"),
    ("coptic", "UTC", "2024-09-10T00:00:00Z", 1, .month, "2024-09-15T00:00:00Z"),
    ("ethiopic", "UTC", "2023-09-11T00:00:00Z", 1, .year, "2024-09-10T00:00:00Z"),
    ("japanese", "UTC", "2019-04-30T00:00:00Z", 1, .month, "2019-05-30T00:00:00Z"),
    ("persian", "UTC", "2025-03-20T00:00:00Z", 4, .year, "2029-03-19T00:00:00Z"),
    ("islamic-umalqura", "UTC", "2025-04-28T00:00:00Z", 1, .month, "2025-05-27T00:00:00Z"),
    ("indian", "UTC", "2024-04-20T00:00:00Z", 1, .year, "2025-04-20T00:00:00Z"),
  ]

  @Test("Units are added by the calendar, and the clock is kept", arguments: additions)
  func adding(
    calendar: CalendarID, zone: ZoneID, start: String, amount: Int, unit: DateUnit, end: String
  ) throws {
    let calendar = try Self.calendar(calendar, zone)
    #expect(try calendar.adding(amount, unit, to: Instant(start)).description == end)
  }

  @Test("Several amounts are added from the largest to the smallest, clamped once")
  func several() throws {
    let calendar = try Self.calendar("gregory")
    let start = try Instant("2023-01-31T23:00:00Z")
    #expect(try calendar.adding([.month: 1, .year: 1], to: start).description == "2024-02-29T23:00:00Z")
    #expect(
      try calendar.adding([.hour: 1, .month: 1, .day: 1], to: start).description == "2023-03-02T00:00:00Z")
    #expect(
      try calendar.adding(TimeSpan(months: 1, days: 1, hours: 1), to: start).description
        == "2023-03-02T00:00:00Z")
    #expect(try calendar.adding([:], to: start) == start)
  }

  static let differences: [(CalendarID, ZoneID, String, String, [DateUnit: Int])] = [
    ("gregory", "UTC", "2024-02-29T00:00:00Z", "2025-02-28T00:00:00Z", [.year: 1, .month: 0, .day: 0]),
    ("gregory", "UTC", "2025-02-28T00:00:00Z", "2024-02-29T00:00:00Z", [.year: 0, .month: -11, .day: -28]),
    ("gregory", "UTC", "2024-01-31T12:00:00Z", "2024-02-29T11:00:00Z", [.month: 0, .day: 28, .hour: 23]),
    ("gregory", "UTC", "2024-01-31T12:00:00Z", "2024-02-29T12:00:00Z", [.month: 1, .day: 0]),
    ("gregory", "UTC", "2024-01-01T00:00:00Z", "2024-12-31T00:00:00Z", [.quarter: 3, .week: 13]),
    ("gregory", "Europe/Berlin", "2024-03-30T11:00:00Z", "2024-03-31T10:30:00Z", [.day: 1, .minute: 30]),
    ("gregory", "Europe/Berlin", "2024-03-30T11:00:00Z", "2024-03-31T09:30:00Z", [.day: 0, .hour: 22]),
    ("hebrew", "UTC", "2023-09-16T00:00:00Z", "2024-10-03T00:00:00Z", [.year: 1, .day: 0]),
    ("hebrew", "UTC", "2023-09-16T00:00:00Z", "2024-10-03T00:00:00Z", [.month: 13, .day: 0]),
    ("chinese", "UTC", "2023-01-22T00:00:00Z", "2024-02-10T00:00:00Z", [.month: 13]),
    ("islamic-civil", "UTC", "2024-07-08T00:00:00Z", "2025-06-27T00:00:00Z", [.year: 1]),
  ]

  @Test("Differences are counted from the first instant, toward zero", arguments: differences)
  func difference(
    calendar: CalendarID, zone: ZoneID, start: String, end: String, amounts: [DateUnit: Int]
  ) throws {
    let calendar = try Self.calendar(calendar, zone)
    let (start, end) = (try Instant(start), try Instant(end))
    #expect(try calendar.difference(from: start, to: end, in: Array(amounts.keys)) == amounts)
  }

  @Test("What is added is what the difference tells", arguments: CalendarRules.identifiers)
  func inverse(calendar: CalendarID) throws {
    var random = SeededGenerator("difference \(calendar)")
    for zone: ZoneID in ["UTC", "America/New_York", "Australia/Lord_Howe"] {
      let calendar = try Self.calendar(calendar, zone)
      for _ in 0..<60 {
        let start = try Instant(seconds: .random(in: -2_000_000_000...3_900_000_000, using: &random))
        let end = try Instant(seconds: .random(in: -2_000_000_000...3_900_000_000, using: &random))
        let units: [DateUnit] = [.year, .month, .week, .day, .hour, .second]
        let amounts = try calendar.difference(from: start, to: end, in: units)
        #expect(
          try calendar.adding(amounts, to: start) == end, "\(calendar.calendar.id) \(zone) \(start) \(end)")
        #expect(amounts.values.allSatisfy { start <= end ? $0 >= 0 : $0 <= 0 })
        #expect(amounts[.month, default: 0].magnitude <= 13 && amounts[.day, default: 0].magnitude <= 6)
        // One unit more would lead too far.
        let days = try calendar.difference(from: start, to: end, in: .day)
        let further = try calendar.adding(days + (start <= end ? 1 : -1), .day, to: start)
        #expect(start <= end ? further > end : further < end)
      }
    }
  }

  @Test("Nothing traps, whatever is asked", arguments: CalendarRules.identifiers)
  func extremes(calendar: CalendarID) throws {
    let calendar = try Self.calendar(calendar, "America/New_York")
    let amounts = [Int.min, .min + 1, -1_000_000_000, -1, 0, 1, 30_000_000, .max - 1, .max]
    // The ends of the tables, where there are some, beside those of all instants.
    let ends = try [calendar.calendar.days.lowerBound, calendar.calendar.days.upperBound].map { day in
      try Instant(
        seconds: max(Instant.min.seconds, min(Instant.max.seconds, Int64(day.days) * 86_400 + 50_000)))
    }
    for instant in [Instant.min, .epoch, .max] + ends {
      for unit in DateUnit.allCases {
        for amount in amounts {
          quietly { _ = try calendar.adding(amount, unit, to: instant) }
          quietly { _ = try calendar.wrapping(amount, unit, at: instant) }
        }
        quietly { _ = try calendar.start(of: unit, at: instant) }
        quietly { _ = try calendar.interval(of: unit, at: instant) }
        for larger in DateUnit.allCases {
          quietly { _ = try calendar.range(of: unit, in: larger, at: instant) }
          quietly { _ = try calendar.ordinality(of: unit, in: larger, at: instant) }
          quietly { _ = try calendar.count(of: unit, in: larger, at: instant) }
        }
        for other in [Instant.min, .epoch, .max] {
          quietly { _ = try calendar.difference(from: instant, to: other, in: unit) }
          quietly { _ = try calendar.difference(from: instant, to: other, in: [.year, .month, unit]) }
        }
      }
      quietly { _ = try calendar.fields(at: instant) }
      quietly { _ = try calendar.weekend(from: instant) }
      quietly { _ = try calendar.weekend(from: instant, .backward) }
    }
  }

  @Test(
    "Nothing traps when fields are looked for at the ends of tables",
    arguments: ["chinese", "dangi"] as [CalendarID])
  func ends(calendar: CalendarID) throws {
    let calendar = try Self.calendar(calendar)
    let days = calendar.calendar.days
    for day in [
      days.lowerBound.days, days.lowerBound.days + 1, days.upperBound.days - 1, days.upperBound.days,
    ] {
      let instant = try Instant(seconds: Int64(day) * 86_400 + 50_000)
      for fields in [
        DateFields(month: 1), DateFields(isLeapMonth: true), DateFields(weekOfYear: 1),
        DateFields(weekYear: 4737),
        DateFields(weekYear: 4739), DateFields(relatedYear: 1899), DateFields(relatedYear: 2101),
        DateFields(era: 80),
        DateFields(dayOfYear: 355), DateFields(quarter: 1), DateFields(weekOfMonth: 1), DateFields(hour: 3),
      ] {
        for direction in MatchDirection.allCases {
          quietly { _ = try calendar.next(fields, after: instant, direction) }
        }
        quietly { _ = try calendar.instant(of: fields) }
      }
      quietly { _ = Array(try calendar.instants(of: Recurrence(.weekly), from: instant).prefix(5)) }
      var byWeeks = Recurrence(.yearly)
      byWeeks.weeksOfYear = [-1]
      quietly { _ = Array(try calendar.instants(of: byWeeks, from: instant).prefix(5)) }
    }
  }

  @Test("Nothing traps, whatever fields are given", arguments: CalendarRules.identifiers)
  func extremeFields(calendar: CalendarID) throws {
    let calendar = try Self.calendar(calendar)
    let keys: [WritableKeyPath<DateFields, Int?>] = [
      \.era, \.year, \.relatedYear, \.quarter, \.month, \.ordinalMonth, \.day, \.weekdayOrdinal, \.dayOfYear,
      \.weekOfYear, \.weekYear, \.weekOfMonth, \.hour, \.minute, \.second, \.nanosecond, \.offset,
    ]
    let values = [
      Int.min, .min + 1, -2_000_000_000, -1_000_000, -1, 0, 1, 13, 54, 400, 2_000_000, .max - 1, .max,
    ]
    for key in keys {
      for value in values {
        for other in [nil, \DateFields.month, \.weekOfYear] as [WritableKeyPath<DateFields, Int?>?] {
          var fields = DateFields(year: 2026)
          if let other { fields[keyPath: other] = 2 }
          fields[keyPath: key] = value
          quietly { _ = try calendar.instant(of: fields) }
          quietly { _ = try calendar.instant(of: fields, leniency: .rolling) }
        }
        // A search for what never comes is long, so only the ends of the numbers are looked for.
        guard value.magnitude > 2_000_000_000 || value == 1 else { continue }
        var alone = DateFields(weekday: .monday)
        alone[keyPath: key] = value
        quietly { _ = try calendar.next(alone, after: .epoch) }
        quietly { _ = try calendar.next(alone, after: .epoch, .backward) }
      }
    }
  }

  /// Runs what may fail with the library's error, and with no other.
  private func quietly(_ body: () throws -> Void) {
    do {
      try body()
    } catch {
      let kind = (error as? IntlError)?.kind
      #expect(kind == .outOfRange || kind == .invalidOption)
    }
  }

  @Test(
    "Wrapping stays inside the larger unit",
    arguments: [
      ("2024-01-31T12:00:00Z", 13, .month, "2024-02-29T12:00:00Z"),
      ("2024-02-29T12:00:00Z", 1, .day, "2024-02-01T12:00:00Z"),
      ("2024-02-01T12:00:00Z", -1, .day, "2024-02-29T12:00:00Z"),
      ("2024-12-31T12:00:00Z", 1, .dayOfYear, "2024-01-01T12:00:00Z"),
      ("2024-02-29T12:00:00Z", 4, .weekday, "2024-02-26T12:00:00Z"),
      ("2024-12-27T12:00:00Z", 1, .week, "2024-01-05T12:00:00Z"),
      ("2024-02-29T12:00:00Z", 1, .weekdayOrdinal, "2024-02-01T12:00:00Z"),
      ("2024-02-29T12:00:00Z", 1, .weekOfMonth, "2024-02-01T12:00:00Z"),
      ("2024-02-29T23:30:00Z", 2, .hour, "2024-02-29T01:30:00Z"),
      ("2024-02-29T23:30:00Z", -31, .minute, "2024-02-29T23:59:00Z"),
      ("2024-02-29T23:30:10Z", 121, .second, "2024-02-29T23:30:11Z"),
      ("2024-05-29T23:30:10Z", 3, .quarter, "2024-02-29T23:30:10Z"),
      ("2024-02-29T23:30:10Z", 1, .year, "2025-02-28T23:30:10Z"),
      ("2024-02-29T23:30:10Z", .min, .nanosecond, "2024-02-29T23:30:10.145224192Z"),
    ] as [(String, Int, DateUnit, String)])
  func wrapping(start: String, amount: Int, unit: DateUnit, end: String) throws {
    #expect(try Self.calendar("gregory").wrapping(amount, unit, at: Instant(start)).description == end)
  }
}
