internal import ICUBridge
internal import IntlCore
internal import IntlTime

/// What `fmt zone` tells of one zone at one instant.
struct ZoneReport {
  let zone: ZoneID
  let canonical: ZoneID
  let moment: ZonedDateTime
  /// What ICU's own rules say; `nil` when ICU does not know the zone.
  let icuOffset: Int32?
  /// The version of ICU's own rules.
  let icuRules: String

  /// - Throws: `IntlError` for a zone that is not known or whose file is damaged.
  init(_ name: String?, at instant: Instant) throws(IntlError) {
    zone = if let name { try ZoneID(name) } else { .current }
    canonical = try ZoneDatabase.system.canonical(zone)
    moment = try ZonedDateTime(instant, zone: zone)
    do throws(ICUFailure) {
      icuOffset = try ZoneReport.icuOffset(of: zone, at: instant)
      icuRules = try ICUVersion.zoneRules()
    } catch {
      throw error.asError(subject: zone.identifier)
    }
  }

  private static func icuOffset(of zone: ZoneID, at instant: Instant) throws(ICUFailure) -> Int32? {
    guard let handle = try ZoneHandle(identifier: zone.icuIdentifier) else { return nil }
    let (standard, daylight) = try handle.offset(at: Double(instant.milliseconds))
    return standard + daylight
  }

  /// The facts in their order: name for a reader, key in JSON, value.
  var facts: [(title: String, key: String, value: JSONValue)] {
    let last = moment.rules.transition(before: moment.instant)
    let next = moment.rules.transition(after: moment.instant)
    return [
      ("zone", "zone", .string(zone.identifier)),
      ("name today", "canonical", .string(canonical.identifier)),
      ("clock", "clock", .string(clock)),
      ("offset", "offset", .integer(moment.offset.seconds)),
      ("abbreviation", "abbreviation", .string(moment.offset.abbreviation)),
      ("daylight time", "daylight", .bool(moment.offset.isDaylight)),
      ("last change", "last", last.map { .string($0.instant.description) } ?? .null),
      ("next change", "next", next.map { .string($0.instant.description) } ?? .null),
      ("rules of", "rules", ZoneDatabase.system.version.map { .string($0) } ?? .null),
      ("ICU's offset", "icuOffset", icuOffset.map { .integer($0) } ?? .null),
      ("ICU's rules of", "icuRules", .string(icuRules)),
    ]
  }

  /// The date and time in the zone, without its name.
  private var clock: String {
    let text = moment.description
    return text.firstIndex(of: "[").map { String(text[..<$0]) } ?? text
  }

  /// One zone's facts, a line each.
  func append(to table: inout TextTable) {
    for (title, key, value) in facts {
      switch key {
      case "canonical" where canonical == zone: continue
      case "offset": table.append([title, ZoneReport.text(ofOffset: moment.offset.seconds)])
      case "icuOffset": table.append([title, icuText])
      default: table.append([title, RequestRun.text(of: value)])
      }
    }
  }

  /// The zone as a row beside others.
  var row: [String] {
    [
      zone.identifier, clock, moment.offset.abbreviation,
      icuOffset == moment.offset.seconds ? "" : "ICU: \(icuText)",
    ]
  }

  private var icuText: String {
    icuOffset.map { ZoneReport.text(ofOffset: $0) } ?? "none, as it does not know the zone"
  }

  /// `+05:45`, with seconds when there are any.
  static func text(ofOffset seconds: Int32) -> String {
    do throws(IntlError) {
      return try ZoneID(offset: Int(seconds)).identifier
    } catch {
      return "\(seconds) s"
    }
  }
}
