import IntlCore
import IntlDates
import IntlTime
import Testing

/// The pieces of a date, by ECMA-402's names.
@Suite struct DatePartsTests {
  static func words(_ parts: [TextPart]) -> [String] { parts.map(\.description) }

  @Test(
    "Parts",
    arguments: [
      (
        "EEEE d MMMM y G", "en", "gregory",
        ["weekday \"Tuesday\"", "day \"5\"", "month \"March\"", "year \"2024\"", "era \"AD\""]
      ),
      ("h:mm a", "en", "gregory", ["hour \"1\"", "minute \"04\"", "dayPeriod \"PM\""]),
      ("B b", "en", "gregory", ["dayPeriod \"in the afternoon\"", "dayPeriod \"PM\""]),
      ("ss.SSS z", "en", "gregory", ["second \"05\"", "fractionalSecond \"067\"", "timeZoneName \"UTC\""]),
      (
        "QQQ w W D F", "en", "gregory",
        ["quarter \"Q1\"", "week \"10\"", "weekOfMonth \"2\"", "dayOfYear \"65\"", "weekdayOfMonth \"1\""]
      ),
      ("r U", "zh", "chinese", ["relatedYear \"2024\"", "yearName \"甲辰\""]),
    ])
  func kinds(pattern: String, locale: LocaleID, calendar: CalendarID, parts: [String]) throws {
    let format = try DateFormat(pattern: pattern, locale: locale, zone: "UTC", options: .calendar(calendar))
    let found = format.parts(DateFormatTests.tuesday)
    #expect(Self.words(found.filter { $0.kind != .literal }) == parts)
    #expect(found.map(\.text).joined() == format.format(DateFormatTests.tuesday))
  }

  @Test("Parts joined equal the text in every style of a few dozen locales")
  func joined() throws {
    let locales: [LocaleID] = [
      "am", "ar", "ar-EG", "bg", "bn", "cs", "da", "de", "el", "en", "es", "et", "fa", "fi", "fr", "gu", "he",
      "hi", "hr",
      "hu", "hy", "id", "is", "it", "ja", "ka", "kk", "km", "ko", "lt", "lv", "mn", "mr", "my", "nb", "ne",
      "nl", "pa", "pl",
      "pt", "ro", "ru", "si", "sk", "sl", "sq", "sr", "sv", "ta", "te", "th", "tr", "uk", "ur", "vi", "zh",
      "zu",
    ]
    for locale in locales {
      for style in [DateStyle.full, .long, .medium, .short] {
        let format = try DateFormat(
          date: style, time: style == .full ? .full : .short, locale: locale, zone: "Europe/Athens")
        let parts = format.parts(DateFormatTests.tuesday)
        #expect(parts.map(\.text).joined() == format.format(DateFormatTests.tuesday), "\(locale) \(style)")
        #expect(!parts.contains { $0.text.isEmpty }, "\(locale) \(style)")
      }
    }
  }
}
