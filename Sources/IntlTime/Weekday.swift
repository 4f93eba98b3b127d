public import IntlCore

/// A day of the week; the raw value is 1 for Sunday to 7 for Saturday, as in ICU and CLDR.
///
/// ```swift
/// try CivilDate(2026, 11, 30).weekday           // .monday
/// Weekday.sunday.isoNumber                      // 7
/// ```
///
/// ISO 8601 counts from Monday: that number is ``isoNumber``, not the raw value.
public enum Weekday: Int, Sendable, Hashable, CaseIterable {
  /// 1, the first day of the week in the United States.
  case sunday = 1
  /// 2, the first day of the week in ISO 8601.
  case monday
  /// 3.
  case tuesday
  /// 4.
  case wednesday
  /// 5.
  case thursday
  /// 6.
  case friday
  /// 7.
  case saturday

  /// The number of ISO 8601: 1 for Monday to 7 for Sunday.
  public var isoNumber: Int { (rawValue + 5) % 7 + 1 }

  /// The weekday of an ISO 8601 number.
  ///
  /// - Throws: `IntlError` of kind `outOfRange` when `number` is not 1 to 7.
  public init(isoNumber number: Int) throws(IntlError) {
    guard let day = 1...7 ~= number ? Weekday(rawValue: number % 7 + 1) : nil else {
      throw IntlError(.outOfRange, subject: String(number), expected: "an ISO weekday of 1 to 7")
    }
    self = day
  }

  /// The weekday of a number that is known to be 1 to 7.
  @inline(__always)
  init(number: UInt16) { self = Weekday(rawValue: Int(number)) ?? .sunday }

  /// The weekday `count` days later; a negative count goes back.
  public func advanced(by count: Int) -> Weekday {
    Weekday.allCases[(rawValue - 1 + count % 7 + 7) % 7]
  }
}
