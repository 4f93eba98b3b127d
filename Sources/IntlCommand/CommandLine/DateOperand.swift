internal import IntlCore
internal import IntlTime

/// A day on a command line: an instant, or a date of a calendar such as `hebrew:5784-5L-10`.
enum DateOperand {
  /// The instant that a text names; of a date, its first in the zone.
  ///
  /// - Parameter zone: Whose clock a text without offset is read on; `nil` for the current zone.
  /// - Throws: `IntlError`, with the position in the text where it could not be read.
  static func instant(_ text: String, zone: String?) throws(IntlError) -> Instant {
    guard let colon = text.firstIndex(of: ":"), text[..<colon].first?.isLetter ?? false else {
      return try Instant(InstantOperand.instant(text, zone: zone))
    }
    let id: ZoneID = if let zone { try ZoneID(zone) } else { .current }
    let calendar = ZonedCalendar(
      try CalendarRules(CalendarID(String(text[..<colon]))),
      zone: try ZoneDatabase.system.rules(for: id))
    return try calendar.instant(of: fields(text, from: text.index(after: colon)))
  }

  /// `5784-5L-10`, or with an era before it, `235:31-4-30`.
  private static func fields(_ text: String, from start: String.Index) throws(IntlError) -> DateFields {
    var reader = Reader(text: text, index: start)
    var fields = DateFields(year: try reader.number())
    if reader.skip(":") {
      fields.era = fields.year
      fields.year = try reader.number()
    }
    guard reader.skip("-") else { return try reader.finished(fields) }
    _ = reader.skip("M")
    fields.month = try reader.number()
    if reader.skip("L") { fields.isLeapMonth = true }
    guard reader.skip("-") else { return try reader.finished(fields) }
    fields.day = try reader.number()
    return try reader.finished(fields)
  }

  private struct Reader {
    let text: String
    var index: String.Index

    mutating func skip(_ character: Character) -> Bool {
      guard index < text.endIndex, text[index] == character else { return false }
      index = text.index(after: index)
      return true
    }

    mutating func number() throws(IntlError) -> Int {
      let start = index
      _ = skip("-")
      let digits = text[index...].prefix { $0.isASCII && $0.isNumber }
      guard !digits.isEmpty else { throw failure("a number") }
      index = digits.endIndex
      guard let number = Int(text[start..<index]) else {
        throw IntlError(
          .outOfRange, subject: text, position: offset(of: start), expected: "a number of 64 bits")
      }
      return number
    }

    func finished(_ fields: DateFields) throws(IntlError) -> DateFields {
      guard index == text.endIndex else { throw failure("a date such as 5784-5L-10") }
      return fields
    }

    private func failure(_ expected: String) -> IntlError {
      let offset = offset(of: index)
      return IntlError(
        .unparsable, subject: text, position: offset, expected: expected,
        found: IntlError.found(in: text, at: offset))
    }

    private func offset(of index: String.Index) -> Int {
      text.utf8.distance(from: text.startIndex, to: index)
    }
  }
}
