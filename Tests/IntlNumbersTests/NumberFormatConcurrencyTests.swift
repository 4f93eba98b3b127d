import IntlCore
import IntlNumbers
import Testing

/// Formats shared and opened by many tasks at once; run under the thread sanitizer too.
@Suite struct NumberFormatConcurrencyTests {
  static func formats() throws -> [NumberFormat] {
    [
      try NumberFormat(locale: "ar-EG"),
      try NumberFormat(locale: "en", engine: .icu),
      try NumberFormat(.currency("EUR"), locale: "fr"),
      try NumberFormat(.currency("JPY", .name), locale: "ja"),
      try NumberFormat(.scientific, locale: "de"),
      try NumberFormat(.compactLong, locale: "pl"),
      try NumberFormat(.spellOut, locale: "es"),
      try NumberFormat(.ordinal, locale: "en"),
      try NumberFormat(.decimal, locale: "he-u-nu-hebr"),
    ]
  }

  static func value(_ index: Int) -> Double { Double(index * index) * 37.125 - 1_000 }

  @Test("Tasks that share formats get and read what one task does")
  func shared() async throws {
    let formats = try Self.formats()
    let expected = formats.map { format in (0..<100).map { format.format(Self.value($0)) } }
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for task in 0..<8 {
        group.addTask {
          for round in 0..<100 {
            let index = (round * 7 + task * 31) % 100
            for (format, texts) in zip(formats, expected) {
              guard format.format(Self.value(index)) == texts[index] else { return false }
              guard format.parts(Self.value(index)).map(\.text).joined() == texts[index] else { return false }
            }
            let amount = try formats[2].parse(expected[2][index])
            guard formats[2].format(amount) == expected[2][index] else { return false }
          }
          return true
        }
      }
      for try await isRight in group { #expect(isRight) }
    }
  }

  @Test("Formats of few locales opened by many tasks at once are equal")
  func opened() async throws {
    try await withThrowingTaskGroup(of: [String].self) { group in
      for _ in 0..<8 {
        group.addTask { try Self.formats().map { $0.format(1_234_567.5) } }
      }
      var results = Set<[String]>()
      for try await texts in group { results.insert(texts) }
      #expect(results.count == 1)
    }
  }
}
