internal import IntlCore
internal import IntlTime

/// `parse-date`: text as an instant.
enum ParseDateRequest: PreparedOperation {
  static let name = "parse-date"
  static let keys = valueKeys + DateKeys.format + ["twoDigitStart"]
  static let valueKeys = ["text", "strict"]
  static let cache = PreparedCache<DateKeys.Writer>()

  static func prepare(_ request: Request) throws -> DateKeys.Writer { try DateKeys.writer(request) }

  static func run(_ request: Request, with writer: DateKeys.Writer) throws -> JSONValue {
    guard case .iso(let format) = writer else {
      throw RequestError(
        .unsupportedOperation, "reading dates by style, template or pattern is not built yet", key: "op")
    }
    let text = try request.requiredString("text")
    let isStrict = try request.bool("strict") ?? true
    return .string(try format.parse(text, lenient: !isStrict).description)
  }
}
