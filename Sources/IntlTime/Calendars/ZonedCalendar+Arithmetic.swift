public import IntlCore

extension ZonedCalendar {
  /// The instant `amount` units later; a negative amount goes back.
  ///
  /// ```swift
  /// let calendar = try ZonedCalendar("gregory", zone: "UTC")
  /// let end = try calendar.instant(year: 2024, month: 1, day: 31)
  /// try calendar.adding(1, .month, to: end)      // 2024-02-29T00:00:00Z
  /// ```
  ///
  /// Days and larger units keep the wall clock: a day is not always 24 hours. Months and years are clamped to the length
  /// of the month, so adding one and taking it away again may not return to the start. A time that the clock skips moves on
  /// through the gap; of one that it shows twice, that with the offset of the start is taken, else the first.
  ///
  /// - Throws: `IntlError` of kind `outOfRange` when the result is outside the range of instants or of the calendar,
  ///   `invalidOption` for the unit `era`.
  ///
  /// ICU: `ucal_add`
  public func adding(_ amount: Int, _ unit: DateUnit, to instant: Instant) throws(IntlError) -> Instant {
    if case .time(let length) = unit.kind { return try ZonedCalendar.adding(amount, length, to: instant) }
    let offset = zone.offsetSeconds(at: instant)
    let (day, second) = ZonedCalendar.split(instant.seconds &+ Int64(offset))
    if calendar.traits.contains(.isLimited) { try calendar.check(day) }
    let moved = try self.day(byAdding: amount, unit, to: day)
    // The second of two equal clock times stays what it is when nothing is added.
    if moved == day { return instant }
    return try resolve(
      day: moved, time: CivilTime(uncheckedSecondOfDay: second, nanosecond: instant.nanoseconds),
      keeping: offset)
  }

  /// The instant that several amounts lead to, added from the largest unit to the smallest.
  ///
  /// ```swift
  /// let calendar = try ZonedCalendar("gregory", zone: "UTC")
  /// let start = try calendar.instant(year: 2024, month: 1, day: 31)
  /// try calendar.adding([.month: 1, .day: 1], to: start)     // 2024-03-01T00:00:00Z
  /// ```
  ///
  /// The clock is read once, after all units of a day and more: a gap on the way does not matter.
  ///
  /// - Throws: `IntlError` as ``adding(_:_:to:)``.
  public func adding(_ amounts: [DateUnit: Int], to instant: Instant) throws(IntlError) -> Instant {
    var cursor = try WallCursor(self, at: instant)
    let order = amounts.sorted { ($0.key.rank, $0.key.rawValue) < ($1.key.rank, $1.key.rawValue) }
    var result: Instant?
    for (unit, amount) in order {
      if case .time(let length) = unit.kind {
        let start: Instant
        if let result { start = result } else { start = try cursor.instant() }
        result = try ZonedCalendar.adding(amount, length, to: start)
      } else {
        try cursor.add(amount, unit)
      }
    }
    if let result { return result }
    return try cursor.instant()
  }

  /// The instant that a span leads to.
  ///
  /// ```swift
  /// let calendar = try ZonedCalendar("gregory", zone: "UTC")
  /// let start = try calendar.instant(year: 2024, month: 1, day: 31)
  /// try calendar.adding(TimeSpan("P1M1D"), to: start)        // 2024-03-01T00:00:00Z
  /// ```
  ///
  /// - Throws: `IntlError` as ``adding(_:_:to:)``.
  public func adding(_ span: TimeSpan, to instant: Instant) throws(IntlError) -> Instant {
    try adding(
      [
        .year: span.years, .month: span.months, .week: span.weeks, .day: span.days, .hour: span.hours,
        .minute: span.minutes, .second: span.seconds, .nanosecond: span.nanoseconds,
      ], to: instant)
  }

  /// Real time: `amount` times `length` nanoseconds later.
  private static func adding(
    _ amount: Int, _ length: Int64, to instant: Instant
  ) throws(IntlError) -> Instant {
    let billion: Int64 = 1_000_000_000
    if length < billion {
      let (seconds, rest) = Int64(amount).quotientAndRemainder(dividingBy: billion / length)
      return try instant.adding(seconds: seconds, nanoseconds: rest * length)
    }
    let (seconds, overflow) = Int64(amount).multipliedReportingOverflow(by: length / billion)
    guard !overflow else { throw tooFar(amount) }
    return try instant.adding(seconds: seconds)
  }

  @inline(never)
  private static func tooFar(_ amount: Int) -> IntlError {
    IntlError(
      .outOfRange, subject: String(amount), expected: "an amount that stays inside the range of dates")
  }

  /// The day `amount` units of at least a day after a day.
  func day(byAdding amount: Int, _ unit: DateUnit, to day: Int) throws(IntlError) -> Int {
    let arithmetic = calendar.arithmetic
    let sum: Int
    switch unit.kind {
    case .days(let length):
      // Nothing beyond the range is worth more than an error.
      guard -1_000_000_000...1_000_000_000 ~= amount else { throw ZonedCalendar.tooFar(amount) }
      sum = day + amount * length
    case .months(let length):
      guard -100_000_000...100_000_000 ~= amount else { throw ZonedCalendar.tooFar(amount) }
      let date = arithmetic.date(of: day)
      let month = arithmetic.month(
        atIndex: arithmetic.index(ofMonth: date.month, year: date.year) + amount * length)
      sum = try clamped(date.day, month: month.month, year: month.year)
    case .years:
      guard -100_000_000...100_000_000 ~= amount else { throw ZonedCalendar.tooFar(amount) }
      let date = arithmetic.date(of: day)
      let month = try self.month(like: date, year: date.year + amount)
      sum = try clamped(date.day, month: month, year: date.year + amount)
    case .weekYears:
      guard -100_000_000...100_000_000 ~= amount else { throw ZonedCalendar.tooFar(amount) }
      let (year, week) = calendar.weekAndYear(of: calendar.date(ofDay: day), weeks)
      try calendar.check(year: year + amount)
      let last = calendar.weekCount(ofWeekYear: year + amount, weeks)
      sum =
        calendar.firstWeek(ofYear: year + amount, weeks) + 7 * (min(week, last) - 1) + weeks.daysIntoWeek(day)
    case .era, .time:
      throw IntlError(.invalidOption, subject: unit.rawValue, expected: "a unit that can be added to a date")
    }
    try calendar.check(sum)
    return sum
  }

  /// The place of a date's month in another year, or of the month that stands for it there.
  func month(like date: YearMonthDay, year: Int) throws(IntlError) -> Int {
    try calendar.check(year: year)
    let code = calendar.arithmetic.code(ofMonth: date.month, year: date.year)
    return calendar.arithmetic.month(of: code, year: year)
      ?? calendar.arithmetic.month(of: calendar.arithmetic.substitute(for: code), year: year)
      ?? calendar.arithmetic.monthCount(year: year)
  }

  @inline(__always)
  private func clamped(_ day: Int, month: Int, year: Int) throws(IntlError) -> Int {
    try calendar.check(year: year)
    let length = calendar.arithmetic.length(ofMonth: month, year: year)
    return calendar.arithmetic.day(of: YearMonthDay(year: year, month: month, day: min(day, length)))
  }
}
