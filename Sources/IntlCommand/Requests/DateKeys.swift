internal import IntlCore
internal import IntlDates
internal import IntlLocale
internal import IntlTime

/// The keys by which requests choose a date format, read once for all operations that take them.
enum DateKeys {
  static let format = [
    "zone", "date", "time", "template", "pattern", "iso", "calendar", "cutover", "hourCycle",
    "numberingSystem",
    "context", "relative", "spaces",
  ]

  /// What writes the dates of a request.
  enum Writer: Sendable {
    case format(DateFormat)
    case iso(TimestampFormat)
  }

  /// The format that a request asks for.
  static func writer(_ request: Request) throws -> Writer {
    let kinds = ["template", "pattern", "iso"].filter { request[$0] != nil }
    let hasStyle = request["date"] != nil || request["time"] != nil
    guard let kind = kinds.first ?? (hasStyle ? "date" : nil) else {
      throw RequestError(
        .invalidRequest, "expected one of the keys date, time, template, pattern and iso, but found none")
    }
    if let second = kinds.dropFirst().first { throw refused(second, beside: kind) }
    if hasStyle, kind != "date" { throw refused(request["date"] != nil ? "date" : "time", beside: kind) }

    let locale = try request.locale(for: .dates)
    let zone = try request.zone() ?? .current
    let options = try options(request)
    switch kind {
    case "template":
      return .format(
        try DateFormat(
          template: request.requiredString("template"), locale: locale, zone: zone, options: options))
    case "pattern":
      return .format(
        try DateFormat(
          pattern: request.requiredString("pattern"), locale: locale, zone: zone, options: options))
    case "iso":
      guard try request.bool("iso") == true else {
        throw RequestError(.invalidRequest, "key \"iso\": expected true", key: "iso")
      }
      return .iso(try TimestampFormat(zone: zone))
    default:
      return .format(
        try DateFormat(
          date: request.word("date", of: DateStyle.self) ?? .none,
          time: request.word("time", of: TimeStyle.self) ?? .none, locale: locale, zone: zone,
          options: options))
    }
  }

  private static func refused(_ key: String, beside other: String) -> RequestError {
    RequestError(
      IntlError(.invalidOption, subject: key, expected: "no \"\(key)\" beside \"\(other)\""), key: key)
  }

  static func options(_ request: Request) throws -> DateOptions {
    var options = DateOptions()
    options.calendar = try request.calendar()
    if let text = try request.string("cutover") {
      options.cutover = try request.library("cutover") { () throws(IntlError) in try CivilDate(text) }
    }
    options.hourCycle = try request.word("hourCycle", of: HourCycle.self)
    options.numberingSystem = try request.string("numberingSystem")
    options.context = try request.word("context", of: DisplayContext.self) ?? .none
    options.isRelative = try request.bool("relative") ?? false
    options.spaces = try request.word("spaces", of: SpaceStyle.self) ?? .locale
    return options
  }
}
