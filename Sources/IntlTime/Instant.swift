public import IntlCore
internal import IntlSystem

/// A point on the time line, to the nanosecond, whatever clock or calendar shows it.
///
/// ```swift
/// let instant = try Instant(seconds: 1_700_000_000)     // 2023-11-14T22:13:20Z
/// instant.adding(.milliseconds(1))                      // 2023-11-14T22:13:20.001Z
/// ```
///
/// Counted in POSIX seconds since 1970-01-01T00:00:00Z, without leap seconds. The range is that of ``CivilDate`` less
/// two days at each end, so that every instant has a civil date in every zone: −999999-01-03T00:00:00Z to
/// +999999-12-29T23:59:59.999999999Z. What leaves it is an error, never another instant.
public struct Instant: Sendable, Hashable {
  /// The whole seconds since 1970-01-01T00:00:00Z, rounded down: −1 for half a second before it.
  public let seconds: Int64
  /// The nanoseconds after ``seconds``, 0 to 999,999,999.
  public let nanoseconds: Int32

  /// The first instant that there is: −999999-01-03T00:00:00Z.
  public static let min = Instant(uncheckedSeconds: -365_961_660 * 86_400, nanoseconds: 0)
  /// The last instant that there is: +999999-12-29T23:59:59.999999999Z.
  public static let max = Instant(uncheckedSeconds: 364_522_970 * 86_400 - 1, nanoseconds: 999_999_999)
  /// 1970-01-01T00:00:00Z.
  public static let epoch = Instant(uncheckedSeconds: 0, nanoseconds: 0)

  /// The present, by the system's clock.
  public static var now: Instant {
    let (seconds, nanoseconds) = WallClock.now()
    // A clock set outside the range is as wrong as one set to its end.
    guard min.seconds...max.seconds ~= seconds else { return seconds < 0 ? min : max }
    return Instant(uncheckedSeconds: seconds, nanoseconds: nanoseconds)
  }

  /// The instant `seconds` seconds and `nanoseconds` nanoseconds after 1970-01-01T00:00:00Z.
  ///
  /// - Parameter nanoseconds: 0 to 999,999,999; for instants before 1970, too, they count forward from `seconds`.
  /// - Throws: `IntlError` of kind `outOfRange` outside ``min`` to ``max``.
  public init(seconds: Int64, nanoseconds: Int32 = 0) throws(IntlError) {
    guard UInt32(bitPattern: nanoseconds) < 1_000_000_000, Instant.covers(second: seconds) else {
      throw Instant.fault(seconds, nanoseconds)
    }
    self.init(uncheckedSeconds: seconds, nanoseconds: nanoseconds)
  }

  @inline(__always)
  private static func covers(second: Int64) -> Bool {
    -365_961_660 * 86_400 <= second && second < 364_522_970 * 86_400
  }

  @inline(never)
  private static func fault(_ seconds: Int64, _ nanoseconds: Int32) -> IntlError {
    guard covers(second: seconds) else { return outOfRange("\(seconds) s") }
    return IntlError(.outOfRange, subject: String(nanoseconds), expected: "nanoseconds of 0 to 999999999")
  }

  /// An instant that is known to be in the range.
  @inline(__always)
  package init(uncheckedSeconds seconds: Int64, nanoseconds: Int32) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  /// The instant `milliseconds` milliseconds after 1970-01-01T00:00:00Z.
  ///
  /// - Throws: `IntlError` of kind `outOfRange` outside ``min`` to ``max``.
  public init(milliseconds: Int64) throws(IntlError) {
    let (quotient, remainder) = milliseconds.quotientAndRemainder(dividingBy: 1000)
    let borrow: Int64 = remainder < 0 ? 1 : 0
    try self.init(seconds: quotient - borrow, nanoseconds: Int32(remainder + borrow * 1000) * 1_000_000)
  }

  /// The whole milliseconds since 1970-01-01T00:00:00Z, rounded down.
  public var milliseconds: Int64 { seconds * 1000 + Int64(nanoseconds / 1_000_000) }

  @inline(never)
  static func outOfRange(_ subject: String) -> IntlError {
    IntlError(
      .outOfRange, subject: subject,
      expected: "an instant between the years \(CivilDate.min.year) and \(CivilDate.max.year)")
  }
}

extension Instant: Comparable {
  /// True when `a` is before `b`.
  public static func < (a: Instant, b: Instant) -> Bool {
    a.seconds == b.seconds ? a.nanoseconds < b.nanoseconds : a.seconds < b.seconds
  }
}

extension Instant {
  /// The instant `duration` later, or earlier if it is negative; what is finer than a nanosecond is rounded down.
  ///
  /// - Throws: `IntlError` of kind `outOfRange` outside ``min`` to ``max``.
  public func adding(_ duration: Duration) throws(IntlError) -> Instant {
    let (seconds, attoseconds) = duration.components
    let billion: Int64 = 1_000_000_000
    let floor = attoseconds >= 0 ? attoseconds / billion : -((billion - 1 - attoseconds) / billion)
    return try adding(seconds: seconds, nanoseconds: floor)
  }

  /// The instant `seconds` and `nanoseconds` later; both may be negative, and of any size.
  ///
  /// - Throws: `IntlError` of kind `outOfRange` outside ``min`` to ``max``.
  public func adding(seconds: Int64, nanoseconds: Int64 = 0) throws(IntlError) -> Instant {
    var carry = nanoseconds / 1_000_000_000
    var rest = Int64(self.nanoseconds) + nanoseconds % 1_000_000_000
    if rest < 0 {
      rest += 1_000_000_000
      carry -= 1
    } else if rest >= 1_000_000_000 {
      rest -= 1_000_000_000
      carry += 1
    }
    let (part, overflow) = seconds.addingReportingOverflow(carry)
    let (sum, overflowToo) = self.seconds.addingReportingOverflow(part)
    guard !overflow, !overflowToo else { throw Instant.outOfRange("\(seconds) s") }
    return try Instant(seconds: sum, nanoseconds: Int32(rest))
  }

  /// How long it is from this instant to another, exactly; negative when the other is earlier.
  public func duration(to other: Instant) -> Duration {
    .seconds(other.seconds - seconds) + .nanoseconds(Int64(other.nanoseconds) - Int64(nanoseconds))
  }
}
