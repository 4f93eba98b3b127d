package import IntlCore

/// A UTS 35 date pattern, read: literal text and fields in their order.
///
/// ICU drops a letter that is no field and closes an open quote by itself; here both are errors, so that a
/// forgotten quote in `yyyy-MM-ddTHH:mm` is found when the format is made.
package struct DatePattern: Sendable, Hashable {
  /// One piece of a pattern.
  package enum Item: Sendable, Hashable {
    /// Text as it was written, quotes included.
    case literal(source: String)
    case field(PatternField)
  }

  /// The longest pattern that is read, in UTF-8 bytes.
  static let limit = 16_384

  /// The pieces; literals never stand side by side.
  package let items: [Item]

  package init(items: [Item]) { self.items = items }

  /// Reads a pattern.
  ///
  /// - Throws: ``IntlError`` of kind `invalidPattern`, with the offset of what does not belong.
  package init(parsing pattern: String) throws(IntlError) {
    guard !pattern.isEmpty else {
      throw IntlError(
        .invalidPattern, subject: pattern, position: 0, expected: "a pattern such as y-MM-dd",
        found: "nothing")
    }
    let bytes = Array(pattern.utf8)
    guard bytes.count <= DatePattern.limit else {
      throw IntlError(
        .invalidPattern, subject: pattern, position: DatePattern.limit,
        expected: "at most \(DatePattern.limit) bytes", found: "\(bytes.count)")
    }
    var items: [Item] = []
    var literalStart = 0
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "'") {
        index = try DatePattern.endOfQuote(pattern, bytes, from: index)
      } else if PatternField.isLetter(byte) {
        let start = index
        while index < bytes.count, bytes[index] == byte { index += 1 }
        let field = PatternField(letter: byte, count: index - start)
        try DatePattern.check(field, at: start, of: pattern)
        items.append(literal: bytes[literalStart..<start])
        items.append(.field(field))
        literalStart = index
      } else {
        index += 1
      }
    }
    items.append(literal: bytes[literalStart...])
    self.items = items
  }

  /// Where a quote that begins at `start` ends; `''` is one apostrophe, inside quotes too.
  private static func endOfQuote(
    _ pattern: String, _ bytes: [UInt8], from start: Int
  ) throws(IntlError) -> Int {
    let quote = UInt8(ascii: "'")
    var index = start + 1
    if index < bytes.count, bytes[index] == quote { return index + 1 }
    while index < bytes.count {
      if bytes[index] != quote {
        index += 1
      } else if index + 1 < bytes.count, bytes[index + 1] == quote {
        index += 2
      } else {
        return index + 1
      }
    }
    throw IntlError(
      .invalidPattern, subject: pattern, position: start, expected: "a second quote for the one here",
      found: "the end", hint: "an apostrophe is written twice")
  }

  private static func check(
    _ field: PatternField, at position: Int, of pattern: String
  ) throws(IntlError) {
    let quoted = IntlError.quoted(field.text)
    guard PatternField.patternLetters.contains(field.letter) else {
      throw IntlError(
        .invalidPattern, subject: pattern, position: position, expected: "a letter that is a field",
        found: quoted, hint: "text stands in quotes: '\(field.text)'")
    }
    guard !field.isSilent else {
      throw IntlError(
        .invalidPattern, subject: pattern, position: position,
        expected: "a number of these letters that UTS 35 defines", found: quoted)
    }
  }

  // MARK: What it says

  /// The fields in their order.
  package var fields: [PatternField] {
    items.compactMap { item in
      if case .field(let field) = item { field } else { nil }
    }
  }

  /// The cycle of the first hour; `nil` when there is none.
  package var hourCycle: HourCycle? {
    for field in fields {
      if let cycle = field.hourCycle { return cycle }
    }
    return nil
  }

  /// The pattern as it was written.
  package var text: String {
    items.reduce(into: "") { text, item in
      switch item {
      case .field(let field): text += field.text
      case .literal(let source): text += source
      }
    }
  }

  /// `text` as a literal of a pattern.
  package static func quoted(_ text: String) -> String {
    "'\(text.replacing("'", with: "''"))'"
  }
}

extension [DatePattern.Item] {
  /// Adds what stands between two fields, if there is anything; the bytes are whole characters, cut at ASCII ones.
  fileprivate mutating func append(literal bytes: ArraySlice<UInt8>) {
    if !bytes.isEmpty { append(.literal(source: String(decoding: bytes, as: UTF8.self))) }
  }
}
