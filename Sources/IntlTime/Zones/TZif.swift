internal import IntlCore

/// What a compiled time zone file says, checked and in POSIX time.
///
/// RFC 9636, versions 1 to 4. Files that count leap seconds (`right/`) are read, and their times brought back to POSIX
/// time, which has none.
struct TZif: Sendable {
  /// One kind of local time, as in ``ZoneOffset``; the first is in force before every change.
  var offsets: [ZoneOffset] = []
  /// The changes in the order of time: when, and the index of the local time from then on.
  var changes: [(start: Int64, index: Int)] = []
  /// The rule after the last change; `nil` when the last change holds for ever.
  var rule: POSIXRule?

  /// The largest file that is read: the largest of tzdata has 3.6 KB, and ones made by hand seldom more.
  static let sizeLimit = 262_144

  /// The letters at the start of each file.
  static let magic: [UInt8] = [0x54, 0x5A, 0x69, 0x66]

  /// Reads the bytes of a file.
  ///
  /// - Parameter name: What an error calls the file.
  /// - Throws: ``IntlError`` of kind `malformedFile`; nothing is read that the header does not announce, and nothing
  ///   that it announces is believed before it is there.
  init(_ bytes: [UInt8], name: String) throws(IntlError) {
    var reader = Reader(bytes: bytes, name: name)
    var header = try reader.header()
    if header.version >= UInt8(ascii: "2") {
      // The first block repeats the data in 32 bits for old readers.
      try reader.skip(header.dataLength(timeSize: 4))
      header = try reader.header()
      try readBlock(&reader, header, timeSize: 8)
      try readFooter(&reader)
    } else {
      try readBlock(&reader, header, timeSize: 4)
    }
  }

  private mutating func readBlock(_ reader: inout Reader, _ header: Header, timeSize: Int) throws(IntlError) {
    try reader.require(header.dataLength(timeSize: timeSize))
    var times: [Int64] = []
    times.reserveCapacity(header.timeCount)
    for _ in 0..<header.timeCount {
      let time = reader.integer(timeSize)
      if let last = times.last, last >= time { throw reader.failure("changes in the order of time") }
      times.append(time)
    }
    changes.reserveCapacity(header.timeCount)
    for time in times {
      let index = Int(reader.byte())
      guard index < header.typeCount else {
        throw reader.failure("a local time type under \(header.typeCount)")
      }
      changes.append((time, index))
    }
    try readOffsets(&reader, header)
    try removeLeapSeconds(&reader, header, timeSize: timeSize)
    // The two lists of indicators that follow only matter for rules of the 1980s.
    try reader.skip(header.standardCount + header.utCount)
  }

  private mutating func readOffsets(_ reader: inout Reader, _ header: Header) throws(IntlError) {
    let names = reader.position + header.typeCount * 6
    for _ in 0..<header.typeCount {
      let seconds = reader.integer(4)
      guard -93_600 < seconds, seconds < 93_600 else {
        throw reader.failure("an offset of less than 26 hours")
      }
      let isDaylight = reader.byte()
      guard isDaylight <= 1 else { throw reader.failure("a daylight flag of 0 or 1") }
      let start = names + Int(reader.byte())
      guard start < names + header.nameLength,
        let end = reader.bytes[start..<names + header.nameLength].firstIndex(of: 0)
      else { throw reader.failure("an abbreviation inside the file") }
      guard let abbreviation = PackedAbbreviation(reader.bytes[start..<end]) else {
        throw reader.failure("an abbreviation of up to \(PackedAbbreviation.limit) ASCII characters")
      }
      offsets.append(
        ZoneOffset(seconds: Int32(seconds), isDaylight: isDaylight == 1, abbreviation: abbreviation))
    }
    try reader.skip(header.nameLength)
  }

