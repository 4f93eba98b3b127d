/// A unit of the calendar or the clock, for arithmetic; the raw values are the words of the request protocol.
public enum DateUnit: String, Sendable, Hashable, CaseIterable {
  /// An era.
  case era
  /// A year.
  case year
  /// The year that weeks are counted in.
  case weekYear
  /// Three months.
  case quarter
  /// A month, of whatever length.
  case month
  /// A week, counted in the year.
  case week
  /// A week, counted in the month.
  case weekOfMonth
  /// A week, counted by the weekday in the month: the second Tuesday is one after the first.
  case weekdayOrdinal
  /// A day of the calendar, which is not always 24 hours.
  case day
  /// A day, counted in the year.
  case dayOfYear
  /// A day, counted in the week.
  case weekday
  /// 3600 seconds.
  case hour
  /// 60 seconds.
  case minute
  /// A second.
  case second
  /// A thousandth of a second.
  case millisecond
  /// A millionth of a second.
  case microsecond
  /// A billionth of a second.
  case nanosecond

  /// How an amount of a unit is added.
  enum Kind {
    case era
    case months(Int)
    case years
    case weekYears
    case days(Int)
    /// Nanoseconds of real time.
    case time(Int64)
  }

  var kind: Kind {
    switch self {
    case .era: .era
    case .year: .years
    case .weekYear: .weekYears
    case .quarter: .months(3)
    case .month: .months(1)
    case .week, .weekOfMonth, .weekdayOrdinal: .days(7)
    case .day, .dayOfYear, .weekday: .days(1)
    case .hour: .time(3_600_000_000_000)
    case .minute: .time(60_000_000_000)
    case .second: .time(1_000_000_000)
    case .millisecond: .time(1_000_000)
    case .microsecond: .time(1000)
    case .nanosecond: .time(1)
    }
  }

  /// The order of size, the largest first; units of one size have one rank.
  var rank: Int {
    switch self {
    case .era: 0
    case .year, .weekYear: 1
    case .quarter: 2
    case .month: 3
    case .week, .weekOfMonth, .weekdayOrdinal: 4
    case .day, .dayOfYear, .weekday: 5
    case .hour: 6
    case .minute: 7
    case .second: 8
    case .millisecond: 9
    case .microsecond: 10
    case .nanosecond: 11
    }
  }
}
