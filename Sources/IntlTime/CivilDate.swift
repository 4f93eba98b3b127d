public import IntlCore

/// A date of the proleptic Gregorian calendar, without a time or a zone.
///
/// ```swift
/// let date = try CivilDate(2024, 2, 29)
/// date.weekday                     // .thursday
/// date.dayOfYear                   // 60
/// try date.adding(days: 1)         // 2024-03-01
/// ```
///
/// Proleptic: the rules of 1582 hold for every year, and the year 0 is 1 BC. The years −999,999 to 999,999 are covered.
///
/// ISO 8601-1:2019, section 5.2
public struct CivilDate: Sendable {
  let yearValue: Int32
  let monthValue: UInt8
  let dayValue: UInt8
  /// The weekday's number where it was cheap to know, else 0; it fills the word, and is no part of the value.
  private let knownWeekday: UInt16

  /// The first date that there is: −999999-01-01.
  public static let min = CivilDate(uncheckedYear: -999_999, month: 1, day: 1)
  /// The last date that there is: +999999-12-31.
  public static let max = CivilDate(uncheckedYear: 999_999, month: 12, day: 31)

  /// The year; 0 is 1 BC and −1 is 2 BC.
  public var year: Int { Int(yearValue) }
  /// The month, 1 to 12.
  public var month: Int { Int(monthValue) }
  /// The day of the month, 1 to 31.
  public var day: Int { Int(dayValue) }

  /// The date of a year, a month of 1 to 12 and a day of the month.
  ///
  /// - Throws: `IntlError` of kind `outOfRange` when there is no such date.
  @inline(__always)
  public init(_ year: Int, _ month: Int, _ day: Int) throws(IntlError) {
    // Most days need no look at the length of their month.
    guard CivilDate.covers(year: year), 1 <= month, month <= 12, day >= 1,
      day <= 28 || day <= CivilDate.length(ofMonth: month, year: year)
    else { throw CivilDate.fault(year, month, day) }
    self.init(
      uncheckedYear: Int32(truncatingIfNeeded: year), month: UInt8(truncatingIfNeeded: month),
      day: UInt8(truncatingIfNeeded: day))
  }

  /// A date that is known to exist.
  @inline(__always)
  init(uncheckedYear year: Int32, month: UInt8, day: UInt8, weekday: UInt16 = 0) {
    yearValue = year
    monthValue = month
    dayValue = day
    knownWeekday = weekday
  }

  /// The date of a day number.
  public init(_ day: DayNumber) {
    self = GregorianArithmetic.date(ofShiftedDay: day.shifted)
  }

  /// The date of a day of the year, 1 to 366.
  ///
  /// - Throws: `IntlError` of kind `outOfRange` when the year is not covered or has no such day.
  public init(year: Int, dayOfYear: Int) throws(IntlError) {
    try CivilDate.check(year: year)
    let length = CivilDate.length(ofYear: year)
    guard 1...length ~= dayOfYear else {
      throw IntlError(
        .outOfRange, subject: String(dayOfYear), expected: "a day of 1 to \(length) in the year \(year)")
    }
    let first = GregorianArithmetic.day(year: Int32(year), month: 1, day: 1)
    self.init(DayNumber(unchecked: Int(first) + dayOfYear - 1))
  }

  /// The day counted from 1970-01-01.
  @inline(__always)
  public var dayNumber: DayNumber {
    DayNumber(unchecked: Int(GregorianArithmetic.day(year: yearValue, month: monthValue, day: dayValue)))
  }

  /// The day of the week.
  public var weekday: Weekday { knownWeekday == 0 ? computedWeekday : Weekday(number: knownWeekday) }

  /// Out of line, so that the usual case is small enough to be put where it is asked for.
  @inline(never)
  private var computedWeekday: Weekday { dayNumber.weekday }

  /// The day of the year, 1 to 366.
  public var dayOfYear: Int {
    dayNumber.days - Int(GregorianArithmetic.day(year: yearValue, month: 1, day: 1)) + 1
  }

  /// True in a year of 366 days.
  public var isInLeapYear: Bool { GregorianArithmetic.isLeap(year) }

