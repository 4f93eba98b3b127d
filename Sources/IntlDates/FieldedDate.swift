internal import ICUBridge

/// A formatted date cut at its fields.
struct FieldedDate {
  struct Piece {
    /// `nil` for text between fields.
    let field: DateFormatHandle.FieldKind?
    var text: String
  }

  var pieces: [Piece] = []

  init(_ formatted: (text: String, spans: [DateFormatHandle.Span])) {
    let (text, spans) = formatted
    let units = text.utf16
    var index = units.startIndex
    var offset = 0
    for span in spans {
      let start = units.index(index, offsetBy: span.range.lowerBound - offset)
      let end = units.index(start, offsetBy: span.range.count)
      if start > index { pieces.append(Piece(field: nil, text: String(text[index..<start]))) }
      pieces.append(Piece(field: span.field, text: String(text[start..<end])))
      index = end
      offset = span.range.upperBound
    }
    if index < units.endIndex { pieces.append(Piece(field: nil, text: String(text[index...]))) }
  }

  /// Where the first field stands; `nil` when there is none.
  var firstField: Int? { pieces.firstIndex { $0.field != nil } }

  /// The whole text.
  func joined() -> String { pieces.map(\.text).joined() }

  /// Takes those fields from the text of the same pattern for another day.
  mutating func take(from other: FieldedDate, where isWanted: (DateFormatHandle.FieldKind) -> Bool) {
    guard pieces.count == other.pieces.count else { return }
    for index in pieces.indices {
      guard let field = pieces[index].field, isWanted(field) else { continue }
      pieces[index].text = other.pieces[index].text
    }
  }
}
