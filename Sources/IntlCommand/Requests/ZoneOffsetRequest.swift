internal import IntlTime

/// `zone-offset`: how far the clock of a zone is ahead of UTC at an instant.
enum ZoneOffsetRequest: Operation {
  static let name = "zone-offset"
  static let keys = ["zone", "instant"]

  static func run(_ request: Request) throws -> JSONValue {
    let zone = try request.zone() ?? .current
    let instant = try request.requiredInstant("instant")
    return .integer(try ZoneDatabase.system.rules(for: zone).offset(at: instant).seconds)
  }
}
