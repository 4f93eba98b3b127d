public import IntlCore

/// A day on the time line, counted from 1970-01-01, whatever calendar names it.
///
/// ```swift
/// try CivilDate(2000, 3, 1).dayNumber.days      // 11017
/// try DayNumber(11017).weekday                  // .wednesday
/// ```
///
/// Every calendar converts its fields to and from this number, so it is what two calendars have in common. The range is
/// that of ``CivilDate``: the years −999,999 to 999,999 of the proleptic Gregorian calendar.
public struct DayNumber: Sendable, Hashable, Comparable {
  let value: Int32

  /// The first day that there is: −999999-01-01.
  public static let min = DayNumber(unchecked: -365_961_662)
  /// The last day that there is: +999999-12-31.
  public static let max = DayNumber(unchecked: 364_522_971)
  /// 1970-01-01.
  public static let epoch = DayNumber(unchecked: 0)

  /// The day `days` days after 1970-01-01; a negative count is before it.
  ///
  /// - Throws: `IntlError` of kind `outOfRange` outside ``min`` to ``max``.
  public init(_ days: Int) throws(IntlError) {
    guard DayNumber.min.days...DayNumber.max.days ~= days else {
      throw IntlError(
        .outOfRange, subject: String(days),
        expected: "a day number of \(DayNumber.min.days) to \(DayNumber.max.days)")
    }
    self.init(unchecked: days)
  }

  /// A day that is known to be in the range.
  package init(unchecked days: Int) {
    value = Int32(truncatingIfNeeded: days)
  }

  /// The count of days since 1970-01-01.
  public var days: Int { Int(value) }

  /// The day of the week.
  public var weekday: Weekday {
    Weekday(number: GregorianArithmetic.weekday(ofShiftedDay: shifted))
  }

  /// The day counted from the first one of ``GregorianArithmetic``.
  @inline(__always)
  var shifted: UInt32 { UInt32(bitPattern: value) &+ GregorianArithmetic.dayShift }

  /// The day `count` days later; a negative count goes back.
  ///
  /// - Throws: `IntlError` of kind `outOfRange` outside ``min`` to ``max``.
  public func adding(days count: Int) throws(IntlError) -> DayNumber {
    let (sum, overflow) = days.addingReportingOverflow(count)
    guard !overflow else {
      throw IntlError(
        .outOfRange, subject: String(count), expected: "a count of days inside the range of dates")
    }
    return try DayNumber(sum)
  }

  /// How many days `other` is after this day; negative when it is before.
  public func days(until other: DayNumber) -> Int { other.days - days }

  /// True when `a` is before `b`.
  public static func < (a: DayNumber, b: DayNumber) -> Bool { a.value < b.value }
}
