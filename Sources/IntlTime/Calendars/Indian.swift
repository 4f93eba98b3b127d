/// The Indian national calendar of the Saka era: it begins on 22 March, or on the 21st of a Gregorian leap year.
package struct Indian: CalendarSystem {
  package init() {}

  /// The Gregorian year in which the year 0 begins.
  private static let era = 78

  /// The days of the year before a month, from 1: the first has 30 days, or 31 in a leap year, then five have 31 and six 30.
  @inline(__always)
  private static func daysBefore(month: Int, isLeap: Bool) -> Int {
    guard month > 1 else { return 0 }
    return 30 * (month - 1) + min(month - 2, 5) + (isLeap ? 1 : 0)
  }

  @inline(__always)
  private static func newYear(_ gregorianYear: Int) -> Int {
    Gregorian().dayBefore(month: 3, year: gregorianYear) + (isLeap(gregorianYear) ? 21 : 22)
  }

  @inline(__always)
  private static func isLeap(_ gregorianYear: Int) -> Bool { CivilDate.isLeap(year: gregorianYear) }

  package func date(of day: Int) -> YearMonthDay {
    var gregorianYear = Gregorian().date(of: day).year
    var start = Indian.newYear(gregorianYear)
    if day < start {
      gregorianYear -= 1
      start = Indian.newYear(gregorianYear)
    }
    let isLeap = Indian.isLeap(gregorianYear)
    let dayOfYear = day - start
    let first = isLeap ? 31 : 30
    let month: Int
    if dayOfYear < first {
      month = 1
    } else if dayOfYear < first + 155 {
      month = (dayOfYear - first) / 31 + 2
    } else {
      month = (dayOfYear - first - 155) / 30 + 7
    }
    return YearMonthDay(
      year: gregorianYear - Indian.era, month: month,
      day: dayOfYear - Indian.daysBefore(month: month, isLeap: isLeap) + 1)
  }

  package func dayBefore(month: Int, year: Int) -> Int {
    let gregorianYear = year + Indian.era
    return Indian.newYear(gregorianYear)
      + Indian.daysBefore(month: month, isLeap: Indian.isLeap(gregorianYear)) - 1
  }

  package func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 1: Indian.isLeap(year + Indian.era) ? 31 : 30
    case 2...6: 31
    default: 30
    }
  }
}
