/// The Julian calendar: every fourth year has 366 days.
///
/// The year before 1 is 0, which is 1 BC.
package struct Julian: CalendarSystem {
  package init() {}

  /// From 1970-01-01 back to 1 March of the Julian year 0.
  private static let epoch = 719_470

  @inline(__always)
  package func date(of day: Int) -> YearMonthDay {
    // Years begin in March, so that the leap day is the last of the year.
    let (cycles, dayOfCycle) = (day + Julian.epoch).floorDivided(by: 1461)
    let yearOfCycle = (4 * dayOfCycle + 3) / 1461
    let dayOfYear = dayOfCycle - 1461 * yearOfCycle / 4
    let month = (5 * dayOfYear + 2) / 153
    let isNextYear = month >= 10
    return YearMonthDay(
      year: 4 * cycles + yearOfCycle + (isNextYear ? 1 : 0), month: isNextYear ? month - 9 : month + 3,
      day: dayOfYear - (153 * month + 2) / 5 + 1)
  }

  @inline(__always)
  package func dayBefore(month: Int, year: Int) -> Int {
    let isNextYear = month <= 2
    let year = isNextYear ? year - 1 : year
    let month = isNextYear ? month + 9 : month - 3
    return (1461 * year) >> 2 + (153 * month + 2) / 5 - 1 - Julian.epoch
  }

  package func length(ofMonth month: Int, year: Int) -> Int {
    month == 2 ? (year & 3 == 0 ? 29 : 28) : 30 | ((month ^ month >> 3) & 1)
  }
}
