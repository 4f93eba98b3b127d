/// The Gregorian calendar, proleptic: its rules hold for every year.
///
/// The calendars that only count years in another way use it too: ISO, Buddhist, Japanese, Minguo.
package struct Gregorian: CalendarSystem {
  package init() {}

  @inline(__always)
  package func date(of day: Int) -> YearMonthDay {
    let date = GregorianArithmetic.date(ofDay: Int32(truncatingIfNeeded: day))
    return YearMonthDay(year: Int(date.year), month: Int(date.month), day: Int(date.day))
  }

  @inline(__always)
  package func dayBefore(month: Int, year: Int) -> Int {
    Int(
      GregorianArithmetic.day(
        year: Int32(truncatingIfNeeded: year), month: UInt8(truncatingIfNeeded: month), day: 1)) - 1
  }

  @inline(__always)
  package func length(ofMonth month: Int, year: Int) -> Int {
    CivilDate.length(ofMonth: month, year: year)
  }
}
