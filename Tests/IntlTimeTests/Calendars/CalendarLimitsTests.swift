import IntlCore
import IntlTime
import Testing

/// What is told of all months and years holds for each of them.
@Suite("Calendar limits")
struct CalendarLimitsTests {
  @Test(
    "Months and years are never shorter or longer than the limits say", arguments: CalendarRules.identifiers)
  func lengths(calendar: CalendarID) throws {
    let rules = try CalendarRules(calendar)
    var day = max(rules.days.lowerBound.days, -40_000)
    let end = min(rules.days.upperBound.days - 400, 60_000)
    var months: (least: Int, most: Int) = (99, 0)
    var years: (least: Int, most: Int) = (999, 0)
    var counts: (least: Int, most: Int) = (99, 0)
    while day < end {
      let date = try rules.date(on: DayNumber(day))
      months = (min(months.least, date.daysInMonth), max(months.most, date.daysInMonth))
      years = (min(years.least, date.daysInYear), max(years.most, date.daysInYear))
      counts = (min(counts.least, date.monthsInYear), max(counts.most, date.monthsInYear))
      day += date.daysInMonth
    }
    #expect(months.least >= rules.minimumRange(of: .day).upperBound)
    #expect(months.most == rules.maximumRange(of: .day).upperBound)
    #expect(years.least >= rules.minimumRange(of: .dayOfYear).upperBound)
    #expect(years.most <= rules.maximumRange(of: .dayOfYear).upperBound)
    #expect(counts.least == rules.minimumRange(of: .month).upperBound)
    #expect(counts.most == rules.maximumRange(of: .month).upperBound)
  }

  @Test(
    "A year beyond the last is an error that names the years that there are",
    arguments: [
      ("gregory", "-999999 to 999999"), ("buddhist", "-999999 to 999999"),
      ("chinese", "1899 to 2100"),
    ] as [(CalendarID, String)])
  func years(calendar: CalendarID, range: String) throws {
    let calendar = try ZonedCalendar(calendar, zone: "UTC")
    do throws(IntlError) {
      Issue.record("\(try calendar.adding(100_000_000, .year, to: .epoch))")
    } catch {
      #expect(error.kind == .outOfRange && error.expected.hasPrefix("a year of \(range), of"), "\(error)")
    }
  }
}
