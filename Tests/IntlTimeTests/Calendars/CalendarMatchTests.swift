import IntlCore
import IntlTime
import TestSupport
import Testing

@Suite("Calendar matches")
struct CalendarMatchTests {
  static let rows: [(CalendarID, ZoneID, String, DateFields, MatchDirection, String?)] = [
    (
      "gregory", "UTC", "2026-11-30T12:00:00Z", DateFields(month: 2, day: 29), .forward,
      "2028-02-29T00:00:00Z"
    ),
    (
      "gregory", "UTC", "2026-11-30T12:00:00Z", DateFields(month: 2, day: 29), .backward,
      "2024-02-29T00:00:00Z"
    ),
    (
      "gregory", "UTC", "1896-03-01T00:00:00Z", DateFields(month: 2, day: 29, weekday: .sunday), .forward,
      "1920-02-29T00:00:00Z"
    ),
    ("gregory", "UTC", "2026-11-30T12:00:00Z", DateFields(month: 2, day: 30), .forward, nil),
    ("gregory", "UTC", "2026-11-30T12:00:00Z", DateFields(day: 31), .backward, "2026-10-31T00:00:00Z"),
    ("gregory", "UTC", "2026-11-30T12:00:00Z", DateFields(month: 11), .forward, "2027-11-01T00:00:00Z"),
    ("gregory", "UTC", "2026-11-30T12:00:00Z", DateFields(month: 11), .backward, "2026-11-01T00:00:00Z"),
    ("gregory", "UTC", "2026-11-01T00:00:00Z", DateFields(month: 11), .backward, "2025-11-01T00:00:00Z"),
    ("gregory", "UTC", "2026-11-30T12:00:00Z", DateFields(quarter: 1), .forward, "2027-01-01T00:00:00Z"),
    ("gregory", "UTC", "2026-11-30T12:00:00Z", DateFields(year: 3000), .forward, "3000-01-01T00:00:00Z"),
    ("gregory", "UTC", "2026-11-30T12:00:00Z", DateFields(year: 3000), .backward, nil),
    ("gregory", "UTC", "2026-11-30T12:00:00Z", DateFields(era: 0), .backward, nil),
    ("gregory", "UTC", "2026-11-30T12:00:00Z", DateFields(dayOfYear: 366), .forward, "2028-12-31T00:00:00Z"),
    (
      "gregory", "UTC", "2026-11-30T12:00:00Z", DateFields(weekday: .friday, weekdayOrdinal: 5), .forward,
      "2027-01-29T00:00:00Z"
    ),
    (
      "gregory", "UTC", "2026-11-30T12:00:00Z", DateFields(weekday: .monday, weekdayOrdinal: -1), .forward,
      "2026-12-28T00:00:00Z"
    ),
    ("iso8601", "UTC", "2026-01-01T00:00:00Z", DateFields(weekOfYear: 53), .forward, "2026-12-28T00:00:00Z"),
    ("iso8601", "UTC", "2026-11-30T12:00:00Z", DateFields(weekOfYear: 49), .backward, "2026-11-30T00:00:00Z"),
    ("iso8601", "UTC", "2026-11-30T12:00:00Z", DateFields(weekYear: 2027), .forward, "2027-01-04T00:00:00Z"),
    ("iso8601", "UTC", "2026-11-30T12:00:00Z", DateFields(weekOfMonth: 1), .forward, "2026-12-01T00:00:00Z"),
    ("gregory", "UTC", "2026-11-30T12:00:00Z", DateFields(minute: 30), .forward, "2026-11-30T12:30:00Z"),
    ("gregory", "UTC", "2026-11-30T12:00:00Z", DateFields(second: 0), .backward, "2026-11-30T11:59:00Z"),
    ("gregory", "UTC", "2026-11-30T12:00:00.1Z", DateFields(second: 0), .backward, "2026-11-30T12:00:00Z"),
    (
      "gregory", "UTC", "2026-11-30T23:59:59Z", DateFields(hour: 23, second: 59), .forward,
      "2026-12-01T23:00:59Z"
    ),
    (
      "gregory", "UTC", "2026-11-30T12:00:00Z", DateFields(nanosecond: 5), .forward,
      "2026-11-30T12:00:00.000000005Z"
    ),
    (
      "gregory", "UTC", "2026-11-30T12:00:00Z", DateFields(month: 9, hour: 9), .backward,
      "2026-09-30T09:00:00Z"
    ),
    (
      "gregory", "Asia/Tokyo", "2026-11-30T12:00:00Z", DateFields(weekday: .monday, hour: 8), .forward,
      "2026-12-06T23:00:00Z"
    ),
    ("japanese", "UTC", "2018-01-01T00:00:00Z", DateFields(era: 236), .forward, "2019-05-01T00:00:00Z"),
    ("japanese", "UTC", "2018-01-01T00:00:00Z", DateFields(year: 1), .forward, "2019-05-01T00:00:00Z"),
    (
      "hebrew", "UTC", "2024-03-01T00:00:00Z", DateFields(month: 5, isLeapMonth: true), .forward,
      "2027-02-08T00:00:00Z"
    ),
    (
      "hebrew", "UTC", "2024-03-01T00:00:00Z", DateFields(month: 2, day: 30), .forward, "2024-12-01T00:00:00Z"
    ),
    (
      "chinese", "UTC", "2026-03-01T00:00:00Z", DateFields(isLeapMonth: true), .forward,
      "2028-06-23T00:00:00Z"
    ),
    ("chinese", "UTC", "2099-03-01T00:00:00Z", DateFields(relatedYear: 2120), .forward, nil),
    (
      "coptic", "UTC", "2026-03-01T00:00:00Z", DateFields(month: 13, day: 6), .forward, "2027-09-11T00:00:00Z"
    ),
    (
      "islamic-umalqura", "UTC", "2026-11-30T00:00:00Z", DateFields(month: 9), .forward,
      "2027-02-08T00:00:00Z"
    ),
  ]

