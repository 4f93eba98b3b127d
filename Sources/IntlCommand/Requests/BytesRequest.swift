internal import IntlCore
internal import IntlLocale
internal import IntlNumbers
internal import IntlUnits

/// `bytes`: a size of a file or of memory.
enum BytesRequest: PreparedOperation {
  static let name = "bytes"
  static let keys = ["value", "form", "width"]
  static let valueKeys = ["value"]
  static let cache = PreparedCache<ByteCountFormat>()

  static func prepare(_ request: Request) throws -> ByteCountFormat {
    try ByteCountFormat(
      request.word("form", of: ByteCountFormat.Form.self) ?? .decimal,
      width: request.word("width", of: UnitWidth.self) ?? .short,
      locale: request.locale() ?? .current(for: .numbers))
  }

  static func run(_ request: Request, with format: ByteCountFormat) throws -> JSONValue {
    .string(format.format(try NumberKeys.value("value", request)))
  }
}
