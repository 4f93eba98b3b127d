internal import IntlCore
internal import IntlDates
internal import IntlLocale
internal import IntlTime

/// `zone-name`: the name of a zone at an instant.
enum ZoneNameRequest: PreparedOperation {
  static let name = "zone-name"
  static let keys = ["zone", "instant", "nameStyle"]
  static let valueKeys = ["instant", "nameStyle"]
  static let cache = PreparedCache<ZoneText>()

  static func prepare(_ request: Request) throws -> ZoneText {
    try ZoneText(zone: request.zone() ?? .current, locale: request.locale(for: .dates))
  }

  static func run(_ request: Request, with names: ZoneText) throws -> JSONValue {
    guard let style = try request.word("nameStyle", of: ZoneNameStyle.self) else {
      throw RequestError.missing("nameStyle")
    }
    return .string(names.text(style, at: try request.requiredInstant("instant")))
  }
}