  @Test("The nearest stretch with the fields is found, by its first instant", arguments: rows)
  func next(
    calendar: CalendarID, zone: ZoneID, after: String, fields: DateFields, direction: MatchDirection,
    found: String?
  ) throws {
    let calendar = try ZonedCalendar(calendar, zone: zone)
    #expect(try calendar.next(fields, after: Instant(after), direction)?.description == found)
  }

  static let policies: [(String, DateFields, MatchPolicy, RepeatedTime, String)] = [
    ("2024-03-10T05:00:00Z", DateFields(hour: 2, minute: 30), .strict, .first, "2024-03-11T06:30:00Z"),
    ("2024-03-10T05:00:00Z", DateFields(hour: 2, minute: 30), .nextTime, .first, "2024-03-10T07:00:00Z"),
    (
      "2024-03-10T05:00:00Z", DateFields(hour: 2, minute: 30), .nextTimePreservingSmallerUnits, .first,
      "2024-03-10T07:30:00Z"
    ),
    (
      "2024-03-10T05:00:00Z", DateFields(hour: 2, minute: 30), .previousTimePreservingSmallerUnits, .first,
      "2024-03-10T06:30:00Z"
    ),
    ("2024-11-03T04:30:00Z", DateFields(hour: 1, minute: 30), .strict, .first, "2024-11-03T05:30:00Z"),
    ("2024-11-03T04:30:00Z", DateFields(hour: 1, minute: 30), .strict, .last, "2024-11-03T06:30:00Z"),
    ("2024-11-03T05:30:00Z", DateFields(hour: 1, minute: 30), .strict, .first, "2024-11-04T06:30:00Z"),
    ("2024-11-03T05:30:00Z", DateFields(hour: 1, minute: 30), .strict, .last, "2024-11-03T06:30:00Z"),
    ("2024-11-03T05:45:00Z", DateFields(minute: 30), .strict, .first, "2024-11-03T06:30:00Z"),
    ("2025-02-10T00:00:00Z", DateFields(day: 31, hour: 5), .strict, .first, "2025-03-31T09:00:00Z"),
    ("2025-02-10T00:00:00Z", DateFields(day: 31, hour: 5), .nextTime, .first, "2025-03-01T05:00:00Z"),
    (
      "2025-02-10T00:00:00Z", DateFields(day: 31, hour: 5), .nextTimePreservingSmallerUnits, .first,
      "2025-03-01T10:00:00Z"
    ),
    (
      "2025-02-10T00:00:00Z", DateFields(day: 31, hour: 5), .previousTimePreservingSmallerUnits, .first,
      "2025-02-28T10:00:00Z"
    ),
    ("2025-02-10T00:00:00Z", DateFields(month: 2, day: 29), .nextTime, .first, "2025-03-01T05:00:00Z"),
  ]

  @Test("What is left out or comes twice is treated as the policies say", arguments: policies)
  func treated(
    after: String, fields: DateFields, policy: MatchPolicy, repeated: RepeatedTime, found: String
  ) throws {
    let calendar = try ZonedCalendar("gregory", zone: "America/New_York")
    let next = try calendar.next(fields, after: Instant(after), policy: policy, repeated: repeated)
    #expect(next?.description == found)
  }

