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
  static let cache = PreparedCache<DateKeys.Writer>()

  static func prepare(_ request: Request) throws -> DateKeys.Writer { try DateKeys.writer(request) }

  static func run(_ request: Request, with writer: DateKeys.Writer) throws -> JSONValue {
    let instant = try request.requiredInstant("instant")
    let now = try request.instant("now")
    let parts =
      switch writer {
      case .iso(let format): ISOParts.parts(of: format.format(instant))
      case .format(let format): now.map { format.parts(instant, relativeTo: $0) } ?? format.parts(instant)
      }
    return .array(
      parts.map { part in
        .members(["kind": .string(part.kind.rawValue), "text": .string(part.text)])
      })
  }
}

/// The pieces of an ISO 8601 text such as `2024-02-29T12:30:05.5+01:00`.
private enum ISOParts {
  private static let kinds: [TextPart.Kind] = ["year", "month", "day", "hour", "minute", "second"]

  static func parts(of text: String) -> [TextPart] {
    var rest = text[...]
    var parts: [TextPart] = []
    func take(_ kind: TextPart.Kind, _ count: Int) {
      parts.append(TextPart(kind, String(rest.prefix(count))))
      rest = rest.dropFirst(count)
    }
    func digits() -> Int { rest.prefix { $0.isNumber }.count }
    for kind in kinds {
      let isSigned = parts.isEmpty && (rest.hasPrefix("-") || rest.hasPrefix("+"))
      if isSigned {
        take(kind, 1 + rest.dropFirst().prefix { $0.isNumber }.count)
      } else {
        if !parts.isEmpty { take(.literal, 1) }
        take(kind, digits())
      }
    }
    if rest.hasPrefix(".") {
      take(.literal, 1)
      take("fractionalSecond", digits())
    }
    take("timeZoneName", rest.count)
    return parts
  }
}
