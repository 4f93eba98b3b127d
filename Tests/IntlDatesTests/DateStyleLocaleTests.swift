import IntlCore
import IntlDates
import IntlLocale
import IntlTime
import TestSupport
import Testing

/// What must hold of the styles in every locale that ICU has.
@Suite struct DateStyleLocaleTests {
  /// Every language, and a sample of the regions.
  static let locales: [LocaleID] = {
    var random = SeededGenerator("locales of date styles")
    return AvailableLocales.all.filter { $0.region == nil || Int.random(in: 0..<8, using: &random) == 0 }
  }()

  /// Where CLDR 42 has patterns of twelve hours without a day period.
  static let ambiguous: Set<LocaleID> = ["es-AR", "fr-CM"]

  @Test("A style's hours can be counted in every way in every locale", arguments: HourCycle.allCases)
  func hourCycles(cycle: HourCycle) throws {
    let letter: [HourCycle: Character] = [.h11: "K", .h12: "h", .h23: "H", .h24: "k"]
    for locale in Self.locales {
      for (date, time) in [(DateStyle.none, TimeStyle.short), (.medium, .medium), (.full, .full)] {
        let format = try DateFormat(
          date: date, time: time, locale: locale, zone: "UTC", options: .hourCycle(cycle))
        let letters = Self.unquoted(format.pattern)
        let hours = letters.filter { "hHkK".contains($0) }
        #expect(!hours.isEmpty && hours.allSatisfy { $0 == letter[cycle] }, "\(locale): \(format.pattern)")
        if Self.ambiguous.contains(locale) { continue }
        #expect(
          letters.contains { "abB".contains($0) } == cycle.usesDayPeriod, "\(locale): \(format.pattern)")
      }
    }
  }

  @Test("Today has a name in every locale, and nothing of the date stands beside it")
  func today() throws {
    let morning = Instant(testSeconds: 1_709_632_800)  // 2024-03-05T10:00:00Z
    for locale in Self.locales {
      let plain = try DateFormat(date: .full, locale: locale, zone: "UTC", options: .relative)
      let name = plain.format(morning, relativeTo: morning)
      #expect(!name.isEmpty, "\(locale)")
      let timed = try DateFormat(date: .full, time: .short, locale: locale, zone: "UTC", options: .relative)
      let parts = timed.parts(morning, relativeTo: morning)
      #expect(parts.map(\.text).joined().contains(name), "\(locale)")
      let kinds = Set(parts.map(\.kind.rawValue)).subtracting(["literal", "hour", "minute", "dayPeriod"])
      #expect(kinds.isEmpty, "\(locale): \(timed.format(morning, relativeTo: morning))")
    }
  }

  /// The letters of a pattern that stand outside quotes.
  private static func unquoted(_ pattern: String) -> [Character] {
    var isQuoted = false
    var letters: [Character] = []
    // By scalars: in some languages an apostrophe carries an accent.
    for scalar in pattern.unicodeScalars {
      if scalar == "'" { isQuoted.toggle() }
      if !isQuoted, scalar.isASCII { letters.append(Character(scalar)) }
    }
    return letters
  }
}
