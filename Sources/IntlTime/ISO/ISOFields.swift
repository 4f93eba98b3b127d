internal import IntlCore

/// The date, time and offset of ISO 8601 text, without what stands in brackets after them.
struct ISOFields {
  var date: CivilDate
  /// 00:00 for a date alone.
  var time: CivilTime = .midnight
  var hasTime = false
  var offset: ISOReader.Offset?
  /// Where the reading ended: at the end of the text, or at an opening bracket.
  var end = 0

  /// Reads a date, optionally with a time, optionally with an offset.
  ///
  /// Between date and time stands `T`, `t` or one space, as RFC 3339 allows. Lenient reading skips blanks around the text
  /// and before the offset, and lets date and time differ in form.
  init(_ bytes: Span<UInt8>, lenient: Bool) throws(ISOReader.Fault) {
    var reader = ISOReader()
    reader.allowsMixedForms = lenient
    if lenient { reader.skipBlanks(bytes) }
    date = try reader.date(bytes)
    if reader.isAtTime(bytes) {
      // A date of a month, week or year has no separators that would tell a form.
      guard reader.layout != .unknown else {
        throw ISOReader.Fault(position: reader.position, expected: "a whole date before the time")
      }
      reader.position &+= 1
      let time = try reader.time(bytes)
      self.time = time.time
      hasTime = true
      if time.isEndOfDay { date = try ISOFields.dayAfter(date) }
      if lenient { reader.skipBlanks(bytes) }
      offset = try reader.offset(bytes)
    }
    if lenient { reader.skipBlanks(bytes) }
    end = reader.position
    guard end == bytes.count || bytes[end] == UInt8(ascii: "[") else {
      throw ISOReader.Fault(position: end, expected: expectedNext, kind: .trailingText)
    }
  }

  private var expectedNext: String {
    if offset != nil { return "the end" }
    return hasTime ? "an offset such as Z or +01:00, or the end" : "T and a time, or the end"
  }

  private static func dayAfter(_ date: CivilDate) throws(ISOReader.Fault) -> CivilDate {
    guard date < .max else {
      throw ISOReader.Fault(position: 0, expected: "a day before the year 1000000", kind: .outOfRange)
    }
    return CivilDate(DayNumber(unchecked: date.dayNumber.days + 1))
  }

  var civil: CivilDateTime { CivilDateTime(date, time) }
}

extension ISOReader {
  mutating func skipBlanks(_ bytes: Span<UInt8>) {
    while 0x09...0x0D ~= peek(bytes) || peek(bytes) == UInt8(ascii: " ") { position += 1 }
  }

  /// True at `T`, or at a space with a digit after it.
  @inline(__always)
  func isAtTime(_ bytes: Span<UInt8>) -> Bool {
    let byte = peek(bytes)
    return byte | 0x20 == UInt8(ascii: "t")
      || (byte == UInt8(ascii: " ") && peek(bytes, at: position &+ 1).isASCIIDigit)
  }
}
