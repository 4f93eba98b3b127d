internal import IntlCore
internal import IntlLocale
internal import IntlTime

/// The keys that the operations on calendars share: which calendar, whose clock, how weeks are counted.
enum CalendarKeys {
  static let all = ["zone", "calendar", "cutover", "firstWeekday", "minimumDays"]

  /// The calendar of a request.
  ///
  /// Without `calendar` it is the one of the locale that the request names, else the Gregorian one. Weeks are counted by the
  /// locale's rules, by ISO's in the ISO calendar, and by what `firstWeekday` and `minimumDays` say over both.
  static func calendar(_ request: Request) throws -> ZonedCalendar {
    let locale = try request.locale()
    var id = try request.calendar()
    if id == nil, let locale { id = try CalendarID(LocaleProperties(locale).calendar) }
    let rules = try CalendarRules(id ?? .gregory, cutover: cutover(request))
    let name = try request.zone() ?? .current
    let zone = try request.library("zone") { () throws(IntlError) in try ZoneDatabase.system.rules(for: name)
    }
    return ZonedCalendar(rules, zone: zone, weeks: try weeks(request, locale, isISO: rules == .iso8601))
  }

  private static func cutover(_ request: Request) throws -> DayNumber? {
    guard let text = try request.string("cutover") else { return nil }
    return try request.library("cutover") { () throws(IntlError) in try CivilDate(text).dayNumber }
  }

  private static func weeks(_ request: Request, _ locale: LocaleID?, isISO: Bool) throws -> WeekRules {
    let first = try weekday(request, "firstWeekday")
    let minimum = try request.integer("minimumDays")
    if isISO {
      return try WeekRules(firstWeekday: first ?? .monday, minimumDays: minimum ?? 4)
    }
    let properties = try LocaleProperties(locale ?? .current)
    return try WeekRules(
      firstWeekday: first ?? Weekday(rawValue: properties.firstWeekday) ?? .monday,
      minimumDays: minimum ?? properties.minimumDays,
      weekendStart: Weekday(rawValue: properties.weekend.start) ?? .saturday,
      weekendEnd: Weekday(rawValue: properties.weekend.end) ?? .sunday)
  }

  /// A weekday by its number, 1 for Sunday.
  static func weekday(_ request: Request, _ key: String) throws(RequestError) -> Weekday? {
    guard let number = try request.integer(key) else { return nil }
    guard let day = Weekday(rawValue: number) else {
      throw RequestError(
        IntlError(
          .outOfRange, subject: String(number), expected: "a weekday of 1, Sunday, to 7, Saturday"), key: key)
    }
    return day
  }

  /// A unit by its name.
  static func unit(_ request: Request, _ key: String) throws(RequestError) -> DateUnit {
    try unit(named: request.requiredString(key), key)
  }

  /// A unit by its name, or by that of the field that counts it: `weekOfYear` is a week.
  static func unit(named name: String, _ key: String) throws(RequestError) -> DateUnit {
    if let unit = DateUnit(rawValue: name) { return unit }
    if name == "weekOfYear" { return .week }
    throw RequestError.unknownWord(key, name, among: DateUnit.allCases.map(\.rawValue))
  }

  /// Fields as an object.
  static func fields(_ request: Request) throws(RequestError) -> DateFields {
    guard let members = try request.object("fields") else { throw .missing("fields") }
    let object = try Request(
      JSONObject([("op", .string(request.operation))] + members.members.map { ($0.name, $0.value) }))
    try object.check(keys: fieldKeys)
    return DateFields(
      era: try object.integer("era"), year: try object.integer("year"),
      relatedYear: try object.integer("relatedYear"), quarter: try object.integer("quarter"),
      month: try object.integer("month"), isLeapMonth: try object.bool("leapMonth"),
      ordinalMonth: try object.integer("ordinalMonth"), day: try object.integer("day"),
      weekday: try weekday(object, "weekday"), weekdayOrdinal: try object.integer("weekdayOrdinal"),
      dayOfYear: try object.integer("dayOfYear"), weekOfYear: try object.integer("weekOfYear"),
      weekYear: try object.integer("weekYear"), weekOfMonth: try object.integer("weekOfMonth"),
      hour: try object.integer("hour"), minute: try object.integer("minute"),
      second: try object.integer("second"), nanosecond: try object.integer("nanosecond"),
      offset: try object.integer("offset"))
  }

  private static let fieldKeys = [
    "era", "year", "relatedYear", "quarter", "month", "leapMonth", "ordinalMonth", "day", "weekday",
    "weekdayOrdinal", "dayOfYear", "weekOfYear", "weekYear", "weekOfMonth", "hour", "minute", "second",
    "nanosecond",
    "offset",
  ]
}
