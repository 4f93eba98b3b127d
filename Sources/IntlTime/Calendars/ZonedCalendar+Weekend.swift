public import IntlCore

extension ZonedCalendar {
  /// True when an instant is on a day of the weekend.
  ///
  /// - Throws: `IntlError` of kind `outOfRange` for an instant outside the range of the calendar.
  ///
  /// ICU: `ucal_isWeekend`
  public func isWeekend(_ instant: Instant) throws(IntlError) -> Bool {
    weeks.isWeekend(DayNumber(unchecked: try day(of: instant)).weekday)
  }

  /// The weekend that an instant is in, or else the next one; or the one before it.
  ///
  /// ```swift
  /// let calendar = try ZonedCalendar("gregory", zone: "UTC")
  /// let monday = try calendar.instant(year: 2026, month: 11, day: 30)
  /// try calendar.weekend(from: monday)                       // from 2026-12-05 to 2026-12-07
  /// try calendar.weekend(from: monday, .backward)            // from 2026-11-28 to 2026-11-30
  /// ```
  ///
  /// - Parameter direction: Where to look when the instant is in none.
  /// - Throws: `IntlError` of kind `outOfRange` when the weekend is outside the range of instants.
  public func weekend(
    from instant: Instant, _ direction: MatchDirection = .forward
  ) throws(IntlError) -> Range<Instant> {
    let day = try self.day(of: instant)
    let length = (weeks.weekendEnd.rawValue - weeks.weekendStart.rawValue + 7) % 7 + 1
    let into = (DayNumber(unchecked: day).weekday.rawValue - weeks.weekendStart.rawValue + 7) % 7
    let first = day - into + (into < length || direction == .backward ? 0 : 7)
    return try firstInstant(ofDay: first)..<firstInstant(ofDay: first + length)
  }
}
