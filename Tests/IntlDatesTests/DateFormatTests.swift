import IntlCore
import IntlDates
import IntlTime
import Testing

/// The text of dates, one row a fact.
@Suite struct DateFormatTests {
  /// 2024-03-05T13:04:05.067089123Z, a Tuesday.
  static let tuesday = Instant(testSeconds: 1_709_643_845, nanoseconds: 67_089_123)

  struct Row: Sendable, CustomTestStringConvertible {
    let locale: LocaleID
    let date: DateStyle
    let time: TimeStyle
    let text: String
    var options = DateOptions()
    var testDescription: String { "\(locale) \(date) \(time)" }
  }

  @Test(
    "A style is the locale's own",
    arguments: [
      Row(locale: "en-US", date: .full, time: .short, text: "Tuesday, March 5, 2024 at 1:04\u{202F}PM"),
      Row(locale: "en-GB", date: .long, time: .medium, text: "5 March 2024 at 13:04:05"),
      Row(locale: "de-AT", date: .medium, time: .none, text: "05.03.2024"),
      Row(locale: "es-ES", date: .none, time: .short, text: "13:04"),
      Row(locale: "ko", date: .full, time: .none, text: "2024년 3월 5일 화요일"),
      Row(locale: "he-u-ca-hebrew", date: .long, time: .none, text: "כ״ה באדר א׳ תשפ״ד"),
      Row(locale: "ja-u-ca-japanese", date: .medium, time: .none, text: "令和6年3月5日"),
      Row(locale: "fa", date: .short, time: .none, text: "۱۴۰۲/۱۲/۱۵"),
      Row(locale: "zh-u-ca-chinese", date: .full, time: .none, text: "2024甲辰年正月廿五星期二"),
      Row(locale: "th", date: .short, time: .none, text: "5/3/67"),
    ])
  func styles(row: Row) throws {
    let format = try DateFormat(date: row.date, time: row.time, locale: row.locale, zone: "UTC")
    #expect(format.format(Self.tuesday) == row.text)
  }

  @Test(
    "A style's hours are counted as asked, by key, option or region",
    arguments: [
      Row(locale: "en-US-u-hc-h23", date: .none, time: .short, text: "13:04"),
      Row(locale: "en-US-u-hc-h24", date: .none, time: .medium, text: "13:04:05"),
      Row(locale: "en-US-u-hc-h11", date: .medium, time: .short, text: "Mar 5, 2024, 1:04\u{202F}PM"),
      Row(
        locale: "en-US", date: .long, time: .short, text: "March 5, 2024 at 13:04", options: .hourCycle(.h23)),
      Row(
        locale: "de", date: .short, time: .short, text: "05.03.24, 1:04\u{202F}PM", options: .hourCycle(.h12)),
      Row(locale: "en-GB-u-rg-uszzzz", date: .none, time: .short, text: "1:04\u{202F}pm"),
      Row(locale: "en-US-u-rg-dezzzz", date: .none, time: .short, text: "13:04"),
      Row(locale: "zh-u-hc-h12", date: .none, time: .full, text: "协调世界时 下午1:04:05"),
    ])
  func hourCycles(row: Row) throws {
    let format = try DateFormat(
      date: row.date, time: row.time, locale: row.locale, zone: "UTC", options: row.options)
    #expect(format.format(Self.tuesday) == row.text)
  }

  @Test(
    "A template takes the locale's order",
    arguments: [
      ("yMMMd", "en-US", "MMM d, y"), ("dMMMy", "en-US", "MMM d, y"), ("yMMMd", "fr", "d MMM y"),
      ("yMMMd", "ja", "y年M月d日"), ("jm", "en-US", "h:mm\u{202F}a"), ("jm", "de", "HH:mm"),
      ("MMMEd", "es", "EEE, d MMM"), ("yQQQQ", "en", "QQQQ y"), ("jjjjm", "en", "h:mm\u{202F}aaaa"),
      ("MMM d, y", "en-US", "MMM d, y"), ("jm", "en-US-u-hc-h23", "HH:mm"),
      ("jm", "fr-u-hc-h12", "h:mm\u{202F}a"),
      ("Jm", "en-US", "hh:mm"), ("jm", "en-US-u-hc-h24", "kk:mm"), ("jm", "ja-u-hc-h11", "aK:mm"),
    ])
  func templates(template: String, locale: LocaleID, pattern: String) throws {
    #expect(try DateFormat(template: template, locale: locale, zone: "UTC").pattern == pattern)
  }

