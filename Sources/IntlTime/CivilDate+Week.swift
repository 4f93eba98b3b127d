public import IntlCore

extension CivilDate {
  /// The ISO 8601 week: its year, and its number of 1 to 53.
  ///
  /// ```swift
  /// try CivilDate(2021, 1, 3).isoWeek    // (year: 2020, week: 53)
  /// ```
  ///
  /// The year is that of the week's Thursday, so around 1 January it may differ from ``year``. Locales count weeks
  /// by other rules; those are the calendar's.
  public var isoWeek: (year: Int, week: Int) {
    let thursday = dayNumber.days + 4 - weekday.isoNumber
    // The Thursday of the first or last week may lie just outside the range, where only the year matters.
    let year = CivilDate(DayNumber(unchecked: thursday)).yearValue
    let first = Int(GregorianArithmetic.day(year: year, month: 1, day: 1))
    return (Int(year), (thursday - first) / 7 + 1)
  }

  /// The number of ISO 8601 weeks in a week year: 52 or 53.
  ///
  /// - Throws: `IntlError` of kind `outOfRange` when the year is not covered.
  public static func isoWeeks(inYear year: Int) throws(IntlError) -> Int {
    try check(year: year)
    return isoWeekCount(ofYear: year)
  }

  /// The date of an ISO 8601 week and weekday.
  ///
  /// ```swift
  /// try CivilDate(isoWeekYear: 2020, week: 53, weekday: .sunday)    // 2021-01-03
  /// ```
  ///
  /// - Throws: `IntlError` of kind `outOfRange` when that year has no such week.
  public init(isoWeekYear year: Int, week: Int, weekday: Weekday) throws(IntlError) {
    try CivilDate.check(year: year)
    let weeks = CivilDate.isoWeekCount(ofYear: year)
    guard 1...weeks ~= week else {
      throw IntlError(
        .outOfRange, subject: String(week), expected: "a week of 1 to \(weeks) in the week year \(year)")
    }
    self.init(try DayNumber(CivilDate.isoMonday(ofYear: year) + 7 * (week - 1) + weekday.isoNumber - 1))
  }

  static func isoWeekCount(ofYear year: Int) -> Int {
    // A year has 53 weeks when it starts or ends on a Thursday.
    let first = CivilDate(uncheckedYear: Int32(year), month: 1, day: 1).weekday
    return first == .thursday || (first == .wednesday && isLeap(year: year)) ? 53 : 52
  }

  /// The day number of the Monday of week 1, the week of 4 January.
  static func isoMonday(ofYear year: Int) -> Int {
    let fourth = CivilDate(uncheckedYear: Int32(year), month: 1, day: 4).dayNumber
    return fourth.days + 1 - fourth.weekday.isoNumber
  }
}
