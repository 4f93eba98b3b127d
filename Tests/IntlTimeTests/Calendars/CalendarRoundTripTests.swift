import Foundation
import IntlCore
import IntlTime
import TestSupport
import Testing

/// Every day has one date, and the dates follow each other.
@Suite("Calendar round trips")
struct CalendarRoundTripTests {
  static let isFull = ProcessInfo.processInfo.environment["INTL_FULL"] == "1"
  static let calendars = CalendarRules.identifiers + ["cutover"]

  static func rules(_ calendar: CalendarID) throws -> CalendarRules {
    calendar == "cutover"
      ? try CalendarRules("gregory", cutover: CalendarRules.reform) : try CalendarRules(calendar)
  }

  @Test("Two million days go to dates and back", arguments: calendars)
  func twoMillionDays(calendar: CalendarID) throws {
    let rules = try Self.rules(calendar)
    // From 3475 BC to 2001 and on; the last day of the range is where tables end.
    let all = max(rules.days.lowerBound.days, -1_960_000)...min(rules.days.upperBound.days, 40_000)
    // A stride that no calendar's period divides, or every day.
    var day = all.lowerBound
    var count = 0
    while day <= all.upperBound {
      try roundTrip(day, rules)
      count += 1
      day += Self.isFull ? 1 : 17
    }
    #expect(count > all.count / 20)
  }

  @Test("The days of a stretch around now follow each other", arguments: calendars)
  func consecutive(calendar: CalendarID) throws {
    let rules = try Self.rules(calendar)
    var last = try rules.date(on: DayNumber(18_000))
    for day in 18_001...22_000 {
      let date = try rules.date(on: DayNumber(day))
      if date.day == 1 {
        #expect(last.day == last.daysInMonth)
        let isNewYear = date.ordinalMonth == 1
        #expect(date.ordinalMonth == (isNewYear ? 1 : last.ordinalMonth + 1))
        if isNewYear { #expect(last.ordinalMonth == last.monthsInYear && last.dayOfYear == last.daysInYear) }
      } else {
        #expect(date.day == last.day + 1 && date.monthCode == last.monthCode)
      }
      #expect(date.weekday == last.weekday.advanced(by: 1))
      last = date
    }
  }

  @Test("Both ends of the range have dates, and nothing beyond", arguments: calendars)
  func ends(calendar: CalendarID) throws {
    let rules = try Self.rules(calendar)
    for end in [rules.days.lowerBound, rules.days.upperBound] { try roundTrip(end.days, rules) }
    if rules.days.upperBound < .max {
      #expect(throws: IntlError.self) { try rules.date(on: DayNumber(rules.days.upperBound.days + 1)) }
      #expect(throws: IntlError.self) { try rules.date(on: DayNumber(rules.days.lowerBound.days - 1)) }
    }
    for year in [Int.min, -2_000_001, 1_100_001, .max] {
      #expect(throws: IntlError.self) { try rules.day(year: year, month: MonthCode(1), day: 1) }
    }
  }

  private func roundTrip(_ number: Int, _ rules: CalendarRules) throws {
    let day = try DayNumber(number)
    let date = try rules.date(on: day)
    let back = try rules.day(era: date.era, year: date.year, month: date.monthCode, day: date.day)
    if back != day {
      Issue.record("day \(number) is \(date.year)-\(date.monthCode)-\(date.day), which is day \(back.days)")
    }
  }
}
