internal import IntlCore
internal import IntlNumbers

/// How a format comes to its texts, for `--explain`.
struct ExplanationReport {
  private let format: NumberFormat
  private let facts: [NumberExplanation.Fact]

  /// The format that the requests for numbers of one locale ask for.
  init(_ request: Request) throws {
    format = try NumberKeys.format(request)
    facts = try format.explanation().facts
  }

  /// A row for each text, and one for each fact.
  func rows(_ requests: [Request]) throws -> [[String]] {
    try requests.map { ["text", try text($0)] } + facts.map { [$0.name, $0.text] }
  }

  func json(_ request: Request) throws -> JSONValue {
    var line = JSONObject()
    for key in ["locale", "value"] {
      if let value = request[key] { line.append(key, value) }
    }
    line.append("result", .string(try text(request)))
    let members = facts.map { ($0.name.camelCased(at: " "), JSONValue.string($0.text)) }
    line.append("explanation", .object(JSONObject(members)))
    return .object(line)
  }

  private func text(_ request: Request) throws -> String {
    try format.checkedFormat(NumberKeys.value("value", request))
  }
}
