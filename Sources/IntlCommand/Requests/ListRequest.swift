internal import IntlCore
internal import IntlGrammar
internal import IntlLocale

/// `list`: items joined as the language does.
enum ListRequest: PreparedOperation {
  static let name = "list"
  static let keys = ["items", "type", "width"]
  static let valueKeys = ["items"]
  static let cache = PreparedCache<ListFormat>()

  static func prepare(_ request: Request) throws -> ListFormat {
    try ListFormat(
      request.word("type", of: ListFormat.Kind.self) ?? .and,
      width: request.word("width", of: ListFormat.Width.self) ?? .wide,
      locale: request.locale() ?? .current)
  }

  static func run(_ request: Request, with format: ListFormat) throws -> JSONValue {
    .string(format.format(try request.requiredStrings("items")))
  }
}
