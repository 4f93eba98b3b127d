import Foundation
import IntlCommand
import IntlSystem
import TestSupport
import Testing

/// What help promises.
@Suite struct HelpTests {
  /// The lines under "Examples" in the help of every command.
  static let examples: [String] = {
    let overview = run(["help"]).output
    let names = overview.split(separator: "\n").filter { $0.hasPrefix("  ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    return names.flatMap { name -> [String] in
      let lines = run(["help", name]).output.split(separator: "\n")
      guard let start = lines.firstIndex(of: "Examples") else { return [] }
      return lines[(start + 1)...].map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }()

  static func run(_ arguments: [String]) -> (output: String, errors: String, status: Int32) {
    let output = ByteOutput.memory()
    let errors = ByteOutput.memory()
    let tool = FormatTool(streams: .init(input: ByteInput(bytes: []), output: output, errors: errors))
    let status = tool.run(arguments)
    return (output.text, errors.text, status)
  }

  @Test("Every example in help works", arguments: examples)
  func example(_ command: String) throws {
    let child = try ChildProcess.run(command)
    #expect(child.status == 0)
    #expect(child.errors == "")
    #expect(!child.output.isEmpty)
  }

  @Test("Help fits a terminal of a hundred columns")
  func width() {
    for line in Self.run(["help"]).output.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
    for name in Set(Self.examples.compactMap { $0.split(separator: " ").dropFirst().first }) {
      let help = Self.run(["help", String(name)]).output.split(separator: "\n")
      for line in help where !line.hasPrefix("  fmt") && !line.hasPrefix("  echo") {
        #expect(line.count <= 100, "\(line)")
      }
    }
  }

  @Test("Operations have one name each, all of them known to the protocol")
  func operations() {
    let names = Operations.all.map { $0.name }
    #expect(Set(names).count == names.count)
    for name in names { #expect(Operations.known.contains(name), "\(name)") }
  }

  @Test("The executable loads no Foundation, which would cost it half of its start")
  func start() throws {
    let child = try ChildProcess.run("ldd \"$(command -v fmt)\"")
    #expect(child.output.contains("libswiftCore"))
    #expect(!child.output.contains("Foundation"), "\(child.output)")
  }
}
