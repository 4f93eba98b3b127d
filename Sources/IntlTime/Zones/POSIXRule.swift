internal import IntlCore

/// A zone's rule for all years, as POSIX writes it in `TZ` and TZif files in their footer: `EST5EDT,M3.2.0,M11.1.0`.
///
/// POSIX.1-2024, section 8.3; RFC 9636, section 3.3.1, for hours of −167 to 167
struct POSIXRule: Sendable, Hashable {
  var standard: ZoneOffset
  var daylight: Daylight?

  /// Daylight saving time, and when in each year it starts and ends.
  struct Daylight: Sendable, Hashable {
    var offset: ZoneOffset
    var start: Moment
    var end: Moment
  }

  /// A day of the year, and a time on it in seconds after 00:00 of the clock in force before the change.
  struct Moment: Sendable, Hashable {
    var day: Day
    var time: Int32 = 7200
  }

  /// How a rule names a day of the year.
  enum Day: Sendable, Hashable {
    /// `Jn`: 1 to 365; 29 February has no number.
    case julian(Int)
    /// `n`: 0 to 365, leap days counted.
    case zeroBased(Int)
    /// `Mm.w.d`: the `week`-th weekday of a month, 5 for the last; weekday 0 is Sunday.
    case weekday(month: Int, week: Int, weekday: Int)

    /// The day number in a year.
    func dayNumber(inYear year: Int) -> Int {
      let first = Int(GregorianArithmetic.day(year: Int32(year), month: 1, day: 1))
      switch self {
      case .julian(let number):
        return first + number - (number >= 60 && GregorianArithmetic.isLeap(year) ? 0 : 1)
      case .zeroBased(let number):
        return first + number
      case .weekday(let month, let week, let weekday):
        let start = Int(GregorianArithmetic.day(year: Int32(year), month: UInt8(month), day: 1))
        let startWeekday = DayNumber(unchecked: start).weekday.rawValue - 1
        var day = (weekday - startWeekday + 7) % 7 + 7 * (week - 1)
        if day >= GregorianArithmetic.length(ofMonth: month, year: year) { day -= 7 }
        return start + day
      }
    }
  }

  /// The changes of a run of years but those of the last second, in the order of time; empty without daylight time.
  ///
  /// Of two changes at one instant the later rule holds: when a year's end of daylight time is the next one's start,
  /// as in `XXX3EDT4,0/0,J365/23`, daylight time goes on.
  func changes(inYears years: ClosedRange<Int>) -> [(start: Int64, offset: ZoneOffset)] {
    guard let daylight else { return [] }
    var changes: [(start: Int64, offset: ZoneOffset)] = []
    changes.reserveCapacity(years.count * 2)
    var isSorted = true
    for year in years {
      let start = (start: POSIXRule.seconds(daylight.start, year, standard), offset: daylight.offset)
      let end = (start: POSIXRule.seconds(daylight.end, year, daylight.offset), offset: standard)
      let (first, second) = start.start <= end.start ? (start, end) : (end, start)
      if let last = changes.last, last.start > first.start { isSorted = false }
      changes.append(first)
      changes.append(second)
    }
    // Hours of up to 167 may carry a change past one of the next year; then those at one second keep their order.
    if !isSorted {
      changes = changes.enumerated().sorted { a, b in
        (a.element.start, a.offset) < (b.element.start, b.offset)
      }.map(\.element)
    }
    // Those of the very last second may be undone at that second by the first of the next year, which is not here.
    guard let last = changes.last?.start else { return [] }
    return changes.filter { $0.start < last }
  }

  private static func seconds(_ moment: Moment, _ year: Int, _ before: ZoneOffset) -> Int64 {
    Int64(moment.day.dayNumber(inYear: year)) * 86_400 + Int64(moment.time) - Int64(before.seconds)
  }
}
