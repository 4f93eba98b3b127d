internal import IntlLocale

/// `fmt date`: dates and times.
enum DateCommand: Command {
  static let name = "date"
  static let summary = "dates and times by style, template or pattern"
  static let operands = "INSTANT…"
  static let details = [
    "An instant is ISO 8601 text such as 2026-11-30T12:00:00Z, or @ and seconds since 1970, or now. Without an offset "
      + "it is read on the clock of the zone. A value of - reads instants from standard input, one a line.",
    "The clock is that of --zone, by the system's own time zone rules. Without a style, template or pattern: --date "
      + "medium --time short.",
  ]
  static let flags = Flag.outputFlags + Flag.dateFlags + [.numberingSystem]
  static let examples = [
    "fmt date 2026-11-30T12:00:00Z --zone Asia/Tokyo --date full --time short -l ja-JP,en-GB",
    "fmt date 2013-06-06T12:00:00Z --template yMMMd -l en-US,de-DE,fr-FR",
    "fmt date 2026-11-30T12:00:00Z --zone America/Vancouver --pattern HH:mm -l en-CA",
    "fmt date 2026-11-30T12:00:00Z --calendar japanese --date long --time none -l ja-JP",
    "fmt date @1700000000 --iso --zone UTC",
  ]

  static func run(_ call: Call) throws -> Int32 {
    var run = RequestRun(call: call, operation: "date", valueKey: "instant", category: .dates)
    run.value = { text in
      .string(try InstantOperand.instant(text, zone: call.invocation.value(of: .zone)?.value))
    }
    run.noun = "an instant"
    let chosen: [Flag] = [.date, .time, .template, .datePattern, .iso]
    if !chosen.contains(where: { call.invocation.has($0) }) {
      run.extras = { _ in [("date", .string("medium")), ("time", .string("short"))] }
    }
    return try run.run(call.invocation.operands)
  }
}

/// `fmt template`: patterns of locales.
enum TemplateCommand: Command {
  static let name = "template"
  static let summary = "the pattern that a locale has for fields such as yMMMd"
  static let operands = "FIELDS…"
  static let flags = [Flag.locale, .json, .asCase, .calendar, .hourCycle]
  static let examples = ["fmt template yMMMEd jmm -l en-US,de-DE,ja-JP,ar-EG"]

  static func run(_ call: Call) throws -> Int32 {
    try RequestRun(call: call, operation: "template", valueKey: "template", category: .dates)
      .run(call.invocation.operands)
  }
}
