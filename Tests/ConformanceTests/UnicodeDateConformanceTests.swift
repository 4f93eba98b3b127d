import Foundation
import Intl
import TestSupport
import Testing

/// Dates that the Unicode conformance suite and test262 expect.
///
/// Rows are taken where the suite itself says that ICU 72 gives what they expect; the others are of newer CLDR data.
@Suite(.enabled(if: SharedData.isPresent)) struct UnicodeDateConformanceTests {
  @Test(
    "Every datetime row of the Unicode conformance suite holds",
    arguments: [("icu76", 8_330), ("icu77", 260), ("cldr48.2", 209)])
  func unicode(version: String, count: Int) throws {
    let lines = try SharedData.lines("conformance/unicode-conformance/\(version)-datetime_fmt.tsv")
    let names = try #require(lines.first).components(separatedBy: "\t")
    var tally = Tally()
    for line in lines.dropFirst() {
      let row = Dictionary(uniqueKeysWithValues: zip(names, line.components(separatedBy: "\t")))
      guard row["icu72"] == "1" else { continue }
      let stamp = try Timestamp(try #require(row["input"]))
      let locale = try LocaleID(parsing: try #require(row["locale"]))
      let options = DateOptions.calendar(try CalendarID(try #require(row["calendar"])))
      let zone = try #require(stamp.zone)
      let template = row["classicalSkeleton"] ?? ""
      let format =
        template.isEmpty
        ? try DateFormat(
          date: DateStyle(rawValue: row["dateLength"] ?? "") ?? .none,
          time: TimeStyle(rawValue: row["timeLength"] ?? "") ?? .none, locale: locale, zone: zone,
          options: options)
        : try DateFormat(template: template, locale: locale, zone: zone, options: options)
      tally.compare(format.format(try stamp.instant()), row["expected"], line)
    }
    tally.report("datetime, \(version)", count)
  }

  @Test("Every date of test262 that ICU 72 has right is right")
  func ecmascript() throws {
    struct Row: Decodable {
      struct Argument: Decodable {
        let date: String?
      }
      struct Options: Decodable {
        let dateStyle: String?
        let timeStyle: String?
        let timeZone: String?
        let hourCycle: String?
        let hour12: Bool?
      }
      let api: String
      let locale: String?
      let options: Options?
      let args: [Argument]
      let expected: String
      let icu72: Int?
    }
    var tally = Tally()
    for line in try SharedData.lines("conformance/test262/intl402-strings.jsonl")
    where line.contains("\"DateTimeFormat.format\"") {
      let row = try JSONDecoder().decode(Row.self, from: Data(line.utf8))
      guard row.icu72 == 1, let options = row.options else { continue }
      var dates = DateOptions()
      let locale = try LocaleID(parsing: try #require(row.locale))
      dates.hourCycle = options.hourCycle.flatMap { HourCycle(rawValue: $0) }
      if let hour12 = options.hour12 { dates.hourCycle = hour12 ? .h12 : .h23 }
      let format = try DateFormat(
        date: DateStyle(rawValue: options.dateStyle ?? "") ?? .none,
        time: TimeStyle(rawValue: options.timeStyle ?? "") ?? .none, locale: locale,
        zone: ZoneID(try #require(options.timeZone)), options: dates)
      tally.compare(format.format(try Instant(try #require(row.args.first?.date))), row.expected, line)
    }
    tally.report("dates, test262", 112)
  }

  private struct Tally {
    var passed = 0
    var wrong: [String] = []

    mutating func compare(_ text: String, _ expected: String?, _ row: String) {
      if text == expected { passed += 1 } else { wrong.append("\(row): \(text)") }
    }

    func report(_ name: String, _ count: Int) {
      print("\(name): \(passed) passed, \(wrong.count) wrong")
      #expect(wrong.isEmpty, "\(wrong.prefix(20).joined(separator: "\n"))")
      #expect(passed == count)
    }
  }
}
