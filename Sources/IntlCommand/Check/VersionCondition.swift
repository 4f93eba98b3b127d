internal import ICUBridge

/// The `icu` key of a case: a comparison with the major version of the ICU in use.
struct VersionCondition {
  private let comparison: String
  private let version: Int

  /// - Throws: ``RequestError`` when the text is no comparison.
  init(_ text: String) throws(RequestError) {
    let comparisons = [">=", "<=", "==", ">", "<"]
    guard let comparison = comparisons.first(where: { text.hasPrefix($0) }),
      let version = Int(text.dropFirst(comparison.count).drop { $0 == " " })
    else {
      throw RequestError(
        key: "icu", expected: "a comparison such as \">=74\"", found: RequestError.quoted(text))
    }
    self.comparison = comparison
    self.version = version
  }

  func holds(for major: Int = ICUVersion.major) -> Bool {
    switch comparison {
    case ">=": major >= version
    case "<=": major <= version
    case ">": major > version
    case "<": major < version
    default: major == version
    }
  }
}
