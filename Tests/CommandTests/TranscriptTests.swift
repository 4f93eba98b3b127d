import Foundation
import TestSupport
import Testing

/// Every command of the golden transcripts, run as a user runs it.
///
/// `INTL_UPDATE_TRANSCRIPTS=1 swift test --filter TranscriptTests` writes what is printed now into the files, for
/// review as a diff.
@Suite struct TranscriptTests {
  static let files: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: Transcript.folder.path)) ?? []).sorted()

  static let entries: [Transcript.Entry] = {
    if ProcessInfo.processInfo.environment["INTL_UPDATE_TRANSCRIPTS"] != nil {
      for file in files { try? Transcript.update(file) }
    }
    return files.flatMap { (try? Transcript.entries(of: $0)) ?? [] }
  }()

  @Test("There are transcripts")
  func present() {
    #expect(Self.entries.count > 20)
  }

  @Test("A command prints what its transcript says", arguments: entries)
  func transcript(_ entry: Transcript.Entry) throws {
    let got = try entry.run()
    let same = Array(got.unicodeScalars) == Array(entry.expected.unicodeScalars)
    #expect(
      same, "Tests/Golden/transcripts/\(entry.file):\(entry.line)\nexpected\n\(entry.expected)got\n\(got)")
  }
}
