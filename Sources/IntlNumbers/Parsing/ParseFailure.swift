internal import IntlCore

/// What should have stood where reading stopped; most failures are dropped for a better one, and need no words.
enum Expectation: Sendable, ExpressibleByStringInterpolation {
  case phrase(String)
  /// The rest of an affix.
  case affix(ArraySlice<UInt32>)

  init(stringLiteral value: String) { self = .phrase(value) }

  /// The phrase of a report.
  var text: String {
    switch self {
    case .phrase(let text): text
    case .affix(let rest): AffixMatcher.text(Array(rest))
    }
  }
}

/// Why reading stopped.
struct ParseFailure: Error {
  var kind: IntlError.Kind = .unparsable
  var position: Int
  var expected: Expectation
  /// Whether another failure at the same place tells more: that a sign is missing says little.
  var isWeak = false
}