  /// Reads the leap second records, and takes from each change the seconds inserted before it.
  private mutating func removeLeapSeconds(
    _ reader: inout Reader, _ header: Header, timeSize: Int
  ) throws(IntlError) {
    var leaps: [(time: Int64, correction: Int64)] = []
    for _ in 0..<header.leapCount {
      let time = reader.integer(timeSize)
      let correction = reader.integer(4)
      if let last = leaps.last, last.time >= time {
        throw reader.failure("leap seconds in the order of time")
      }
      leaps.append((time, correction))
    }
    guard !leaps.isEmpty else { return }
    var next = 0
    var correction: Int64 = 0
    for index in changes.indices {
      while next < leaps.count, leaps[next].time <= changes[index].start {
        correction = leaps[next].correction
        next += 1
      }
      changes[index].start = changes[index].start &- correction
      if index > 0, changes[index - 1].start >= changes[index].start {
        throw reader.failure("changes further apart than leap seconds")
      }
    }
  }

  private mutating func readFooter(_ reader: inout Reader) throws(IntlError) {
    let newline = UInt8(ascii: "\n")
    guard reader.position < reader.bytes.count, reader.byte() == newline,
      let end = reader.bytes[reader.position...].firstIndex(of: newline)
    else { throw reader.failure("a footer between two line ends") }
    let text = reader.bytes[reader.position..<end]
    guard !text.isEmpty else { return }
    guard text.allSatisfy({ 0x21...0x7E ~= $0 }) else { throw reader.failure("an ASCII footer") }
    do throws(IntlError) {
      rule = try POSIXRule(String(decoding: text, as: UTF8.self))
    } catch {
      throw reader.failure("a footer that is \(error.expected)")
    }
  }
}

extension TZif {
  private struct Header {
    var version: UInt8
    var utCount: Int
    var standardCount: Int
    var leapCount: Int
    var timeCount: Int
    var typeCount: Int
    var nameLength: Int

    func dataLength(timeSize: Int) -> Int {
      timeCount * (timeSize + 1) + typeCount * 6 + nameLength + leapCount * (timeSize + 4) + standardCount
        + utCount
    }
  }

  private struct Reader {
    let bytes: [UInt8]
    let name: String
    var position = 0

    func failure(_ expected: String) -> IntlError {
      IntlError(
        .malformedFile, subject: name, position: min(position, bytes.count), expected: expected,
        found: position >= bytes.count ? "the end" : "other bytes")
    }

    func require(_ count: Int) throws(IntlError) {
      let rest = bytes.count - position
      guard count <= rest else {
        throw IntlError(
          .malformedFile, subject: name, position: position, expected: "\(count) bytes of data",
          found: "\(rest)")
      }
    }

    mutating func skip(_ count: Int) throws(IntlError) {
      try require(count)
      position += count
    }

    mutating func byte() -> UInt8 {
      position += 1
      return bytes[position - 1]
    }

    /// A big-endian signed integer of 4 or 8 bytes.
    mutating func integer(_ size: Int) -> Int64 {
      var value: UInt64 = 0
      for byte in bytes[position..<position + size] { value = value << 8 | UInt64(byte) }
      position += size
      return size == 4 ? Int64(Int32(truncatingIfNeeded: value)) : Int64(bitPattern: value)
    }

    mutating func header() throws(IntlError) -> Header {
      guard bytes[position...].starts(with: TZif.magic) else { throw failure("the letters TZif") }
      try require(44)
      let version = bytes[position + 4]
      position += 20
      var counts: [Int] = []
      for _ in 0..<6 {
        let count = integer(4)
        guard 0...Int64(TZif.sizeLimit) ~= count else { throw failure("a count of up to \(TZif.sizeLimit)") }
        counts.append(Int(count))
      }
      let header = Header(
        version: version, utCount: counts[0], standardCount: counts[1], leapCount: counts[2],
        timeCount: counts[3],
        typeCount: counts[4], nameLength: counts[5])
      guard 1...256 ~= header.typeCount, header.nameLength > 0 else {
        throw failure("1 to 256 local time types with their abbreviations")
      }
      guard header.utCount == 0 || header.utCount == header.typeCount,
        header.standardCount == 0 || header.standardCount == header.typeCount
      else { throw failure("no indicators or one a local time type") }
      guard header.timeCount <= 20_000 else { throw failure("at most 20000 changes") }
      return header
    }
  }
}
