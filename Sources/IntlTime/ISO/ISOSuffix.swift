internal import IntlCore

/// What stands in brackets after a date and time: a zone, and tags.
///
/// RFC 9557, section 4.1
struct ISOSuffix {
  var zone: ZoneID?
  var calendar: CalendarID?
  private var hasCriticalCalendar = false

  /// Reads `[zone]` and `[key=value]` from `start` to the end.
  ///
  /// The key `u-ca` names a calendar, and its first value counts. Other keys are skipped, unless `!` says that the text must
  /// not be used by who does not know them.
  init(_ bytes: Span<UInt8>, from start: Int) throws(ISOReader.Fault) {
    var position = start
    while position < bytes.count {
      guard bytes[position] == UInt8(ascii: "[") else {
        throw ISOReader.Fault(
          position: position, expected: "an opening bracket or the end", kind: .trailingText)
      }
      let isFirst = position == start
      position += 1
      let isCritical = position < bytes.count && bytes[position] == UInt8(ascii: "!")
      if isCritical { position += 1 }
      var end = position
      var equals: Int?
      while end < bytes.count, bytes[end] != UInt8(ascii: "]") {
        if bytes[end] == UInt8(ascii: "="), equals == nil { equals = end }
        end += 1
      }
      guard end < bytes.count else { throw ISOReader.Fault(position: end, expected: "a closing bracket") }
      if let equals {
        try readTag(bytes, position..<equals, equals + 1..<end, isCritical)
      } else {
        guard isFirst else { throw ISOReader.Fault(position: position, expected: "a key and =") }
        zone = try ISOSuffix.zone(bytes, position..<end)
      }
      position = end + 1
    }
  }

  private mutating func readTag(
    _ bytes: Span<UInt8>, _ key: Range<Int>, _ value: Range<Int>, _ isCritical: Bool
  ) throws(ISOReader.Fault) {
    for index in key.indices {
      let byte = bytes[index]
      let isStart = 0x61...0x7A ~= byte || byte == UInt8(ascii: "_")
      guard isStart || (index > key.lowerBound && (byte.isASCIIDigit || byte == UInt8(ascii: "-"))) else {
        throw ISOReader.Fault(position: index, expected: "a key in lower case")
      }
    }
    guard !key.isEmpty else {
      throw ISOReader.Fault(position: key.lowerBound, expected: "a key in lower case")
    }
    var isAfterHyphen = true
    for index in value.indices {
      let byte = bytes[index]
      guard byte.isASCIILetterOrDigit || (byte == UInt8(ascii: "-") && !isAfterHyphen) else {
        throw ISOReader.Fault(position: index, expected: "letters and digits, in parts between hyphens")
      }
      isAfterHyphen = byte == UInt8(ascii: "-")
    }
    guard !isAfterHyphen else { throw ISOReader.Fault(position: value.upperBound, expected: "a value") }
    guard ISOSuffix.text(bytes, key) == "u-ca" else {
      guard !isCritical else {
        throw ISOReader.Fault(
          position: key.lowerBound, expected: "a key that is known, as it is marked with !")
      }
      return
    }
    try readCalendar(bytes, value, isCritical)
  }

  /// Reads the name of a calendar: the first counts, unless `!` says that none may be passed over.
  private mutating func readCalendar(
    _ bytes: Span<UInt8>, _ value: Range<Int>, _ isCritical: Bool
  ) throws(ISOReader.Fault) {
    guard calendar == nil || !(isCritical || hasCriticalCalendar) else {
      throw ISOReader.Fault(position: value.lowerBound, expected: "one calendar, as it is marked with !")
    }
    do throws(IntlError) {
      let found = try CalendarID(ISOSuffix.text(bytes, value))
      guard !isCritical || CalendarKind(rawValue: found.identifier) != nil else {
        throw IntlError(
          .unparsable, subject: found.identifier, expected: "a calendar that is known, as it is marked with !"
        )
      }
      if calendar == nil { (calendar, hasCriticalCalendar) = (found, isCritical) }
    } catch {
      throw ISOReader.Fault(position: value.lowerBound + (error.position ?? 0), expected: error.expected)
    }
  }

  private static func zone(_ bytes: Span<UInt8>, _ range: Range<Int>) throws(ISOReader.Fault) -> ZoneID {
    let name = text(bytes, range)
    do throws(IntlError) {
      let zone = try ZoneID(name)
      if zone.isPortable, !name.hasPrefix(":") { return zone }
      throw IntlError(.invalidZone, subject: name, position: 0, expected: "a name such as Europe/Paris")
    } catch {
      throw ISOReader.Fault(
        position: range.lowerBound + (error.position ?? 0), expected: error.expected, kind: .invalidZone)
    }
  }

  private static func text(_ bytes: Span<UInt8>, _ range: Range<Int>) -> String {
    // The ends are beside ASCII characters, so no scalar is cut.
    TextSink.string(bytes.extracting(range))
  }
}

extension ZoneID {
  /// False for a file or a rule, which are no names that another system could know.
  fileprivate var isPortable: Bool {
    switch kind {
    case .named, .fixed: true
    case .file, .rule, .malformed: false
    }
  }

  /// The zone in brackets, as it stands after an instant; empty for one without a name that could be read back.
  var suffix: String { isPortable ? "[\(identifier)]" : "" }
}
