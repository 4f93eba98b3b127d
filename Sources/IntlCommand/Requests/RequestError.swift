package import IntlCore

/// Why a request has no result: a code of the protocol, a sentence, and where in a text it stopped.
package struct RequestError: Error, Sendable {
  /// The codes of the protocol.
  package enum Code: Sendable, Hashable {
    /// Not JSON, an unknown or missing key, or a value of the wrong type.
    case invalidRequest
    /// An operation that the protocol knows and that is not built yet.
    case unsupportedOperation
    /// What the library says.
    case failure(IntlError.Kind)

    /// The code as it travels.
    package var name: String {
      switch self {
      case .invalidRequest: "invalidRequest"
      case .unsupportedOperation: "unsupportedOperation"
      case .failure(let kind): kind.rawValue
      }
    }
  }

  package let code: Code
  /// One sentence, lower case, without a full stop.
  package let message: String
  /// The UTF-8 offset in the text at fault, or in the line when it is not JSON.
  package let offset: Int?
  /// The key whose value is at fault, where there is one.
  package let key: String?
  /// What the key takes, as a phrase, where its value is at fault.
  package let expected: String?
  /// The library's error, where it is one.
  package let cause: IntlError?
  /// True for ``missing(_:)``.
  private(set) var isMissingKey = false
  /// True for ``unknownKey(_:of:among:)``.
  private(set) var isUnknownKey = false

  package init(_ code: Code, _ message: String, offset: Int? = nil, key: String? = nil) {
    self.code = code
    self.message = message
    self.offset = offset
    self.key = key
    expected = nil
    cause = nil
  }

  package init(_ error: IntlError, key: String? = nil) {
    code = .failure(error.kind)
    message = error.description
    offset = error.position
    self.key = key
    expected = nil
    cause = error
  }

  package init(_ failure: JSONReader.Failure) {
    self.init(
      .invalidRequest, "not JSON: expected \(failure.expected), but found \(failure.found)",
      offset: failure.offset)
  }

  /// Any error that an operation can throw.
  package init(wrapping error: any Error) {
    switch error {
    case let error as RequestError: self = error
    case let error as IntlError: self.init(error)
    default: self.init(.failure(.engine), "\(error)")
    }
  }

  /// A value that is not what its key takes; `found` is a phrase.
  package init(key: String, expected: String, found: String) {
    code = .invalidRequest
    message = "key \(Self.quoted(key)): expected \(expected), but found \(found)"
    offset = nil
    self.key = key
    self.expected = expected
    cause = nil
  }

  /// A value of a type that its key does not take.
  package static func wrongType(_ key: String, expected: String, found: JSONValue) -> RequestError {
    RequestError(key: key, expected: expected, found: found.kindName)
  }

  /// A key that the operation needs and that is not there.
  package static func missing(_ key: String) -> RequestError {
    var error = RequestError(
      .invalidRequest, "expected the key \(quoted(key)), but it is missing", key: key)
    error.isMissingKey = true
    return error
  }

  /// A key that the operation does not take.
  static func unknownKey(_ key: String, of operation: String, among keys: [String]) -> RequestError {
    let hint = Suggestion.nearest(to: key, among: keys).map { "; did you mean \(quoted($0))?" } ?? ""
    var error = RequestError(
      .invalidRequest, "the operation \(quoted(operation)) takes no key \(quoted(key))\(hint)", key: key)
    error.isUnknownKey = true
    return error
  }

  /// A word that is none of those that the key takes.
  package static func unknownWord(_ key: String, _ word: String, among words: [String]) -> RequestError {
    let expected = "one of " + words.joined(separator: ", ")
    let suggestion = Suggestion.nearest(to: word, among: words)
    return RequestError(
      IntlError(
        .invalidOption, subject: word, expected: "\(expected) for \(quoted(key))",
        hint: suggestion.map { "did you mean \(quoted($0))?" }), key: key)
  }

  static func quoted(_ text: String) -> String { IntlError.quoted(text) }

  /// The error as it stands in an answer.
  package var json: JSONValue {
    var object = JSONObject([("code", .string(code.name)), ("message", .string(message))])
    if let offset { object.append("at", .integer(offset)) }
    if let hint = cause?.hint { object.append("hint", .string(hint)) }
    return .object(object)
  }
}
