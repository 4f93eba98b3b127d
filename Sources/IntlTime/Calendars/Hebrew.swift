/// The Hebrew calendar, by its own arithmetic: nineteen years are 235 mean months of 29 days, 12 hours and 793 parts.
///
/// Months are counted from Tishri, 1; in a leap year Adar I is the sixth of thirteen.
package struct Hebrew: CalendarSystem {
  package init() {}

  /// A day has 24 hours of 1080 parts.
  private static let partsOfDay = 25_920
  /// From one mean new moon to the next.
  private static let partsOfMonth = 765_433
  /// The first mean new moon, 5 hours and 204 parts into the night before 1 Tishri of the year 1.
  private static let firstMoon = 5 * 1080 + 204
  /// 1 Tishri of the year 1, Monday, 7 October 3761 BC (Julian).
  private static let epoch = -2_092_590

  package static func isLeap(_ year: Int) -> Bool {
    (7 * year + 1).floorDivided(by: 19).remainder < 7
  }

  /// The months before a year, counted from the first.
  @inline(__always)
  private static func monthsBefore(_ year: Int) -> Int {
    (235 * year - 234).floorDivided(by: 19).quotient
  }

  /// 1 Tishri of a year.
  @inline(__always)
  package static func newYear(_ year: Int) -> Int {
    // One division gives both the months before the year and the place in the cycle of nineteen.
    let (months, rest) = (235 * year - 234).floorDivided(by: 19)
    let (day, parts) = (months * partsOfMonth + firstMoon).floorDivided(by: partsOfDay)
    // The year of the first Tishri was a Monday: here 0 is Monday.
    let weekday = day.floorDivided(by: 7).remainder
    // The remainder of 235y − 234 grows by 7 a year: a leap year is one after which it wraps around.
    let isLeap = rest >= 12
    let followsLeap = rest < 7
    // New year is put off when the moon comes at noon or later; so that no year gets 356 days (Tuesday) or 382
    // (Monday after a leap year); and when it would fall on Sunday, Wednesday or Friday.
    var start = day
    var startWeekday = weekday
    if parts >= 18 * 1080 || (weekday == 1 && parts >= 9 * 1080 + 204 && !isLeap)
      || (weekday == 0 && parts >= 15 * 1080 + 589 && followsLeap)
    {
      start += 1
      startWeekday += 1
    }
    if startWeekday == 2 || startWeekday == 4 || startWeekday == 6 { start += 1 }
    return epoch + start
  }

  @inline(__always)
  package func date(of day: Int) -> YearMonthDay {
    // The mean year gives the year or, near its ends, one beside it.
    var year = ((day - Hebrew.epoch) * 98_496).floorDivided(by: 35_975_351).quotient + 1
    var start = Hebrew.newYear(year)
    var next: Int
    if start > day {
      next = start
      year -= 1
      start = Hebrew.newYear(year)
    } else {
      next = Hebrew.newYear(year + 1)
      if next <= day {
        year += 1
        start = next
        next = Hebrew.newYear(year + 1)
      }
    }
    let length = next - start
    let isLeap = length > 360
    // 353 or 383 days: Kislev has 29. 355 or 385: Heshvan has 30.
    let kind = length - (isLeap ? 384 : 354)
    var dayOfYear = day - start
    // Take out what varies, until months alternate between 30 and 29 days.
    if dayOfYear >= 59 {
      if kind > 0 {
        if dayOfYear == 59 { return YearMonthDay(year: year, month: 2, day: 30) }
        dayOfYear -= 1
      } else if kind < 0, dayOfYear >= 88 {
        dayOfYear += 1
      }
    }
    var month = 2 * dayOfYear / 59
    if isLeap, dayOfYear >= 148 {
      if dayOfYear < 178 { return YearMonthDay(year: year, month: 6, day: dayOfYear - 147) }
      dayOfYear -= 30
      month = 2 * dayOfYear / 59
      return YearMonthDay(year: year, month: month + 2, day: dayOfYear - (59 * month + 1) / 2 + 1)
    }
    return YearMonthDay(year: year, month: month + 1, day: dayOfYear - (59 * month + 1) / 2 + 1)
  }

  @inline(__always)
  package func dayBefore(month: Int, year: Int) -> Int {
    let start = Hebrew.newYear(year)
    if month <= 2 { return start + 30 * (month - 1) - 1 }
    let isLeap = Hebrew.isLeap(year)
    let kind = Hebrew.newYear(year + 1) - start - (isLeap ? 384 : 354)
    let long = isLeap && month > 6
    let index = long ? month - 2 : month - 1
    let regular = (59 * index + 1) / 2 + (long ? 30 : 0)
    return start + regular - 1 + (kind > 0 ? 1 : 0) - (kind < 0 && month > 3 ? 1 : 0)
  }

  package func monthCount(year: Int) -> Int { Hebrew.isLeap(year) ? 13 : 12 }

  package func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2, 3:
      let kind = Hebrew.newYear(year + 1) - Hebrew.newYear(year) - (Hebrew.isLeap(year) ? 384 : 354)
      return month == 2 ? (kind > 0 ? 30 : 29) : (kind < 0 ? 29 : 30)
    case 1, 5: return 30
    case 4: return 29
    default:
      // From Adar II on the places of the months are one higher than in an ordinary year.
      if Hebrew.isLeap(year) { return month == 6 ? 30 : 30 - month & 1 }
      return 29 + month & 1
    }
  }

  package func index(ofMonth month: Int, year: Int) -> Int { Hebrew.monthsBefore(year) + month - 1 }

  package func month(atIndex index: Int) -> (year: Int, month: Int) {
    let year = (19 * index + 252).floorDivided(by: 235).quotient
    return (year, index - Hebrew.monthsBefore(year) + 1)
  }

  package func code(ofMonth month: Int, year: Int) -> MonthCode {
    guard month > 5, Hebrew.isLeap(year) else { return MonthCode(month) }
    return MonthCode(month - 1, isLeap: month == 6)
  }

  package func month(of code: MonthCode, year: Int) -> Int? {
    guard 1...12 ~= code.number else { return nil }
    let isLeap = Hebrew.isLeap(year)
    if code.isLeap { return isLeap && code.number == 5 ? 6 : nil }
    return isLeap && code.number > 5 ? code.number + 1 : code.number
  }

  /// Adar takes the place of Adar I.
  package func substitute(for code: MonthCode) -> MonthCode {
    MonthCode(code.isLeap && code.number == 5 ? 6 : code.number)
  }
}
