import IntlCore
import IntlDates
import IntlTime
import TestSupport
import Testing

/// Patterns and templates of random characters.
@Suite struct RandomPatternTests {
  static let characters = Array("GyYuUrQqMLwWdDFgEecabBhHkKmsSAzZOvVXxjJClT'' '-:/年é\u{202F}😀")
  static let locales: [LocaleID] = [
    "en", "ar-EG", "he-u-ca-hebrew", "ja-u-ca-japanese", "zh-u-ca-chinese", "th",
  ]

  @Test("A random pattern is printed whole or refused at a place inside it")
  func patterns() throws {
    var random = SeededGenerator("date patterns")
    for _ in 0..<2_000 {
      let length = Int.random(in: 0...14, using: &random)
      let pattern = String((0..<length).map { _ in Self.characters.randomElement(using: &random) ?? "y" })
      let locale = Self.locales.randomElement(using: &random) ?? "en"
      let instant = try Instant(
        seconds: Int64.random(in: -60_000_000_000...250_000_000_000, using: &random),
        nanoseconds: Int32.random(in: 0...999_999_999, using: &random))
      do throws(IntlError) {
        let format = try DateFormat(pattern: pattern, locale: locale, zone: "Europe/Athens")
        let text = format.format(instant)
        #expect(format.parts(instant).map(\.text).joined() == text, "\(IntlError.quoted(pattern)) \(locale)")
        #expect(format.pattern == pattern)
      } catch {
        #expect(error.kind == .invalidPattern, "\(error)")
        #expect((0...pattern.utf8.count).contains(error.position ?? -1), "\(error)")
      }
    }
  }

  @Test("A random template gives a pattern with all of its fields, or is refused")
  func templates() throws {
    var random = SeededGenerator("date templates")
    for _ in 0..<1_000 {
      let length = Int.random(in: 0...6, using: &random)
      let template = String((0..<length).map { _ in Self.characters.randomElement(using: &random) ?? "y" })
      let locale = Self.locales.randomElement(using: &random) ?? "en"
      do throws(IntlError) {
        let format = try DateFormat(template: template, locale: locale, zone: "UTC")
        #expect(!format.format(.epoch).isEmpty, "\(IntlError.quoted(template)) \(locale)")
      } catch {
        #expect(error.kind == .invalidPattern || error.kind == .missingData, "\(error)")
      }
    }
  }
}
