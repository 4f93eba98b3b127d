import IntlCore
import IntlDates
import IntlTime
import Testing

/// Days named as seen from the present one.
@Suite struct RelativeDateTests {
  /// 2024-03-05T23:30:00Z: the sixth in Tokyo already.
  static let present = Instant(testSeconds: 1_709_681_400)

  static func days(_ count: Int64) throws -> Instant {
    try Instant(seconds: present.seconds + count * 86_400)
  }

  @Test(
    "The days around the present have names, others a date",
    arguments: [
      (0, "en", "today"), (1, "en", "tomorrow"), (-1, "en", "yesterday"), (2, "en", "Mar 7, 2024"),
      (2, "de", "übermorgen"), (-2, "de", "vorgestern"), (3, "de", "08.03.2024"), (1, "ja", "明日"),
      (-2, "es", "anteayer"), (1, "fr", "demain"), (400, "fr", "9 avr. 2025"),
    ])
  func names(days: Int64, locale: LocaleID, text: String) throws {
    let format = try DateFormat(date: .medium, locale: locale, zone: "UTC", options: .relative)
    #expect(format.format(try Self.days(days), relativeTo: Self.present) == text)
  }

  @Test("A time stands beside the name as the locale wants it")
  func times() throws {
    let english = try DateFormat(date: .medium, time: .short, locale: "en", zone: "UTC", options: .relative)
    #expect(english.format(try Self.days(1), relativeTo: Self.present) == "tomorrow, 11:30\u{202F}PM")
    #expect(english.format(try Self.days(5), relativeTo: Self.present) == "Mar 10, 2024, 11:30\u{202F}PM")
    var options = DateOptions.relative
    options.hourCycle = .h23
    options.context = .beginningOfSentence
    let other = try DateFormat(date: .medium, time: .short, locale: "en", zone: "UTC", options: options)
    #expect(other.format(try Self.days(1), relativeTo: Self.present) == "Tomorrow, 23:30")
    #expect(other.parts(try Self.days(1), relativeTo: Self.present).map(\.text).joined() == "Tomorrow, 23:30")
  }

  @Test("The wall clock of the zone decides which day it is")
  func zones() throws {
    let instant = try Instant(seconds: Self.present.seconds + 3_600)  // 2024-03-06T00:30:00Z
    func text(_ zone: ZoneID) throws -> String {
      try DateFormat(date: .short, locale: "en", zone: zone, options: .relative)
        .format(instant, relativeTo: Self.present)
    }
    #expect(try text("UTC") == "tomorrow")
    #expect(try text("Asia/Tokyo") == "today")
  }

  @Test("A name with an apostrophe is text, not a pattern")
  func apostrophe() throws {
    let format = try DateFormat(date: .medium, time: .short, locale: "uz", zone: "UTC", options: .relative)
    #expect(format.format(try Self.days(0), relativeTo: Self.present) == "bugun, 23:30")
    let french = try DateFormat(date: .medium, locale: "fr", zone: "UTC", options: .relative)
    #expect(french.format(try Self.days(0), relativeTo: Self.present) == "aujourd’hui")
  }
}
