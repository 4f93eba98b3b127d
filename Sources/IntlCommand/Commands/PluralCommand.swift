internal import IntlLocale

/// `fmt plural`: the category of a number.
enum PluralCommand: Command {
  static let name = "plural"
  static let summary = "the plural category of a number: one, few, many"
  static let operands = "VALUE…"
  static let details = [
    "Digits count as they are written: 1 and 1.0 are not the same. With a flag of a number format the number counts as "
      + "that format shows it."
  ]
  static let flags =
    [Flag.locale, .json, .asCase, .pluralType, .rangeEnd] + Flag.numberFlags.filter { $0.name != "rule-set" }
  static let examples = [
    "fmt plural 0 1 2 5 21 1.5 -l en,ru,ar", "fmt plural 1 2 3 4 --type ordinal -l en",
    "fmt plural 1000000 --style compactLong -l fr", "fmt plural 1 --to 2 -l sl",
  ]

  static func run(_ call: Call) throws -> Int32 {
    let end = call.invocation.value(of: .rangeEnd)?.value
    var run = RequestRun(
      call: call, operation: "plural", valueKey: end == nil ? "value" : "from", category: .messages)
    run.noun = "a number"
    // Other commands have a --to of their own, so that its meaning is told here.
    if let end { run.extras = { _ in [("to", .string(end))] } }
    return try run.run(call.invocation.operands)
  }
}
