internal import IntlCore

extension ISOReader {
  /// Reads a calendar, ordinal or week date, in basic or extended form.
  ///
  /// Year and month, year and week, or a year alone are read as the first day of them. A year has four digits, or a
  /// sign and four to six; in a basic date of digits alone, a sign and four or six.
  mutating func date(_ bytes: Span<UInt8>) throws(Fault) -> CivilDate {
    let start = position
    let sign = sign(bytes)
    let run = digits(bytes)
    switch peek(bytes) {
    case UInt8(ascii: "-"):
      let year = try year(run, sign, start)
      position += 1
      layout = .extended
      if skipLetter("w", bytes) { return try week(year, bytes, hyphen: true) }
      return try extendedDate(year, bytes)
    case UInt8(ascii: "W"), UInt8(ascii: "w"):
      let year = try year(run, sign, start)
      position += 1
      layout = .basic
      return try week(year, bytes, hyphen: false)
    default:
      return try basicDate(run, sign, start)
    }
  }

  @inline(__always)
  private func year(
    _ run: (value: Int, count: Int), _ sign: Int32?, _ start: Int
  ) throws(Fault) -> Int {
    if sign == nil, run.count == 4 { return run.value }
    return try signedYear(run, sign, start)
  }

  private func signedYear(
    _ run: (value: Int, count: Int), _ sign: Int32?, _ start: Int
  ) throws(Fault) -> Int {
    guard let sign else {
      throw Fault(position: start, expected: "a year of four digits, or a longer one after a sign")
    }
    guard run.count >= 4 else { throw Fault(position: position, expected: "a year of four digits or more") }
    guard run.count <= 6 else {
      throw Fault(position: start, expected: "a year of -999999 to +999999", kind: .outOfRange)
    }
    guard sign > 0 || run.value != 0 else {
      throw Fault(position: start, expected: "the year 0 without a minus sign")
    }
    return Int(sign) * run.value
  }

  private mutating func extendedDate(_ year: Int, _ bytes: Span<UInt8>) throws(Fault) -> CivilDate {
    let start = position
    let run = digits(bytes)
    if run.count == 3 { return try ordinal(year, run.value, start) }
    guard run.count == 2 else {
      throw Fault(
        position: start, expected: "a month of two digits, a day of the year of three, or W and a week")
    }
    var day: Int32 = 1
    var dayStart = position
    if peek(bytes) == UInt8(ascii: "-") {
      position &+= 1
      dayStart = position
      guard let found = pair(bytes) else { throw Fault(position: position, expected: "a day of two digits") }
      day = found
    } else {
      // A month alone is a whole date, which no time follows.
      layout = .unknown
    }
    return try calendarDate(year, run.value, start, Int(day), dayStart)
  }

  private mutating func basicDate(
    _ run: (value: Int, count: Int), _ sign: Int32?, _ start: Int
  ) throws(Fault) -> CivilDate {
    layout = .basic
    switch run.count {
    case 4:
      layout = .unknown
      return CivilDate(uncheckedYear: Int32(try year(run, sign, start)), month: 1, day: 1)
    case 5,
      6 where sign != nil:
      layout = .unknown
      return CivilDate(uncheckedYear: Int32(try signedYear(run, sign, start)), month: 1, day: 1)
    // Nothing tells where the year ends, so ISO 8601 has its length agreed on: it is four digits, or the six of ECMAScript
    // after a sign. Then four digits more are month and day, and three the day of the year.
    case 7,
      9 where sign != nil:
      let year = try year((run.value / 1000, run.count - 3), sign, start)
      return try ordinal(year, run.value % 1000, position - 3)
    case 8,
      10 where sign != nil:
      let year = try year((run.value / 10_000, run.count - 4), sign, start)
      return try calendarDate(year, run.value / 100 % 100, position - 4, run.value % 100, position - 2)
    default:
      throw Fault(
        position: run.count == 0 ? position : start,
        expected: "a date such as 2024-02-29, 2024-060 or 2024-W09-4")
    }
  }

  @inline(__always)
  private func calendarDate(
    _ year: Int, _ month: Int, _ monthStart: Int, _ day: Int, _ dayStart: Int
  ) throws(Fault) -> CivilDate {
    guard 1...12 ~= month else { throw Fault(position: monthStart, expected: "a month of 01 to 12") }
    guard day >= 1, day <= 28 || day <= GregorianArithmetic.length(ofMonth: month, year: year) else {
      let length = GregorianArithmetic.length(ofMonth: month, year: year)
      throw Fault(position: dayStart, expected: "a day of 01 to \(length)")
    }
    return CivilDate(
      uncheckedYear: Int32(truncatingIfNeeded: year), month: UInt8(truncatingIfNeeded: month),
      day: UInt8(truncatingIfNeeded: day))
  }

  private func ordinal(_ year: Int, _ day: Int, _ start: Int) throws(Fault) -> CivilDate {
    let length = CivilDate.length(ofYear: year)
    guard 1...length ~= day else {
      throw Fault(position: start, expected: "a day of the year of 001 to \(length)")
    }
    let first = GregorianArithmetic.day(year: Int32(year), month: 1, day: 1)
    return CivilDate(DayNumber(unchecked: Int(first) + day - 1))
  }

  private mutating func week(_ year: Int, _ bytes: Span<UInt8>, hyphen: Bool) throws(Fault) -> CivilDate {
    let start = position
    guard let week = pair(bytes) else { throw Fault(position: position, expected: "a week of two digits") }
    var weekday: Int32 = 1
    var hasDay = true
    if hyphen { hasDay = skip("-", bytes) } else { hasDay = peek(bytes).isASCIIDigit }
    if hasDay {
      guard 0x31...0x37 ~= peek(bytes) else {
        throw Fault(position: position, expected: "a weekday of 1 to 7")
      }
      weekday = Int32(peek(bytes) - 0x30)
      position += 1
    } else {
      layout = .unknown
    }
    let weeks = CivilDate.isoWeekCount(ofYear: year)
    guard 1...weeks ~= Int(week) else { throw Fault(position: start, expected: "a week of 01 to \(weeks)") }
    let day = CivilDate.isoMonday(ofYear: year) + 7 * (Int(week) - 1) + Int(weekday) - 1
    guard DayNumber.min.days...DayNumber.max.days ~= day else {
      throw Fault(position: start, expected: "a day of the years -999999 to +999999", kind: .outOfRange)
    }
    return CivilDate(DayNumber(unchecked: day))
  }
}
