internal import IntlCore

/// Finds the fault of a number pattern that ICU refuses; ICU's C interface does not tell where it is.
///
/// UTS 35, Part 3: Numbers, section "Number Patterns"
struct NumberPatternSyntax {
  /// Where reading stopped, and what should have stood there.
  struct Fault: Error, Hashable {
    let position: Int
    let expected: String
  }

  private let bytes: [UInt8]
  private var position = 0

  /// The first fault of a pattern in UTS 35's symbols; `nil` when its syntax is right.
  static func fault(in pattern: String) -> Fault? {
    var syntax = NumberPatternSyntax(bytes: Array(pattern.utf8))
    do throws(Fault) {
      try syntax.readPattern()
      return nil
    } catch {
      return error
    }
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func fault(_ expected: String, at place: Int? = nil) -> Fault {
    Fault(position: place ?? position, expected: expected)
  }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    position += 1
    return true
  }

  private mutating func readPattern() throws(Fault) {
    try readSubpattern()
    if skip(UInt8(ascii: ";")), current != nil { try readSubpattern() }
    if current != nil { throw fault("a quoted character or the end") }
  }

  private mutating func readSubpattern() throws(Fault) {
    var paddings = 0
    try readPadding(&paddings)
    try readAffix()
    try readPadding(&paddings)
    let hasGroups = try readNumber()
    if current == UInt8(ascii: "E") { try readExponent(hasGroups: hasGroups) }
    try readPadding(&paddings)
    try readAffix()
    try readPadding(&paddings)
  }

  private mutating func readPadding(_ count: inout Int) throws(Fault) {
    guard current == UInt8(ascii: "*") else { return }
    guard count == 0 else { throw fault("one padding character in a pattern") }
    count += 1
    position += 1
    try readLiteral()
  }

  /// One character, or quoted text.
  private mutating func readLiteral() throws(Fault) {
    guard let byte = current else { throw fault("a character") }
    position += 1
    if byte == UInt8(ascii: "'") {
      let start = position - 1
      while let byte = current, byte != UInt8(ascii: "'") {
        position += 1
      }
      guard skip(UInt8(ascii: "'")) else { throw fault("a second apostrophe", at: start) }
      return
    }
    while let byte = current, byte & 0xC0 == 0x80 {
      position += 1
    }
  }

  private mutating func readAffix() throws(Fault) {
    while let byte = current {
      switch byte {
      case UInt8(ascii: "#"), UInt8(ascii: "@"), UInt8(ascii: ";"), UInt8(ascii: "*"), UInt8(ascii: "."),
        UInt8(ascii: ","), UInt8(ascii: "0")...UInt8(ascii: "9"):
        return
      default: try readLiteral()
      }
    }
  }

  /// Reads the digits; true when there were group separators.
  private mutating func readNumber() throws(Fault) -> Bool {
    var hasGroups = false
    var lastSeparator: Int?
    var zeros = 0
    var ats = 0
    var hashesAfterAts = 0
    loop: while let byte = current {
      switch byte {
      case UInt8(ascii: ","):
        if lastSeparator == position - 1, hasGroups { throw fault("a digit between separators") }
        hasGroups = true
        lastSeparator = position
      case UInt8(ascii: "#"):
        guard zeros == 0 else { throw fault("no # after 0 before the decimal separator") }
        if ats > 0 { hashesAfterAts += 1 }
      case UInt8(ascii: "@"):
        guard zeros == 0 else { throw fault("no @ beside 0") }
        guard hashesAfterAts == 0 else { throw fault("no # inside a run of @") }
        ats += 1
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        guard ats == 0 else { throw fault("no 0 beside @") }
        zeros += 1
      default: break loop
      }
      position += 1
    }
    if hasGroups, lastSeparator == position - 1 { throw fault("a digit after the group separator") }
    guard skip(UInt8(ascii: ".")) else { return hasGroups }
    var hashes = 0
    while let byte = current {
      if byte == UInt8(ascii: "#") {
        hashes += 1
      } else if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
        guard hashes == 0 else { throw fault("no digit after # in the fraction") }
      } else {
        break
      }
      position += 1
    }
    return hasGroups
  }

  private mutating func readExponent(hasGroups: Bool) throws(Fault) {
    guard !hasGroups else { throw fault("no exponent beside group separators") }
    position += 1
    _ = skip(UInt8(ascii: "+"))
    while skip(UInt8(ascii: "0")) {}
  }
}
