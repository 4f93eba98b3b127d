/// The tabular Islamic calendar: months of 30 and 29 days in turn, and eleven leap days in thirty years.
package struct IslamicTabular: CalendarSystem {
  /// 1 Muharram of the year 1.
  private let epoch: Int32

  /// From Friday, 16 July 622 (Julian): `islamic-civil`.
  package static let civil = IslamicTabular(epoch: -492_148)
  /// From Thursday, 15 July 622 (Julian), as astronomers count: `islamic-tbla`.
  package static let astronomical = IslamicTabular(epoch: -492_149)

  private init(epoch: Int32) { self.epoch = epoch }

  @inline(__always)
  package func date(of day: Int) -> YearMonthDay {
    // Shifted by whole cycles of 10,631 days until it is positive, so that the divisions are unsigned. Each remainder
    // is in thirtieths of a day, then in halves of one.
    let shifted =
      30 &* UInt64(bitPattern: Int64(day &- Int(epoch) &+ IslamicTabular.cycles * 10_631)) &+ 10_646
    let year = shifted / 10_631
    let dayOfYear = UInt32(truncatingIfNeeded: shifted &- year &* 10_631) / 30
    let month = min(2 &* dayOfYear / 59, 11)
    return YearMonthDay(
      year: Int(year) &- IslamicTabular.cycles * 30, month: Int(month &+ 1),
      day: Int((2 &* dayOfYear &- 59 &* month) / 2 &+ 1))
  }

  @inline(__always)
  package func dayBefore(month: Int, year: Int) -> Int {
    let shifted = UInt(bitPattern: year + IslamicTabular.cycles * 30)
    let start = (shifted - 1) * 354 + (11 * shifted + 3) / 30 + (59 * UInt(bitPattern: month - 1) + 1) / 2
    return Int(bitPattern: start) - IslamicTabular.cycles * 10_631 + Int(epoch) - 1
  }

  package func length(ofMonth month: Int, year: Int) -> Int {
    month == 12 && IslamicTabular.isLeap(year) ? 30 : 29 + month & 1
  }

  package static func isLeap(_ year: Int) -> Bool {
    (11 * year + 14).floorDivided(by: 30).remainder < 11
  }

  /// Enough cycles of thirty years to make every year positive.
  private static let cycles = 40_000
}
