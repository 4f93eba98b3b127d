public import IntlCore

extension ZonedCalendar {
  /// The numbers that a unit takes inside the larger unit that an instant is in.
  ///
  /// ```swift
  /// let calendar = try ZonedCalendar("gregory", zone: "UTC")
  /// let date = try calendar.instant(year: 2024, month: 2, day: 10)
  /// try calendar.range(of: .day, in: .month, at: date)       // 1...29
  /// try calendar.range(of: .day, in: .year, at: date)        // 1...366
  /// ```
  ///
  /// Units of a day and more are counted from the start of the larger unit: the months of a quarter are 1 to 3. Weeks of a
  /// month may begin with 0. Units of the clock are told by the numbers on it, 0 to 23 for the hour, also on a day of 23
  /// hours; ``count(of:in:at:)`` tells how many there are.
  ///
  /// - Throws: `IntlError` of kind `invalidOption` unless `unit` is smaller than `larger`, `outOfRange` as ``start(of:at:)``.
  ///
  /// ICU: `ucal_getLimit` with `UCAL_ACTUAL_MINIMUM` and `UCAL_ACTUAL_MAXIMUM`
  public func range(
    of unit: DateUnit, in larger: DateUnit, at instant: Instant
  ) throws(IntlError) -> ClosedRange<Int> {
    try checkOrder(unit, larger)
    switch unit {
    case .hour: return 0...23
    case .minute, .second: return 0...59
    case .millisecond: return 0...999
    case .microsecond: return 0...999_999
    case .nanosecond: return 0...999_999_999
    case .weekday: return 1...7
    default: break
    }
    let day = try self.day(of: instant)
    let days = bounds(of: larger, on: day)
    let date = calendar.date(ofDay: day)
    switch unit {
    case .day where larger == .month: return 1...date.daysInMonth
    case .weekOfMonth where larger == .month:
      let first = calendar.date(ofDay: days.lowerBound).weekOfMonth(weeks)
      return first...calendar.date(ofDay: days.upperBound - 1).weekOfMonth(weeks)
    case .week where larger == .year:
      return 1...calendar.weekCount(ofWeekYear: date.counted.year, weeks)
    case .week where larger == .month:
      return 1...max(1, (days.count + weeks.daysIntoWeek(days.lowerBound) + 6) / 7)
    case .weekdayOrdinal where larger == .month:
      // How often the weekday of the instant comes.
      return 1...date.weekdayOrdinal + (days.upperBound - 1 - day) / 7
    case .year where larger == .era:
      return calendar.kind.firstYearOfEra(date)...max(date.year, lastYear(in: days))
    default:
      return 1...max(1, ordinal(of: unit, on: days.upperBound - 1, from: days.lowerBound))
    }
  }

  /// Which of its kind, from 1, the unit at an instant is inside a larger one.
  ///
  /// ```swift
  /// let calendar = try ZonedCalendar("gregory", zone: "UTC")
  /// let date = try calendar.instant(year: 2024, month: 3, day: 1, hour: 6)
  /// try calendar.ordinality(of: .day, in: .year, at: date)       // 61
  /// try calendar.ordinality(of: .hour, in: .day, at: date)       // 7
  /// ```
  ///
  /// - Throws: `IntlError` as ``range(of:in:at:)``.
  public func ordinality(
    of unit: DateUnit, in larger: DateUnit, at instant: Instant
  ) throws(IntlError) -> Int {
    try checkOrder(unit, larger)
    if case .time = unit.kind {
      return try difference(from: start(of: larger, at: instant), to: instant, in: unit) + 1
    }
    let day = try self.day(of: instant)
    let date = calendar.date(ofDay: day)
    switch unit {
    case .week where larger == .year: return date.week(weeks).week
    case .week where larger == .weekYear: return date.week(weeks).week
    case .week where larger == .month: return date.weekOfMonth(weeks)
    case .weekOfMonth where larger == .month: return date.weekOfMonth(weeks)
    case .weekdayOrdinal where larger == .month: return date.weekdayOrdinal
    case .weekday where larger.rank < DateUnit.week.rank:
      // Which of its weekdays it is.
      return (day - bounds(of: larger, on: day).lowerBound) / 7 + 1
    default: return ordinal(of: unit, on: day, from: bounds(of: larger, on: day).lowerBound)
    }
  }

