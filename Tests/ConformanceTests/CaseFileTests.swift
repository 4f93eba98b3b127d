import Foundation
import IntlCommand
import TestSupport
import Testing

/// The requests that real users' reports came down to, each with its right answer.
@Suite(.enabled(if: SharedData.isPresent)) struct CaseFileTests {
  static let files = [
    "calendars", "case", "collation", "currency", "date-parsing", "dates", "iso8601", "locale",
    "number-parsing",
    "numbers", "plurals-lists-relative", "seeds", "segmentation", "strings", "zones",
  ]

  @Test("Every case passes that does not wait, and none that waits", arguments: files)
  func cases(file: String) throws {
    let path = try #require(SharedData.root).appending(path: "cases/\(file).jsonl").path
    var passed = 0
    var wrong: [String] = []
    try CheckCase.forEach(in: path) { testCase in
      guard case .success(let request) = testCase.request else {
        wrong.append("line \(testCase.line) is no request")
        return
      }
      let keys = request.members.members.map(\.name)
      let rule = WaitingList.rules.first { $0.matches(operation: request.operation, keys: keys) }
      switch (testCase.run(), rule) {
      case (.passed, nil): passed += 1
      case (.passed, let rule?): wrong.append("\(testCase.id) passes: take \(rule) off the waiting list")
      case (.failed(let got), nil): wrong.append("\(testCase.id): got \(got)")
      case (.failed, _?), (.skipped, _): break
      }
    }
    print("\(file): \(passed) passed, \(wrong.count) wrong")
    #expect(wrong.isEmpty, "`fmt check` shows each in full:\n\(wrong.prefix(20).joined(separator: "\n"))")
  }
}
