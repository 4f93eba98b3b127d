public import IntlCore

/// An instant together with the zone in which it is looked at.
///
/// ```swift
/// let start = try ZonedDateTime(CivilDateTime(2026, 11, 30, 9, 30), zone: "Europe/Paris")
/// start.instant            // 2026-11-30T08:30:00Z
/// start.description        // "2026-11-30T09:30:00+01:00[Europe/Paris]"
/// ```
///
/// It carries the rules that it was made with, so that reading its fields never fails and never changes.
///
/// RFC 9557
public struct ZonedDateTime: Sendable {
  /// The instant.
  public let instant: Instant
  /// The zone, under the name that was given.
  public let zone: ZoneID
  /// The rules of the zone, as they were when this value was made.
  public let rules: ZoneRules
  /// What is in force in the zone at the instant.
  public let offset: ZoneOffset

  /// An instant in a zone.
  ///
  /// - Throws: `IntlError` of kind `invalidZone`, `missingData` or `malformedFile`, as from
  ///   ``ZoneDatabase/rules(for:)``.
  public init(_ instant: Instant, zone: ZoneID, database: ZoneDatabase = .system) throws(IntlError) {
    self.init(instant, zone: zone, rules: try database.rules(for: zone))
  }

  /// The instant at which the clock of a zone shows a date and time.
  ///
  /// - Throws: `IntlError` of kind `invalidZone`, `missingData` or `malformedFile`, as from
  ///   ``ZoneDatabase/rules(for:)``; `outOfRange` as from ``ZoneRules/instant(of:resolving:)``.
  public init(
    _ civil: CivilDateTime, zone: ZoneID, resolving resolution: FoldResolution = .standard,
    database: ZoneDatabase = .system
  ) throws(IntlError) {
    let rules = try database.rules(for: zone)
    self.init(try rules.instant(of: civil, resolving: resolution), zone: zone, rules: rules)
  }

  /// An instant in a zone whose rules are at hand.
  public init(_ instant: Instant, zone: ZoneID, rules: ZoneRules) {
    self.instant = instant
    self.zone = zone
    self.rules = rules
    offset = rules.offset(at: instant)
  }

  /// What calendar and clock show.
  public var civil: CivilDateTime { CivilDateTime(instant, offsetSeconds: offset.seconds) }

  /// The same instant in another zone.
  ///
  /// - Throws: `IntlError`, as from ``ZoneDatabase/rules(for:)``.
  public func inZone(_ zone: ZoneID, database: ZoneDatabase = .system) throws(IntlError) -> ZonedDateTime {
    try ZonedDateTime(instant, zone: zone, database: database)
  }
}

extension ZonedDateTime: Hashable {
  /// True when both are the same instant in zones of the same name; whether two zones agree is not asked.
  public static func == (a: ZonedDateTime, b: ZonedDateTime) -> Bool {
    a.instant == b.instant && a.zone == b.zone
  }

  /// Feeds the instant and the name of the zone.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(instant)
    hasher.combine(zone)
  }
}

extension CivilDateTime {
  /// The instant at which the clock of a zone shows this date and time.
  ///
  /// - Throws: `IntlError`, as from ``ZoneDatabase/rules(for:)`` and ``ZoneRules/instant(of:resolving:)``.
  public func instant(
    in zone: ZoneID, resolving resolution: FoldResolution = .standard
  ) throws(IntlError) -> Instant {
    try ZoneDatabase.system.rules(for: zone).instant(of: self, resolving: resolution)
  }
}
