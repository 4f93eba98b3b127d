internal import IntlTime

/// `fields`: what a calendar and a clock show at an instant.
enum FieldsRequest: PreparedOperation {
  static let name = "fields"
  static let keys = valueKeys + CalendarKeys.all
  static let valueKeys = ["instant"]
  static let cache = PreparedCache<ZonedCalendar>()

  static func prepare(_ request: Request) throws -> ZonedCalendar { try CalendarKeys.calendar(request) }

  static func run(_ request: Request, with calendar: ZonedCalendar) throws -> JSONValue {
    answer(try calendar.fields(at: request.requiredInstant("instant")))
  }

  /// Fields as they travel.
  static func answer(_ fields: DateFields) -> JSONValue {
    func number(_ value: Int?) -> JSONValue { value.map { .integer($0) } ?? .null }
    return .members([
      "era": number(fields.era), "year": number(fields.year), "relatedYear": number(fields.relatedYear),
      "month": number(fields.month), "leapMonth": .bool(fields.isLeapMonth ?? false),
      "ordinalMonth": number(fields.ordinalMonth), "day": number(fields.day),
      "weekday": number(fields.weekday?.rawValue), "dayOfYear": number(fields.dayOfYear),
      "weekOfYear": number(fields.weekOfYear), "weekYear": number(fields.weekYear),
      "weekOfMonth": number(fields.weekOfMonth), "hour": number(fields.hour), "minute": number(fields.minute),
      "second": number(fields.second), "nanosecond": number(fields.nanosecond),
      "offset": number(fields.offset),
    ])
  }
}
