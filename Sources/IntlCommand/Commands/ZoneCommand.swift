internal import IntlCore
internal import IntlSystem
internal import IntlTime

/// `fmt zone`: time zones, by the system's rules.
enum ZoneCommand: Command {
  static let name = "zone"
  static let summary = "the clock of a zone, its changes, and where ICU's own rules differ"
  static let operands = "[ZONE…]"
  static let details = [
    "A zone is a name or alias of the tz database, a fixed offset such as +05:45, a path, or a POSIX rule. Without one it "
      + "is the current zone. Several give a row each.",
    "With --from or --to it lists the changes of the zone's clocks in that time, by default a year: when, and the offset "
      + "and abbreviation before and after.",
  ]
  static let flags = [Flag.at, .from, .to, .json]
  static let examples = [
    "fmt zone America/Vancouver --at 2026-11-30T12:00:00Z", "fmt zone Asia/Kolkata Asia/Kathmandu +05:45",
    "fmt zone Europe/Paris --from 2024-01-01T00:00Z --to 2026-01-01T00:00Z",
  ]

  static func run(_ call: Call) throws -> Int32 {
    let names: [String?] = call.operands.isEmpty ? [nil] : call.operands
    var reports = Reports(call: call, noun: "a zone")
    if call.invocation.has(.from) || call.invocation.has(.to) {
      let range = try range(call)
      for name in names {
        try Self.report(&reports) { try printChanges(of: name, in: range, call) }
      }
    } else {
      try printZones(names, call, &reports)
    }
    try call.streams.output.flush()
    return try reports.finish()
  }

  private static func printZones(_ names: [String?], _ call: Call, _ reports: inout Reports) throws {
    let instant = try instant(call, .at) ?? .now
    var table = TextTable()
    for name in names {
      try report(&reports) {
        let zone = try ZoneReport(name, at: instant)
        if call.invocation.has(.json) {
          let object = JSONObject(zone.facts.map { ($0.key, $0.value) })
          try call.streams.output.write(JSONWriter.text(.object(object)) + "\n")
        } else if names.count == 1 {
          zone.append(to: &table)
        } else {
          table.append(zone.row)
        }
      }
    }
    try call.streams.output.write(table.text)
  }

  private static func printChanges(of name: String?, in range: Range<Instant>, _ call: Call) throws {
    let zone: ZoneID = if let name { try ZoneID(name) } else { .current }
    let rules = try ZoneDatabase.system.rules(for: zone)
    for change in rules.transitions(in: range) {
      let sides = [("before", change.before), ("after", change.after)]
      if call.invocation.has(.json) {
        var object = JSONObject([
          ("zone", .string(zone.identifier)), ("at", .string(change.instant.description)),
        ])
        for (key, side) in sides {
          object.append(
            key,
            .members([
              "offset": .integer(side.seconds), "abbreviation": .string(side.abbreviation),
              "daylight": .bool(side.isDaylight),
            ]))
        }
        try call.streams.output.write(JSONWriter.text(.object(object)) + "\n")
      } else {
        let columns = sides.map { "\(ZoneReport.text(ofOffset: $1.seconds)) \($1.abbreviation)" }
        // A table would have to wait for the last line, and there may be millions.
        let width = call.operands.count > 1 ? call.operands.map(\.count).max() ?? 0 : 0
        let name = width > 0 ? [zone.identifier.padded(to: width)] : []
        let line = (name + [change.instant.description] + columns).joined(separator: "  ")
        try call.streams.output.write(line + "\n")
      }
    }
  }

  /// Tells of a zone that cannot be used, and goes on to the next.
  private static func report(_ reports: inout Reports, _ body: () throws -> Void) throws {
    do {
      try body()
    } catch let error as IntlError {
      reports.add(RequestError(error))
    }
  }

  private static func range(_ call: Call) throws -> Range<Instant> {
    let start = try instant(call, .from) ?? .now
    let end = try instant(call, .to) ?? start.adding(seconds: 31_556_952)
    guard start <= end else {
      let occurrence = call.invocation.value(of: .to) ?? call.invocation.value(of: .from)
      throw UsageError(
        at: occurrence?.valuePosition ?? 0, "the end is before the start", expected: "an instant after --from"
      )
    }
    return start..<end
  }

  private static func instant(_ call: Call, _ flag: Flag) throws -> Instant? {
    guard let text = call.invocation.value(of: flag)?.value else { return nil }
    return try Instant(InstantOperand.instant(text, zone: call.operands.first))
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
