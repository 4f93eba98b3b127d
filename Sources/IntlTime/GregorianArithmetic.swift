/// Proleptic Gregorian day arithmetic.
///
/// From a date to its day: Neri and Schneider, "Euclidean affine functions and their application to calendar algorithms"
/// (2022). Years start in March, so that the leap day is the last of the year, and year and day are shifted by whole
/// cycles of 400 years until everything is positive: then each division is by a constant and unsigned.
///
/// From a day to its date: Joffe, "A very fast 64-bit date algorithm" (2025). Days are counted backwards from a date
/// beyond all others, which saves the corrections before each division, and each division is the upper half of one
/// multiplication.
enum GregorianArithmetic {
  /// Years −1,468,000 and up become positive, which covers −999,999 with room on both sides for 32 bits.
  private static let cycles: Int32 = 3670
  private static let yearShift: UInt32 = UInt32(cycles) * 400
  /// From 1970-01-01 to 0000-03-01, and then to the first day of the shifted years.
  static let dayShift: UInt32 = 719_468 + UInt32(cycles) * 146_097
  /// The day, shifted like the others, that days are counted backwards from: the last of February 1,468,000.
  private static let lastShiftedDay = 2 * UInt64(cycles) * 146_097 - 1

  /// The date of a day number inside the range of ``DayNumber``.
  @inline(__always)
  static func date(ofDay day: Int32) -> CivilDate {
    date(ofShiftedDay: UInt32(bitPattern: day) &+ dayShift)
  }

  /// The date of a day number that ``dayShift`` was added to.
  @inline(__always)
  static func date(ofShiftedDay shifted: UInt32) -> CivilDate {
    let day = lastShiftedDay &- UInt64(shifted)
    // Days that centuries leave out are put back, after which every fourth year is a leap year. The factor is 4/146097.
    let century = day.multipliedFullWidth(by: 505_054_698_555_331).high
    let julianDay = day &+ century &- century / 4
    // The factor is 4/1461: above the point stands the year, below it the part of the year that is left.
    let years = julianDay.multipliedFullWidth(by: 50_504_432_782_230_121)
    let year = yearShift &- 1 &- UInt32(truncatingIfNeeded: years.high)
    // A month is 30.6 days, so a day is a 30.6th of 2¹⁶ in this measure; 512 is the quarter of a day that each year
    // after a leap year lacks.
    let rest = UInt32(truncatingIfNeeded: years.low.multipliedFullWidth(by: 782_432).high)
    let isNextYear = rest < 126_464
    let months = (year & 3) &* 512 &+ (isNextYear ? 191_360 : 977_792) &- rest
    // The factor is 1/2140.
    let dayOfMonth = UInt64(months & 0xFFFF).multipliedFullWidth(by: 8_619_973_866_219_416).high
    return CivilDate(
      uncheckedYear: Int32(bitPattern: year &+ (isNextYear ? 1 : 0)),
      month: UInt8(truncatingIfNeeded: months >> 16),
      day: UInt8(truncatingIfNeeded: dayOfMonth &+ 1), weekday: weekday(ofShiftedDay: shifted))
  }

  /// The weekday, 1 for Sunday, of a day number that ``dayShift`` was added to.
  @inline(__always)
  static func weekday(ofShiftedDay shifted: UInt32) -> UInt16 {
    // 1970-01-01 was a Thursday, four days after a Sunday.
    UInt16(truncatingIfNeeded: (shifted &+ (11 - dayShift % 7)) % 7 &+ 1)
  }

  /// The day number of a date whose year is inside the range of ``CivilDate``.
  @inline(__always)
  static func day(year: Int32, month: UInt8, day: UInt8) -> Int32 {
    let isNextYear = month <= 2
    let shiftedYear = UInt32(bitPattern: year) &+ yearShift &- (isNextYear ? 1 : 0)
    let shiftedMonth = UInt32(month) &+ (isNextYear ? 12 : 0)
    let century = shiftedYear / 100
    let daysBeforeYear = 1461 &* shiftedYear / 4 &- century &+ century / 4
    let daysBeforeMonth = (979 &* shiftedMonth &- 2919) / 32
    return Int32(bitPattern: daysBeforeYear &+ daysBeforeMonth &+ UInt32(day) &- 1 &- dayShift)
  }

  /// True for a year of 366 days.
  @inline(__always)
  static func isLeap(_ year: Int) -> Bool {
    // A multiple of 25 is one of 100 when it is one of 4, so 16 decides for centuries.
    year & (year % 25 == 0 ? 15 : 3) == 0
  }

  /// The days of a month, 1 to 12.
  @inline(__always)
  static func length(ofMonth month: Int, year: Int) -> Int {
    // 31 days in odd months up to July and in even ones after it.
    month == 2 ? (isLeap(year) ? 29 : 28) : 30 | ((month ^ month >> 3) & 1)
  }

  /// The second of UTC at which a year starts.
  static func second(ofYear year: Int) -> Int64 {
    Int64(day(year: Int32(year), month: 1, day: 1)) * 86_400
  }

  /// The year, in UTC, of a second inside the range of ``Instant``.
  static func year(ofSecond second: Int64) -> Int {
    let (days, rest) = second.quotientAndRemainder(dividingBy: 86_400)
    return CivilDate(DayNumber(unchecked: Int(days - (rest < 0 ? 1 : 0)))).year
  }
}
