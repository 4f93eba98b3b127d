/// Some fields of a date and time, given to name an instant, or all of them, told of an instant.
///
/// ```swift
/// let calendar = try ZonedCalendar("gregory", zone: "UTC")
/// try calendar.instant(of: DateFields(year: 2024, dayOfYear: 366))      // 2024-12-31T00:00:00Z
/// try calendar.fields(at: .epoch).weekday                              // .thursday
/// ```
///
/// The months of the Hebrew, Chinese and Korean calendars are named by ``month`` and ``isLeapMonth`` as in ``MonthCode``, or
/// by their place in the year, ``ordinalMonth``.
public struct DateFields: Sendable, Hashable {
  /// The era by its CLDR number.
  public var era: Int?
  /// The year of the era.
  public var year: Int?
  /// The Gregorian year that the year is related to.
  public var relatedYear: Int?
  /// The quarter of the year, 1 to 4.
  public var quarter: Int?
  /// The number of the month.
  public var month: Int?
  /// Whether the month is the leap month of its number.
  public var isLeapMonth: Bool?
  /// The place of the month in its year, from 1.
  public var ordinalMonth: Int?
  /// The day of the month, from 1.
  public var day: Int?
  /// The day of the week.
  public var weekday: Weekday?
  /// Which of its weekdays in the month: 2 for the second Tuesday; −1 for the last.
  public var weekdayOrdinal: Int?
  /// The day of the year, from 1.
  public var dayOfYear: Int?
  /// The week of the year that weeks are counted in, from 1.
  public var weekOfYear: Int?
  /// The year that weeks are counted in, numbered without eras.
  public var weekYear: Int?
  /// The week of the month, from 0 or 1.
  public var weekOfMonth: Int?
  /// The hour, 0 to 23.
  public var hour: Int?
  /// The minute, 0 to 59.
  public var minute: Int?
  /// The second, 0 to 59.
  public var second: Int?
  /// The nanosecond, 0 to 999,999,999.
  public var nanosecond: Int?
  /// The seconds east of UTC.
  public var offset: Int?

  /// Fields by name; what is not given is left open.
  public init(
    era: Int? = nil, year: Int? = nil, relatedYear: Int? = nil, quarter: Int? = nil, month: Int? = nil,
    isLeapMonth: Bool? = nil, ordinalMonth: Int? = nil, day: Int? = nil, weekday: Weekday? = nil,
    weekdayOrdinal: Int? = nil, dayOfYear: Int? = nil, weekOfYear: Int? = nil, weekYear: Int? = nil,
    weekOfMonth: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil,
    nanosecond: Int? = nil, offset: Int? = nil
  ) {
    self.era = era
    self.year = year
    self.relatedYear = relatedYear
    self.quarter = quarter
    self.month = month
    self.isLeapMonth = isLeapMonth
    self.ordinalMonth = ordinalMonth
    self.day = day
    self.weekday = weekday
    self.weekdayOrdinal = weekdayOrdinal
    self.dayOfYear = dayOfYear
    self.weekOfYear = weekOfYear
    self.weekYear = weekYear
    self.weekOfMonth = weekOfMonth
    self.hour = hour
    self.minute = minute
    self.second = second
    self.nanosecond = nanosecond
    self.offset = offset
  }

  /// The month with its leap flag; `nil` when no number of a month is given.
  var monthCode: MonthCode? { month.map { MonthCode($0, isLeap: isLeapMonth ?? false) } }
}

/// What is done with fields that are out of range or contradict each other.
public enum FieldLeniency: Sendable, Hashable {
  /// An error.
  case strict
  /// They roll over: 29 February of an ordinary year is 1 March, and 25:00 is 01:00 of the next day.
  case rolling
}
