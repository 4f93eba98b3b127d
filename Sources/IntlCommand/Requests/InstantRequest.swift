internal import IntlTime

/// `instant`: the instant that some fields name.
enum InstantRequest: PreparedOperation {
  static let name = "instant"
  static let keys = valueKeys + CalendarKeys.all
  static let valueKeys = ["fields", "strict", "gap", "overlap"]
  static let cache = PreparedCache<ZonedCalendar>()

  static func prepare(_ request: Request) throws -> ZonedCalendar { try CalendarKeys.calendar(request) }

  static func run(_ request: Request, with calendar: ZonedCalendar) throws -> JSONValue {
    let resolution = FoldResolution(
      gap: try request.word("gap", of: FoldResolution.Gap.self) ?? .later,
      overlap: try request.word("overlap", of: FoldResolution.Overlap.self) ?? .earlier)
    let instant = try calendar.instant(
      of: CalendarKeys.fields(request), leniency: try request.bool("strict") ?? true ? .strict : .rolling,
      resolving: resolution)
    return .string(instant.description)
  }
}
