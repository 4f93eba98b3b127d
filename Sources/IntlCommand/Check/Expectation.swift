internal import IntlCore

/// What a case expects, compared with what came.
enum Expectation {
  /// True when `answer` is what `expected` allows.
  static func allows(_ answer: Result<JSONValue, RequestError>, expected: JSONValue) -> Bool {
    if case .object(let object) = expected, object.members.count == 1 {
      if let error = object["error"] { return allowsError(answer, error) }
      if case .array(let choices) = object["oneOf"] {
        return choices.contains { allows(answer, expected: $0) }
      }
    }
    guard case .success(let value) = answer else { return false }
    return matches(value, expected)
  }

  /// `"*"` is any error but those that say nothing about the input; an object compares the keys that it names.
  private static func allowsError(_ answer: Result<JSONValue, RequestError>, _ expected: JSONValue) -> Bool {
    guard case .failure(let error) = answer else { return false }
    if expected == .string("*") {
      return error.code != .unsupportedOperation && error.code != .failure(.engine)
    }
    if case .object = expected { return matches(error.json, expected) }
    return expected == .string(error.code.name)
  }

  /// Equality, but that an expected object leaves the keys free that it does not name.
  private static func matches(_ value: JSONValue, _ expected: JSONValue) -> Bool {
    switch (value, expected) {
    case (.object(let value), .object(let expected)):
      expected.members.allSatisfy { member in
        value[member.name].map { matches($0, member.value) } ?? false
      }
    case (.array(let value), .array(let expected)):
      value.count == expected.count && zip(value, expected).allSatisfy { matches($0, $1) }
    default:
      value == expected
    }
  }
}
