import Foundation
import TestSupport
import Testing

/// A golden file of commands with what they print.
///
/// ```
/// # a remark
/// $ fmt number 1234.5 -l de-DE
/// 1.234,5
/// ! a line of standard error
/// = 2
/// ```
///
/// Standard output stands as it is, with invisible characters as `\u{…}`; `= ` gives an exit status other than 0.
struct Transcript {
  struct Entry: Sendable, CustomTestStringConvertible {
    let file: String
    let line: Int
    let command: String
    let expected: String
    var testDescription: String { command }

    /// Runs the command, and what it prints in the form of the file.
    func run() throws -> String {
      let child = try ChildProcess.run(command)
      var lines = Transcript.lines(child.output)
      lines += Transcript.lines(child.errors).map { "! " + $0 }
      if child.status != 0 { lines.append("= \(child.status)") }
      return lines.map { $0 + "\n" }.joined()
    }
  }

  static let folder = SharedData.packageRoot.appending(path: "Tests/Golden/transcripts")

  static func entries(of file: String) throws -> [Entry] {
    let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
    var entries: [Entry] = []
    var command: (text: String, line: Int)?
    var expected = ""
    func close() {
      if let command {
        entries.append(Entry(file: file, line: command.line, command: command.text, expected: expected))
      }
      expected = ""
    }
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().enumerated()
    {
      if line.hasPrefix("$ ") {
        close()
        command = (String(line.dropFirst(2)), index + 1)
      } else if !line.hasPrefix("# "), command != nil {
        expected += line + "\n"
      }
    }
    close()
    return entries
  }

  /// The lines of an output, with what cannot be seen as escapes; a last line without its end is marked.
  static func lines(_ text: String) -> [String] {
    guard !text.isEmpty else { return [] }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { escape(String($0)) }
    let last = lines.removeLast()
    if !last.isEmpty { lines.append(last + "\\") }
    return lines
  }

  private static func escape(_ text: String) -> String {
    text.unicodeScalars.map { scalar -> String in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: "\\u{\(String(scalar.value, radix: 16))}"
      case .spaceSeparator where scalar != " ": "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }.joined()
  }

  /// Writes a file again with what its commands print now.
  static func update(_ file: String) throws {
    let url = folder.appending(path: file)
    let text = try String(contentsOf: url, encoding: .utf8)
    let entries = try entries(of: file)
    var remaining = entries[...]
    var updated = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.hasPrefix("$ "), let entry = remaining.popFirst() {
        updated += "\(line)\n" + (try entry.run())
      } else if line.hasPrefix("# ") || remaining.count == entries.count {
        updated += "\(line)\n"
      }
    }
    try updated.write(to: url, atomically: true, encoding: .utf8)
  }
}