  /// The days of this date's month: 28 to 31.
  public var daysInMonth: Int { CivilDate.length(ofMonth: month, year: year) }

  /// The days of a month of 1 to 12.
  public static func length(ofMonth month: Int, year: Int) -> Int {
    GregorianArithmetic.length(ofMonth: month, year: year)
  }

  /// The days of a year: 365 or 366.
  public static func length(ofYear year: Int) -> Int { isLeap(year: year) ? 366 : 365 }

  /// True for a year of 366 days.
  public static func isLeap(year: Int) -> Bool {
    GregorianArithmetic.isLeap(year)
  }

  @inline(__always)
  private static func covers(year: Int) -> Bool { -999_999 <= year && year <= 999_999 }

  static func check(year: Int) throws(IntlError) {
    guard covers(year: year) else { throw fault(year, 1, 1) }
  }

  @inline(never)
  private static func fault(_ year: Int, _ month: Int, _ day: Int) -> IntlError {
    guard covers(year: year) else {
      return IntlError(.outOfRange, subject: String(year), expected: "a year of \(min.year) to \(max.year)")
    }
    guard 1...12 ~= month else {
      return IntlError(.outOfRange, subject: String(month), expected: "a month of 1 to 12")
    }
    let length = length(ofMonth: month, year: year)
    return IntlError(
      .outOfRange, subject: String(day),
      expected: "a day of 1 to \(length) in month \(month) of the year \(year)")
  }
}

extension CivilDate: Hashable {
  /// True when both are the same day.
  public static func == (a: CivilDate, b: CivilDate) -> Bool { a.order == b.order }

  /// Feeds year, month and day.
  public func hash(into hasher: inout Hasher) { hasher.combine(order) }
}

extension CivilDate: Comparable {
  /// True when `a` is before `b`.
  public static func < (a: CivilDate, b: CivilDate) -> Bool { a.order < b.order }

  fileprivate var order: Int64 { Int64(yearValue) << 16 | Int64(monthValue) << 8 | Int64(dayValue) }
}

extension CivilDate {
  /// Returns the date `days` days later; a negative count goes back.
  ///
  /// - Throws: `IntlError` of kind `outOfRange` if the result is outside the range of `CivilDate`.
  public func adding(days: Int) throws(IntlError) -> CivilDate {
    CivilDate(try dayNumber.adding(days: days))
  }

  /// Returns the date `months` months later, clamped to the length of that month.
  ///
  /// ```swift
  /// let date = try CivilDate(2024, 1, 31)
  /// try date.adding(months: 1)    // 2024-02-29
  /// ```
  ///
  /// Because of the clamp, adding a month and taking it away again may not return to the start.
  ///
  /// - Parameter months: How far to move; negative moves back.
  /// - Throws: `IntlError` of kind `outOfRange` if the result is outside the range of `CivilDate`.
  ///
  /// ICU: `ucal_add` with the month field
  public func adding(months: Int) throws(IntlError) -> CivilDate {
    let (sum, overflow) = (year * 12 + month - 1).addingReportingOverflow(months)
    guard !overflow else {
      throw IntlError(
        .outOfRange, subject: String(months), expected: "a count of months inside the range of dates")
    }
    let (year, month) = sum.floorDivided(by: 12)
    try CivilDate.check(year: year)
    return CivilDate(
      uncheckedYear: Int32(year), month: UInt8(month + 1),
      day: Swift.min(dayValue, UInt8(CivilDate.length(ofMonth: month + 1, year: year))))
  }

  /// Returns the same day `years` years later; 29 February becomes the 28th in a year without it.
  ///
  /// - Throws: `IntlError` of kind `outOfRange` if the result is outside the range of `CivilDate`.
  public func adding(years: Int) throws(IntlError) -> CivilDate {
    let (year, overflow) = year.addingReportingOverflow(years)
    guard !overflow else {
      throw IntlError(
        .outOfRange, subject: String(years), expected: "a count of years inside the range of dates")
    }
    try CivilDate.check(year: year)
    return CivilDate(
      uncheckedYear: Int32(year), month: monthValue,
      day: Swift.min(dayValue, UInt8(CivilDate.length(ofMonth: month, year: year))))
  }
}
