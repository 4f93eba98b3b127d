internal import IntlLocale

/// `fmt list`: items joined as a language does.
enum ListCommand: Command {
  static let name = "list"
  static let summary = "items joined into a list: a, b, and c"
  static let operands = "ITEM…"
  static let flags = [Flag.locale, .json, .asCase, .listType, .listWidth]
  static let examples = [
    "fmt list Rot Grün Blau -l de,en-US,ja", "fmt list uno otro --type or -l es",
    "fmt list '3 ft' '7 in' --type unit -l en",
  ]

  static func run(_ call: Call) throws -> Int32 {
    let items = JSONValue.strings(call.operands)
    var run = RequestRun(call: call, operation: "list", valueKey: nil, category: .messages)
    run.extras = { _ in [("items", items)] }
    return try run.run([])
  }
}
