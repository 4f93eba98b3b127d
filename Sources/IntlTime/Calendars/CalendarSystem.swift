/// A date as the arithmetic of a calendar counts it.
package struct YearMonthDay: Sendable, Hashable {
  /// The year, counted on without eras; the year before 1 is 0.
  package var year: Int
  /// The place of the month in its year, from 1; not always the number in its name.
  package var month: Int
  /// The day of the month, from 1.
  package var day: Int

  @inline(__always)
  package init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }
}

/// The arithmetic of one calendar: years, months and days to day numbers and back.
///
/// Day numbers count from 1970-01-01. A conforming type is a few integers at most, so that it is free to make. Nothing in
/// it checks its arguments: ``CalendarRules`` asks only for days in ``days`` and years in ``years``.
package protocol CalendarSystem: Sendable {
  /// The days that the calendar can name.
  var days: ClosedRange<Int> { get }
  /// The years that may be asked about; the first and last may reach outside ``days``.
  var years: ClosedRange<Int> { get }

  /// The date of a day.
  func date(of day: Int) -> YearMonthDay

  /// The number of the day before the first of a month, so that adding a day of the month gives its number.
  func dayBefore(month: Int, year: Int) -> Int

  /// The day of a date; `day` may be past the end of the month, and then counts on.
  func day(of date: YearMonthDay) -> Int

  /// The number of months in a year.
  func monthCount(year: Int) -> Int

  /// The largest day of a month.
  func length(ofMonth month: Int, year: Int) -> Int

  /// The months from some fixed month to this one, so that months can be added.
  func index(ofMonth month: Int, year: Int) -> Int

  /// The month that ``index(ofMonth:year:)`` gives this number.
  func month(atIndex index: Int) -> (year: Int, month: Int)

  /// What the month at a place in the year is called.
  func code(ofMonth month: Int, year: Int) -> MonthCode

  /// The place in the year of a month; `nil` when the year has no such month.
  func month(of code: MonthCode, year: Int) -> Int?

  /// The month that stands for `code` in a year that has no such month.
  func substitute(for code: MonthCode) -> MonthCode
}

/// The name of a month: its number, and whether it is the leap month of that number.
///
/// ```swift
/// MonthCode(5, isLeap: true).description      // "M05L"
/// ```
///
/// The Hebrew Adar I is the leap month 5, Adar and Adar II are 6, Nisan is 7; a Chinese leap month has the number of the
/// month before it. Everywhere else the number is the place of the month in the year.
///
/// ECMA-262 Temporal: month code
public struct MonthCode: Sendable, Hashable {
  /// The number, from 1.
  public let number: Int
  /// True for a leap month.
  public let isLeap: Bool

  /// A month of a number.
  public init(_ number: Int, isLeap: Bool = false) {
    self.number = number
    self.isLeap = isLeap
  }
}

extension MonthCode: CustomStringConvertible {
  /// The code of ECMA-262: `M06`, `M05L`.
  public var description: String {
    "M\(number < 10 ? "0" : "")\(number)\(isLeap ? "L" : "")"
  }
}

// What most calendars have in common: twelve months without leap months, and days in an unbroken row.
extension CalendarSystem {
  package var days: ClosedRange<Int> { DayNumber.min.days...DayNumber.max.days }
  // Wide enough for the shortest year, of 354 days, in the whole range of days, and narrow enough for 32 bits.
  package var years: ClosedRange<Int> { -1_100_000...1_100_000 }

  @inline(__always)
  package func day(of date: YearMonthDay) -> Int {
    dayBefore(month: date.month, year: date.year) + date.day
  }

  package func monthCount(year: Int) -> Int { 12 }

  package func index(ofMonth month: Int, year: Int) -> Int { year * 12 + month - 1 }

  package func month(atIndex index: Int) -> (year: Int, month: Int) {
    let (year, month) = index.floorDivided(by: 12)
    return (year, month + 1)
  }

  package func code(ofMonth month: Int, year: Int) -> MonthCode { MonthCode(month) }

  package func month(of code: MonthCode, year: Int) -> Int? {
    1...monthCount(year: year) ~= code.number && !code.isLeap ? code.number : nil
  }

  package func substitute(for code: MonthCode) -> MonthCode { MonthCode(code.number) }
}

extension Int {
  /// The quotient rounded down, and the remainder, which is never negative.
  @inline(__always)
  func floorDivided(by divisor: Int) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
