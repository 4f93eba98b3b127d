import Foundation
import TestSupport
import Testing

/// Every `fmt` command of the README, with the output that the README shows.
@Suite struct ReadmeTests {
  struct Example: Sendable, CustomTestStringConvertible {
    let command: String
    /// What stands under the command; `nil` in a block of commands alone.
    let output: String?
    var testDescription: String { command }
  }

  static let examples: [Example] = {
    let url = SharedData.packageRoot.appending(path: "README.md")
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
    var examples: [Example] = []
    var language: String?
    var command: String?
    var output = ""
    func close() {
      if let command { examples.append(Example(command: command, output: output)) }
      command = nil
      output = ""
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("```") {
        close()
        language = language == nil ? String(line.dropFirst(3)) : nil
      } else if language == "console" {
        if line.hasPrefix("$ ") {
          close()
          command = String(line.dropFirst(2))
        } else {
          output += line + "\n"
        }
      } else if language == "sh", line.split(separator: " ").first == "fmt" {
        examples.append(Example(command: line, output: nil))
      }
    }
    return examples
  }()

  @Test("The README has commands")
  func present() {
    #expect(Self.examples.count > 5)
  }

  @Test("A command of the README prints what the README shows", arguments: examples)
  func command(_ example: Example) throws {
    let child = try ChildProcess.run(example.command)
    guard let output = example.output else {
      #expect(child.status == 0, "\(child.errors)")
      return
    }
    let printed = child.output + child.errors
    #expect(Array(printed.utf8) == Array(output.utf8), "printed:\n\(printed)\nshown:\n\(output)")
    // A command that shows an error ends with 2, any other with 0.
    #expect(child.status == (child.errors.isEmpty ? 0 : 2))
  }
}
