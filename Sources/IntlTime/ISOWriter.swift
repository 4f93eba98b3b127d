internal import IntlCore

/// Writes ISO 8601 text into a scratch on the stack.
///
/// The longest text is a date and time with an expanded year, nine digits of fraction and an offset with seconds: 44
/// bytes. What has names in it is put together as strings.
struct ISOWriter: ~Copyable {
  private var scratch = InlineArray<48, UInt8>(repeating: 0)
  private var count = 0

  /// The text written so far.
  var text: String { TextSink.string(scratch.span.extracting(0..<count)) }

  @inline(__always)
  mutating func write(_ byte: UInt8) {
    var span = scratch.mutableSpan
    span[count] = byte
    count &+= 1
  }

  /// Writes a value of 0 to 99 as two digits.
  @inline(__always)
  mutating func writePair(_ value: UInt32) {
    write(UInt8(truncatingIfNeeded: value / 10) | 0x30)
    write(UInt8(truncatingIfNeeded: value % 10) | 0x30)
  }

  /// Writes four digits, or a sign and at least four when the year is not 0 to 9999.
  @inline(__always)
  mutating func writeYear(_ year: Int32) {
    var rest = year.magnitude
    if year < 0 || rest > 9999 {
      write(UInt8(ascii: year < 0 ? "-" : "+"))
      if rest > 99_999 { write(UInt8(truncatingIfNeeded: rest / 100_000 % 10) | 0x30) }
      if rest > 9999 { write(UInt8(truncatingIfNeeded: rest / 10_000 % 10) | 0x30) }
      rest %= 10_000
    }
    writePair(rest / 100)
    writePair(rest % 100)
  }

  @inline(__always)
  mutating func write(_ date: CivilDate) {
    writeYear(date.yearValue)
    write(UInt8(ascii: "-"))
    writePair(UInt32(date.monthValue))
    write(UInt8(ascii: "-"))
    writePair(UInt32(date.dayValue))
  }

  /// Writes hours, minutes, seconds and the shortest exact fraction.
  @inline(__always)
  mutating func write(_ time: CivilTime) {
    let second = UInt32(bitPattern: time.secondValue)
    writePair(second / 3600)
    write(UInt8(ascii: ":"))
    writePair(second / 60 % 60)
    write(UInt8(ascii: ":"))
    writePair(second % 60)
    if time.nanosecondValue != 0 { writeFraction(UInt32(bitPattern: time.nanosecondValue)) }
  }

  private mutating func writeFraction(_ nanoseconds: UInt32) {
    write(UInt8(ascii: "."))
    var rest = nanoseconds
    var unit: UInt32 = 100_000_000
    while rest != 0 {
      write(UInt8(truncatingIfNeeded: rest / unit) | 0x30)
      rest %= unit
      unit /= 10
    }
  }

  /// Writes `Z` for zero, else hours and minutes, and seconds where there are any.
  @inline(__always)
  mutating func writeOffset(_ seconds: Int32) {
    if seconds == 0 { return write(UInt8(ascii: "Z")) }
    write(UInt8(ascii: seconds < 0 ? "-" : "+"))
    let magnitude = seconds.magnitude
    writePair(magnitude / 3600)
    write(UInt8(ascii: ":"))
    writePair(magnitude / 60 % 60)
    if magnitude % 60 != 0 {
      write(UInt8(ascii: ":"))
      writePair(magnitude % 60)
    }
  }
}

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
    writer.write(date)
    writer.write(UInt8(ascii: "T"))
    writer.write(time)
    return writer.text
  }
}

extension Instant: CustomStringConvertible {
  /// The instant as ISO 8601 text in UTC: `2024-02-29T14:30:00Z`.
  public var description: String {
    var writer = ISOWriter()
    let civil = CivilDateTime(self, offsetSeconds: 0)
    writer.write(civil.date)
    writer.write(UInt8(ascii: "T"))
    writer.write(civil.time)
    writer.write(UInt8(ascii: "Z"))
    return writer.text
  }
}

extension DayNumber: CustomStringConvertible {
  /// The date of the day in the proleptic Gregorian calendar: `2024-02-29`.
  public var description: String { CivilDate(self).description }
}
