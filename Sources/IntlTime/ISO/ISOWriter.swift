internal import IntlCore

/// Writes ISO 8601 text into a scratch on the stack.
///
/// The longest text is a date and time with an expanded year, nine digits of fraction and an offset with seconds: 42
/// bytes.
struct ISOWriter: ~Copyable {
  private var scratch = InlineArray<48, UInt8>(repeating: 0)
  private(set) var count = 0

  /// The text written so far.
  var text: String { TextSink.string(scratch.span.extracting(0..<count)) }

  /// Appends the text written so far, which fits.
  func append(to output: inout OutputSpan<UInt8>) {
    _ = TextSink.append(scratch.span.extracting(0..<count), to: &output)
  }

  @inline(__always)
  mutating func write(_ byte: UInt8) {
    var span = scratch.mutableSpan
    span[count] = byte
    count &+= 1
  }

  /// Writes a value of 0 to 99 as two digits.
  @inline(__always)
  mutating func writePair(_ value: UInt32) {
    var span = scratch.mutableSpan
    let tens = value / 10
    span[count] = UInt8(truncatingIfNeeded: tens) | 0x30
    span[count &+ 1] = UInt8(truncatingIfNeeded: value &- tens &* 10) | 0x30
    count &+= 2
  }

  /// Writes so many digits of a value, the last ones, with zeros before them.
  mutating func writeDigits(_ value: UInt32, count digits: Int) {
    var span = scratch.mutableSpan
    var rest = value
    for place in (count..<count + digits).reversed() {
      span[place] = UInt8(truncatingIfNeeded: rest % 10) | 0x30
      rest /= 10
    }
    count += digits
  }

  /// Writes four digits, or a sign and at least four when the year is not 0 to 9999.
  @inline(__always)
  mutating func writeYear(_ year: Int32) {
    let year = UInt32(bitPattern: year)
    if year <= 9999 {
      writePair(year / 100)
      writePair(year % 100)
    } else {
      writeLongYear(Int32(bitPattern: year))
    }
  }

  private mutating func writeLongYear(_ year: Int32) {
    let magnitude = year.magnitude
    write(UInt8(ascii: year < 0 ? "-" : "+"))
    writeDigits(magnitude, count: magnitude > 99_999 ? 6 : magnitude > 9999 ? 5 : 4)
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
    if time.nanosecondValue != 0 {
      write(UInt8(ascii: "."))
      writeShortestFraction(UInt32(bitPattern: time.nanosecondValue))
    }
  }

  mutating func writeShortestFraction(_ nanoseconds: UInt32) {
    var rest = nanoseconds
    var digits = 9
    if rest % 1_000_000 == 0 {
      rest /= 1_000_000
      digits = 3
    } else if rest % 1000 == 0 {
      rest /= 1000
      digits = 6
    }
    while rest % 10 == 0, digits > 1 {
      rest /= 10
      digits -= 1
    }
    writeDigits(rest, count: digits)
  }

  /// Writes `Z` for zero, else hours and minutes, and seconds where there are any.
  @inline(__always)
  mutating func writeOffset(_ seconds: Int32) {
    if seconds == 0 { return write(UInt8(ascii: "Z")) }
    writeOffset(seconds, colons: true, minutes: true)
  }

  mutating func writeOffset(_ seconds: Int32, colons: Bool, minutes: Bool) {
    let magnitude = seconds.magnitude
    write(UInt8(ascii: seconds < 0 ? "-" : "+"))
    writePair(magnitude / 3600)
    guard minutes || magnitude % 3600 != 0 else { return }
    if colons { write(UInt8(ascii: ":")) }
    writePair(magnitude / 60 % 60)
    guard magnitude % 60 != 0 else { return }
    if colons { write(UInt8(ascii: ":")) }
    writePair(magnitude % 60)
  }
}
