public import IntlCore

/// Writes instants as ISO 8601 text in a zone, and reads them back.
///
/// ```swift
/// let format = try TimestampFormat(zone: "Europe/Paris")
/// format.format(try Instant("2024-07-01T12:00:00Z"))        // "2024-07-01T14:00:00+02:00"
/// try format.parse("2024-07-01T14:00")                      // 2024-07-01T12:00:00Z
/// ```
///
/// The calendar is the proleptic Gregorian one. Seconds of an offset are written when they are not zero, as before zones
/// had whole hours: `1900-01-01T00:09:21+00:09:21`.
///
/// ISO 8601-1:2019; RFC 3339; RFC 9557
public struct TimestampFormat: Sendable, Hashable {
  /// The zone whose clock is written, and in which text without an offset is read.
  public let zone: ZoneID
  /// Which forms are written.
  public let options: TimestampOptions
  private let rules: ZoneRules
  private let suffix: String

  /// A format for a zone.
  ///
  /// - Throws: `IntlError` of kind `invalidZone`, `missingData` or `malformedFile`, as from
  ///   ``ZoneDatabase/rules(for:)``; `invalidOption` for more than nine digits of a fraction, or neither date nor time.
  public init(
    zone: ZoneID = .utc, options: TimestampOptions = TimestampOptions(), database: ZoneDatabase = .system
  ) throws(IntlError) {
    if case .fraction(let digits) = options.time, !(0...9 ~= digits) {
      throw IntlError(.invalidOption, subject: String(digits), expected: "0 to 9 digits of a fraction")
    }
    if options.date == .none, options.time == .none {
      throw IntlError(.invalidOption, subject: "none", expected: "a date or a time to write")
    }
    rules = try database.rules(for: zone)
    self.zone = zone
    self.options = options
    suffix = options.namesZone ? zone.suffix : ""
  }

  /// The text of an instant.
  public func format(_ instant: Instant) -> String {
    var writer = ISOWriter()
    write(instant, to: &writer)
    return suffix.isEmpty ? writer.text : writer.text + suffix
  }

  /// Appends the text of an instant, or nothing when it does not fit.
  ///
  /// - Returns: The number of bytes of the text, whether they were appended or not.
  public func format(_ instant: Instant, into output: inout OutputSpan<UInt8>) -> Int {
    var writer = ISOWriter()
    write(instant, to: &writer)
    let suffix = suffix.utf8.span
    let count = writer.count + suffix.count
    guard output.freeCapacity >= count else { return count }
    writer.append(to: &output)
    return writer.count + TextSink.append(suffix, to: &output)
  }

  /// The instant that a text names, in any form that ``Timestamp`` reads.
  ///
  /// - Parameter lenient: True to read more than the standards allow.
  /// - Throws: `IntlError`, as from ``Timestamp/init(_:lenient:)`` and ``Timestamp/instant(fallback:database:)``.
  public func parse(_ text: String, lenient: Bool = false) throws(IntlError) -> Instant {
    try Instant(text, rules: rules, lenient: lenient)
  }

  @inline(__always)
  private func write(_ instant: Instant, to writer: inout ISOWriter) {
    let offset = rules.offsetSeconds(at: instant)
    let civil = CivilDateTime(instant, offsetSeconds: offset)
    let hasTime = options.time != .none
    if options.date != .none {
      writer.write(civil.date, options)
      if hasTime { writer.write(UInt8(ascii: options.separator == .t ? "T" : " ")) }
    }
    if hasTime {
      writer.write(civil.time, options)
      writer.writeOffset(offset, options)
    }
  }
}
