internal import IntlCore

extension POSIXRule {
  /// The rule that `text` writes, all of it.
  ///
  /// A rule with daylight time and no dates takes those of the United States, as the C library does.
  ///
  /// - Throws: ``IntlError`` of kind `invalidZone`, with the UTF-8 position.
  init(_ text: String) throws(IntlError) {
    var reader = Reader(text: text, bytes: Array(text.utf8.prefix(Reader.limit + 1)))
    guard reader.bytes.count <= Reader.limit else {
      throw reader.failure("a rule of at most \(Reader.limit) characters", at: Reader.limit)
    }
    let name = try reader.abbreviation()
    let west = try reader.offset("an offset from UTC such as 5 or -5:30")
    standard = ZoneOffset(seconds: -west, isDaylight: false, abbreviation: name)
    guard !reader.isAtEnd else { return }
    let daylightName = try reader.abbreviation()
    var daylightWest = west - 3600
    if let next = reader.peek, next != UInt8(ascii: ",") {
      daylightWest = try reader.offset("an offset from UTC")
    } else if daylightWest <= -86_400 {
      throw reader.failure(
        "an offset of daylight time, which an hour more than standard time would put past 24 hours")
    }
    var start = Moment(day: .weekday(month: 3, week: 2, weekday: 0))
    var end = Moment(day: .weekday(month: 11, week: 1, weekday: 0))
    if !reader.isAtEnd {
      start = try reader.moment()
      end = try reader.moment()
      guard reader.isAtEnd else { throw reader.failure("the end of the rule") }
    }
    daylight = Daylight(
      offset: ZoneOffset(seconds: -daylightWest, isDaylight: true, abbreviation: daylightName), start: start,
      end: end)
  }

  private struct Reader {
    static let limit = 128
    let text: String
    let bytes: [UInt8]
    var position = 0

    var isAtEnd: Bool { position == bytes.count }
    var peek: UInt8? { isAtEnd ? nil : bytes[position] }

    /// An offset from UTC of less than a day; POSIX allows 24 hours too, which ISO 8601 cannot write.
    mutating func offset(_ noun: String) throws(IntlError) -> Int32 { try time(maxHours: 23, noun) }

    func failure(_ expected: String, at offset: Int? = nil) -> IntlError {
      let offset = offset ?? position
      return IntlError(
        .invalidZone, subject: text, position: offset, expected: expected,
        found: IntlError.found(in: text, at: offset))
    }

    mutating func skip(_ character: Character) -> Bool {
      guard let byte = character.asciiValue, peek == byte else { return false }
      position += 1
      return true
    }

    /// Three letters or more, or anything of letters, digits and signs in `<…>`.
    mutating func abbreviation() throws(IntlError) -> PackedAbbreviation {
      let isQuoted = skip("<")
      let start = position
      while let byte = peek,
        isQuoted
          ? byte.isASCIILetterOrDigit || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
          : byte.isASCIILetter
      { position += 1 }
      guard position - start >= 3 else { throw failure("an abbreviation of three letters or more") }
      guard let name = PackedAbbreviation(bytes[start..<position]) else {
        throw failure("an abbreviation of at most \(PackedAbbreviation.limit) characters", at: start)
      }
      if isQuoted, !skip(">") { throw failure("the closing >") }
      return name
    }

    /// `[+-]hh[:mm[:ss]]` in seconds.
    mutating func time(maxHours: Int32, _ noun: String) throws(IntlError) -> Int32 {
      let isNegative = skip("-")
      if !isNegative { _ = skip("+") }
      var seconds = try number(0...maxHours, noun) * 3600
      if skip(":") {
        seconds += try number(0...59, "minutes of 0 to 59") * 60
        if skip(":") { seconds += try number(0...59, "seconds of 0 to 59") }
      }
      return isNegative ? -seconds : seconds
    }

    mutating func number(_ range: ClosedRange<Int32>, _ noun: String) throws(IntlError) -> Int32 {
      let start = position
      var value: Int32 = 0
      while let byte = peek, byte.isASCIIDigit, position - start < 4 {
        value = value * 10 + Int32(byte - 0x30)
        position += 1
      }
      guard position > start, range ~= value else { throw failure(noun, at: start) }
      return value
    }

    /// `,date[/time]`.
    mutating func moment() throws(IntlError) -> Moment {
      guard skip(",") else { throw failure("a comma and a date such as M3.2.0") }
      var moment = Moment(day: try day())
      if skip("/") { moment.time = try time(maxHours: 167, "a time of -167 to 167 hours") }
      return moment
    }

    private mutating func day() throws(IntlError) -> Day {
      if skip("J") { return .julian(Int(try number(1...365, "a day of 1 to 365"))) }
      guard skip("M") else { return .zeroBased(Int(try number(0...365, "a date such as M3.2.0, J60 or 59"))) }
      let month = Int(try number(1...12, "a month of 1 to 12"))
      guard skip(".") else { throw failure("a point and a week of 1 to 5") }
      let week = Int(try number(1...5, "a week of 1 to 5"))
      guard skip(".") else { throw failure("a point and a weekday of 0 to 6") }
      return .weekday(month: month, week: week, weekday: Int(try number(0...6, "a weekday of 0 to 6")))
    }
  }
}
