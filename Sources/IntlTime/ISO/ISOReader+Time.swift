extension ISOReader {
  /// A time of day, which may be the end of the day.
  struct Time {
    var time: CivilTime
    /// True for 24:00: `time` is 00:00 and belongs to the day after.
    var isEndOfDay = false
  }

  /// Reads hours, or hours and minutes, or all three, in basic or extended form, and a decimal fraction of the last.
  ///
  /// A second of 60 is read as 59: the clock has no other name for a leap second. Digits finer than a nanosecond are cut.
  mutating func time(_ bytes: Span<UInt8>) throws(Fault) -> Time {
    let start = position
    guard let hour = pair(bytes), hour <= 24 else {
      throw Fault(position: start, expected: "an hour of 00 to 24")
    }
    var second = hour &* 3600
    var unit: Int64 = 3600
    let isExtended = peek(bytes) == UInt8(ascii: ":")
    if isExtended || peek(bytes).isASCIIDigit {
      try note(isExtended ? .extended : .basic, at: isExtended ? position : start)
      if isExtended { position &+= 1 }
      second &+= 60 &* (try field(bytes, 59, "a minute of 00 to 59"))
      unit = 60
      if isExtended ? skip(":", bytes) : peek(bytes).isASCIIDigit {
        second &+= min(59, try field(bytes, 60, "a second of 00 to 60"))
        unit = 1
      }
    }
    var nanosecond: Int32 = 0
    if peek(bytes) == UInt8(ascii: ".") || peek(bytes) == UInt8(ascii: ",") {
      let fraction = try fraction(bytes) &* unit
      second &+= Int32(truncatingIfNeeded: fraction / 1_000_000_000)
      nanosecond = Int32(truncatingIfNeeded: fraction % 1_000_000_000)
    }
    guard hour == 24 else {
      return Time(time: CivilTime(uncheckedSecondOfDay: second, nanosecond: nanosecond))
    }
    guard second == 86_400, nanosecond == 0 else {
      throw Fault(position: start, expected: "an hour of 00 to 23, or 24:00:00")
    }
    return Time(time: .midnight, isEndOfDay: true)
  }

  /// Remembers which form the text has, and refuses to change from one to the other.
  @inline(__always)
  private mutating func note(_ found: Layout, at place: Int) throws(Fault) {
    guard layout == .unknown || layout == found || allowsMixedForms else {
      throw Fault(
        position: place,
        expected: found == .basic
          ? "colons in the time, as the date has hyphens" : "a time without colons, as the date")
    }
    layout = found
  }

  @inline(__always)
  private mutating func field(_ bytes: Span<UInt8>, _ limit: Int32, _ noun: String) throws(Fault) -> Int32 {
    let start = position
    guard let value = pair(bytes), value <= limit else { throw Fault(position: start, expected: noun) }
    return value
  }

  /// Reads a decimal mark and digits, as billionths; what is finer is cut.
  mutating func fraction(_ bytes: Span<UInt8>) throws(Fault) -> Int64 {
    position &+= 1
    var value: Int64 = 0
    var unit: Int64 = 100_000_000
    let start = position
    while position < bytes.count {
      let digit = bytes[position] &- 0x30
      guard digit < 10 else { break }
      value &+= Int64(digit) &* unit
      unit /= 10
      position &+= 1
    }
    guard position > start else {
      throw Fault(position: position, expected: "a digit after the decimal mark")
    }
    return value
  }

  /// A distance from UTC as it is written.
  struct Offset {
    /// Seconds east of UTC.
    var seconds: Int32
    /// True for `Z` and `-00:00`, which give UTC and say nothing of the local time.
    var isLocalTimeUnknown = false
    /// True when seconds are written, so that the value is exact.
    var hasSeconds = false
  }

  /// Reads `Z` or a sign with hours and optional minutes and seconds; `nil` when neither is here.
  @inline(__always)
  mutating func offset(_ bytes: Span<UInt8>) throws(Fault) -> Offset? {
    if skipLetter("z", bytes) { return Offset(seconds: 0, isLocalTimeUnknown: true) }
    let start = position
    guard let sign = sign(bytes) else { return nil }
    return try signedOffset(bytes, sign, start)
  }

  private mutating func signedOffset(
    _ bytes: Span<UInt8>, _ sign: Int32, _ start: Int
  ) throws(Fault) -> Offset {
    var offset = Offset(seconds: try field(bytes, 23, "hours of 00 to 23") &* 3600)
    let isExtended = peek(bytes) == UInt8(ascii: ":")
    if isExtended || peek(bytes).isASCIIDigit {
      if isExtended { position &+= 1 }
      offset.seconds &+= try field(bytes, 59, "minutes of 00 to 59") &* 60
      if isExtended ? skip(":", bytes) : peek(bytes).isASCIIDigit {
        offset.seconds &+= try field(bytes, 59, "seconds of 00 to 59")
        offset.hasSeconds = true
      }
    }
    // Minus zero is how RFC 3339 says that the local time is not known.
    offset.isLocalTimeUnknown = sign < 0 && offset.seconds == 0
    offset.seconds &*= sign
    return offset
  }
}
