internal import IntlCore
internal import IntlTime

/// What `fmt calendar` tells of one day in one calendar.
struct CalendarReport {
  private let calendar: ZonedCalendar
  private let instant: Instant
  private let answer: Answer
  /// True when the instant is a sum, whose clock is told, too.
  private let showsClock: Bool

  private enum Answer {
    /// What the calendar shows.
    case fields
    /// The way to another day.
    case difference([(unit: DateUnit, amount: Int)])
    /// The numbers of a unit in a larger one.
    case range(ClosedRange<Int>)
  }

  init(_ operand: String, _ calendar: String, _ call: Call) throws {
    let zone = call.invocation.value(of: .zone)?.value
    var members = JSONObject([("op", .string(FieldsRequest.name)), ("calendar", .string(calendar))])
    if let zone { members.append("zone", .string(zone)) }
    if let cutover = call.invocation.value(of: .cutover)?.value {
      members.append("cutover", .string(cutover))
    }
    if let locale = try call.locales().first ?? nil { members.append("locale", .string(locale)) }
    let zoned = try CalendarKeys.calendar(Request(members))
    self.calendar = zoned
    showsClock = call.invocation.has(.add)
    var start = try DateOperand.instant(operand, zone: zone)
    for (amount, unit) in try additions(call) { start = try zoned.adding(amount, unit, to: start) }
    instant = start
    if let end = call.invocation.value(of: .to)?.value {
      let units =
        try call.invocation.list(of: .units)?.map { try Self.unit($0.text, "--units") } ?? [
          .year, .month, .day,
        ]
      let amounts = try zoned.difference(from: start, to: DateOperand.instant(end, zone: zone), in: units)
      answer = .difference(units.map { ($0, amounts[$0] ?? 0) })
    } else if let range = call.invocation.value(of: .range)?.value {
      let words = range.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      guard words.count == 2 else {
        throw IntlError(.unparsable, subject: range, expected: "two units such as day/month")
      }
      answer = .range(
        try zoned.range(of: Self.unit(words[0], "--range"), in: Self.unit(words[1], "--range"), at: start))
    } else {
      answer = .fields
    }

    /// The amounts of `--add`, in their order: `1 month`, `-2day`.
    func additions(_ call: Call) throws -> [(Int, DateUnit)] {
      try (call.invocation.list(of: .add) ?? []).map { argument in
        let text = argument.text
        let number = text.prefix { $0 == "-" || $0 == "+" || ($0.isASCII && $0.isNumber) }
        guard let amount = Int(number) else {
          throw IntlError(
            .unparsable, subject: text, position: 0, expected: "a whole number and a unit: 1 month")
        }
        return (amount, try Self.unit(String(text[number.endIndex...].drop { $0 == " " }), "--add"))
      }
    }
  }

  /// A unit by its name, in the plural, too.
  private static func unit(_ name: String, _ flag: String) throws -> DateUnit {
    if name.hasSuffix("s"), let unit = DateUnit(rawValue: String(name.dropLast())) { return unit }
    return try CalendarKeys.unit(named: name, flag)
  }

  /// The names of the columns, where they need some.
  var heading: [String]? {
    guard case .fields = answer else { return nil }
    return ["calendar", "era", "year", "month", "day", "weekday", "day of year", "week"]
      + (showsClock ? ["clock"] : [])
  }

  /// The answer as cells of a table.
  func row() throws -> [String] {
    let name = calendar.calendar.id.identifier
    switch answer {
    case .fields:
      let fields = try calendar.fields(at: instant)
      func text(_ number: Int?) -> String { number.map(String.init) ?? "–" }
      let week = "\(text(fields.weekYear))-W\(text(fields.weekOfYear))"
      return [
        name, text(fields.era), text(fields.year),
        text(fields.month) + (fields.isLeapMonth == true ? "L" : ""),
        text(fields.day), text(fields.weekday?.rawValue), text(fields.dayOfYear), week,
      ] + (showsClock ? [clock] : [])
    case .difference(let amounts):
      return [name] + amounts.map { "\($0.amount) \($0.unit.rawValue)" }
    case .range(let range):
      return [name, "\(range.lowerBound) to \(range.upperBound)"]
    }
  }

  /// What the clock on the wall shows, with its distance from UTC.
  private var clock: String {
    let offset = calendar.zone.offset(at: instant).seconds
    return calendar.zone.civil(at: instant).description + ZoneReport.text(ofOffset: offset)
  }

  /// The answer as an object.
  func json() throws -> JSONObject {
    var object = JSONObject([
      ("instant", .string(instant.description)), ("calendar", .string(calendar.calendar.id.identifier)),
    ])
    switch answer {
    case .fields: object.append("fields", FieldsRequest.answer(try calendar.fields(at: instant)))
    case .difference(let amounts):
      object.append(
        "difference", .object(JSONObject(amounts.map { ($0.unit.rawValue, .integer($0.amount)) })))
    case .range(let range):
      object.append("range", .array([.integer(range.lowerBound), .integer(range.upperBound)]))
    }
    return object
  }
}
