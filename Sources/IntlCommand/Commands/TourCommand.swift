internal import ICUBridge
internal import IntlCore
internal import IntlSystem
internal import IntlTime

/// `fmt tour`: what a newcomer should see.
enum TourCommand: Command {
  static let name = "tour"
  static let summary = "what there is to see, in a dozen locales"
  static let operands = ""
  static let flags = [Flag.locale]
  static let examples = ["fmt tour -l en-GB,cy,gd"]

  /// Scripts, digits, group sizes, directions and calendars that differ.
  static let locales = [
    "en-US", "de-DE", "fr-FR", "es-ES", "pl-PL", "he-IL", "ar-EG", "fa-IR", "hi-IN", "th-TH", "ja-JP",
    "zh-CN",
  ]

  static func run(_ call: Call) throws -> Int32 {
    try call.allowOperands(0)
    let locales = try call.invocation.list(of: .locale)?.map(\.text) ?? locales
    var reports = Reports(call: call)
    try call.streams.output.write(introduction)
    for stop in Tour.stops {
      try call.streams.output.write(try text(of: stop, locales, &reports))
      try call.streams.output.flush()
    }
    return try reports.finish()
  }

  /// What the tour runs on.
  private static var introduction: String {
    let zones = ZoneDatabase.system.version.map { "tz database \($0)" } ?? "no tz database"
    return "fmt \(FormatTool.version) on ICU \(ICUVersion.icu) and \(zones)\n\n"
  }

  private static func text(of stop: Tour.Stop, _ locales: [String], _ reports: inout Reports) throws -> String
  {
    var table = TextTable()
    table.append([""] + stop.columns.map(\.title))
    for locale in locales {
      var row = [locale]
      for column in stop.columns { row.append(try cell(column, locale, &reports)) }
      table.append(row)
    }
    return "\(stop.title)\n\n\(table.text)\n  \(stop.command)\n\n"
  }

  private static func cell(
    _ column: Tour.Column, _ locale: String, _ reports: inout Reports
  ) throws -> String {
    var members = JSONObject([("op", .string(column.operation)), ("locale", .string(locale))])
    for (name, value) in column.members { members.append(name, value) }
    if column.takesRegionCurrency {
      members.append("currency", .string(try CurrencyCommand.regionCurrency(of: locale)))
    }
    do throws(RequestError) {
      return RequestRun.text(of: try Operations.run(Request(members)))
    } catch {
      reports.add(error)
      return "?"
    }
  }
}
