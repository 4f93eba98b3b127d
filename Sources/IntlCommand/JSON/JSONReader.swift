/// Reads one JSON text (RFC 8259), strictly.
///
/// Refused are: text after the value, a member named twice, escapes of lone surrogates, numbers such as `01` or
/// `1.`, and nesting deeper than 64. A failure says the byte where it stands.
package struct JSONReader {
  /// Where a text stops being JSON, and how.
  package struct Failure: Error, Equatable {
    package let offset: Int
    package let expected: String
    package let found: String
  }

  static let maximumDepth = 64

  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The value that `bytes` spell.
  package static func read(_ bytes: [UInt8]) throws(Failure) -> JSONValue {
    try checkUTF8(bytes)
    var reader = JSONReader(bytes: bytes)
    reader.skipBlanks()
    let value = try reader.readValue()
    reader.skipBlanks()
    guard reader.position == bytes.count else { throw reader.failure("the end of the line") }
    return value
  }

  private static func checkUTF8(_ bytes: [UInt8]) throws(Failure) {
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: bytes.span)
    } catch {
      let offset = error.byteOffsets.lowerBound
      throw Failure(
        offset: offset, expected: "UTF-8", found: "the byte 0x" + String(bytes[offset], radix: 16))
    }
  }

  // MARK: Values

  private mutating func readValue() throws(Failure) -> JSONValue {
    guard let byte = current else { throw failure("a JSON value") }
    switch byte {
    case UInt8(ascii: "{"): return .object(try readObject())
    case UInt8(ascii: "["): return .array(try readArray())
    case UInt8(ascii: "\""): return .string(try readString())
    case UInt8(ascii: "t"): return try readWord("true", .bool(true))
    case UInt8(ascii: "f"): return try readWord("false", .bool(false))
    case UInt8(ascii: "n"): return try readWord("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try readNumber())
    default: throw failure("a JSON value")
    }
  }

  private mutating func readWord(_ word: StaticString, _ value: JSONValue) throws(Failure) -> JSONValue {
    let length = word.utf8CodeUnitCount
    let text = word.description
    guard bytes[position...].prefix(length).elementsEqual(text.utf8) else {
      throw failure("a JSON value")
    }
    position += length
    return value
  }

  private mutating func readArray() throws(Failure) -> [JSONValue] {
    try open()
    var items: [JSONValue] = []
    if skip(UInt8(ascii: "]")) {
      depth -= 1
      return items
    }
    while true {
      items.append(try readValue())
      skipBlanks()
      if skip(UInt8(ascii: "]")) { break }
      guard skip(UInt8(ascii: ",")) else { throw failure("\",\" or \"]\"") }
      skipBlanks()
    }
    depth -= 1
    return items
  }

  private mutating func readObject() throws(Failure) -> JSONObject {
    try open()
    var object = JSONObject()
    var names: Set<String> = []
    if skip(UInt8(ascii: "}")) {
      depth -= 1
      return object
    }
    while true {
      guard current == UInt8(ascii: "\"") else { throw failure("a member name in double quotes") }
      let start = position
      let name = try readString()
      guard names.insert(name).inserted else {
        throw Failure(offset: start, expected: "each member once", found: "\"\(name)\" again")
      }
      skipBlanks()
      guard skip(UInt8(ascii: ":")) else { throw failure("\":\"") }
      skipBlanks()
      object.append(name, try readValue())
      skipBlanks()
      if skip(UInt8(ascii: "}")) { break }
      guard skip(UInt8(ascii: ",")) else { throw failure("\",\" or \"}\"") }
      skipBlanks()
    }
    depth -= 1
    return object
  }

  private mutating func open() throws(Failure) {
    guard depth < JSONReader.maximumDepth else {
      throw failure("at most \(JSONReader.maximumDepth) levels of nesting")
    }
    depth += 1
    position += 1
    skipBlanks()
  }

  private mutating func readNumber() throws(Failure) -> String {
    let start = position
    _ = skip(UInt8(ascii: "-"))
    if !skip(UInt8(ascii: "0")) { try readDigits() }
    if skip(UInt8(ascii: ".")) { try readDigits() }
    if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
      if !skip(UInt8(ascii: "-")) { _ = skip(UInt8(ascii: "+")) }
      try readDigits()
    }
    if let byte = current, Self.isDigit(byte) { throw failure("no digit after a leading zero") }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func readDigits() throws(Failure) {
    guard let byte = current, Self.isDigit(byte) else { throw failure("a digit") }
    while let byte = current, Self.isDigit(byte) { position += 1 }
  }

  // MARK: Strings

  private mutating func readString() throws(Failure) -> String {
    position += 1
    let start = position
    while let byte = current, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 {
      position += 1
    }
    if current == UInt8(ascii: "\"") {
      position += 1
      return String(decoding: bytes[start..<position - 1], as: UTF8.self)
    }
    var text = Array(bytes[start..<position])
    while true {
      guard let byte = current else { throw failure("\"\\\"\" at the end of the text") }
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        position += 1
        try readEscape(into: &text)
      case ..<0x20:
        throw failure("control characters to be escaped")
      default:
        text.append(byte)
        position += 1
      }
    }
  }

  private mutating func readEscape(into text: inout [UInt8]) throws(Failure) {
    guard let byte = current else { throw failure("an escape") }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      try readUnicodeEscape(into: &text)
      return
    default: throw failure("one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u")
    }
    position += 1
  }

  private mutating func readUnicodeEscape(into text: inout [UInt8]) throws(Failure) {
    let start = position - 1
    var value = UInt32(try readHexUnit())
    if (0xD800...0xDBFF).contains(value) {
      guard skip(UInt8(ascii: "\\")), current == UInt8(ascii: "u") else {
        throw Failure(offset: start, expected: "both halves of a surrogate pair", found: "one")
      }
      let low = UInt32(try readHexUnit())
      guard (0xDC00...0xDFFF).contains(low) else {
        throw Failure(offset: start, expected: "both halves of a surrogate pair", found: "one")
      }
      value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(value) else {
      throw Failure(offset: start, expected: "both halves of a surrogate pair", found: "one")
    }
    text.append(contentsOf: String(scalar).utf8)
  }

  /// Reads the four digits after `u`, on which the reader stands.
  private mutating func readHexUnit() throws(Failure) -> UInt16 {
    position += 1
    var value: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = current, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw failure("four hexadecimal digits")
      }
      value = value << 4 | UInt16(digit)
      position += 1
    }
    return value
  }

  // MARK: Bytes

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    position += 1
    return true
  }

  private mutating func skipBlanks() {
    while let byte = current, byte == 0x20 || byte == 0x0D || byte == 0x0A || byte == 0x09 { position += 1 }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private func failure(_ expected: String) -> Failure {
    // Positions are always at the start of a character here, but for one inside a word or a number.
    let rest = bytes[position...].prefix(4)
    let found =
      String(decoding: rest, as: UTF8.self).first.map { RequestError.quoted(String($0)) } ?? "the end"
    return Failure(offset: position, expected: expected, found: found)
  }
}
