internal import IntlCore
internal import IntlGrammar
internal import IntlLocale
internal import IntlNumbers

/// `plural`: the category of a number, or of a range of numbers.
///
/// With keys of a number format the number is taken as that format shows it, else as it is written.
enum PluralRequest: PreparedOperation {
  /// The rules, and the format when keys ask for one.
  struct Prepared: Sendable {
    let rules: PluralRules
    let format: NumberFormat?
  }

  static let name = "plural"
  static let keys = valueKeys + ["type"] + NumberKeys.style
  static let valueKeys = ["value", "from", "to"]
  static let cache = PreparedCache<Prepared>()

  static func prepare(_ request: Request) throws -> Prepared {
    let locale = try request.locale() ?? .current
    let rules = try PluralRules(
      request.word("type", of: PluralRules.Kind.self) ?? .cardinal, locale: locale)
    let isFormatted = NumberKeys.style.contains { request[$0] != nil }
    return Prepared(rules: rules, format: isFormatted ? try NumberKeys.format(request) : nil)
  }

  static func run(_ request: Request, with prepared: Prepared) throws -> JSONValue {
    func category(_ key: String) throws -> PluralCategory {
      let value = try NumberKeys.value(key, request)
      // A format that forbids rounding shows nothing of a number that needs it.
      _ = try prepared.format?.checkedFormat(value)
      return prepared.rules.category(of: prepared.format?.operands(of: value) ?? PluralOperands(value))
    }
    guard request["from"] != nil || request["to"] != nil else {
      return .string(try category("value").rawValue)
    }
    guard request["value"] == nil else {
      throw RequestError(
        .invalidRequest, "expected \"value\", or \"from\" and \"to\", but found both", key: "value")
    }
    return .string(prepared.rules.category(from: try category("from"), to: try category("to")).rawValue)
  }
}
