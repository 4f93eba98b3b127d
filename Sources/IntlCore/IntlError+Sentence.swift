extension IntlError: CustomStringConvertible {
  /// The failure as one sentence, without the position: `expected X, but found Y`.
  public var description: String {
    "\(headline): \(reason)"
  }

  /// The first half of the sentence, which quotes the subject: `cannot read "12x"`.
  public var headline: String { kind.headline(IntlError.quoted(subject)) }

  /// The second half of the sentence, for a report that shows the subject and a caret itself.
  public var reason: String {
    guard let found else { return "expected \(expected)" }
    return "expected \(expected), but found \(found)"
  }

  /// `text` in double quotes, cut to a readable length, with control and invisible characters escaped.
  public static func quoted(_ text: some StringProtocol) -> String {
    let limit = 60
    var out = "\""
    var count = 0
    for scalar in text.unicodeScalars {
      if count == limit { return out + "…\"" }
      count += 1
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse, .surrogate:
        out += "\\u{\(String(scalar.value, radix: 16))}"
      case .spaceSeparator where scalar != " ":
        out += "\\u{\(String(scalar.value, radix: 16))}"
      default:
        out.unicodeScalars.append(scalar)
      }
    }
    return out + "\""
  }

  /// What stands in `text` at a UTF-8 offset, as the phrase of ``found``: one character in quotes, or `the end`.
  public static func found(in text: String, at offset: Int) -> String {
    let utf8 = text.utf8
    guard offset < utf8.count else { return "the end" }
    let index = utf8.index(utf8.startIndex, offsetBy: max(0, offset))
    return quoted(String(text[index...].prefix(1)))
  }
}

extension IntlError.Kind {
  fileprivate func headline(_ subject: String) -> String {
    switch self {
    case .invalidLocale: "invalid locale \(subject)"
    case .invalidPattern: "invalid pattern \(subject)"
    case .invalidOption: "invalid option \(subject)"
    case .invalidZone: "unknown time zone \(subject)"
    case .unparsable: "cannot read \(subject)"
    case .trailingText: "text after the value in \(subject)"
    case .outOfRange: "\(subject) is out of range"
    case .missingData: "no data for \(subject)"
    case .malformedFile: "malformed file \(subject)"
    case .engine: "ICU failed on \(subject)"
    }
  }
}
