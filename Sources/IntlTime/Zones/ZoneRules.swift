package import IntlCore

/// The clock of one time zone for all time: a value that threads share and that never changes.
///
/// ```swift
/// let rules = try ZoneDatabase.system.rules(for: "Europe/Paris")
/// try rules.offset(at: Instant(seconds: 1_720_000_000)).seconds        // 7200
/// ```
///
/// It is what the tz database said when it was made. A later ``ZoneDatabase/rules(for:)`` sees an upgrade of tzdata; this
/// value does not.
///
/// - Complexity: A lookup is O(1): one entry of a table with a slot each 49 days, then at most a step or two.
public struct ZoneRules: Sendable {
  let table: ZoneTable

  init(_ table: ZoneTable) { self.table = table }

  /// Rules with one offset for all time.
  init(fixed offset: ZoneOffset) {
    table = ZoneTable(offsets: [offset], changes: [], rule: nil)
  }

  /// The rules of a POSIX `TZ` string, for all years.
  init(_ rule: POSIXRule) {
    table = ZoneTable(offsets: [rule.standard], changes: [], rule: rule)
  }

  /// The rules in the bytes of a TZif file.
  ///
  /// - Throws: ``IntlError`` of kind `malformedFile`.
  package init(tzif bytes: [UInt8], name: String) throws(IntlError) {
    let file = try TZif(bytes, name: name)
    table = ZoneTable(offsets: file.offsets, changes: file.changes, rule: file.rule)
  }

  /// Coordinated Universal Time.
  public static let utc = ZoneRules(fixed: ZoneOffset(seconds: 0, isDaylight: false, abbreviation: .utc))

  /// The offset, daylight flag and abbreviation in force at an instant.
  public func offset(at instant: Instant) -> ZoneOffset { table.offset(at: instant.seconds) }

  /// The seconds east of UTC at an instant; the fastest question.
  public func offsetSeconds(at instant: Instant) -> Int32 { table.offsetSeconds(at: instant.seconds) }

  /// True when the offset never changes.
  public var isFixed: Bool { table.periods.count == 1 }
}

extension ZoneRules: Hashable {
  /// True when both give the same offset, flag and abbreviation at every instant.
  public static func == (a: ZoneRules, b: ZoneRules) -> Bool {
    a.table === b.table || (a.table.periods == b.table.periods && a.table.offsets == b.table.offsets)
  }

  /// Feeds the kinds of local time, which tell most zones apart.
  public func hash(into hasher: inout Hasher) { hasher.combine(table.offsets) }
}
