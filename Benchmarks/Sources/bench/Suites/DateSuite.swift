import CRawICU
import Foundation
import Intl

/// Dates to text, in New York.
enum DateSuite {
  static var cases: [BenchmarkCase] {
    [
      styled,
      BenchmarkCase("date/open-medium-short") {
        [
          Lane(
            .intl, "DateFormat",
            IntlDateOpen(locale: "en-US", zone: try ZoneID(zone), date: .medium, time: .short), [Row(0, true)]
          ),
          Lane(
            .icu, "udat_open", RawDateOpen("en-US", zone: zone, date: .medium, time: .short), [Row(0, true)]),
        ]
      },
      BenchmarkCase("date/open-template") {
        [
          Lane(
            .intl, "DateFormat",
            IntlDateOpenTemplate(locale: "en-US", zone: try ZoneID(zone), template: "yMMMd"), [Row(0, true)]),
          Lane(
            .icu, "udatpg_open, udatpg_getBestPattern, udat_open",
            RawDateOpenTemplate("en-US", zone: zone, template: "yMMMd"), [Row(0, true)]),
        ]
      },
      BenchmarkCase("date/pattern-en") {
        let rows = moments.map(\.sortable)
        let formatter = DateFormatter.of("en-US", try .named(zone), pattern: pattern)
        return [
          Lane(
            .intl, "DateFormat",
            IntlDate(format: try .init(pattern: pattern, locale: "en-US", zone: ZoneID(zone))),
            try rows.map { Row(try $0.instant, $0.text) }),
          Lane(
            .icu, "udat_format", RawDateFormat(date: try .init("en-US", zone: zone, pattern: pattern)),
            rows.map { Row($0.milliseconds, $0.text) }),
          Lane(
            .foundation, "DateFormatter", FoundationClassDate(formatter: formatter),
            rows.map { Row($0.date, $0.text) }),
        ]
      },
      BenchmarkCase("date/full-japanese") {
        let rows = moments.map(\.japanese)
        let locale = "ja-JP-u-ca-japanese"
        let formatter = DateFormatter.of(locale, try .named(zone), date: .full)
        return [
          Lane(
            .intl, "DateFormat",
            IntlDate(format: try .init(date: .full, locale: LocaleID(parsing: locale), zone: ZoneID(zone))),
            try rows.map { Row(try $0.instant, $0.text) }),
          Lane(
            .icu, "udat_format", RawDateFormat(date: try .init(locale, zone: zone, date: .full)),
            rows.map { Row($0.milliseconds, $0.text) }),
          // Foundation's CLDR is newer and has a space before the weekday.
          Lane(
            .foundation, "DateFormatter", FoundationClassDate(formatter: formatter),
            rows.map { Row($0.date, "\($0.text.dropLast(3)) \($0.text.suffix(3))") }),
        ]
      },
    ]
  }

  private static let zone = "America/New_York"
  private static let pattern = "yyyy-MM-dd'T'HH:mm:ss.SSS"

  private static var styled: BenchmarkCase {
    BenchmarkCase("date/medium-short-en") {
      let rows = moments.map(\.medium)
      // Foundation's CLDR is newer and joins a medium date to its time with a word.
      let newer = rows.map { row in
        let parts = row.text.split(separator: ", ")
        return Row(row.date, "\(parts[0]), \(parts[1]) at \(parts[2])")
      }
      let zone = try TimeZone.named(zone)
      let style = Date.FormatStyle(
        date: .abbreviated, time: .shortened, locale: Locale(identifier: "en-US"), timeZone: zone)
      let formatter = DateFormatter.of("en-US", zone, date: .medium, time: .short)
      return [
        Lane(
          .intl, "DateFormat",
          IntlDate(
            format: try .init(date: .medium, time: .short, locale: "en-US", zone: ZoneID(Self.zone))),
          try rows.map { Row(try $0.instant, $0.text) }),
        Lane(
          .icu, "udat_format",
          RawDateFormat(date: try .init("en-US", zone: Self.zone, date: .medium, time: .short)),
          rows.map { Row($0.milliseconds, $0.text) }),
        Lane(.foundation, "Date.FormatStyle", FoundationDateStyle(style: style), newer),
        Lane(.foundation, "DateFormatter", FoundationClassDate(formatter: formatter), newer),
      ]
    }
  }

  /// A moment and one text of it.
  private struct Text {
    let seconds: Int64
    let text: String

    var milliseconds: Double { Double(seconds) * 1000 }
    var date: Date { Date(timeIntervalSince1970: Double(seconds)) }
    var instant: Instant { get throws { try Instant(seconds: seconds) } }
  }

  private static let moments: [(medium: Text, sortable: Text, japanese: Text)] = [
    (1_796_040_000, "Nov 30, 2026, 7:00\u{202f}AM", "2026-11-30T07:00:00.000", "令和8年11月30日月曜日"),
    (1_700_000_000, "Nov 14, 2023, 5:13\u{202f}PM", "2023-11-14T17:13:20.000", "令和5年11月14日火曜日"),
    (951_840_000, "Feb 29, 2000, 11:00\u{202f}AM", "2000-02-29T11:00:00.000", "平成12年2月29日火曜日"),
    (1_234_567_890, "Feb 13, 2009, 6:31\u{202f}PM", "2009-02-13T18:31:30.000", "平成21年2月13日金曜日"),
    (1_751_328_000, "Jun 30, 2025, 8:00\u{202f}PM", "2025-06-30T20:00:00.000", "令和7年6月30日月曜日"),
    (1_555_000_000, "Apr 11, 2019, 12:26\u{202f}PM", "2019-04-11T12:26:40.000", "平成31年4月11日木曜日"),
    (1_556_700_000, "May 1, 2019, 4:40\u{202f}AM", "2019-05-01T04:40:00.000", "令和元年5月1日水曜日"),
    (2_000_000_000, "May 17, 2033, 11:33\u{202f}PM", "2033-05-17T23:33:20.000", "令和15年5月17日火曜日"),
  ].map { (Text(seconds: $0, text: $1), Text(seconds: $0, text: $2), Text(seconds: $0, text: $3)) }
}
