internal import IntlCore
internal import IntlLocale
internal import IntlNumbers

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
      ("currency", .optional(facts.currency)), ("currencySymbol", .optional(try currencySymbol(facts))),
      ("calendar", .string(facts.calendar)), ("numberingSystem", .string(facts.numberingSystem)),
      ("hourCycle", .string(facts.hourCycle)), ("firstWeekday", .integer(facts.firstWeekday)),
      ("minimumDays", .integer(facts.minimumDays)),
      ("weekend", .members(["start": .integer(facts.weekend.start), "end": .integer(facts.weekend.end)])),
      ("measurementSystem", .string(facts.measurementSystem.rawValue)),
      ("usesMetricSystem", .bool(facts.measurementSystem.usesMetric)),
      ("paperSize", .string(facts.paperSize.rawValue)),
    ])
    // A number that has every separator tells them; digits below 10,000 may stand ungrouped.
    var options = NumberOptions()
    options.grouping = .always
    let parts = try NumberFormat(locale: locale, options: options).parts(12345.5)
    object.append("decimalSeparator", .optional(text("decimal", of: parts)))
    object.append("groupingSeparator", .optional(text("group", of: parts)))
    object.append("characterDirection", .string(facts.characterDirection.rawValue))
    return .object(object)
  }

  private static func currencySymbol(_ facts: LocaleProperties) throws -> String? {
    guard let code = facts.currency else { return nil }
    return text(
      "currency", of: try NumberFormat(.currency(CurrencyCode(code)), locale: facts.locale).parts(1))
  }

  private static func text(_ kind: TextPart.Kind, of parts: [TextPart]) -> String? {
    parts.first { $0.kind == kind }?.text
  }
}
