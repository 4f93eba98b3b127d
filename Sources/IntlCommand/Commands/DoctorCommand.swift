internal import ICUBridge
internal import IntlCore
internal import IntlLocale
internal import IntlSystem

/// `fmt doctor`: what the answers stand on, and what is missing.
enum DoctorCommand: Command {
  static let name = "doctor"
  static let summary = "the versions in use, the current locale and zone, and what is missing"
  static let operands = ""
  static let details = ["The exit status is 1 when something is missing that formatting needs."]
  static let flags = [Flag.json]
  static let examples = ["fmt doctor --json"]

  static func run(_ call: Call) throws -> Int32 {
    try call.allowOperands(0)
    let findings = Findings(environment: .current)
    let output = call.streams.output
    if call.invocation.has(.json) {
      try output.write(JSONWriter.text(findings.json) + "\n")
    } else {
      var table = TextTable()
      for fact in findings.facts { table.append([fact.title, fact.text]) }
      try output.write(table.text)
      for warning in findings.warnings { try output.write("warning: \(warning)\n") }
    }
    return findings.lacksSomething ? 1 : 0
  }
}
