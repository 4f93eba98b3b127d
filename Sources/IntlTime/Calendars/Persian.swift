/// The Persian calendar: the year begins on the day whose noon in Iran is the first after the vernal equinox.
///
/// The rule of eight leap years in 33 finds that day but for the years listed in `CLDRData/calendars/persian.json`.
package struct Persian: CalendarSystem {
  package init() {}

  /// 1 Farvardin of the year 1: 19 March 622 (Julian).
  private static let epoch = -492_268

  /// 1 Farvardin of a year.
  @inline(__always)
  private static func newYear(_ year: Int) -> Int {
    let start = epoch + 365 * (year - 1) + (8 * year + 21).floorDivided(by: 33).quotient
    // The year after one that is not a leap year against the rule begins a day before it.
    guard CalendarTables.persianExceptions ~= year - 1 else { return start }
    return CalendarTables.shared.persianNotLeap.contains(UInt16(year - 1)) ? start - 1 : start
  }

  package func date(of day: Int) -> YearMonthDay {
    var year = (33 * (day - Persian.epoch) + 3).floorDivided(by: 12_053).quotient + 1
    var start = Persian.newYear(year)
    if start > day {
      year -= 1
      start = Persian.newYear(year)
    } else {
      let next = Persian.newYear(year + 1)
      if next <= day {
        year += 1
        start = next
      }
    }
    let dayOfYear = day - start
    let month = dayOfYear < 186 ? dayOfYear / 31 : (dayOfYear - 6) / 30
    return YearMonthDay(
      year: year, month: month + 1, day: dayOfYear - 30 * month - min(month, 6) + 1)
  }

  @inline(__always)
  package func dayBefore(month: Int, year: Int) -> Int {
    Persian.newYear(year) + 30 * (month - 1) + min(month - 1, 6) - 1
  }

  package func length(ofMonth month: Int, year: Int) -> Int {
    if month <= 6 { return 31 }
    if month < 12 { return 30 }
    return Persian.newYear(year + 1) - Persian.newYear(year) - 336
  }
}