  @Test(
    "A pattern is printed as it stands",
    arguments: [
      ("yyyy-MM-dd'T'HH:mm:ss", "en", "2024-03-05T13:04:05"), ("h 'o''clock' a", "en", "1 o'clock PM"),
      ("EEEE d MMMM", "fr", "mardi 5 mars"), ("LLLL", "cs", "březen"), ("d. MMMM", "cs", "5. března"),
      ("YYYY-'W'ww", "de", "2024-W10"), ("QQQQ", "en", "1st quarter"), ("HH:mm", "ar-EG", "١٣:٠٤"),
      ("B", "en", "in the afternoon"), ("''yy''", "en", "'24'"), ("日付", "ja", "日付"),
      ("G y", "en", "AD 2024"), ("D", "en", "65"), ("A", "en", "47045067"),
    ])
  func patterns(pattern: String, locale: LocaleID, text: String) throws {
    let format = try DateFormat(pattern: pattern, locale: locale, zone: "UTC")
    #expect(format.format(Self.tuesday) == text)
    #expect(format.pattern == pattern)
  }

  @Test(
    "A fraction has every digit and is never rounded",
    arguments: [
      ("S", "0"), ("SS", "06"), ("SSS", "067"), ("SSSSSS", "067089"), ("SSSSSSSSS", "067089123"),
      ("SSSSSSSSSSSS", "067089123000"), ("ss.SSSSSS SSS", "05.067089 067"),
    ])
  func fractions(pattern: String, text: String) throws {
    #expect(try DateFormat(pattern: pattern, locale: "en", zone: "UTC").format(Self.tuesday) == text)
  }

  @Test("A fraction is written in the locale's digits")
  func fractionDigits() throws {
    let format = try DateFormat(pattern: "ss.SSSSS", locale: "ar-EG", zone: "UTC")
    #expect(format.format(Self.tuesday) == "٠٥.٠٦٧٠٨")
  }

  @Test("The last nanosecond of a second, a day and 1969 is not the next one")
  func noCarry() throws {
    let instant = Instant(testSeconds: -1, nanoseconds: 999_999_999)
    let format = try DateFormat(pattern: "y-MM-dd HH:mm:ss.SSSSSSSSS SSS A", locale: "en", zone: "UTC")
    #expect(format.format(instant) == "1969-12-31 23:59:59.999999999 999 86399999")
  }

  @Test("Spaces are U+0020 on request, in the text and in its parts")
  func asciiSpaces() throws {
    var options = DateOptions()
    options.spaces = .ascii
    let format = try DateFormat(date: .none, time: .short, locale: "en-US", zone: "UTC", options: options)
    #expect(format.format(Self.tuesday) == "1:04 PM")
    #expect(format.parts(Self.tuesday).map(\.text).joined() == "1:04 PM")
  }

  @Test("Digits are those of the option, then of the locale")
  func numberingSystem() throws {
    var options = DateOptions()
    options.numberingSystem = "deva"
    let format = try DateFormat(pattern: "d/M/y", locale: "en-u-nu-arab", zone: "UTC", options: options)
    #expect(format.format(Self.tuesday) == "५/३/२०२४")
    #expect(try DateFormat(pattern: "d", locale: "en-u-nu-arab", zone: "UTC").format(Self.tuesday) == "٥")
  }

  @Test(
    "The beginning of a sentence has its capital, other places none",
    arguments: [
      (DisplayContext.none, "fr", "EEEE d MMMM", "mardi 5 mars"),
      (.beginningOfSentence, "fr", "EEEE d MMMM", "Mardi 5 mars"),
      (.middleOfSentence, "fr", "EEEE d MMMM", "mardi 5 mars"),
      (.standalone, "cs", "LLLL", "březen"), (.listItem, "nb", "LLLL", "mars"),
      (.beginningOfSentence, "fr", "zzzz", "Temps universel coordonné"),
    ])
  func contexts(context: DisplayContext, locale: LocaleID, pattern: String, text: String) throws {
    let format = try DateFormat(pattern: pattern, locale: locale, zone: "UTC", options: .context(context))
    #expect(format.format(Self.tuesday) == text)
  }

  @Test("Weeks are those of the region, or of its keys")
  func weeks() throws {
    let sunday = Instant(testSeconds: 1_735_430_400)  // 2024-12-29
    func text(_ locale: LocaleID) throws -> String {
      try DateFormat(pattern: "YYYY ww e", locale: locale, zone: "UTC").format(sunday)
    }
    #expect(try text("en-US") == "2025 01 1")
    #expect(try text("de-DE") == "2024 52 7")
    #expect(try text("en-US-u-fw-mon") == "2024 52 7")
    #expect(try text("en-US-u-rg-dezzzz") == "2024 52 7")
  }
}

extension Instant {
  /// An instant that a test writes down and that is in the range.
  init(testSeconds seconds: Int64, nanoseconds: Int32 = 0) {
    do {
      self = try Instant(seconds: seconds, nanoseconds: nanoseconds)
    } catch {
      preconditionFailure("\(error)")
    }
  }
}