  /// Each time that the clock shows twice counts for itself: zone, after, fields, direction, what is found.
  static let each: [(ZoneID, String, DateFields, MatchDirection, String)] = [
    (
      "America/New_York", "2024-11-03T04:30:00Z", DateFields(hour: 1, minute: 30), .forward,
      "2024-11-03T05:30:00Z"
    ),
    (
      "America/New_York", "2024-11-03T05:30:00Z", DateFields(hour: 1, minute: 30), .forward,
      "2024-11-03T06:30:00Z"
    ),
    (
      "America/New_York", "2024-11-03T06:30:00Z", DateFields(hour: 1, minute: 30), .forward,
      "2024-11-04T06:30:00Z"
    ),
    (
      "America/New_York", "2024-11-03T17:00:00Z", DateFields(hour: 1, minute: 30), .backward,
      "2024-11-03T06:30:00Z"
    ),
    (
      "America/New_York", "2024-11-03T06:30:00Z", DateFields(hour: 1, minute: 30), .backward,
      "2024-11-03T05:30:00Z"
    ),
    // The clock shows the hour 1 for two hours on end.
    ("America/New_York", "2024-11-03T05:00:00Z", DateFields(hour: 1), .forward, "2024-11-04T06:00:00Z"),
    ("America/New_York", "2024-11-03T17:00:00Z", DateFields(hour: 1), .backward, "2024-11-03T05:00:00Z"),
    ("America/New_York", "2024-11-03T05:59:59Z", DateFields(minute: 0), .forward, "2024-11-03T06:00:00Z"),
    // Half an hour back: 01:59 to 01:30 is one stretch of the hour 1 and two of the minute 30.
    ("Australia/Lord_Howe", "2024-04-06T14:00:00Z", DateFields(hour: 1), .forward, "2024-04-07T14:30:00Z"),
    ("Australia/Lord_Howe", "2024-04-06T14:45:00Z", DateFields(minute: 30), .forward, "2024-04-06T15:00:00Z"),
    // Set from 00:01 to 01:01 and back, the clock begins in the midst of an hour, on another day.
    ("America/St_Johns", "2004-04-04T03:00:00Z", DateFields(hour: 1), .forward, "2004-04-04T03:31:00Z"),
    ("America/St_Johns", "2004-04-04T12:00:00Z", DateFields(hour: 1), .backward, "2004-04-04T03:31:00Z"),
    ("America/St_Johns", "2004-04-04T03:00:00Z", DateFields(hour: 0), .forward, "2004-04-04T03:30:00Z"),
    ("America/St_Johns", "2004-10-31T02:00:00Z", DateFields(hour: 23), .forward, "2004-10-31T02:31:00Z"),
    ("America/St_Johns", "2004-10-31T02:29:31Z", DateFields(second: 30), .forward, "2004-10-31T02:30:30Z"),
    ("America/St_Johns", "2004-10-31T02:31:29Z", DateFields(second: 30), .backward, "2004-10-31T02:30:30Z"),
    ("America/St_Johns", "2004-10-31T02:30:00Z", DateFields(hour: 0), .forward, "2004-10-31T03:30:00Z"),
    // A clock that was set forward from local mean time shows the rest of the hour.
    ("Europe/Paris", "1911-03-10T20:00:00Z", DateFields(hour: 23), .forward, "1911-03-10T22:50:39Z"),
  ]

  @Test(
    "A stretch is found by its first instant, also where a change of the clock begins it", arguments: each)
  func eachTime(
    zone: ZoneID, after: String, fields: DateFields, direction: MatchDirection, found: String
  ) throws {
    let calendar = try ZonedCalendar("gregory", zone: zone)
    let next = try calendar.next(fields, after: Instant(after), direction, repeated: .each)
    #expect(next?.description == found)
  }

