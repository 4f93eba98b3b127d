internal import IntlCore
internal import IntlTime

/// Instants as people type them: ISO 8601 with or without an offset, `@` and seconds since 1970, or `now`.
enum InstantOperand {
  /// The instant as a request takes it.
  ///
  /// - Parameter zone: Whose clock a text without offset is read on; `nil` for the current zone.
  /// - Throws: ``IntlError`` of kind `unparsable` or `outOfRange` with the position, or `invalidZone`.
  static func instant(_ text: String, zone: String?) throws(IntlError) -> String {
    if text == "now" { return Instant.now.description }
    if text.hasPrefix("@") { return try seconds(text).description }
    return try Instant(text, in: zone.map { name throws(IntlError) in try ZoneID(name) } ?? .current)
      .description
  }

  /// Seconds since 1970, with up to nine digits after a point.
  private static func seconds(_ text: String) throws(IntlError) -> Instant {
    let body = text.dropFirst()
    let isNegative = body.hasPrefix("-")
    let digits = isNegative ? body.dropFirst() : body
    let end = digits.utf8.firstIndex { !(0x30...0x39).contains($0) } ?? digits.endIndex
    var fraction = Substring()
    if end < digits.endIndex {
      fraction = digits[end...].dropFirst()
      let isFraction =
        digits[end] == "." && (1...9).contains(fraction.utf8.count)
        && fraction.utf8.allSatisfy { (0x30...0x39).contains($0) }
      guard isFraction else { throw unreadable(text, at: end) }
    }
    guard end > digits.startIndex else { throw unreadable(text, at: end) }
    guard let seconds = Int64((isNegative ? "-" : "") + digits[..<end]) else {
      throw IntlError(.outOfRange, subject: text, expected: "seconds of 64 bits")
    }
    let padded = fraction + String(repeating: "0", count: 9 - fraction.utf8.count)
    let nanoseconds = Int64(padded) ?? 0
    return try Instant(seconds: seconds).adding(
      seconds: 0, nanoseconds: isNegative ? -nanoseconds : nanoseconds)
  }

  private static func unreadable(_ text: String, at index: String.Index) -> IntlError {
    let offset = text.utf8.distance(from: text.startIndex, to: index)
    return IntlError(
      .unparsable, subject: text, position: offset, expected: "seconds since 1970 such as @1700000000.5",
      found: IntlError.found(in: text, at: offset))
  }
}
