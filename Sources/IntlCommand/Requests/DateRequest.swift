internal import IntlCore
internal import IntlDates
internal import IntlTime

/// `date`: an instant as text.
enum DateRequest: PreparedOperation {
  static let name = "date"
  static let keys = valueKeys + DateKeys.format
  static let valueKeys = ["instant", "now"]
  static let cache = PreparedCache<DateKeys.Writer>()

  static func prepare(_ request: Request) throws -> DateKeys.Writer { try DateKeys.writer(request) }

  static func run(_ request: Request, with writer: DateKeys.Writer) throws -> JSONValue {
    let instant = try request.requiredInstant("instant")
    switch writer {
    case .iso(let format): return .string(format.format(instant))
    case .format(let format):
      guard let now = try request.instant("now") else { return .string(format.format(instant)) }
      return .string(format.format(instant, relativeTo: now))
    }
  }
}

/// `date-parts`: an instant as text, in pieces that tell what they are.
enum DatePartsRequest: PreparedOperation {
  static let name = "date-parts"
  static let keys = DateRequest.keys
  static let valueKeys = DateRequest.valueKeys
  static let cache = PreparedCache<DateFormat>()

  static func prepare(_ request: Request) throws -> DateFormat {
    guard case .format(let format) = try DateKeys.writer(request) else {
      throw RequestError(
        IntlError(.invalidOption, subject: "iso", expected: "a style, template or pattern, which have parts"),
        key: "iso")
    }
    return format
  }

  static func run(_ request: Request, with format: DateFormat) throws -> JSONValue {
    let instant = try request.requiredInstant("instant")
    let now = try request.instant("now")
    let parts = now.map { format.parts(instant, relativeTo: $0) } ?? format.parts(instant)
    return .array(
      parts.map { part in
        .members(["kind": .string(part.kind.rawValue), "text": .string(part.text)])
      })
  }
}
