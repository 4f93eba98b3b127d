public import IntlCore

extension TimeSpan {
  /// The span that an ISO 8601 text names.
  ///
  /// ```swift
  /// try TimeSpan("P1Y2M3DT4H5M6.5S").months       // 2
  /// try TimeSpan("PT0,5H").minutes                // 30
  /// try TimeSpan("P0001-02-03T04:05:06").days     // 3
  /// ```
  ///
  /// Units stand in the order years, months, weeks, days, `T`, hours, minutes, seconds, each at most once, in upper or lower
  /// case. The last may have a decimal fraction when it is of the clock; a fraction of a day or more has no fixed length and
  /// is an error. The alternative form, written like a date and time, is read too.
  ///
  /// - Throws: `IntlError` of kind `unparsable`, `trailingText` or `outOfRange`, with the position.
  public init(_ text: String) throws(IntlError) {
    let parts = try ISOReader.whole(text) { reader, bytes throws(ISOReader.Fault) in try reader.span(bytes) }
    try self.init(
      years: parts[0], months: parts[1], weeks: parts[2], days: parts[3], hours: parts[4], minutes: parts[5],
      seconds: parts[6], nanoseconds: parts[7])
  }
}

extension ISOReader {
  /// Reads a duration: the values of the eight units, largest first.
  fileprivate mutating func span(_ bytes: Span<UInt8>) throws(Fault) -> [Int] {
    let sign = Int(sign(bytes) ?? 1)
    guard skipLetter("p", bytes) else { throw Fault(position: position, expected: "the letter P") }
    if let parts = try alternativeSpan(bytes) { return parts.map { $0 * sign } }
    var parts = [Int](repeating: 0, count: 8)
    var next = 0
    var isClock = false
    var isDone = false
    while position < bytes.count, !isDone {
      if !isClock, skipLetter("t", bytes) {
        isClock = true
        next = 4
        continue
      }
      let start = position
      if !peek(bytes).isASCIIDigit, next > (isClock ? 4 : 0) { break }
      let value = try integer(bytes, start)
      let fraction = try fractionIfAny(bytes)
      let unit = try unit(bytes, isClock, from: next)
      parts[unit] = value * sign
      if let fraction {
        guard isClock else {
          throw Fault(position: start, expected: "a whole number of units longer than an hour")
        }
        add(fraction, of: unit, sign, to: &parts)
        isDone = true
      }
      next = unit + 1
    }
    guard next > (isClock ? 4 : 0) else { throw Fault(position: position, expected: "a number and a unit") }
    return parts
  }

  private mutating func integer(_ bytes: Span<UInt8>, _ start: Int) throws(Fault) -> Int {
    var value = 0
    while peek(bytes).isASCIIDigit {
      let (product, overflow) = value.multipliedReportingOverflow(by: 10)
      let (sum, overflowToo) = product.addingReportingOverflow(Int(peek(bytes) - 0x30))
      guard !overflow, !overflowToo else {
        throw Fault(position: start, expected: "a number of up to \(Int.max)", kind: .outOfRange)
      }
      value = sum
      position += 1
    }
    guard position > start else { throw Fault(position: position, expected: "a number") }
    return value
  }

  private mutating func fractionIfAny(_ bytes: Span<UInt8>) throws(Fault) -> Int64? {
    guard peek(bytes) == UInt8(ascii: ".") || peek(bytes) == UInt8(ascii: ",") else { return nil }
    return try fraction(bytes)
  }

  /// Reads the letter of a unit and gives its place, at least `first`.
  private mutating func unit(_ bytes: Span<UInt8>, _ isClock: Bool, from first: Int) throws(Fault) -> Int {
    let letters: [Unicode.Scalar] = isClock ? ["h", "m", "s"] : ["y", "m", "w", "d"]
    let base = isClock ? 4 : 0
    for (index, letter) in letters.enumerated() where base + index >= first {
      if skipLetter(letter, bytes) { return base + index }
    }
    let allowed = letters.dropFirst(first - base).map { String($0).uppercased() }
    throw Fault(
      position: position,
      expected: allowed.isEmpty ? "the end" : "one of the units \(allowed.joined(separator: ", "))")
  }

  /// Adds billionths of a clock unit to the smaller ones.
  private func add(
    _ fraction: Int64, of unit: Int, _ sign: Int, to parts: inout [Int]
  ) {
    // Billionths of an hour are 3,600 ns, of a minute 60 ns.
    var nanoseconds = Int(fraction) * [3600, 60, 1][unit - 4]
    if unit == 4 {
      parts[5] = sign * (nanoseconds / 60_000_000_000)
      nanoseconds %= 60_000_000_000
    }
    if unit < 6 { parts[6] = sign * (nanoseconds / 1_000_000_000) }
    parts[7] = sign * (nanoseconds % 1_000_000_000)
  }

  /// Reads `YYYY-MM-DDThh:mm:ss`, in which months are 0 to 12, days 0 to 30 and so on; `nil` when it is not that.
  private mutating func alternativeSpan(_ bytes: Span<UInt8>) throws(Fault) -> [Int]? {
    let start = position
    let run = digits(bytes)
    let isExtended = run.count == 4 && peek(bytes) == UInt8(ascii: "-")
    guard isExtended || (run.count == 8 && peek(bytes) | 0x20 == UInt8(ascii: "t")) else {
      position = start
      return nil
    }
    position = start + 4
    var parts = [Int](repeating: 0, count: 8)
    parts[0] = isExtended ? run.value : run.value / 10_000
    let fields: [(unit: Int, separator: Unicode.Scalar, limit: Int32, noun: String)] = [
      (1, "-", 12, "months of 00 to 12"), (3, "-", 30, "days of 00 to 30"), (4, "t", 24, "hours of 00 to 24"),
      (5, ":", 60, "minutes of 00 to 60"), (6, ":", 60, "seconds of 00 to 60"),
    ]
    for field in fields {
      if isExtended || field.separator == "t" {
        guard field.separator == "t" ? skipLetter("t", bytes) : skip(field.separator, bytes) else {
          throw Fault(
            position: position, expected: "\(String(field.separator).uppercased()) and \(field.noun)")
        }
      }
      let place = position
      guard let value = pair(bytes), value <= field.limit else {
        throw Fault(position: place, expected: field.noun)
      }
      parts[field.unit] = Int(value)
    }
    if let fraction = try fractionIfAny(bytes) { parts[7] = Int(fraction) }
    return parts
  }
}
