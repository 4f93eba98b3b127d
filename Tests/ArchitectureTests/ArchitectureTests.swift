import Foundation
import TestSupport
import Testing

/// The rules of DESIGN.md that a compiler does not check.
@Suite struct ArchitectureTests {
  /// Which modules each module may import.
  ///
  /// The list is the arrows of DESIGN.md; a new arrow is a decision.
  static let arrows: [String: Set<String>] = [
    "ICUBridge": ["CICU", "IntlCore"],
    "IntlCore": ["Synchronization"],
    "IntlSystem": ["IntlCore", "CIntlData", "Glibc"],
    "IntlTime": ["IntlCore", "IntlSystem"],
    "LocaleData": ["IntlCore", "IntlSystem", "ICUBridge"],
    "IntlLocale": ["IntlCore", "IntlSystem", "ICUBridge", "LocaleData"],
    "IntlGrammar": ["IntlCore", "ICUBridge", "LocaleData", "IntlLocale"],
    "IntlNumbers": ["IntlCore", "ICUBridge", "LocaleData", "IntlLocale", "IntlGrammar", "Synchronization"],
    "IntlUnits": ["IntlCore", "LocaleData", "IntlLocale", "IntlGrammar", "IntlNumbers"],
    "IntlDates": ["IntlCore", "IntlTime", "ICUBridge", "LocaleData", "IntlLocale", "Synchronization"],
    "Intl": [
      "IntlCore", "IntlTime", "IntlLocale", "IntlGrammar", "IntlNumbers", "IntlUnits", "IntlDates",
    ],
    "IntlCommand": [
      "IntlCore", "IntlSystem", "IntlTime", "ICUBridge", "LocaleData", "IntlLocale", "IntlGrammar",
      "IntlNumbers", "IntlUnits", "IntlDates",
    ],
    "cldr-compile": ["Foundation"],
    "fmt": ["IntlCommand"],
  ]

  struct SwiftFile: CustomTestStringConvertible, Sendable {
    let path: String
    let module: String
    let lines: [String]
    var testDescription: String { path }
  }

  static let sources: [SwiftFile] = {
    let root = SharedData.packageRoot.appending(path: "Sources")
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
      guard let text = try? String(contentsOf: root.appending(path: path), encoding: .utf8) else {
        return nil
      }
      let module = String(path.prefix { $0 != "/" })
      return SwiftFile(path: path, module: module, lines: text.components(separatedBy: "\n"))
    }
  }()

  @Test("There are sources to look at")
  func present() {
    #expect(ArchitectureTests.sources.count > 20)
  }

  @Test("Imports only go down", arguments: sources)
  func imports(file: SwiftFile) throws {
    let allowed = try #require(ArchitectureTests.arrows[file.module], "no rule for module \(file.module)")
    for line in file.lines {
      let words = line.split(separator: " ")
      guard let index = words.firstIndex(of: "import"), index < 3, index + 1 < words.count,
        !line.trimmingCharacters(in: .whitespaces).hasPrefix("//")
      else { continue }
      let name = words[index + 1].prefix { $0 != "." }
      #expect(allowed.contains(String(name)), "\(file.path) imports \(name)")
    }
  }

  @Test("Unsafe code stands only in its rooms", arguments: sources)
  func unsafe(file: SwiftFile) {
    let rooms = ["ICUBridge", "IntlSystem"]
    guard !rooms.contains(file.module), file.path != "IntlCore/TextSink.swift" else { return }
    for line in file.lines where !line.trimmingCharacters(in: .whitespaces).hasPrefix("//") {
      #expect(line.firstMatch(of: /\bunsafe\b/) == nil, "\(file.path): \(line)")
    }
  }

  @Test("Every @unchecked says why", arguments: sources)
  func unchecked(file: SwiftFile) {
    for (index, line) in file.lines.enumerated() where line.contains("@unchecked") && !line.contains("//") {
      let before = file.lines[max(0, index - 12)..<index].joined(separator: "\n")
      #expect(before.contains("Sendable:") || before.contains("@unchecked:"), "\(file.path):\(index + 1)")
    }
  }

  @Test("Nothing ends the process, hides a failure or waits to be finished", arguments: sources)
  func traps(file: SwiftFile) {
    // Marks of unfinished work stand in comments; XXX elsewhere is the code of no currency.
    let banned: [Regex<Substring>] = [
      /\btry\?/, /\btry!/, /\bas!/, /\bfatalError\(/, /\/\/.*\b(?:TODO|FIXME|XXX|HACK)\b/,
    ]
    for line in file.lines {
      for pattern in banned where line.firstMatch(of: pattern) != nil {
        Issue.record("\(file.path): \(line)")
      }
    }
  }

  @Test("No file is longer than 400 lines", arguments: sources)
  func length(file: SwiftFile) {
    #expect(file.lines.count <= 401, "\(file.path) has \(file.lines.count) lines")
  }

  @Test("No file has a name that says nothing", arguments: sources)
  func names(file: SwiftFile) {
    let name = file.path.split(separator: "/").last ?? ""
    for word in ["Utils", "Helpers", "Misc", "Common", "Impl", "Legacy", "V2"] {
      #expect(!name.contains(word), "\(file.path)")
    }
  }

  @Test("Only CICU includes ICU's headers, and its own headers include none")
  func headers() throws {
    let root = SharedData.packageRoot.appending(path: "Sources")
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    for path in paths where path.hasSuffix(".h") || path.hasSuffix(".c") || path.hasSuffix(".cpp") {
      let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      let mayInclude = path.hasPrefix("CICU/") && !path.hasPrefix("CICU/include/")
      #expect(mayInclude || !text.contains("<unicode/"), "\(path)")
    }
  }

  @Test("The product never looks at the data that only developers have")
  func shared() {
    for file in ArchitectureTests.sources {
      #expect(!file.lines.contains { $0.contains("../shared") }, "\(file.path)")
    }
  }
}
