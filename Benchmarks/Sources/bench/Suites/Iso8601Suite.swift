import Foundation
import Intl

/// Instants as ISO 8601 text and back, which ICU does not do.
enum Iso8601Suite {
  static var cases: [BenchmarkCase] {
    [
      BenchmarkCase("iso8601/print", floors: [.times(3, over: .foundation)]) {
        let rows = samples.map { Row($0.date, $0.text) }
        let instants = try samples.map { Row(try Instant(seconds: $0.seconds), $0.text) }
        return [
          Lane(.intl, "Instant.description", IntlISOPrint(), instants),
          Lane(.foundation, "Date.ISO8601FormatStyle", FoundationISOPrint(), rows),
          Lane(.foundation, "ISO8601DateFormatter", FoundationISOClassPrint(), rows),
        ]
      },
      BenchmarkCase("iso8601/parse", floors: [.times(8, over: .foundation)]) {
        let rows = samples.map { Row($0.text, Optional($0.date)) }
        let instants = try samples.map { Row($0.text, Optional(try Instant(seconds: $0.seconds))) }
        return [
          Lane(.intl, "Instant", IntlISOParse(), instants),
          Lane(
            .foundation, "Date.ISO8601FormatStyle", FoundationParse(strategy: Date.ISO8601FormatStyle()), rows
          ),
          Lane(.foundation, "ISO8601DateFormatter", FoundationISOClassParse(), rows),
        ]
      },
    ]
  }

  private static let samples: [(seconds: Int64, date: Date, text: String)] = [
    (0, "1970-01-01T00:00:00Z"), (951_782_400, "2000-02-29T00:00:00Z"),
    (1_234_567_890, "2009-02-13T23:31:30Z"),
    (1_700_000_000, "2023-11-14T22:13:20Z"), (-1, "1969-12-31T23:59:59Z"),
    (2_147_483_647, "2038-01-19T03:14:07Z"),
    (1_796_040_000, "2026-11-30T12:00:00Z"), (4_102_444_800, "2100-01-01T00:00:00Z"),
  ].map { ($0.0, Date(timeIntervalSince1970: Double($0.0)), $0.1) }
}

struct FoundationISOPrint: Job {
  let style = Date.ISO8601FormatStyle()
  func run(_ date: Date) -> String { style.format(date) }
}

struct FoundationISOClassPrint: Job {
  let formatter = ISO8601DateFormatter()
  func run(_ date: Date) -> String { formatter.string(from: date) }
}

struct FoundationISOClassParse: Job {
  let formatter = ISO8601DateFormatter()
  func run(_ text: String) -> Date? { formatter.date(from: text) }
}
