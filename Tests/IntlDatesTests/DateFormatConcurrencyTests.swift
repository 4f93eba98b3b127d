import IntlCore
import IntlDates
import IntlTime
import Testing

/// One format shared by many tasks; run under the thread sanitizer too.
@Suite struct DateFormatConcurrencyTests {
  static func formats() throws -> [DateFormat] {
    [
      try DateFormat(date: .full, time: .full, locale: "en-US", zone: "America/New_York"),
      try DateFormat(template: "yMMMdjms", locale: "ar-EG", zone: "Africa/Cairo"),
      try DateFormat(pattern: "y-MM-dd'T'HH:mm:ss.SSSSSSXXX", locale: "ja", zone: "Asia/Tokyo"),
      try DateFormat(date: .long, locale: "he", zone: "UTC", options: .calendar("hebrew")),
    ]
  }

  static func instant(_ index: Int) throws -> Instant {
    try Instant(
      seconds: Int64(index) * 86_413_127 % 4_000_000_000, nanoseconds: Int32(index) * 1_001 % 1_000_000_000)
  }

  @Test("Tasks that share formats get what one task gets")
  func shared() async throws {
    let formats = try Self.formats()
    let expected = try formats.map { format in try (0..<200).map { format.format(try Self.instant($0)) } }
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for task in 0..<8 {
        group.addTask {
          for round in 0..<200 {
            let index = (round * 7 + task * 31) % 200
            for (format, texts) in zip(formats, expected) {
              let instant = try Self.instant(index)
              guard format.format(instant) == texts[index] else { return false }
              guard format.parts(instant).map(\.text).joined() == texts[index] else { return false }
            }
          }
          return true
        }
      }
      for try await isRight in group { #expect(isRight) }
    }
  }

  @Test("Formats can be made by many tasks at once, from one pattern generator and one set of names")
  func made() async throws {
    let templates = ["yMMMd", "jm", "MMMEd", "yQQQ", "Hms", "GyMMM", "jmz", "EEEE"]
    try await withThrowingTaskGroup(of: [String].self) { group in
      for _ in 0..<8 {
        group.addTask {
          try templates.map { template in
            try DateFormat(template: template, locale: "de", zone: "Europe/Berlin").format(.epoch)
          }
        }
      }
      var results = Set<[String]>()
      for try await texts in group { results.insert(texts) }
      #expect(results.count == 1)
    }
  }
}