  @Test("What is found around every kind of change is what looking at every second finds")
  func everySecond() throws {
    var random = SeededGenerator("seconds around changes")
    let changes: [(ZoneID, String)] = [
      ("America/New_York", "2024-03-10T07:00:00Z"), ("America/New_York", "2024-11-03T06:00:00Z"),
      ("America/St_Johns", "2004-04-04T03:31:00Z"), ("America/St_Johns", "2004-10-31T02:31:00Z"),
      ("Australia/Lord_Howe", "2024-04-06T15:00:00Z"), ("Australia/Lord_Howe", "2024-10-05T15:30:00Z"),
      ("America/Sao_Paulo", "2018-11-04T03:00:00Z"), ("America/Sao_Paulo", "2018-02-18T02:00:00Z"),
      ("America/Havana", "2024-11-03T05:00:00Z"), ("America/Havana", "2024-03-10T05:00:00Z"),
      ("Africa/Monrovia", "1972-01-07T00:44:30Z"), ("Europe/Paris", "1911-03-10T23:50:39Z"),
    ]
    for (zone, change) in changes {
      let calendar = try ZonedCalendar("gregory", zone: zone)
      let middle = try Instant(change)
      let window = (-10_000..<10_000).map { middle.seconds + $0 }
      let walls = window.map { calendar.zone.civil(at: Instant(uncheckedSeconds: $0, nanoseconds: 0)) }
      for _ in 0..<20 {
        // The fields of some second, or of a part of them.
        let seen = walls[Int.random(in: 0..<walls.count, using: &random)]
        let kept = Int.random(in: 1...7, using: &random)
        let fields = DateFields(
          day: Bool.random(using: &random) ? seen.date.day : nil, hour: kept & 4 == 0 ? nil : seen.time.hour,
          minute: kept & 2 == 0 ? nil : seen.time.minute, second: kept & 1 == 0 ? nil : seen.time.second)
        let matches = walls.map { wall in
          wall.date.day == fields.day ?? wall.date.day && wall.time.hour == fields.hour ?? wall.time.hour
            && wall.time.minute == fields.minute ?? wall.time.minute
            && wall.time.second == fields.second ?? wall.time.second
        }
        // A stretch begins where the second before does not match, or a clock's unit begins anew in it.
        let unit = kept & 1 != 0 ? 1 : kept & 2 != 0 ? 60 : 3600
        let starts = window.indices.dropFirst().filter { index in
          guard matches[index] else { return false }
          return !matches[index - 1]
            || (walls[index].time.secondOfDay % unit == 0
              && walls[index].time.secondOfDay / unit != walls[index - 1].time.secondOfDay / unit)
        }
        let place = Int.random(in: 1..<window.count, using: &random)
        let after = Instant(uncheckedSeconds: window[place], nanoseconds: 0)
        if let next = starts.first(where: { $0 > place }) {
          let found = try calendar.next(fields, after: after, .forward, repeated: .each)
          #expect(found?.seconds == window[next], "\(zone) \(after) \(fields)")
        }
        if let next = starts.last(where: { $0 < place }) {
          let found = try calendar.next(fields, after: after, .backward, repeated: .each)
          #expect(found?.seconds == window[next], "\(zone) \(after) \(fields) backward")
        }
      }
    }
  }

  @Test("A search for what always holds, or never, ends soon", .timeLimit(.minutes(1)))
  func endless() throws {
    for name in ["gregory", "coptic", "islamic-umalqura", "hebrew", "japanese"] as [CalendarID] {
      let calendar = try ZonedCalendar(name, zone: "UTC")
      for direction in MatchDirection.allCases {
        let fields = DateFields(isLeapMonth: false)
        let found = try calendar.next(fields, after: .epoch, direction)
        // Only a leap month ends a stretch of months that are none.
        #expect((found == nil) == (name != "hebrew"))
        let era = try calendar.fields(at: .epoch).era
        _ = try calendar.next(DateFields(era: era, quarter: 1, isLeapMonth: false), after: .epoch, direction)
        _ = try calendar.next(DateFields(month: 13, isLeapMonth: true), after: .epoch, direction)
        _ = try calendar.next(DateFields(relatedYear: .max), after: .epoch, direction)
      }
    }
    // Two days of the year 1 come twice.
    let rules = try CalendarRules("gregory", cutover: CivilDate(1, 1, 1).dayNumber)
    let calendar = ZonedCalendar(rules, zone: .utc)
    #expect(try calendar.next(DateFields(isLeapMonth: false), after: .epoch, .backward) == nil)
  }

