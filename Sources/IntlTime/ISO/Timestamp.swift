public import IntlCore

/// What an ISO 8601, RFC 3339 or RFC 9557 text says, part by part.
///
/// ```swift
/// let stamp = try Timestamp("2026-11-30T09:30+01:00[Europe/Paris][u-ca=hebrew]")
/// stamp.offset                 // 3600
/// stamp.zone                   // Europe/Paris
/// stamp.calendar               // hebrew
/// try stamp.instant()          // 2026-11-30T08:30:00Z
/// ```
///
/// Who only wants the instant writes `try Instant(text)`. Read are:
///
/// | part | forms |
/// |---|---|
/// | date | `2024-02-29`, `20240229`, `2024-060`, `2024060`, `2024-W09-4`, `2024W094`; `2024-02`, `2024-W09` and `2024` as their first day; after a sign, years of four to six digits, of four or six where nothing separates year and month or day |
/// | time | after `T`, `t` or a space: `10:11:12`, `101112`, `10:11`, `1011`, `10`, each with a fraction after a point or comma; `24:00` |
/// | offset | `Z`, `z`, `+01`, `+0130`, `+01:30`, `-00:00`, and with seconds |
/// | suffix | `[Europe/Paris]`, `[+01:30]`, `[u-ca=hebrew]`, `[!…]` |
///
/// A second of 60 is read as 59, and digits finer than a nanosecond are cut. Strict reading, the default, takes all of the
/// text, wants date and time both with or both without separators, and refuses an offset that the zone in brackets does
/// not have then. Lenient reading also takes blanks around the text and before the offset, mixed forms, and lets the
/// offset win.
///
/// ISO 8601-1:2019; RFC 3339, section 5.6; RFC 9557, section 4.1
public struct Timestamp: Sendable, Hashable {
  /// The text that was read.
  public let text: String
  /// The date; for `24:00` the day after the one written.
  public let date: CivilDate
  /// The time; `nil` for a date alone.
  public let time: CivilTime?
  /// The offset in seconds east of UTC; `nil` when there is none.
  public let offset: Int?
  /// True for `Z` and `-00:00`: the instant is known, but not what clocks showed where it happened.
  public let isLocalTimeUnknown: Bool
  /// The zone in brackets; `nil` when there is none.
  public let zone: ZoneID?
  /// The calendar that the text asks to be shown in; `nil` when there is none.
  public let calendar: CalendarID?
  /// True when the text was read leniently.
  public let isLenient: Bool

  private let offsetHasSeconds: Bool
  /// Where the brackets start.
  private let suffixStart: Int

  /// Reads a text.
  ///
  /// - Parameter lenient: True to read more than the standards allow, as listed above.
  /// - Throws: `IntlError` of kind `unparsable`, `trailingText` or `outOfRange`, with the UTF-8 position; `invalidZone`
  ///   for a malformed name in brackets.
  public init(_ text: String, lenient: Bool = false) throws(IntlError) {
    let bytes = text.utf8.span
    do throws(ISOReader.Fault) {
      let fields = try ISOFields(bytes, lenient: lenient)
      let suffix = try ISOSuffix(bytes, from: fields.end)
      self.init(text, fields, suffix, lenient: lenient)
    } catch {
      throw error.error(in: text)
    }
  }

  private init(_ text: String, _ fields: ISOFields, _ suffix: ISOSuffix, lenient: Bool) {
    self.text = text
    date = fields.date
    time = fields.hasTime ? fields.time : nil
    offset = fields.offset.map { Int($0.seconds) }
    isLocalTimeUnknown = fields.offset?.isLocalTimeUnknown ?? false
    offsetHasSeconds = fields.offset?.hasSeconds ?? false
    zone = suffix.zone
    calendar = suffix.calendar
    suffixStart = fields.end
    isLenient = lenient
  }

  /// The date and time as written.
  public var civil: CivilDateTime { CivilDateTime(date, time ?? .midnight) }

  /// The instant that the text names.
  ///
  /// By the offset if there is one, else by the zone in brackets, else by `fallback`. Without an offset a date alone is the
  /// first instant of its day, and a time that clocks skip is an error, or when lenient moves on by the length of the gap.
  ///
  /// - Parameter fallback: The rules for a text with neither offset nor zone.
  /// - Throws: `IntlError` of kind `unparsable` when offset and zone contradict each other, when there is neither and no
  ///   `fallback`, or for a skipped time; `invalidZone`, `missingData` or `malformedFile` from the database.
  public func instant(
    fallback: ZoneRules? = nil, database: ZoneDatabase = .system
  ) throws(IntlError) -> Instant {
    if let offset {
      let instant = try civil.instant(offsetSeconds: Int32(offset))
      guard let zone, !isLocalTimeUnknown, !isLenient else { return instant }
      return try checked(instant, Int32(offset), try database.rules(for: zone))
    }
    if let zone { return try local(try database.rules(for: zone)) }
    guard let fallback else { throw failure(suffixStart, "an offset such as Z or +01:00") }
    return try local(fallback)
  }

  /// The same moment with its zone: the one in brackets, else the offset as a zone, else `fallback`.
  ///
  /// - Throws: `IntlError`, as from ``instant(fallback:database:)``.
  public func zoned(
    fallback: ZoneID? = nil, database: ZoneDatabase = .system
  ) throws(IntlError) -> ZonedDateTime {
    let zone: ZoneID
    if let named = self.zone {
      zone = named
    } else if let offset {
      zone = isLocalTimeUnknown ? .utc : try ZoneID(offset: offset)
    } else if let fallback {
      zone = fallback
    } else {
      throw failure(suffixStart, "an offset such as Z or +01:00, or a zone in brackets")
    }
    let rules = try database.rules(for: zone)
    return ZonedDateTime(try instant(fallback: rules, database: database), zone: zone, rules: rules)
  }

  /// `instant`, which `offset` gave, if the zone has that offset then.
  ///
  /// Offsets are mostly written in whole minutes. One that a zone's old offset with seconds is rounded to stands for that
  /// offset.
  private func checked(_ instant: Instant, _ offset: Int32, _ rules: ZoneRules) throws(IntlError) -> Instant {
    if rules.offsetSeconds(at: instant) == offset { return instant }
    let candidates: [Int32] =
      switch rules.localTime(civil) {
      case .unique(let only): [only]
      case .overlap(let earlier, let later): [earlier, later]
      case .gap: []
      }
    for candidate in candidates where !offsetHasSeconds && FixedOffset.roundedToMinute(candidate) == offset {
      return try civil.instant(offsetSeconds: candidate)
    }
    throw failure(suffixStart, "a zone whose offset is \(FixedOffset.text(offset, separator: ":")) then")
  }

  private func local(_ rules: ZoneRules) throws(IntlError) -> Instant {
    guard time != nil else { return try rules.startOfDay(date) }
    guard !isLenient, case .gap = rules.localTime(civil) else { return try rules.instant(of: civil) }
    throw IntlError(
      .unparsable, subject: text, position: 0, expected: "a time that the zone's clocks show",
      found: "one that they skip")
  }

  private func failure(_ position: Int, _ expected: String) -> IntlError {
    IntlError(
      .unparsable, subject: text, position: position, expected: expected,
      found: IntlError.found(in: text, at: position))
  }
}
