internal import IntlLocale

/// `fmt parse`: values from text.
enum ParseCommand: Command {
  static let name = "parse"
  static let summary = "numbers and dates from text, exactly or with an error that says where"
  static let operands = "number|date TEXT…"
  static let details = [
    "All of the text must be a value as the locale writes it; --lenient reads what people type. Numbers come back in "
      + "plain notation, amounts with their currency, dates as an instant in UTC. Without a style, template or pattern a "
      + "date is read as ISO 8601.",
    "A text of - reads texts from standard input, one a line.",
  ]
  static let flags = [
    Flag.locale, .json, .asCase, .lenient, .style, .currency, .date, .time, .template, .datePattern, .iso,
    .zone,
    .calendar,
  ]
  static let examples = [
    "fmt parse number 1.234.567,891 -l de-DE",
    "fmt parse number '1,2 Mio.' --style compactShort -l de-DE --lenient",
    "fmt parse number '$1,234.50' --style currency -l en-US",
    "fmt parse date 2026-W49-1T12:00+01:00 --zone UTC",
  ]

  static func run(_ call: Call) throws -> Int32 {
    let operands = call.invocation.operands
    guard let kind = operands.first, ["number", "date"].contains(kind.text) else {
      throw UsageError(
        at: operands.first?.position ?? call.invocation.arguments.count, "nothing to parse as",
        expected: "number or date")
    }
    let isNumber = kind.text == "number"
    var run = RequestRun(
      call: call, operation: "parse-\(kind.text)", valueKey: "text", category: isNumber ? .numbers : .dates)
    run.noun = isNumber ? "a number" : "a date"
    run.nounNamesLocale = true
    let formats: [Flag] = [.date, .time, .template, .datePattern, .iso]
    if !isNumber, !formats.contains(where: { call.invocation.has($0) }) {
      run.extras = { _ in [("iso", .bool(true))] }
    }
    return try run.run(Array(operands.dropFirst()))
  }
}
