public import IntlCore

/// A calendar on the wall of a zone: the fields of an instant, and arithmetic by calendar units.
///
/// ```swift
/// let calendar = try ZonedCalendar("gregory", zone: "America/New_York")
/// let start = try calendar.instant(of: DateFields(year: 2024, month: 3, day: 9, hour: 8))
/// try calendar.adding(1, .day, to: start)     // 2024-03-10T12:00:00Z: 08:00 again, 23 hours later
/// ```
///
/// Days and larger units keep the wall clock, hours and smaller ones are real time. Nothing in it knows a locale: the
/// rules of weeks are given, and are ISO's by default.
///
/// ICU: `ucal.h`
public struct ZonedCalendar: Sendable, Hashable {
  /// The calendar.
  public let calendar: CalendarRules
  /// The zone's clock.
  public let zone: ZoneRules
  /// How weeks are counted.
  public var weeks: WeekRules

  /// A calendar with a clock.
  public init(_ calendar: CalendarRules, zone: ZoneRules, weeks: WeekRules = .iso) {
    self.calendar = calendar
    self.zone = zone
    self.weeks = weeks
  }

  /// A calendar by its name with the clock of a zone of the system's tz database.
  ///
  /// - Throws: `IntlError` of kind `invalidOption` for an unknown calendar, `invalidZone` for an unknown zone,
  ///   `missingData` without a tz database, `malformedFile` for damaged data.
  public init(_ calendar: CalendarID = .gregory, zone: ZoneID, weeks: WeekRules = .iso) throws(IntlError) {
    self.init(
      try CalendarRules(calendar), zone: try ZoneDatabase.system.rules(for: zone), weeks: weeks)
  }
}

/// What a calendar and a clock on the wall show at an instant.
public struct CalendarDateTime: Sendable, Hashable {
  /// The date.
  public let date: CalendarDate
  /// The time of day.
  public let time: CivilTime
  /// The seconds east of UTC at that instant.
  public let offsetSeconds: Int32

  @inline(__always)
  init(date: CalendarDate, time: CivilTime, offsetSeconds: Int32) {
    self.date = date
    self.time = time
    self.offsetSeconds = offsetSeconds
  }
}

extension ZonedCalendar {
  /// The date and time on the wall at an instant.
  ///
  /// ```swift
  /// let calendar = try ZonedCalendar("buddhist", zone: "Asia/Bangkok")
  /// let now = try calendar.dateTime(at: .epoch)
  /// (now.date.year, now.time.hour)      // (2513, 7)
  /// ```
  ///
  /// - Throws: `IntlError` of kind `outOfRange` for an instant whose day the calendar cannot name, which only the Chinese
  ///   and Korean calendars have.
  public func dateTime(at instant: Instant) throws(IntlError) -> CalendarDateTime {
    let offset = zone.offsetSeconds(at: instant)
    let (day, second) = ZonedCalendar.split(instant.seconds &+ Int64(offset))
    if calendar.traits.contains(.isLimited) { try calendar.check(day) }
    return CalendarDateTime(
      date: calendar.date(ofDay: day),
      time: CivilTime(uncheckedSecondOfDay: second, nanosecond: instant.nanoseconds), offsetSeconds: offset)
  }

  /// Every field of an instant.
  ///
  /// - Throws: `IntlError` of kind `outOfRange` as ``dateTime(at:)``.
  public func fields(at instant: Instant) throws(IntlError) -> DateFields {
    let now = try dateTime(at: instant)
    let date = now.date
    let week = date.week(weeks)
    return DateFields(
      era: date.era, year: date.year, relatedYear: date.relatedYear, quarter: date.quarter,
      month: date.month, isLeapMonth: date.isLeapMonth, ordinalMonth: date.ordinalMonth, day: date.day,
      weekday: date.weekday, weekdayOrdinal: date.weekdayOrdinal, dayOfYear: date.dayOfYear,
      weekOfYear: week.week, weekYear: week.year, weekOfMonth: date.weekOfMonth(weeks),
      hour: now.time.hour, minute: now.time.minute, second: now.time.second,
      nanosecond: now.time.nanosecond, offset: Int(now.offsetSeconds))
  }

  /// A second of the wall clock as its day and the second of that day.
  @inline(__always)
  static func split(_ localSecond: Int64) -> (day: Int, second: Int32) {
    // Shifted to be positive, so that the division is unsigned and by a constant.
    let shift = Int64(GregorianArithmetic.dayShift) * 86_400
    let shifted = UInt64(bitPattern: localSecond &+ shift)
    let day = shifted / 86_400
    return (
      Int(bitPattern: UInt(day)) &- Int(GregorianArithmetic.dayShift),
      Int32(truncatingIfNeeded: shifted &- day &* 86_400)
    )
  }
}
