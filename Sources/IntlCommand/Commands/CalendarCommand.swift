internal import IntlCore
internal import IntlLocale
internal import IntlSystem
internal import IntlTime

/// `fmt calendar`: dates of every calendar, and arithmetic with them.
enum CalendarCommand: Command {
  static let name = "calendar"
  static let summary = "a day in every calendar; sums, differences and lengths of units"
  static let operands = "DAY…"
  static let details = [
    "A day is an instant, as for fmt date, or a date of a calendar: hebrew:5784-5L-10, where L marks a leap month, or "
      + "japanese:235:31-4-30, with the number of an era. It is shown in every calendar, or in those of --calendar.",
    "With --add units are added first. With --to it tells how far it is to another day, in --units. With --range it tells "
      + "which numbers a unit takes in a larger one. These go by the Gregorian calendar unless --calendar says otherwise.",
  ]
  static let flags = [Flag.zone, .calendar, .cutover, .add, .to, .units, .range, .locale, .json]
  static let examples = [
    "fmt calendar 2026-11-30T12:00:00Z --zone UTC",
    "fmt calendar hebrew:5784-5L-10 --calendar gregory,islamic-umalqura",
    "fmt calendar 2024-01-31T12:00Z --add '1 month'",
    "fmt calendar 1989-01-08T00:00Z --to 2013-06-06T00:00Z --units year,month,day",
    "fmt calendar 2024-02-19T12:00Z --range day/month --calendar hebrew",
  ]

  static func run(_ call: Call) throws -> Int32 {
    guard !call.operands.isEmpty else {
      throw UsageError(
        at: call.invocation.arguments.count, "no value",
        expected: "an instant, or a date such as hebrew:5784-5L-10")
    }
    var reports = Reports(call: call, noun: "a day", category: .dates)
    var table = TextTable()
    for operand in call.operands {
      for calendar in calendars(call) {
        do {
          let report = try CalendarReport(operand, calendar, call)
          if call.invocation.has(.json) {
            try call.streams.output.write(JSONWriter.text(.object(report.json())) + "\n")
          } else {
            let row = try report.row()
            if table.isEmpty, let heading = report.heading { table.append(heading) }
            table.append(row)
          }
        } catch let error as IntlError {
          reports.add(RequestError(error))
        } catch let error as RequestError {
          reports.add(error)
        }
      }
    }
    try call.streams.output.write(table.text)
    try call.streams.output.flush()
    return try reports.finish()
  }

  /// The calendars that were asked for, by their names.
  private static func calendars(_ call: Call) -> [String] {
    if let names = call.invocation.value(of: .calendar)?.value {
      return names.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    let isArithmetic = [Flag.add, .to, .range].contains { call.invocation.has($0) }
    return isArithmetic ? ["gregory"] : CalendarRules.identifiers.map(\.identifier)
  }
}
