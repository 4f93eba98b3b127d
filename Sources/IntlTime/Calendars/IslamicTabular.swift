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
    // Shifted by whole cycles of 10,631 days until it is positive, and counted in halves of a day. One multiplication by
    // 15/10631, rounded up, has the years above the point and the rest of one below it, which another by 10631/30
    // makes days. The roundings are too small to matter for any day that there is.
    let halves = 2 &* UInt64(bitPattern: Int64(day &- Int(epoch) &+ IslamicTabular.cycles * 10_631)) &+ 1
    let years = halves.multipliedFullWidth(by: 26_027_764_190_164_921)
    let dayOfYear = UInt32(
      truncatingIfNeeded: years.low.multipliedFullWidth(by: 371_580_382).high >> 20)
    let month = min(2 &* dayOfYear / 59, 11)
    return YearMonthDay(
      year: Int(years.high) &+ 1 &- IslamicTabular.cycles * 30, month: Int(month &+ 1),
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
