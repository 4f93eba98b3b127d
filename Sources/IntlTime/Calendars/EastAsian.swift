/// The lunisolar calendar of China or Korea, from tables; its years carry the number of the Gregorian year in which they
/// begin.
package struct EastAsian: CalendarSystem {
  private let isKorean: Bool

  /// As computed for the meridian of Beijing.
  package static let chinese = EastAsian(isKorean: false)
  /// As computed for the meridian of Korea's clocks.
  package static let dangi = EastAsian(isKorean: true)

  private init(isKorean: Bool) { self.isKorean = isKorean }

  @inline(__always)
  private var table: MonthTable { isKorean ? CalendarTables.shared.dangi : CalendarTables.shared.chinese }

  // The first and the last year of the table are there only for weeks that reach into them.
  package var days: ClosedRange<Int> {
    let table = table
    guard table.entries.count > 2 else { return 0...0 }
    return Int(table.entries[1].start)...Int(table.entries[table.entries.count - 1].start) - 1
  }
  package var years: ClosedRange<Int> {
    let all = table.years
    return all.count > 2 ? all.lowerBound + 1...all.upperBound - 1 : all
  }

  package func date(of day: Int) -> YearMonthDay { table.date(of: day) }

  package func dayBefore(month: Int, year: Int) -> Int { table.dayBefore(month: month, year: year) }

  package func monthCount(year: Int) -> Int { Int(table[year].count) }

  package func length(ofMonth month: Int, year: Int) -> Int { table.length(ofMonth: month, year: year) }

  package func index(ofMonth month: Int, year: Int) -> Int {
    Int(table.monthsBefore[year - table.firstYear]) + month - 1
  }

  package func month(atIndex index: Int) -> (year: Int, month: Int) {
    let starts = table.monthsBefore
    // What lies outside the table is a year outside ``years``, which the caller refuses.
    if index < 0 { return (table.firstYear - 1, 1) }
    var year = min(index / 12, starts.count - 1)
    while Int(starts[year]) > index { year -= 1 }
    if year == starts.count - 1, index >= Int(starts[year]) + Int(table.entries[year].count) {
      return (table.firstYear + starts.count, 1)
    }
    return (table.firstYear + year, index - Int(starts[year]) + 1)
  }

  package func code(ofMonth month: Int, year: Int) -> MonthCode {
    let leap = Int(table[year].leap)
    guard leap > 0, month >= leap else { return MonthCode(month) }
    return MonthCode(month - 1, isLeap: month == leap)
  }

  package func month(of code: MonthCode, year: Int) -> Int? {
    guard 1...12 ~= code.number else { return nil }
    let leap = Int(table[year].leap)
    if code.isLeap { return leap > 0 && leap == code.number + 1 ? leap : nil }
    return leap > 0 && code.number >= leap ? code.number + 1 : code.number
  }
}
