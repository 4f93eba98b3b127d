/// The calendar of history: Julian before a day of change, Gregorian from it on.
///
/// A date that the change left out, such as 10 October 1582 in Rome, is read as Julian and so names the Gregorian date
/// of that day.
package struct GregorianCutover: CalendarSystem {
  /// The first Gregorian day.
  package let start: Int32

  /// 15 October 1582, when the reform began in Rome.
  package static let reform = GregorianCutover(start: -141_427)

  package init(start: Int32) { self.start = start }

  package func date(of day: Int) -> YearMonthDay {
    day >= Int(start) ? Gregorian().date(of: day) : Julian().date(of: day)
  }

  package func dayBefore(month: Int, year: Int) -> Int {
    let gregorian = Gregorian().dayBefore(month: month, year: year)
    if gregorian + 1 >= Int(start) { return gregorian }
    // A month whose first days the change left out begins with the first that is there.
    return min(Julian().dayBefore(month: month, year: year), Int(start) - 1)
  }

  package func day(of date: YearMonthDay) -> Int {
    let gregorian = Gregorian().day(of: date)
    return gregorian >= Int(start) ? gregorian : Julian().day(of: date)
  }

  package func length(ofMonth month: Int, year: Int) -> Int {
    let gregorian = Gregorian().length(ofMonth: month, year: year)
    let isGregorian = Gregorian().dayBefore(month: month, year: year) + gregorian >= Int(start)
    if isGregorian { return gregorian }
    // The days from the change on are Gregorian, also when it fell into this month and ended it early.
    let julian = Julian().length(ofMonth: month, year: year)
    let last = Julian().dayBefore(month: month, year: year) + julian
    return last < Int(start) ? julian : Julian().date(of: Int(start) - 1).day
  }
}
