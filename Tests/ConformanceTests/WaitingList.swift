/// The one list of cases that wait for a later issue.
///
/// Each later issue takes lines away, until none is left.
///
/// A case that waits and passes fails the tests, as does one that fails and is not listed here.
enum WaitingList {
  struct Rule: Sendable, CustomStringConvertible {
    let operation: String
    /// A key that the request must have, when only some requests of the operation wait.
    var option: String?
    /// What brings it.
    let until: String

    func matches(operation: String, keys: [String]) -> Bool {
      operation == self.operation && (option.map(keys.contains) ?? true)
    }

    var description: String { option.map { "\(operation) with \($0)" } ?? operation }
  }

  static let dates = "dates as plans"
  static let text = "text: sort, search, segment"
  static let live = "the live locale"
  static let strings = "localized strings"

  static let rules: [Rule] = [
    Rule(operation: "parse-date", option: "date", until: dates),
    Rule(operation: "parse-date", option: "time", until: dates),
    Rule(operation: "parse-date", option: "template", until: dates),
    Rule(operation: "parse-date", option: "pattern", until: dates),
    Rule(operation: "date-interval", until: dates),
    Rule(operation: "relative", until: dates),
    Rule(operation: "duration", until: dates),
    Rule(operation: "sort", until: text),
    Rule(operation: "compare", until: text),
    Rule(operation: "find", until: text),
    Rule(operation: "segment", until: text),
    Rule(operation: "case", until: text),
    Rule(operation: "normalize", until: text),
    Rule(operation: "bidi", until: text),
    Rule(operation: "match", until: live),
    Rule(operation: "display-name", until: live),
    Rule(operation: "string", until: strings),
  ]
}
