internal import IntlCore

/// A place on the wall's calendar that units are added to, largest first, before the clock is read.
///
/// Years and months remember the day of the month that they started from, so that 31 January and a year and a month is
/// clamped once, at the end.
struct WallCursor {
  private let calendar: ZonedCalendar
  private let origin: Instant
  private let originDay: Int
  private let start: YearMonthDay
  private let time: CivilTime
  private let offset: Int32
  /// Where the years and months lead, in months that may be shorter than the day of ``start``.
  private var year: Int
  private var month: Int
  private var days = 0

  init(_ calendar: ZonedCalendar, at instant: Instant) throws(IntlError) {
    self.calendar = calendar
    origin = instant
    offset = calendar.zone.offsetSeconds(at: instant)
    let (day, second) = ZonedCalendar.split(instant.seconds + Int64(offset))
    try calendar.calendar.check(day)
    originDay = day
    time = CivilTime(uncheckedSecondOfDay: second, nanosecond: instant.nanoseconds)
    start = calendar.calendar.arithmetic.date(of: day)
    year = start.year
    month = start.month
  }

  /// The day that was reached.
  func day() throws(IntlError) -> Int {
    let arithmetic = calendar.calendar.arithmetic
    let length = arithmetic.length(ofMonth: month, year: year)
    let day = arithmetic.day(of: YearMonthDay(year: year, month: month, day: min(start.day, length))) + days
    try calendar.calendar.check(day)
    return day
  }

  /// The instant that was reached.
  func instant() throws(IntlError) -> Instant {
    let day = try day()
    // Without a way there is nothing to read on the clock, which may show this time twice.
    return try day == originDay ? origin : calendar.resolve(day: day, time: time, keeping: offset)
  }

  /// Moves on by an amount of a unit of at least a day.
  mutating func add(_ amount: Int, _ unit: DateUnit) throws(IntlError) {
    let arithmetic = calendar.calendar.arithmetic
    switch unit.kind {
    case .years where days == 0:
      let target = try bounded(amount) + year
      month = try calendar.month(like: YearMonthDay(year: year, month: month, day: 1), year: target)
      year = target
    case .months(let length) where days == 0:
      let index = try arithmetic.index(ofMonth: month, year: year) + bounded(amount) * length
      let target = arithmetic.month(atIndex: index)
      try calendar.calendar.check(year: target.year)
      (year, month) = target
    default:
      let from = try day()
      days += try calendar.day(byAdding: amount, unit, to: from) - from
    }
  }

  private func bounded(_ amount: Int) throws(IntlError) -> Int {
    guard -100_000_000...100_000_000 ~= amount else {
      throw IntlError(
        .outOfRange, subject: String(amount), expected: "an amount that stays inside the range of dates")
    }
    return amount
  }
}
