public import IntlCore

extension ZonedCalendar {
  /// How far it is from one instant to another in some units, the largest first.
  ///
  /// ```swift
  /// let calendar = try ZonedCalendar("gregory", zone: "UTC")
  /// let start = try calendar.instant(year: 1989, month: 1, day: 8)
  /// let end = try calendar.instant(year: 2013, month: 6, day: 6)
  /// try calendar.difference(from: start, to: end, in: [.year, .month, .day])   // 24 years, 4 months, 29 days
  /// ```
  ///
  /// Each unit is counted from `start` and what the larger ones left, clamped to the length of the month, and cut toward
  /// zero. All amounts are negative or zero when `end` is earlier. `adding(_:to:)` with the answer leads from `start` to
  /// `end`, or short of it by less than the smallest unit.
  ///
  /// - Throws: `IntlError` of kind `outOfRange` when an amount is too large for an `Int`, or an instant is outside the
  ///   range of the calendar; `invalidOption` for the unit `era`.
  ///
  /// ICU: `ucal_getFieldDifference`
  public func difference(
    from start: Instant, to end: Instant, in units: [DateUnit]
  ) throws(IntlError) -> [DateUnit: Int] {
    var amounts: [DateUnit: Int] = [:]
    let order = Set(units).sorted { ($0.rank, $0.rawValue) < ($1.rank, $1.rawValue) }
    var cursor = try WallCursor(self, at: start)
    var reached = start
    for unit in order {
      if case .time(let length) = unit.kind {
        let amount = try ZonedCalendar.count(length, from: reached, to: end)
        amounts[unit] = amount
        reached = try adding(amount, unit, to: reached)
      } else {
        let (amount, next, instant) = try count(unit, from: cursor, to: end, isForward: start <= end)
        amounts[unit] = amount
        if amount != 0 { (cursor, reached) = (next, instant) }
      }
    }
    return amounts
  }

  /// How many whole units it is from one instant to another; negative when `end` is earlier.
  ///
  /// - Throws: `IntlError` as ``difference(from:to:in:)-(_,_,[DateUnit])``.
  public func difference(
    from start: Instant, to end: Instant, in unit: DateUnit
  ) throws(IntlError) -> Int {
    if case .time(let length) = unit.kind { return try ZonedCalendar.count(length, from: start, to: end) }
    return try count(unit, from: WallCursor(self, at: start), to: end, isForward: start <= end).amount
  }

  /// Whole lengths of real time, toward zero.
  private static func count(
    _ length: Int64, from start: Instant, to end: Instant
  ) throws(IntlError) -> Int {
    let billion: Int128 = 1_000_000_000
    let distance =
      Int128(end.seconds - start.seconds) * billion + Int128(end.nanoseconds - start.nanoseconds)
    guard let count = Int(exactly: distance / Int128(length)) else {
      throw IntlError(
        .outOfRange, subject: "\(distance / Int128(length))", expected: "a count that fits into 64 bits")
    }
    return count
  }

  /// The largest amount that does not lead past `end`, the place that it leads to, and its instant.
  private func count(
    _ unit: DateUnit, from cursor: WallCursor, to end: Instant, isForward: Bool
  ) throws(IntlError) -> (amount: Int, cursor: WallCursor, instant: Instant) {
    var amount = try estimate(unit, from: cursor.day(), to: day(of: end))
    // The estimate goes by the calendar alone; the day of the month and the clock take back one at most, but for the
    // Chinese and Hebrew years, whose months may clamp.
    let step = isForward ? -1 : 1
    while amount != 0 {
      var moved = cursor
      do throws(IntlError) {
        try moved.add(amount, unit)
        let instant = try moved.instant()
        if isForward ? instant <= end : instant >= end { return (amount, moved, instant) }
      } catch {
        // What leaves the range of dates is past the end, too.
        guard error.kind == .outOfRange else { throw error }
      }
      amount += step
      if isForward ? amount < 0 : amount > 0 { break }
    }
    return (0, cursor, try cursor.instant())
  }

  /// The difference of two days by the unit's own number: years by the year, months by the month.
  private func estimate(_ unit: DateUnit, from start: Int, to end: Int) throws(IntlError) -> Int {
    let arithmetic = calendar.arithmetic
    switch unit.kind {
    case .days(let length): return (end - start) / length
    case .months(let length):
      let (a, b) = (arithmetic.date(of: start), arithmetic.date(of: end))
      return
        (arithmetic.index(ofMonth: b.month, year: b.year) - arithmetic.index(ofMonth: a.month, year: a.year))
        / length
    case .years: return arithmetic.date(of: end).year - arithmetic.date(of: start).year
    case .weekYears:
      return calendar.weekAndYear(of: calendar.date(ofDay: end), weeks).year
        - calendar.weekAndYear(of: calendar.date(ofDay: start), weeks).year
    case .era, .time:
      throw IntlError(.invalidOption, subject: unit.rawValue, expected: "a unit that dates differ by")
    }
  }

  /// The day on the wall at an instant.
  func day(of instant: Instant) throws(IntlError) -> Int {
    let day = ZonedCalendar.split(instant.seconds + Int64(zone.offsetSeconds(at: instant))).day
    try calendar.check(day)
    return day
  }
}
