public import IntlCore

extension ZonedCalendar {
  /// The instant whose unit is `amount` further, turning over inside the next larger unit, which stays.
  ///
  /// ```swift
  /// let calendar = try ZonedCalendar("gregory", zone: "UTC")
  /// let date = try calendar.instant(year: 2024, month: 11, day: 30)
  /// try calendar.wrapping(3, .month, at: date)       // 2024-02-29T00:00:00Z: month 11 + 3 is 2, the year stays
  /// ```
  ///
  /// Months turn over in the year, days, weeks of the month and counted weekdays in the month, days of the year in the
  /// year, weekdays in the week, weeks in the week year, hours in the day, and smaller units in the next larger. Years do not turn
  /// over: they are added.
  ///
  /// - Throws: `IntlError` as ``adding(_:_:to:)``.
  ///
  /// ICU: `ucal_roll`
  public func wrapping(_ amount: Int, _ unit: DateUnit, at instant: Instant) throws(IntlError) -> Instant {
    guard amount != 0 else { return instant }
    if case .time(let length) = unit.kind { return try wrapping(amount, unit, length, at: instant) }
    let offset = zone.offsetSeconds(at: instant)
    let (day, second) = ZonedCalendar.split(instant.seconds + Int64(offset))
    try calendar.check(day)
    let moved: Int
    switch unit {
    case .era, .year, .weekYear: moved = try self.day(byAdding: amount, unit, to: day)
    case .quarter, .month: moved = wrappedMonth(amount, unit, day)
    case .week: moved = wrapped(day, by: amount, step: 7, in: bounds(of: .weekYear, on: day))
    case .weekOfMonth:
      moved = wrappedWeekOfMonth(amount, day)
    case .weekdayOrdinal:
      // Days with the same weekday, from the first to the last of the month.
      let month = bounds(of: .month, on: day)
      let first = month.lowerBound + (day - month.lowerBound) % 7
      let count = (month.upperBound - 1 - first) / 7 + 1
      moved = wrapped(day, by: amount, step: 7, in: first..<first + 7 * count)
    case .weekday: moved = wrapped(day, by: amount, step: 1, in: bounds(of: .week, on: day))
    case .dayOfYear: moved = wrapped(day, by: amount, step: 1, in: bounds(of: .year, on: day))
    default: moved = wrapped(day, by: amount, step: 1, in: bounds(of: .month, on: day))
    }
    try calendar.check(moved)
    if moved == day { return instant }
    return try resolve(
      day: moved, time: CivilTime(uncheckedSecondOfDay: second, nanosecond: instant.nanoseconds),
      keeping: offset)
  }

  /// A day moved by whole steps inside a range that is a whole number of steps long, around its ends.
  private func wrapped(_ day: Int, by amount: Int, step: Int, in range: Range<Int>) -> Int {
    let count = range.count / step
    let place = (day - range.lowerBound) / step
    let moved = (place + amount % count + count) % count
    return day + (moved - place) * step
  }

  /// A week of the month keeps its weekday; where that lies outside the month, the month's first or last day is meant.
  private func wrappedWeekOfMonth(_ amount: Int, _ day: Int) -> Int {
    let month = bounds(of: .month, on: day)
    let first = month.lowerBound - weeks.daysIntoWeek(month.lowerBound)
    let last = month.upperBound - 1
    let end = last - weeks.daysIntoWeek(last) + 7
    let moved = wrapped(day, by: amount, step: 7, in: first..<end)
    return min(max(moved, month.lowerBound), last)
  }

  private func wrappedMonth(_ amount: Int, _ unit: DateUnit, _ day: Int) -> Int {
    let arithmetic = calendar.arithmetic
    let date = arithmetic.date(of: day)
    let count = arithmetic.monthCount(year: date.year)
    let step = unit == .quarter ? 3 : 1
    let month = (date.month - 1 + amount % count * step % count + count) % count + 1
    let length = arithmetic.length(ofMonth: month, year: date.year)
    return arithmetic.day(of: YearMonthDay(year: date.year, month: month, day: min(date.day, length)))
  }

  /// Hours turn over on the wall's clock; smaller units turn over inside the next larger, in real time.
  private func wrapping(
    _ amount: Int, _ unit: DateUnit, _ length: Int64, at instant: Instant
  ) throws(IntlError) -> Instant {
    let offset = zone.offsetSeconds(at: instant)
    let (day, second) = ZonedCalendar.split(instant.seconds + Int64(offset))
    let whole: Int64 =
      switch unit {
      case .hour: 86_400_000_000_000
      case .minute: 3_600_000_000_000
      case .second: 60_000_000_000
      default: 1_000_000_000
      }
    let nanosecond = Int64(second) * 1_000_000_000 + Int64(instant.nanoseconds)
    let count = whole / length
    let place = nanosecond % whole / length
    let moved = (place + Int64(amount) % count + count) % count
    let distance = (moved - place) * length
    if distance == 0 { return instant }
    guard unit == .hour else { return try instant.adding(seconds: 0, nanoseconds: distance) }
    let time = try CivilTime(nanosecondOfDay: Int(nanosecond + distance))
    return try resolve(day: day, time: time, keeping: offset)
  }
}
