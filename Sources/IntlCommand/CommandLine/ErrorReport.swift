internal import ICUBridge
internal import IntlCore

/// An error as `fmt` shows it: one sentence, the input with a caret under the place at fault, and a hint.
struct ErrorReport {
  /// The most columns of an input that are shown.
  private static let window = 72

  private let headline: String
  private let input: (text: String, offset: Int)?
  private let reason: String?
  private var hint: String?

  init(_ error: IntlError) {
    self.init(RequestError(error))
  }

  /// - Parameter noun: What a text that cannot be read should have been, such as `a number`.
  /// - Parameter line: The line of standard input that holds the text at fault.
  init(_ error: RequestError, noun: String? = nil, line: Int? = nil) {
    let purpose: String? =
      switch error.code {
      case .failure(.unparsable): noun.map { " as \($0)" }
      case .failure(.trailingText): noun.map { ", read as \($0)" }
      case .failure(.malformedFile): error.cause?.position.map { " at byte \($0)" }
      default: nil
      }
    let place = line.map { "line \($0): " } ?? ""
    headline = place + (error.cause?.headline ?? error.message) + (purpose ?? "")
    input = error.cause.flatMap { cause in
      // The position in a file is none in its name.
      cause.subject.isEmpty || cause.kind == .malformedFile ? nil : cause.position.map { (cause.subject, $0) }
    }
    reason = error.cause?.reason
    hint = error.cause?.hint
  }

  /// The same report with a hint, if it has none.
  func hinting(_ hint: String) -> ErrorReport {
    var copy = self
    copy.hint = self.hint ?? hint
    return copy
  }

  init(_ error: UsageError, arguments: [String]) {
    headline = error.headline
    reason = "expected \(error.expected)"
    hint = error.hint
    var line = "fmt"
    var offset: Int?
    for (index, argument) in arguments.enumerated() {
      line += " "
      if index == error.argument { offset = line.utf8.count }
      line += Self.shellQuoted(argument)
    }
    input = (line, offset ?? line.utf8.count + 1)
  }

  /// The report, each line ended.
  var text: String {
    guard let input else {
      let sentence = reason.map { "\(headline): \($0)" } ?? headline
      return "fmt: \(sentence)\n" + hintLine
    }
    let (line, column) = Self.excerpt(of: input.text, around: input.offset)
    let caret = String(repeating: " ", count: column) + "^" + (reason.map { " \($0)" } ?? "")
    return "fmt: \(headline)\n  \(line)\n  \(caret)\n" + hintLine
  }

  private var hintLine: String { hint.map { "  hint: \($0)\n" } ?? "" }

  /// A printable piece of `text` that holds the UTF-8 offset, and the column of that offset in it.
  private static func excerpt(of text: String, around offset: Int) -> (line: String, column: Int) {
    var pieces: [(text: String, columns: Int)] = []
    var marked = 0
    var consumed = 0
    for character in text {
      if consumed <= offset { marked = pieces.count }
      consumed += character.utf8.count
      let shown = visible(character)
      pieces.append((shown, DisplayColumns.count(of: shown)))
    }
    if consumed <= offset { marked = pieces.count }

    // Grow the window around the marked piece, first to the left, so that what leads to the error is seen.
    var first = marked
    var last = marked
    var columns = 0
    while first > 0, columns + pieces[first - 1].columns <= window * 2 / 3 {
      first -= 1
      columns += pieces[first].columns
    }
    var column = columns
    while last < pieces.count, columns + pieces[last].columns <= window {
      columns += pieces[last].columns
      last += 1
    }
    while first > 0, columns + pieces[first - 1].columns <= window {
      first -= 1
      columns += pieces[first].columns
      column += pieces[first].columns
    }
    var line = pieces[first..<last].map(\.text).joined()
    if first > 0 {
      line = "…" + line
      column += 1
    }
    if last < pieces.count { line += "…" }
    // The caret of a missing argument stands one past the end, after a blank that is not in the text.
    return (line, column + max(0, offset - consumed))
  }

  /// A character as it can be shown on one line.
  private static func visible(_ character: Character) -> String {
    guard character.unicodeScalars.contains(where: { mustEscape($0) }) else { return String(character) }
    return character.unicodeScalars.map { scalar in
      mustEscape(scalar) ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
    }.joined()
  }

  /// Accents on a letter are seen; other invisible characters are not.
  private static func mustEscape(_ scalar: Unicode.Scalar) -> Bool {
    Invisible.contains(scalar) && scalar.properties.generalCategory != .nonspacingMark
  }

  private static func shellQuoted(_ argument: String) -> String {
    let plain = argument.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || "-_.,:/=+@%".unicodeScalars.contains(scalar)
    }
    return plain && !argument.isEmpty ? argument : "'\(argument.replacing("'", with: "'\\''"))'"
  }
}
