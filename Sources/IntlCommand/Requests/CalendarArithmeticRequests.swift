internal import IntlTime

/// `add`: the instant some units later.
enum AddRequest: PreparedOperation {
  static let name = "add"
  static let keys = valueKeys + CalendarKeys.all
  static let valueKeys = ["instant", "amount", "unit"]
  static let cache = PreparedCache<ZonedCalendar>()

  static func prepare(_ request: Request) throws -> ZonedCalendar { try CalendarKeys.calendar(request) }

  static func run(_ request: Request, with calendar: ZonedCalendar) throws -> JSONValue {
    let instant = try calendar.adding(
      request.requiredInteger("amount"), CalendarKeys.unit(request, "unit"),
      to: request.requiredInstant("instant"))
    return .string(instant.description)
  }
}

/// `difference`: how far it is between two instants in some units.
enum DifferenceRequest: PreparedOperation {
  static let name = "difference"
  static let keys = valueKeys + CalendarKeys.all
  static let valueKeys = ["from", "to", "units"]
  static let cache = PreparedCache<ZonedCalendar>()

  static func prepare(_ request: Request) throws -> ZonedCalendar { try CalendarKeys.calendar(request) }

  static func run(_ request: Request, with calendar: ZonedCalendar) throws -> JSONValue {
    let names = try request.requiredStrings("units")
    let units = try names.map { try CalendarKeys.unit(named: $0, "units") }
    let amounts = try calendar.difference(
      from: request.requiredInstant("from"), to: request.requiredInstant("to"), in: units)
    var object = JSONObject()
    for (name, unit) in zip(names, units) { object.set(name, .integer(amounts[unit] ?? 0)) }
    return .object(object)
  }
}

/// `range`: the numbers that a unit takes inside another.
enum RangeRequest: PreparedOperation {
  static let name = "range"
  static let keys = valueKeys + CalendarKeys.all
  static let valueKeys = ["instant", "unit", "in"]
  static let cache = PreparedCache<ZonedCalendar>()

  static func prepare(_ request: Request) throws -> ZonedCalendar { try CalendarKeys.calendar(request) }

  static func run(_ request: Request, with calendar: ZonedCalendar) throws -> JSONValue {
    let range = try calendar.range(
      of: CalendarKeys.unit(request, "unit"), in: CalendarKeys.unit(request, "in"),
      at: request.requiredInstant("instant"))
    return .array([.integer(range.lowerBound), .integer(range.upperBound)])
  }
}

/// `next`: the nearest instant with some fields, of a time that the clock shows twice each.
enum NextRequest: PreparedOperation {
  static let name = "next"
  static let keys = valueKeys + CalendarKeys.all
  static let valueKeys = ["after", "fields", "direction"]
  static let cache = PreparedCache<ZonedCalendar>()

  static func prepare(_ request: Request) throws -> ZonedCalendar { try CalendarKeys.calendar(request) }

  static func run(_ request: Request, with calendar: ZonedCalendar) throws -> JSONValue {
    let next = try calendar.next(
      CalendarKeys.fields(request), after: request.requiredInstant("after"),
      request.word("direction", of: MatchDirection.self) ?? .forward, repeated: .each)
    return .optional(next?.description)
  }
}
