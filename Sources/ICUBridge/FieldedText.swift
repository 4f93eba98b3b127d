internal import CICU

/// What ICU says a piece of a formatted number is.
///
/// ICU: `UNumberFormatFields`
package enum NumberField: Int32, Sendable, Hashable {
  case integer, fraction, decimal, exponentSymbol, exponentSign, exponent, group, currency, percent, permille
  case sign, unit, compact, approximately
}

/// Text that ICU formatted, cut where its fields begin and end.
package struct FieldedText: Sendable, Hashable {
  /// One piece: its innermost field, or `nil` for text between fields.
  package struct Piece: Sendable, Hashable {
    package var field: NumberField?
    package var text: String

    package init(field: NumberField?, text: String) {
      self.field = field
      self.text = text
    }
  }

  package var pieces: [Piece]

  /// The whole text.
  package var text: String { pieces.reduce(into: "") { $0 += $1.text } }

  /// Runs an ICU function that writes text and fields, again when the first buffers were too small.
  init(
    _ function: ICUFailure.StaticName,
    _ fill: (UnsafeMutablePointer<UInt16>, Int32, inout CICUFieldSpans, inout Int32) -> Int32
  ) throws(ICUFailure) {
    var textCapacity = 192
    var fieldCapacity = 64
    while true {
      let attempt = unsafe try UTF16Scratch.with(capacity: textCapacity) { text throws(ICUFailure) in
        unsafe try FieldedText.attempt(function, text, fieldCapacity, fill)
      }
      if let pieces = attempt.pieces {
        self.pieces = pieces
        return
      }
      textCapacity = max(textCapacity, attempt.length)
      fieldCapacity = max(fieldCapacity, attempt.count)
    }
  }

  private struct Attempt {
    var pieces: [Piece]?
    var length: Int
    var count: Int
  }

  private static func attempt(
    _ function: ICUFailure.StaticName, _ text: UnsafeMutableBufferPointer<UInt16>, _ fieldCapacity: Int,
    _ fill: (UnsafeMutablePointer<UInt16>, Int32, inout CICUFieldSpans, inout Int32) -> Int32
  ) throws(ICUFailure) -> Attempt {
    let outcome = unsafe withUnsafeTemporaryAllocation(of: CICUFieldSpan.self, capacity: fieldCapacity) {
      spans -> Result<Attempt, ICUFailure> in
      var status = Int32(CICU_STATUS_OK)
      var fields = unsafe CICUFieldSpans(
        spans: spans.start, capacity: Int32(clamping: spans.count), count: 0)
      let length = unsafe Int(fill(text.start, Int32(clamping: text.count), &fields, &status))
      let count = unsafe Int(fields.count)
      if status > 0, status != Int32(CICU_STATUS_BUFFER_OVERFLOW) {
        return .failure(ICUFailure(function: function, status: status))
      }
      if length > text.count || count > spans.count {
        return .success(Attempt(pieces: nil, length: length, count: count))
      }
      let pieces = unsafe cut(
        UnsafeBufferPointer(rebasing: text[..<length]), UnsafeBufferPointer(rebasing: spans[..<count]))
      return .success(Attempt(pieces: pieces, length: length, count: count))
    }
    return try outcome.get()
  }

  /// Cuts `text` into pieces.
  ///
  /// Fields nest (groups inside the integer); the shorter one wins.
  private static func cut(
    _ text: UnsafeBufferPointer<UInt16>, _ spans: UnsafeBufferPointer<CICUFieldSpan>
  ) -> [Piece] {
    var owners = [Int](repeating: -1, count: text.count)
    for span in 0..<spans.count {
      let start = unsafe Int(spans[span].start)
      let limit = unsafe Int(spans[span].limit)
      for unit in start..<max(start, min(limit, text.count)) {
        let owner = owners[unit]
        let isInner =
          unsafe owner < 0 || spans[owner].limit - spans[owner].start > spans[span].limit - spans[span].start
        if isInner { owners[unit] = span }
      }
    }
    var pieces: [Piece] = []
    var start = 0
    while start < text.count {
      var limit = start + 1
      while limit < text.count, owners[limit] == owners[start] { limit += 1 }
      let owner = owners[start]
      let field = owner < 0 ? nil : unsafe NumberField(rawValue: spans[owner].field)
      pieces.append(
        Piece(field: field, text: unsafe String(utf16: UnsafeBufferPointer(rebasing: text[start..<limit]))))
      start = limit
    }
    return pieces
  }
}