  /// How many of a unit there are, whole or begun, in the larger unit that an instant is in.
  ///
  /// ```swift
  /// let calendar = try ZonedCalendar("hebrew", zone: "America/New_York")
  /// let date = try calendar.instant(year: 5784, month: 7, day: 1)
  /// try calendar.count(of: .month, in: .year, at: date)      // 13
  /// ```
  ///
  /// - Throws: `IntlError` as ``range(of:in:at:)``.
  public func count(of unit: DateUnit, in larger: DateUnit, at instant: Instant) throws(IntlError) -> Int {
    try checkOrder(unit, larger)
    if case .time = unit.kind {
      let interval = try interval(of: larger, at: instant)
      let count = try difference(from: interval.lowerBound, to: interval.upperBound, in: unit)
      return try adding(count, unit, to: interval.lowerBound) < interval.upperBound ? count + 1 : count
    }
    let days = bounds(of: larger, on: try day(of: instant))
    switch unit {
    case .week, .weekOfMonth: return try range(of: unit, in: larger, at: instant).count
    default: return ordinal(of: unit, on: days.upperBound - 1, from: days.lowerBound)
    }
  }

  /// The number of the unit of at least a day that a day is in, counted from that of another day, which is 1.
  private func ordinal(of unit: DateUnit, on day: Int, from first: Int) -> Int {
    let arithmetic = calendar.arithmetic
    switch unit {
    case .day, .dayOfYear, .weekday: return day - first + 1
    case .week, .weekOfMonth: return (day - first + weeks.daysIntoWeek(first)) / 7 + 1
    case .weekdayOrdinal: return (day - first) / 7 + 1
    default: break
    }
    // The first day of an open era or of the calendar is no first day of a month.
    let from = calendar.date(ofDay: max(first, arithmetic.days.lowerBound))
    let to = calendar.date(ofDay: min(day, arithmetic.days.upperBound))
    switch unit {
    case .year: return to.counted.year - from.counted.year + 1
    case .weekYear:
      return calendar.weekAndYear(of: to, weeks).year - calendar.weekAndYear(of: from, weeks).year + 1
    case .quarter: return (to.counted.year - from.counted.year) * 4 + to.quarter - from.quarter + 1
    default:
      return arithmetic.index(ofMonth: to.ordinalMonth, year: to.counted.year)
        - arithmetic.index(ofMonth: from.ordinalMonth, year: from.counted.year) + 1
    }
  }

  private func checkOrder(_ unit: DateUnit, _ larger: DateUnit) throws(IntlError) {
    guard unit.rank > larger.rank else {
      throw IntlError(
        .invalidOption, subject: unit.rawValue, expected: "a unit that is smaller than \(larger.rawValue)")
    }
  }

  /// The larger of the years at the two ends of an era.
  private func lastYear(in days: Range<Int>) -> Int {
    let first = calendar.date(ofDay: days.lowerBound)
    let last = calendar.date(ofDay: days.upperBound - 1)
    return max(first.year, last.year)
  }
}

extension CalendarKind {
  /// The smallest year of the era of a date: 1 where eras begin with it.
  func firstYearOfEra(_ date: CalendarDate) -> Int {
    guard let eras else { return date.calendar.date(ofDay: date.calendar.arithmetic.days.lowerBound).year }
    // An era without one before it reaches back without end.
    guard eras.count == 1 || (self == .japanese && date.era == 0) else { return 1 }
    return date.calendar.date(ofDay: date.calendar.arithmetic.days.lowerBound).year
  }
}
