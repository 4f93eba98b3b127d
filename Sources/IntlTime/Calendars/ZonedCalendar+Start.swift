public import IntlCore

extension ZonedCalendar {
  /// The first instant of the unit that an instant is in.
  ///
  /// ```swift
  /// let calendar = try ZonedCalendar("gregory", zone: "America/Sao_Paulo")
  /// let noon = try calendar.instant(year: 2018, month: 11, day: 4, hour: 12)
  /// try calendar.start(of: .day, at: noon)      // 2018-11-04T03:00:00Z: 01:00, since midnight was skipped
  /// ```
  ///
  /// - Throws: `IntlError` of kind `outOfRange` when the start or the instant is outside the range of instants or of the
  ///   calendar.
  public func start(of unit: DateUnit, at instant: Instant) throws(IntlError) -> Instant {
    if case .time(let length) = unit.kind { return try timeBounds(length, at: instant).lowerBound }
    return try firstInstant(ofDay: bounds(of: unit, on: day(of: instant)).lowerBound)
  }

  /// The unit that an instant is in, from its first instant to the first of the next.
  ///
  /// ```swift
  /// let calendar = try ZonedCalendar("gregory", zone: "America/New_York")
  /// let noon = try calendar.instant(year: 2024, month: 3, day: 10, hour: 12)
  /// let day = try calendar.interval(of: .day, at: noon)
  /// day.lowerBound.duration(to: day.upperBound)       // 82800 s: a day of 23 hours
  /// ```
  ///
  /// - Throws: `IntlError` as ``start(of:at:)``, also for the end.
  public func interval(of unit: DateUnit, at instant: Instant) throws(IntlError) -> Range<Instant> {
    if case .time(let length) = unit.kind { return try timeBounds(length, at: instant) }
    let days = bounds(of: unit, on: try day(of: instant))
    let start = try firstInstant(ofDay: days.lowerBound)
    return start..<max(start, try firstInstant(ofDay: days.upperBound))
  }

  /// Whether two instants are in order, cut down to a unit.
  ///
  /// ```swift
  /// let calendar = try ZonedCalendar("gregory", zone: "UTC")
  /// try calendar.compare(.epoch, .epoch.adding(.seconds(3600)), to: .day)     // 0: the same day
  /// ```
  ///
  /// - Returns: −1 when `a` is in an earlier unit than `b`, 0 when both are in the same, 1 when it is in a later one.
  /// - Throws: `IntlError` as ``start(of:at:)``.
  public func compare(_ a: Instant, _ b: Instant, to unit: DateUnit) throws(IntlError) -> Int {
    let (first, second) = (try start(of: unit, at: a), try start(of: unit, at: b))
    return first < second ? -1 : (first == second ? 0 : 1)
  }

  /// True when two instants are in the same unit.
  ///
  /// - Throws: `IntlError` as ``start(of:at:)``.
  public func isSame(_ unit: DateUnit, _ a: Instant, _ b: Instant) throws(IntlError) -> Bool {
    try compare(a, b, to: unit) == 0
  }
}

extension ZonedCalendar {
  /// The days of the unit of at least a day that a day is in, up to the first of the next.
  func bounds(of unit: DateUnit, on day: Int) -> Range<Int> {
    let arithmetic = calendar.arithmetic
    let date = calendar.date(ofDay: day)
    let year = date.counted.year
    func month(_ month: Int) -> Int {
      let count = arithmetic.monthCount(year: year)
      return month > count
        ? calendar.dayAfter(year: year) : arithmetic.dayBefore(month: month, year: year) + 1
    }
    switch unit {
    case .era: return eraBounds(date)
    case .year: return calendar.dayAfter(year: year - 1)..<calendar.dayAfter(year: year)
    case .weekYear:
      let year = calendar.weekAndYear(of: date, weeks).year
      return calendar.firstWeek(ofYear: year, weeks)..<calendar.firstWeek(ofYear: year + 1, weeks)
    case .quarter:
      let first = (date.quarter - 1) * 3 + 1
      return month(first)..<(date.quarter == 4 ? calendar.dayAfter(year: year) : month(first + 3))
    case .month: return month(date.ordinalMonth)..<month(date.ordinalMonth + 1)
    case .week, .weekOfMonth:
      let start = day - weeks.daysIntoWeek(day)
      return start..<start + 7
    case .weekdayOrdinal:
      let start = day - (date.day - 1) % 7
      return start..<min(start + 7, month(date.ordinalMonth + 1))
    default: return day..<day + 1
    }
  }

  /// The days of an era, as far as there are days.
  func eraBounds(_ date: CalendarDate) -> Range<Int> {
    let all = calendar.arithmetic.days
    let bounds = all.lowerBound..<all.upperBound + 1
    switch calendar.kind {
    case .japanese:
      return CalendarTables.shared.japanese.days(ofEra: date.era ?? 0).clamped(to: bounds)
    case .chinese, .dangi:
      let first = date.counted.year - date.year + 1
      let years = calendar.arithmetic.years.clamped(to: first...first + 59)
      return (calendar.dayAfter(year: years.lowerBound - 1)..<calendar.dayAfter(year: years.upperBound))
        .clamped(to: bounds)
    default:
      guard let eras = calendar.kind.eras, eras.count > 1 else { return bounds }
      let first = calendar.dayAfter(year: calendar.kind.year(1, inEra: eras.upperBound) - 1)
      return date.era == eras.upperBound ? first..<bounds.upperBound : bounds.lowerBound..<first
    }
  }

  /// The first instant of a day on the wall: midnight, or the first that there is.
  func firstInstant(ofDay day: Int) throws(IntlError) -> Instant {
    let local = Int64(day) * 86_400
    switch zone.table.localTime(local) {
    case .unique(let offset), .overlap(let offset, _):
      return try Instant(seconds: local - Int64(offset))
    case .gap(let before, _):
      // The clock jumps over midnight: the day begins with the change.
      let after = try Instant(seconds: local - Int64(before))
      return try zone.transition(before: after.adding(seconds: 1))?.instant ?? after
    }
  }

  /// The hour or smaller unit that an instant is in; a change of the clock ends one, and begins one.
  private func timeBounds(_ length: Int64, at instant: Instant) throws(IntlError) -> Range<Instant> {
    let billion: Int64 = 1_000_000_000
    let offset = zone.offsetSeconds(at: instant)
    let second = Int64(ZonedCalendar.split(instant.seconds + Int64(offset)).second)
    // Seconds and smaller units lie inside a second, hours and minutes inside a day.
    let into =
      length >= billion
      ? second % (length / billion) * billion + Int64(instant.nanoseconds)
      : Int64(instant.nanoseconds) % length
    var start = try instant.adding(seconds: 0, nanoseconds: -into)
    var end = try start.adding(seconds: 0, nanoseconds: length)
    if zone.offsetSeconds(at: start) != offset, let change = lastChange(upTo: instant) { start = change }
    if let change = zone.transition(after: instant)?.instant, change < end,
      zone.offsetSeconds(at: change) != offset
    {
      end = change
    }
    return start..<end
  }

  private func lastChange(upTo instant: Instant) -> Instant? {
    guard zone.transition(after: instant)?.instant != instant else { return instant }
    return zone.transition(before: Instant(uncheckedSeconds: instant.seconds + 1, nanoseconds: 0))?.instant
  }
}
