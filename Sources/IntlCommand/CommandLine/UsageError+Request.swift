internal import IntlCore

extension UsageError {
  /// The error of a request as one of the command line that made it; `nil` when no argument is at fault, or when the
  /// error itself tells a place in a text.
  init?(_ error: RequestError, in invocation: Invocation) {
    guard error.cause?.position == nil else { return nil }
    if error.isMissingKey, let key = error.key, let flag = Flag.all.first(where: { $0.key == key }) {
      self.init(
        at: invocation.arguments.count, "no --\(flag.name)",
        expected: flag.usage.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " "))
      return
    }
    let hint = error.cause?.hint
    if let given = Self.occurrence(of: error, in: invocation.flags) {
      let name = "--\(given.flag.name)"
      if error.isUnknownKey {
        self.init(
          at: given.position, "no use for \(name)",
          expected: "a flag that the rest of the command line gives a meaning")
        return
      }
      if given.flag.takesValue {
        let headline = "unusable value \(RequestError.quoted(given.value)) for \(name)"
        self.init(at: given.valuePosition, headline, expected: Self.expectation(of: error), hint: hint)
      } else {
        self.init(
          at: given.position, "unusable flag \(name)", expected: Self.expectation(of: error), hint: hint)
      }
      return
    }
    guard let cause = error.cause,
      let operand = invocation.operands.first(where: { $0.text == cause.subject })
    else {
      return nil
    }
    self.init(at: operand.position, cause.headline, expected: Self.expectation(of: error), hint: hint)
  }

  /// The flag that an error is about: by its key, by what the error calls its subject, or by its value.
  private static func occurrence(
    of error: RequestError, in flags: [Invocation.Occurrence]
  ) -> Invocation.Occurrence? {
    let subject = error.cause?.subject
    return flags.last { $0.flag.key == error.key } ?? flags.last { $0.flag.key == subject }
      ?? flags.last { $0.flag.takesValue && $0.value == subject }
  }

  private static func expectation(of error: RequestError) -> String {
    error.cause?.expected ?? error.expected ?? error.message
  }
}
