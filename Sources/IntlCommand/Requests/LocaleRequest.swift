internal import IntlCore
internal import IntlLocale

/// `locale`: what CLDR says of a locale.
enum LocaleRequest: Operation {
  static let name = "locale"
  static let keys: [String] = []

  static func run(_ request: Request) throws -> JSONValue {
    let facts = try LocaleProperties(request.locale() ?? .current)
    let locale = facts.locale
    var object = JSONObject([
      ("identifier", .string(locale.identifier)),
      ("language", locale.language == "und" ? .null : .string(locale.language)),
      ("script", .optional(locale.script)), ("region", .optional(locale.region)),
      ("currency", .optional(facts.currency)), ("currencySymbol", .optional(facts.currencySymbol)),
      ("calendar", .string(facts.calendar)), ("numberingSystem", .string(facts.numberingSystem)),
      ("hourCycle", .string(facts.hourCycle)), ("firstWeekday", .integer(facts.firstWeekday)),
      ("minimumDays", .integer(facts.minimumDays)),
      ("weekend", .members(["start": .integer(facts.weekend.start), "end": .integer(facts.weekend.end)])),
      ("measurementSystem", .string(facts.measurementSystem.rawValue)),
      ("usesMetricSystem", .bool(facts.measurementSystem.usesMetric)),
      ("paperSize", .string(facts.paperSize.rawValue)),
    ])
    object.append("decimalSeparator", .string(facts.decimalSeparator))
    object.append("groupingSeparator", .string(facts.groupingSeparator))
    object.append("characterDirection", .string(facts.characterDirection.rawValue))
    return .object(object)
  }
}
