extension CivilDate: CustomStringConvertible {
  /// The date as ISO 8601 text: `2024-02-29`; years outside 0 to 9999 carry a sign.
  public var description: String {
    var writer = ISOWriter()
    writer.write(self)
    return writer.text
  }
}

extension CivilTime: CustomStringConvertible {
  /// The time as ISO 8601 text with the shortest exact fraction: `14:30:00`, `14:30:00.5`.
  public var description: String {
    var writer = ISOWriter()
    writer.write(self)
    return writer.text
  }
}

extension CivilDateTime: CustomStringConvertible {
  /// The date and time as ISO 8601 text: `2024-02-29T14:30:00`.
  public var description: String {
    var writer = ISOWriter()
    writer.write(self)
    return writer.text
  }
}

extension Instant: CustomStringConvertible {
  /// The instant as ISO 8601 text in UTC: `2024-02-29T14:30:00Z`.
  public var description: String {
    var writer = ISOWriter()
    writer.write(CivilDateTime(self, offsetSeconds: 0))
    writer.write(UInt8(ascii: "Z"))
    return writer.text
  }
}

extension ZonedDateTime: CustomStringConvertible {
  /// The instant as RFC 9557 text: `2026-11-30T09:30:00+01:00[Europe/Paris]`.
  ///
  /// A file or a rule is no name that others know, so only the offset tells of such a zone.
  public var description: String {
    var writer = ISOWriter()
    writer.write(civil)
    writer.writeOffset(offset.seconds)
    return writer.text + zone.suffix
  }
}

extension DayNumber: CustomStringConvertible {
  /// The date of the day in the proleptic Gregorian calendar: `2024-02-29`.
  public var description: String { CivilDate(self).description }
}

extension ISOWriter {
  @inline(__always)
  mutating func write(_ civil: CivilDateTime) {
    write(civil.date)
    write(UInt8(ascii: "T"))
    write(civil.time)
  }
}
