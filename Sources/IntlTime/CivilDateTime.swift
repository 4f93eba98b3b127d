public import IntlCore

/// A date and a time on a wall clock, without a zone: what a calendar on the wall and the clock beside it show.
///
/// ```swift
/// let meeting = try CivilDateTime(2026, 11, 30, 9, 30)
/// try meeting.instant(in: "Europe/Paris")     // 2026-11-30T08:30:00Z
/// ```
///
/// It names an instant only together with a zone, and where clocks are set back it names two.
public struct CivilDateTime: Sendable, Hashable {
  /// The date.
  public var date: CivilDate
  /// The time of day.
  public var time: CivilTime

  /// A date and a time, by default the start of the day.
  public init(_ date: CivilDate, _ time: CivilTime = .midnight) {
    self.date = date
    self.time = time
  }

  /// A date and time of its fields, largest first.
  ///
  /// - Throws: `IntlError` of kind `outOfRange` when one of them is not in its range.
  public init(
    _ year: Int, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int, _ second: Int = 0, nanosecond: Int = 0
  ) throws(IntlError) {
    date = try CivilDate(year, month, day)
    time = try CivilTime(hour, minute, second, nanosecond: nanosecond)
  }

  /// What a clock shows at an instant, `offset` seconds east of UTC.
  ///
  /// - Parameter offset: At most a day either way; ``ZoneRules`` never give more than 26 hours.
  @inline(__always)
  package init(_ instant: Instant, offsetSeconds offset: Int32) {
    // Shifted to be positive, so that both divisions are unsigned and by constants.
    let shift = Int64(GregorianArithmetic.dayShift) * 86_400
    let shifted = UInt64(bitPattern: instant.seconds &+ Int64(offset) &+ shift)
    let day = shifted / 86_400
    date = GregorianArithmetic.date(ofShiftedDay: UInt32(truncatingIfNeeded: day))
    time = CivilTime(
      uncheckedSecondOfDay: Int32(truncatingIfNeeded: shifted &- day &* 86_400),
      nanosecond: instant.nanoseconds)
  }

  /// The seconds since 1970-01-01T00:00 on the same wall clock; never overflows.
  @inline(__always)
  var localSeconds: Int64 {
    Int64(GregorianArithmetic.day(year: date.yearValue, month: date.monthValue, day: date.dayValue)) &* 86_400
      &+ Int64(time.secondValue)
  }

  /// The instant at which a clock `offset` seconds east of UTC shows this date and time.
  ///
  /// - Throws: `IntlError` of kind `outOfRange` within two days of the ends of the range of dates.
  @inline(__always)
  public func instant(offsetSeconds offset: Int32) throws(IntlError) -> Instant {
    try Instant(seconds: localSeconds - Int64(offset), nanoseconds: time.nanosecondValue)
  }
}

extension CivilDateTime: Comparable {
  /// True when `a` is before `b` on the same wall clock.
  public static func < (a: CivilDateTime, b: CivilDateTime) -> Bool {
    a.date == b.date ? a.time < b.time : a.date < b.date
  }
}
