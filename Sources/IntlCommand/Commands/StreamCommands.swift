internal import IntlSystem

/// `fmt batch`: answers to requests.
enum BatchCommand: Command {
  static let name = "batch"
  static let summary = "answer requests, one JSON object a line"
  static let operands = "[FILE|-]"
  static let details = [
    "Every line of input gets one line of output, in the same order: {\"result\":…} or {\"error\":…}, with the request's "
      + "id. A line that is no request gets an error too, and ends nothing. Without a file, or with -, requests come "
      + "from standard input, and an answer is written before the next request is waited for."
  ]
  static let examples = [
    #"echo '{"op":"number","locale":"de-DE","value":"1234.5"}' | fmt batch"#
  ]

  static func run(_ call: Call) throws -> Int32 {
    try call.allowOperands(1)
    let path = call.operands.first ?? "-"
    let input = path == "-" ? call.streams.input : try ByteInput(path: path)
    try RequestStream.answer(input, to: call.streams.output)
    return 0
  }
}

/// `fmt check`: cases compared with answers.
enum CheckCommand: Command {
  static let name = "check"
  static let summary = "run requests that say what they expect, and report each that differs"
  static let operands = "FILE…"
  static let details = [
    "A case is a request with an \"expect\": a value, {\"error\":\"code\"}, {\"error\":\"*\"} for any, or "
      + "{\"oneOf\":[…]}. An expected object matches when each key that it names matches. \"icu\":\">=74\" skips a case "
      + "on other versions. The exit status is 1 when a case failed.",
    "The flag --case of other commands writes cases.",
  ]
  static let examples = ["fmt number 1234.5 -l de-DE --case | fmt check -"]

  static func run(_ call: Call) throws -> Int32 {
    guard !call.operands.isEmpty else {
      throw UsageError(
        at: call.invocation.arguments.count, "no file",
        expected: "a file of cases, or \"-\" for standard input")
    }
    var report = CheckReport()
    for path in call.operands { try report.run(path, from: call.streams.input, to: call.streams.output) }
    try call.streams.output.write(report.summary + "\n")
    return report.failed > 0 ? 1 : 0
  }
}
