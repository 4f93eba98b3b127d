public import IntlCore

/// How weeks are counted: on which day they begin, what the first week of a year is, and which days are the weekend.
///
/// ```swift
/// let weeks = try WeekRules(firstWeekday: .sunday, minimumDays: 1)      // the United States
/// WeekRules.iso.minimumDays                                             // 4
/// ```
///
/// The first week of a year, or of a month, is the first that has at least ``minimumDays`` of its days.
///
/// UTS 35, "Week Data"
public struct WeekRules: Sendable, Hashable {
  /// The first day of the week.
  public var firstWeekday: Weekday
  private let minimum: UInt8
  /// The first day of the weekend.
  public var weekendStart: Weekday
  /// The last day of the weekend; it may be before ``weekendStart`` in the week.
  public var weekendEnd: Weekday

  /// ISO 8601: from Monday, four days at least; the weekend is Saturday and Sunday.
  public static let iso = WeekRules()

  private init() {
    firstWeekday = .monday
    minimum = 4
    weekendStart = .saturday
    weekendEnd = .sunday
  }

  /// Rules of their four parts.
  ///
  /// - Throws: `IntlError` of kind `outOfRange` when `minimumDays` is not 1 to 7.
  public init(
    firstWeekday: Weekday, minimumDays: Int, weekendStart: Weekday = .saturday, weekendEnd: Weekday = .sunday
  ) throws(IntlError) {
    guard 1...7 ~= minimumDays else {
      throw IntlError(
        .outOfRange, subject: String(minimumDays), expected: "1 to 7 days that the first week has at least")
    }
    self.firstWeekday = firstWeekday
    minimum = UInt8(minimumDays)
    self.weekendStart = weekendStart
    self.weekendEnd = weekendEnd
  }

  /// How many days of the new year its first week has at least, 1 to 7.
  public var minimumDays: Int { Int(minimum) }

  /// True for a day of the weekend.
  public func isWeekend(_ day: Weekday) -> Bool {
    (day.rawValue - weekendStart.rawValue + 7) % 7 <= (weekendEnd.rawValue - weekendStart.rawValue + 7) % 7
  }

  /// How many days a day is after the first of its week, 0 to 6.
  @inline(__always)
  func daysIntoWeek(_ day: Int) -> Int {
    // 1970-01-01 was a Thursday; the added multiple of 7 keeps the dividend positive.
    Int((UInt(bitPattern: day + 7 * 60_000_000 + 5 + 7 - firstWeekday.rawValue)) % 7)
  }

  /// The first day of the first week of a period that starts on `day`.
  @inline(__always)
  func firstWeek(ofPeriodFrom day: Int) -> Int {
    let before = daysIntoWeek(day)
    return day - before + (7 - before >= minimumDays ? 0 : 7)
  }
}

extension CalendarRules {
  /// The first day of a year's first week.
  func firstWeek(ofYear year: Int, _ weeks: WeekRules) -> Int {
    weeks.firstWeek(ofPeriodFrom: arithmetic.dayBefore(month: 1, year: year) + 1)
  }

  /// The week of a day, and the year that it is counted in, in the arithmetic's count.
  func weekAndYear(of date: CalendarDate, _ weeks: WeekRules) -> (year: Int, week: Int) {
    let day = date.dayNumber.days
    let year = date.counted.year
    let first = firstWeek(ofYear: year, weeks)
    if day < first { return (year - 1, (day - firstWeek(ofYear: year - 1, weeks)) / 7 + 1) }
    let week = (day - first) / 7 + 1
    // No year has fewer than fifty weeks.
    if week > 50, day >= firstWeek(ofYear: year + 1, weeks) { return (year + 1, 1) }
    return (year, week)
  }

  /// The number of weeks in a week year.
  func weekCount(ofWeekYear year: Int, _ weeks: WeekRules) -> Int {
    (firstWeek(ofYear: year + 1, weeks) - firstWeek(ofYear: year, weeks)) / 7
  }
}

extension CalendarDate {
  /// The week of the year, from 1, and the year that it is counted in.
  ///
  /// ```swift
  /// let date = try CalendarRules.gregorian.date(on: CivilDate(2024, 12, 29).dayNumber)
  /// date.week(try WeekRules(firstWeekday: .sunday, minimumDays: 1))      // (year: 2025, week: 1)
  /// ```
  ///
  /// The year is numbered like ``extendedYear``, and differs from it around new year.
  ///
  /// ICU: `UCAL_YEAR_WOY`, `UCAL_WEEK_OF_YEAR`
  public func week(_ weeks: WeekRules) -> (year: Int, week: Int) {
    let (year, week) = calendar.weekAndYear(of: self, weeks)
    return (year + calendar.kind.extendedYearOffset, week)
  }

  /// The week of the month: 0 for days before its first week.
  ///
  /// ICU: `UCAL_WEEK_OF_MONTH`
  public func weekOfMonth(_ weeks: WeekRules) -> Int {
    let first = weeks.firstWeek(
      ofPeriodFrom: calendar.arithmetic.dayBefore(month: ordinalMonth, year: counted.year) + 1)
    let days = dayNumber.days - first
    return days < 0 ? 0 : days / 7 + 1
  }
}
