public import IntlCore

extension Instant {
  /// The instant that an ISO 8601, RFC 3339 or RFC 9557 text names.
  ///
  /// ```swift
  /// try Instant("2024-02-29T10:11:12+01:00")             // 2024-02-29T09:11:12Z
  /// try Instant("20240229T101112", in: "Asia/Tokyo")     // 2024-02-29T01:11:12Z
  /// ```
  ///
  /// ``Timestamp`` lists what is read, and gives the parts.
  ///
  /// - Parameters:
  ///   - zone: The zone of a text that names neither offset nor zone; without one, such a text is an error.
  ///   - lenient: True to read more than the standards allow.
  /// - Throws: `IntlError`, as from ``Timestamp/init(_:lenient:)`` and ``Timestamp/instant(fallback:database:)``.
  public init(_ text: String, in zone: ZoneID? = nil, lenient: Bool = false) throws(IntlError) {
    var rules: ZoneRules?
    if let zone { rules = try ZoneDatabase.system.rules(for: zone) }
    try self.init(text, rules: rules, lenient: lenient)
  }

  /// The instant that a text names, with rules for a text that names neither offset nor zone.
  init(_ text: String, rules: ZoneRules?, lenient: Bool) throws(IntlError) {
    let bytes = text.utf8.span
    let fields: ISOFields
    do throws(ISOReader.Fault) {
      fields = try ISOFields(bytes, lenient: lenient)
    } catch {
      throw error.error(in: text)
    }
    if let offset = fields.offset, fields.end == bytes.count {
      self = try fields.civil.instant(offsetSeconds: offset.seconds)
    } else {
      self = try Timestamp(text, lenient: lenient).instant(fallback: rules)
    }
  }
}

extension CivilDate {
  /// The date that an ISO 8601 text names, in any form of ``Timestamp``, without a time.
  ///
  /// ```swift
  /// try CivilDate("2024-W09-4")      // 2024-02-29
  /// ```
  ///
  /// - Throws: `IntlError` of kind `unparsable`, `trailingText` or `outOfRange`, with the position.
  public init(_ text: String) throws(IntlError) {
    self = try ISOReader.whole(text) { reader, bytes throws(ISOReader.Fault) in try reader.date(bytes) }
  }
}

extension CivilTime {
  /// The time that an ISO 8601 text names, in any form of ``Timestamp``, with or without `T` before it.
  ///
  /// ```swift
  /// try CivilTime("14:30")           // 14:30:00
  /// ```
  ///
  /// `24:00` is an error here, as it belongs to the next day.
  ///
  /// - Throws: `IntlError` of kind `unparsable` or `trailingText`, with the position.
  public init(_ text: String) throws(IntlError) {
    self = try ISOReader.whole(text) { reader, bytes throws(ISOReader.Fault) in
      _ = reader.skipLetter("t", bytes)
      let start = reader.position
      let time = try reader.time(bytes)
      guard !time.isEndOfDay else { throw ISOReader.Fault(position: start, expected: "an hour of 00 to 23") }
      return time.time
    }
  }
}

extension CivilDateTime {
  /// The date and time that an ISO 8601 text without an offset names; a date alone is its 00:00.
  ///
  /// ```swift
  /// try CivilDateTime("2024-02-29T14:30")      // 2024-02-29T14:30:00
  /// ```
  ///
  /// - Throws: `IntlError` of kind `unparsable`, `trailingText` or `outOfRange`, with the position.
  public init(_ text: String) throws(IntlError) {
    self = try ISOReader.whole(text) { reader, bytes throws(ISOReader.Fault) in
      let fields = try ISOFields(bytes, lenient: false)
      guard fields.offset == nil else {
        throw ISOReader.Fault(position: 0, expected: "a date and time without an offset", kind: .trailingText)
      }
      reader.position = fields.end
      return fields.civil
    }
  }
}

extension ZonedDateTime {
  /// The instant and zone that an RFC 9557 text names; without brackets, the offset is the zone.
  ///
  /// ```swift
  /// try ZonedDateTime("2026-11-30T09:30:00+01:00[Europe/Paris]").zone      // Europe/Paris
  /// ```
  ///
  /// - Throws: `IntlError`, as from ``Timestamp/init(_:lenient:)`` and ``Timestamp/zoned(fallback:database:)``.
  public init(_ text: String, database: ZoneDatabase = .system) throws(IntlError) {
    self = try Timestamp(text).zoned(database: database)
  }
}

extension ISOReader {
  /// Reads all of a text by `body`.
  static func whole<Value>(
    _ text: String, _ body: (inout ISOReader, Span<UInt8>) throws(Fault) -> Value
  ) throws(IntlError) -> Value {
    let bytes = text.utf8.span
    var reader = ISOReader()
    do throws(Fault) {
      let value = try body(&reader, bytes)
      guard reader.position == bytes.count else {
        throw Fault(position: reader.position, expected: "the end", kind: .trailingText)
      }
      return value
    } catch {
      throw error.error(in: text)
    }
  }
}
