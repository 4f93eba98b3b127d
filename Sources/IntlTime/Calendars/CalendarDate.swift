/// A date as a calendar shows it: era, year, month and day.
///
/// ```swift
/// let japanese = try CalendarRules("japanese")
/// let date = try japanese.date(on: CivilDate(2019, 5, 1).dayNumber)
/// (date.era, date.year, date.month, date.day)       // (236, 1, 5, 1): the first day of Reiwa
/// ```
///
/// ``month`` and ``isLeapMonth`` name the month as ``MonthCode`` says; its place in the year is ``ordinalMonth``, and the
/// two differ in the Hebrew, Chinese and Korean calendars.
public struct CalendarDate: Sendable, Hashable {
  /// The calendar.
  public let calendar: CalendarRules
  /// The day, counted from 1970-01-01.
  public let dayNumber: DayNumber
  private let countedYear: Int32
  private let yearValue: Int32
  private let eraValue: Int16
  private let monthPlace: UInt8
  private let monthNumber: UInt8
  private let dayOfMonth: UInt8
  /// True for a leap month of the Hebrew, Chinese and Korean calendars.
  public let isLeapMonth: Bool

  @inline(__always)
  init(_ calendar: CalendarRules, _ date: YearMonthDay, day: Int) {
    let (era, year) =
      calendar.traits.contains(.countsYearsPlainly)
      ? (0, date.year) : calendar.kind.eraAndYear(of: date.year, day: day)
    let code =
      calendar.traits.contains(.numbersMonthsPlainly)
      ? MonthCode(date.month) : calendar.arithmetic.code(ofMonth: date.month, year: date.year)
    self.calendar = calendar
    dayNumber = DayNumber(unchecked: day)
    countedYear = Int32(truncatingIfNeeded: date.year)
    yearValue = Int32(truncatingIfNeeded: year)
    eraValue = Int16(truncatingIfNeeded: era)
    monthPlace = UInt8(truncatingIfNeeded: date.month)
    monthNumber = UInt8(truncatingIfNeeded: code.number)
    dayOfMonth = UInt8(truncatingIfNeeded: date.day)
    isLeapMonth = code.isLeap
  }

  /// The era by its CLDR number; `nil` in the ISO calendar, which has none.
  public var era: Int? { eraValue < 0 ? nil : Int(eraValue) }
  /// The year of the era; of the cycle of sixty in the Chinese and Korean calendars.
  public var year: Int { Int(yearValue) }
  /// The number of the month.
  public var month: Int { Int(monthNumber) }
  /// The number of the month and whether it is a leap month.
  public var monthCode: MonthCode { MonthCode(month, isLeap: isLeapMonth) }
  /// The place of the month in its year, from 1.
  public var ordinalMonth: Int { Int(monthPlace) }
  /// The day of the month, from 1.
  public var day: Int { Int(dayOfMonth) }
  /// The day of the week.
  @inlinable public var weekday: Weekday { dayNumber.weekday }
  /// The quarter of the year, 1 to 4; a thirteenth month belongs to the fourth.
  public var quarter: Int { min((ordinalMonth - 1) / 3 + 1, 4) }
  /// The day of the year, from 1.
  public var dayOfYear: Int {
    dayNumber.days - calendar.arithmetic.dayBefore(month: 1, year: Int(countedYear))
  }
  /// Which of its weekdays in the month this is, from 1: 2 for the second Tuesday.
  public var weekdayOrdinal: Int { (day - 1) / 7 + 1 }
  /// The year in one count without eras, as ICU numbers it.
  ///
  /// ICU: `UCAL_EXTENDED_YEAR`
  public var extendedYear: Int { Int(countedYear) + calendar.kind.extendedYearOffset }
  /// The Gregorian year that this one is related to; for the Chinese and Korean calendars, in which it begins.
  ///
  /// UTS 35, field `r`
  public var relatedYear: Int { calendar.kind.relatedYear(of: Int(countedYear)) }
  /// The days of this month, or the largest number of a day where a cut-over left some out.
  public var daysInMonth: Int { calendar.arithmetic.length(ofMonth: ordinalMonth, year: Int(countedYear)) }
  /// The months of this year, 12 or 13.
  public var monthsInYear: Int { calendar.arithmetic.monthCount(year: Int(countedYear)) }
  /// The days of this year.
  public var daysInYear: Int {
    calendar.dayAfter(year: counted.year) - calendar.dayAfter(year: counted.year - 1)
  }

  /// The date as the arithmetic counts it.
  @inline(__always)
  var counted: YearMonthDay {
    YearMonthDay(year: Int(countedYear), month: Int(monthPlace), day: Int(dayOfMonth))
  }
}

extension CalendarDate: Comparable {
  /// True when `a` is an earlier day than `b`, whatever calendars show them.
  public static func < (a: CalendarDate, b: CalendarDate) -> Bool { a.dayNumber < b.dayNumber }
}

extension CalendarRules {
  /// The first day after a year.
  func dayAfter(year: Int) -> Int { arithmetic.dayBefore(month: 1, year: year + 1) + 1 }
}
