public import IntlCore

/// An amount of calendar and clock units, from years to nanoseconds, as people count it.
///
/// ```swift
/// let span = try TimeSpan(months: 1, days: 2, hours: 3)
/// span.description                    // "P1M2DT3H"
/// try TimeSpan("-PT1.5S").seconds     // -1
/// ```
///
/// How long it is depends on where it is added: a month has 28 to 31 days, and a day may have 23 or 25 hours. So spans are
/// not ordered, and one unit is not converted to another, except that nanoseconds are carried into seconds. All parts have
/// one sign.
///
/// ISO 8601-1:2019, section 5.5.2
public struct TimeSpan: Sendable, Hashable {
  /// The years.
  public let years: Int
  /// The months.
  public let months: Int
  /// The weeks.
  public let weeks: Int
  /// The days.
  public let days: Int
  /// The hours.
  public let hours: Int
  /// The minutes.
  public let minutes: Int
  /// The whole seconds, cut toward zero.
  public let seconds: Int
  /// The nanoseconds beside ``seconds``, with the same sign: −999,999,999 to 999,999,999.
  public let nanoseconds: Int

  /// No time at all.
  public static let zero = TimeSpan(
    uncheckedYears: 0, months: 0, weeks: 0, days: 0, hours: 0, minutes: 0, seconds: 0, nanoseconds: 0)

  /// A span of its parts, of any size.
  ///
  /// - Parameter nanoseconds: Of any size; whole seconds of it are carried.
  /// - Throws: `IntlError` of kind `outOfRange` when some parts are positive and others negative, or the seconds
  ///   overflow.
  public init(
    years: Int = 0, months: Int = 0, weeks: Int = 0, days: Int = 0, hours: Int = 0, minutes: Int = 0,
    seconds: Int = 0, nanoseconds: Int = 0
  ) throws(IntlError) {
    let parts = [years, months, weeks, days, hours, minutes, seconds, nanoseconds]
    guard parts.allSatisfy({ $0 >= 0 }) || parts.allSatisfy({ $0 <= 0 }) else {
      throw IntlError(
        .outOfRange, subject: parts.map(String.init).joined(separator: " "),
        expected: "parts of one sign, from years to nanoseconds")
    }
    let (sum, overflow) = seconds.addingReportingOverflow(nanoseconds / 1_000_000_000)
    guard !overflow, sum != .min, parts.allSatisfy({ $0 != .min }) else {
      throw IntlError(
        .outOfRange, subject: parts.map(String.init).joined(separator: " "),
        expected: "parts of up to 2⁶³ - 1")
    }
    self.init(
      uncheckedYears: years, months: months, weeks: weeks, days: days, hours: hours, minutes: minutes,
      seconds: sum,
      nanoseconds: nanoseconds % 1_000_000_000)
  }

  private init(
    uncheckedYears years: Int, months: Int, weeks: Int, days: Int, hours: Int, minutes: Int, seconds: Int,
    nanoseconds: Int
  ) {
    self.years = years
    self.months = months
    self.weeks = weeks
    self.days = days
    self.hours = hours
    self.minutes = minutes
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  /// The sign of the parts: −1, 0 or 1.
  public var sign: Int {
    for part in [years, months, weeks, days, hours, minutes, seconds, nanoseconds] where part != 0 {
      return part.signum()
    }
    return 0
  }

  /// The span the other way.
  public var negated: TimeSpan {
    TimeSpan(
      uncheckedYears: -years, months: -months, weeks: -weeks, days: -days, hours: -hours, minutes: -minutes,
      seconds: -seconds, nanoseconds: -nanoseconds)
  }
}

extension TimeSpan: CustomStringConvertible {
  /// The span as ISO 8601 text: `P1Y2M3DT4H5M6.5S`, and `PT0S` for none.
  ///
  /// A negative span has one sign before the `P`, as in ISO 8601-2 and RFC 5545.
  public var description: String {
    var date = ""
    var time = ""
    for (value, letter) in [(years, "Y"), (months, "M"), (weeks, "W"), (days, "D")] where value != 0 {
      date += "\(value.magnitude)\(letter)"
    }
    for (value, letter) in [(hours, "H"), (minutes, "M")] where value != 0 {
      time += "\(value.magnitude)\(letter)"
    }
    if nanoseconds != 0 {
      var writer = ISOWriter()
      writer.writeShortestFraction(UInt32(nanoseconds.magnitude))
      time += "\(seconds.magnitude).\(writer.text)S"
    } else if seconds != 0 || (date + time).isEmpty {
      time += "\(seconds.magnitude)S"
    }
    return (sign < 0 ? "-P" : "P") + date + (time.isEmpty ? "" : "T" + time)
  }
}
