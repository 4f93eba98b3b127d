package import IntlSystem

/// Runs case files and tells of every case that differs (`fmt check`).
package struct CheckReport {
  package private(set) var passed = 0
  package private(set) var failed = 0
  package private(set) var skipped = 0

  package init() {}

  /// Keys that say something about a case and nothing to the operation.
  private static let remarks: Set<String> = ["id", "source", "why", "grade", "icu", "expect"]

  /// Runs one file, writing its failures and skips to `output`.
  package mutating func run(
    _ path: String, from standardInput: ByteInput = .standard(), to output: ByteOutput
  ) throws {
    try CheckCase.forEach(in: path, standardInput: standardInput) { testCase in
      switch testCase.run() {
      case .passed:
        passed += 1
      case .skipped(let reason):
        skipped += 1
        try output.write("SKIP \(Self.title(testCase)): \(reason)\n")
      case .failed(let got):
        failed += 1
        try output.write(Self.describe(testCase, got: got))
      }
    }
  }

  /// The last line of a report: `3 passed, 1 failed, 0 skipped`.
  package var summary: String { "\(passed) passed, \(failed) failed, \(skipped) skipped" }

  private static func title(_ testCase: CheckCase) -> String {
    let place = "\(testCase.file):\(testCase.line)"
    return testCase.id.isEmpty ? place : "\(place) \(testCase.id)"
  }

  private static func describe(_ testCase: CheckCase, got: Result<JSONValue, RequestError>) -> String {
    var lines = ["FAIL \(title(testCase))"]
    if case .success(let request) = testCase.request {
      let members = request.members.members.filter { !remarks.contains($0.name) }
      lines.append("  request:  \(escaped(.object(JSONObject(members))))")
      if case .string(let why) = request["why"] { lines.append("  why:      \(why)") }
    }
    if let expected = testCase.expected { lines.append("  expected: \(escaped(expected))") }
    switch got {
    case .success(let value): lines.append("  got:      \(escaped(value))")
    case .failure(let error): lines.append("  got:      \(escaped(.members(["error": error.json])))")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func escaped(_ value: JSONValue) -> String {
    JSONWriter.text(value, escaping: .invisible)
  }
}
