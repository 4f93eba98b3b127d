internal import IntlLocale

/// `fmt range`: two numbers with what they share written once.
enum RangeCommand: Command {
  static let name = "range"
  static let summary = "ranges of numbers: 3–5 kg"
  static let operands = "FROM TO"
  static let flags = [Flag.locale, .json, .asCase, .spaces, .usage] + Flag.numberFlags
  static let examples = [
    "fmt range 3 5 -l en,de,ja", "fmt range 3 5 --style currency --currency EUR -l de-DE",
    "fmt range 10 20 --style unit --unit kilogram -l fr",
  ]

  static func run(_ call: Call) throws -> Int32 {
    guard call.operands.count >= 2 else {
      throw UsageError(at: call.invocation.arguments.count, "half a range", expected: "two numbers")
    }
    try call.allowOperands(2)
    let (from, to) = (call.operands[0], call.operands[1])
    var run = RequestRun(call: call, operation: "number-range", valueKey: nil, category: .numbers)
    run.noun = "a number"
    run.extras = { _ in [("from", .string(from)), ("to", .string(to))] }
    return try run.run([])
  }
}
