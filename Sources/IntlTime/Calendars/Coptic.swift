/// The Alexandrian calendar: twelve months of 30 days, and five or six days more; every fourth year is a leap year.
package struct Coptic: CalendarSystem {
  /// The first day of the year 1.
  private let epoch: Int32

  /// The Era of the Martyrs, from 29 August 284 (Julian).
  package static let martyrs = Coptic(epoch: -615_558)
  /// The Era of the Incarnation of Ethiopia, from 29 August 8 (Julian).
  package static let incarnation = Coptic(epoch: -716_367)

  private init(epoch: Int32) { self.epoch = epoch }

  @inline(__always)
  package func date(of day: Int) -> YearMonthDay {
    let (cycles, dayOfCycle) = (day - Int(epoch)).floorDivided(by: 1461)
    // Of the years 1 to 4 the third has the leap day.
    let yearOfCycle = (4 * dayOfCycle + 2) / 1461
    let dayOfYear = dayOfCycle - (1461 * yearOfCycle + 1) / 4
    return YearMonthDay(
      year: 4 * cycles + yearOfCycle + 1, month: dayOfYear / 30 + 1, day: dayOfYear % 30 + 1)
  }

  @inline(__always)
  package func dayBefore(month: Int, year: Int) -> Int {
    Int(epoch) + 365 * (year - 1) + year >> 2 + 30 * (month - 1) - 1
  }

  package func monthCount(year: Int) -> Int { 13 }

  package func length(ofMonth month: Int, year: Int) -> Int {
    month < 13 ? 30 : (year & 3 == 3 ? 6 : 5)
  }

  package func index(ofMonth month: Int, year: Int) -> Int { year * 13 + month - 1 }

  package func month(atIndex index: Int) -> (year: Int, month: Int) {
    let (year, month) = index.floorDivided(by: 13)
    return (year, month + 1)
  }
}