  @Test("Backward over a change of the clock")
  func backwardOverChange() throws {
    let calendar = try ZonedCalendar("gregory", zone: "America/New_York")
    let noon = try Instant("2024-11-03T17:00:00Z")
    let fields = DateFields(hour: 1, minute: 30)
    #expect(try calendar.next(fields, after: noon, .backward)?.description == "2024-11-03T05:30:00Z")
    #expect(
      try calendar.next(fields, after: noon, .backward, repeated: .last)?.description
        == "2024-11-03T06:30:00Z")
    let spring = try Instant("2024-03-10T17:00:00Z")
    #expect(
      try calendar.next(DateFields(hour: 2), after: spring, .backward)?.description == "2024-03-09T07:00:00Z")
    #expect(
      try calendar.next(DateFields(hour: 2), after: spring, .backward, policy: .nextTime)?.description
        == "2024-03-10T07:00:00Z")
  }

  @Test("Fields that mean nothing are errors")
  func refusals() throws {
    let calendar = try ZonedCalendar("gregory", zone: "UTC")
    for fields in [
      DateFields(), DateFields(hour: 24), DateFields(minute: -1), DateFields(year: 2026, offset: 0),
      DateFields(year: .max),
    ] {
      #expect(throws: IntlError.self) { try calendar.next(fields, after: .epoch) }
    }
    for fields in [
      DateFields(month: 14), DateFields(day: 32), DateFields(weekOfYear: .max),
      DateFields(weekdayOrdinal: .min),
      DateFields(month: .min), DateFields(weekYear: .max), DateFields(quarter: 5),
      DateFields(dayOfYear: .max),
      DateFields(ordinalMonth: .max), DateFields(relatedYear: .max),
    ] {
      #expect(try calendar.next(fields, after: .epoch) == nil)
      #expect(try calendar.next(fields, after: .epoch, .backward) == nil)
    }
  }

  @Test("A search agrees with a walk from day to day", arguments: CalendarRules.identifiers)
  func walk(calendar: CalendarID) throws {
    var random = SeededGenerator("match \(calendar)")
    let calendar = try ZonedCalendar(calendar, zone: "UTC")
    for _ in 0..<40 {
      var fields = DateFields()
      let start = try Instant(seconds: .random(in: -1_500_000_000...3_500_000_000, using: &random))
      let sample = try calendar.fields(
        at: Instant(seconds: .random(in: -2_000_000_000...3_500_000_000, using: &random)))
      if Bool.random(using: &random) { fields.month = sample.month }
      if Int.random(in: 0..<3, using: &random) == 0 { fields.day = sample.day }
      if Int.random(in: 0..<3, using: &random) == 0 { fields.weekday = sample.weekday }
      if Int.random(in: 0..<6, using: &random) == 0 { fields.weekOfYear = sample.weekOfYear }
      if Int.random(in: 0..<6, using: &random) == 0 { fields.quarter = sample.quarter }
      if Int.random(in: 0..<6, using: &random) == 0 { fields.dayOfYear = sample.dayOfYear }
      if fields == DateFields() { continue }
      for direction in MatchDirection.allCases {
        let found = try calendar.next(fields, after: start, direction)
        let walked = try self.walk(calendar, fields, start, direction)
        if let walked { #expect(found == walked, "\(fields) after \(start) \(direction.rawValue)") }
      }
    }
  }

  /// The first match by looking at every day of five thousand; `nil` when there is none so near.
  private func walk(
    _ calendar: ZonedCalendar, _ fields: DateFields, _ start: Instant, _ direction: MatchDirection
  ) throws -> Instant? {
    func matches(_ instant: Instant) throws -> Bool {
      let all = try calendar.fields(at: instant)
      return (fields.month == nil || fields.month == all.month)
        && (fields.day == nil || fields.day == all.day)
        && (fields.weekday == nil || fields.weekday == all.weekday)
        && (fields.weekOfYear == nil || fields.weekOfYear == all.weekOfYear)
        && (fields.quarter == nil || fields.quarter == all.quarter)
        && (fields.dayOfYear == nil || fields.dayOfYear == all.dayOfYear)
    }
    let isOfDays = fields.day != nil || fields.weekday != nil || fields.dayOfYear != nil
    var day = try calendar.start(of: .day, at: start)
    for _ in 0..<5000 {
      let isBeyond = direction == .forward ? day > start : day < start
      if try isBeyond && matches(day), try isOfDays || !matches(day.adding(seconds: -86_400)) { return day }
      day = try day.adding(seconds: direction == .forward ? 86_400 : -86_400)
    }
    return nil
  }

  @Test("Matches follow each other")
  func sequence() throws {
    let calendar = try ZonedCalendar("gregory", zone: "Europe/Paris")
    let start = try Instant("2026-10-24T00:00:00Z")
    let mornings = try calendar.matches(DateFields(hour: 7), after: start)
    #expect(
      mornings.prefix(3).map(\.description) == [
        "2026-10-24T05:00:00Z", "2026-10-25T06:00:00Z", "2026-10-26T06:00:00Z",
      ])
    #expect(Array(try calendar.matches(DateFields(year: 2030), after: start)).count == 1)
  }
}
