public import IntlCore

/// A time of day on a wall clock, without a date or a zone.
///
/// ```swift
/// let time = try CivilTime(14, 30)
/// time.secondOfDay                 // 52200
/// ```
///
/// From 00:00 to 23:59:59.999999999. There is no second 60: leap seconds are not counted, as in POSIX.
///
/// ISO 8601-1:2019, section 5.3
public struct CivilTime: Sendable, Hashable {
  let secondValue: Int32
  let nanosecondValue: Int32

  /// 00:00, the start of the day.
  public static let midnight = CivilTime(uncheckedSecondOfDay: 0, nanosecond: 0)
  /// 23:59:59.999999999, the last nanosecond of the day.
  public static let max = CivilTime(uncheckedSecondOfDay: 86_399, nanosecond: 999_999_999)

  /// The hour, 0 to 23.
  public var hour: Int { Int(UInt32(bitPattern: secondValue) / 3600) }
  /// The minute, 0 to 59.
  public var minute: Int { Int(UInt32(bitPattern: secondValue) / 60 % 60) }
  /// The second, 0 to 59.
  public var second: Int { Int(UInt32(bitPattern: secondValue) % 60) }
  /// The nanosecond, 0 to 999,999,999.
  public var nanosecond: Int { Int(nanosecondValue) }
  /// The whole seconds since 00:00.
  public var secondOfDay: Int { Int(secondValue) }
  /// The nanoseconds since 00:00.
  public var nanosecondOfDay: Int { Int(secondValue) * 1_000_000_000 + Int(nanosecondValue) }

  /// A time of an hour of 0 to 23, a minute and second of 0 to 59 and a nanosecond of 0 to 999,999,999.
  ///
  /// - Throws: `IntlError` of kind `outOfRange` when one of them is not in its range.
  public init(_ hour: Int, _ minute: Int, _ second: Int = 0, nanosecond: Int = 0) throws(IntlError) {
    guard 0 <= hour, hour < 24, 0 <= minute, minute < 60, 0 <= second, second < 60, 0 <= nanosecond,
      nanosecond < 1_000_000_000
    else { throw CivilTime.fault(hour, minute, second, nanosecond) }
    self.init(
      uncheckedSecondOfDay: Int32(truncatingIfNeeded: hour &* 3600 &+ minute &* 60 &+ second),
      nanosecond: Int32(truncatingIfNeeded: nanosecond))
  }

  /// The time `nanoseconds` nanoseconds after 00:00.
  ///
  /// - Throws: `IntlError` of kind `outOfRange` unless it is 0 to 86,399,999,999,999.
  public init(nanosecondOfDay nanoseconds: Int) throws(IntlError) {
    guard 0...86_399_999_999_999 ~= nanoseconds else {
      throw IntlError(
        .outOfRange, subject: String(nanoseconds), expected: "a nanosecond of the day of 0 to 86399999999999")
    }
    self.init(
      uncheckedSecondOfDay: Int32(nanoseconds / 1_000_000_000), nanosecond: Int32(nanoseconds % 1_000_000_000)
    )
  }

  /// A time that is known to exist.
  @inline(__always)
  init(uncheckedSecondOfDay second: Int32, nanosecond: Int32) {
    secondValue = second
    nanosecondValue = nanosecond
  }

  @inline(never)
  private static func fault(_ hour: Int, _ minute: Int, _ second: Int, _ nanosecond: Int) -> IntlError {
    let fields = [(hour, 23, "an hour"), (minute, 59, "a minute"), (second, 59, "a second")]
    for (value, max, noun) in fields where !(0...max ~= value) {
      return IntlError(.outOfRange, subject: String(value), expected: "\(noun) of 0 to \(max)")
    }
    return IntlError(.outOfRange, subject: String(nanosecond), expected: "a nanosecond of 0 to 999999999")
  }
}

extension CivilTime: Comparable {
  /// True when `a` is earlier in the day than `b`.
  public static func < (a: CivilTime, b: CivilTime) -> Bool {
    (a.secondValue, a.nanosecondValue) < (b.secondValue, b.nanosecondValue)
  }
}
