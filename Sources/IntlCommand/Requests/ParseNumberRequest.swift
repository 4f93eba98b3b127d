internal import IntlCore
internal import IntlLocale
internal import IntlNumbers

/// `parse-number`: text as a number, exactly, and for amounts the currency that it names.
enum ParseNumberRequest: PreparedOperation {
  static let name = "parse-number"
  static let keys = ["text", "position"] + formatKeys
  static let valueKeys = ["text", "position"]
  static let cache = PreparedCache<Prepared>()

  /// The keys that choose a parser.
  static let formatKeys = ["pattern", "style", "currency", "strict"]

  struct Prepared: Sendable {
    let parser: NumberParser
    let isAmount: Bool
  }

  static func prepare(_ request: Request) throws -> Prepared {
    var options: NumberParseOptions = try request.bool("strict") ?? true ? .strict : .lenient
    let style = try request.string("style")
    guard style != "unit" else {
      throw RequestError(
        IntlError(.invalidOption, subject: "unit", expected: "a style of numbers or amounts"), key: "style")
    }
    let isAmount = request["pattern"] == nil && ["currency", "accounting"].contains(style)
    guard isAmount, request["currency"] == nil else {
      return Prepared(
        parser: try NumberParser(NumberKeys.format(request), options: options), isAmount: isAmount)
    }
    // Any currency will do; the format only has to be one of amounts.
    options.currencies = .any
    let unknown: CurrencyCode = "XXX"
    let format = try NumberFormat(
      style == "currency" ? .currency(unknown) : .accounting(unknown), locale: request.locale(for: .money))
    return Prepared(parser: try NumberParser(format, options: options), isAmount: true)
  }

  static func run(_ request: Request, with prepared: Prepared) throws -> JSONValue {
    let text = try request.requiredString("text")
    let amount: CurrencyAmount
    if let position = try request.integer("position") {
      amount = try prepared.parser.parsePrefix(of: text, from: position).amount
    } else {
      amount = try prepared.parser.parseAmount(text)
    }
    let value = JSONValue.string(amount.value.canonicalText)
    guard prepared.isAmount else { return value }
    let currency = amount.currency.map { JSONValue.string($0.code) } ?? .null
    return .members(["value": value, "currency": currency])
  }
}
