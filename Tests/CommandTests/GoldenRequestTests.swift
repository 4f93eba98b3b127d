import Foundation
import IntlCommand
import TestSupport
import Testing

/// The project's own cases, in the form that `fmt check` reads: `fmt check Tests/Golden/requests/*.jsonl`.
@Suite struct GoldenRequestTests {
  static let folder = SharedData.packageRoot.appending(path: "Tests/Golden/requests")
  static let files: [String] = {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".jsonl") }.sorted()
  }()

  @Test("There are rows to run")
  func present() {
    #expect(GoldenRequestTests.files.count >= 3)
  }

  @Test("Every row has the answer that it expects", arguments: files)
  func rows(file: String) throws {
    let path = GoldenRequestTests.folder.appending(path: file).path
    try CheckCase.forEach(in: path) { testCase in
      if case .failed(let got) = testCase.run() { Issue.record("\(file): \(testCase.id): got \(got)") }
    }
  }
}
