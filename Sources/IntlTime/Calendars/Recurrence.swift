public import IntlCore

/// A rule for what comes again: every second Tuesday, the last Friday of each month, every 29 February.
///
/// ```swift
/// var rule = Recurrence(.monthly)
/// rule.weekdays = [.last(.friday)]
/// let calendar = try ZonedCalendar("gregory", zone: "Europe/Paris")
/// for meeting in try calendar.instants(of: rule, from: start).prefix(12) { … }
/// ```
///
/// The rules are those of calendars on the net, in any calendar: what is not said is taken from the first instant, so a bare
/// `.weekly` comes on its weekday at its time.
///
/// RFC 5545, section 3.3.10; RFC 7529 for `missingDays`
public struct Recurrence: Sendable, Hashable {
  /// The period that is repeated.
  public enum Frequency: Sendable, Hashable, CaseIterable {
    /// Each second, of real time.
    case secondly
    /// Each minute, of real time.
    case minutely
    /// Each hour, of real time.
    case hourly
    /// Each day of the wall's calendar.
    case daily
    /// Each week.
    case weekly
    /// Each month.
    case monthly
    /// Each year.
    case yearly
  }

  /// A weekday, all of them or one by its number.
  public struct Day: Sendable, Hashable {
    /// The day of the week.
    public var weekday: Weekday
    /// Which one of the month, or of the year where no month is given: 2 for the second, −1 for the last; `nil` for each.
    public var ordinal: Int?

    /// Each such weekday.
    public static func every(_ weekday: Weekday) -> Day { Day(weekday: weekday, ordinal: nil) }
    /// The weekday of a number, from the end when it is negative.
    public static func nth(_ ordinal: Int, _ weekday: Weekday) -> Day {
      Day(weekday: weekday, ordinal: ordinal)
    }
    /// The last such weekday.
    public static func last(_ weekday: Weekday) -> Day { Day(weekday: weekday, ordinal: -1) }
  }

  /// When it ends.
  public enum End: Sendable, Hashable {
    /// Never.
    case never
    /// After so many times.
    case after(Int)
    /// With the last that is not later than an instant.
    case until(Instant)
  }

  /// What stands for a day that a month does not have.
  public enum MissingDays: Sendable, Hashable {
    /// Nothing: that time is left out.
    case omitted
    /// The last day of the month.
    case backward
    /// The first day of the next month.
    case forward
  }

  /// The period that is repeated.
  public var frequency: Frequency
  /// Every how many periods: 2 is every second.
  public var interval = 1
  /// When it ends.
  public var end = End.never
  /// The months in which it comes.
  public var months: [MonthCode] = []
  /// The weeks of the year in which it comes; −1 is the last.
  public var weeksOfYear: [Int] = []
  /// The days of the year on which it comes; −1 is the last.
  public var daysOfYear: [Int] = []
  /// The days of the month on which it comes; −1 is the last.
  public var daysOfMonth: [Int] = []
  /// The weekdays on which it comes.
  public var weekdays: [Day] = []
  /// The hours at which it comes.
  public var hours: [Int] = []
  /// The minutes at which it comes.
  public var minutes: [Int] = []
  /// The seconds at which it comes.
  public var seconds: [Int] = []
  /// Which of the times of a period are kept: 1 is the first, −1 the last.
  public var setPositions: [Int] = []
  /// What stands for a day that a month does not have.
  public var missingDays = MissingDays.omitted

  /// A rule that repeats every period, or every `interval` periods.
  public init(_ frequency: Frequency, every interval: Int = 1) {
    self.frequency = frequency
    self.interval = interval
  }

  /// Makes sure that every number has a meaning.
  ///
  /// - Throws: ``IntlError`` of kind `outOfRange`.
  func check() throws(IntlError) {
    func check(_ values: [Int], _ range: ClosedRange<Int>, _ noun: String) throws(IntlError) {
      for value in values where !(range ~= value) || (value == 0 && range.lowerBound < 0) {
        throw IntlError(
          .outOfRange, subject: String(value),
          expected: "\(noun) of \(range.lowerBound) to \(range.upperBound)")
      }
    }
    try check([interval], 1...1_000_000_000, "an interval")
    try check(weeksOfYear, -60...60, "a week")
    try check(daysOfYear, -400...400, "a day of the year")
    try check(daysOfMonth, -32...32, "a day of the month")
    try check(weekdays.compactMap(\.ordinal), -60...60, "the number of a weekday")
    try check(hours, 0...23, "an hour")
    try check(minutes, 0...59, "a minute")
    try check(seconds, 0...59, "a second")
    try check(setPositions, -100_000...100_000, "a position")
    if case .after(let count) = end { try check([count], 0...Int.max, "a number of times") }
  }
}

extension ZonedCalendar {
  /// The instants of a rule, from the first that is not before `start`, as they are asked for.
  ///
  /// ```swift
  /// let calendar = try ZonedCalendar("gregory", zone: "UTC")
  /// let start = try calendar.instant(year: 2024, month: 1, day: 2)
  /// Array(try calendar.instants(of: Recurrence(.weekly, every: 2), from: start).prefix(3))
  /// // 2 January, 16 January, 30 January 2024
  /// ```
  ///
  /// `start` itself is the first if the rule has it. The sequence ends with the range of instants or of the calendar, and when
  /// the rule has had no time for 1,200 years.
  ///
  /// - Throws: `IntlError` of kind `outOfRange` for a number without a meaning in the rule, or a start outside the range of
  ///   the calendar.
  public func instants(
    of recurrence: Recurrence, from start: Instant
  ) throws(IntlError) -> RecurrenceSequence {
    try RecurrenceSequence(recurrence, in: self, from: start)
  }
}
