import Foundation
import Intl
import TestSupport
import Testing

/// What ICU4J 72, another implementation of the same specification, prints.
@Suite(.enabled(if: SharedData.isPresent)) struct DateConformanceTests {
  @Test("Date and time styles of every locale in 15 calendars")
  func styles() throws {
    try compare("date_styles", count: 4718) { row in
      // The rows that say "gregorian" were printed without a calendar: in Thai they are Buddhist.
      let options: DateOptions = row[1] == "gregorian" ? .init() : .calendar(try CalendarID(row[1]))
      let format = try DateFormat(
        date: #require(DateStyle(rawValue: row[4])), time: #require(TimeStyle(rawValue: row[5])),
        locale: LocaleID(parsing: row[0]), zone: ZoneID(row[2]), options: options)
      return try format.format(Instant(milliseconds: #require(Int64(row[3]))))
    }
  }

  @Test("Names of zones in every pattern, in winter and summer")
  func zoneNames() throws {
    try compare("timezone_names", count: 9936) { row in
      let format = try DateFormat(pattern: row[3], locale: LocaleID(parsing: row[0]), zone: ZoneID(row[1]))
      return try format.format(Instant(milliseconds: #require(Int64(row[2]))))
    }
  }

  @Test("Templates of every locale, their patterns and texts")
  func templates() throws {
    try compare("date_skeletons", count: 5415) { row in
      let format = try DateFormat(template: row[1], locale: LocaleID(parsing: row[0]), zone: ZoneID(row[3]))
      if format.pattern != row[2] { return "the pattern \(format.pattern)" }
      return try format.format(Instant(milliseconds: #require(Int64(row[4]))))
    } except: { row in
      // ICU4J takes other patterns of CLDR for these: the zone of the time style, and Somali plain spaces.
      let zoned = ["be", "ca", "cs", "es", "fr-CH", "hr", "ja", "nn"]
      let somali = [
        "hm", "jm", "hms", "jms", "yMMMdjm", "yMMMMEEEEdjms", "MMMdjm", "Edjm", "jmsSSS",
      ]
      return row[0] == "so" ? somali.contains(row[1]) : row[1] == "jmsz" && zoned.contains(row[0])
    }
  }

  /// Compares the last column of a table with what `text` makes of the others.
  private func compare(
    _ table: String, count: Int, _ text: ([String]) throws -> String,
    except isLeftOut: ([String]) -> Bool = { _ in false }
  ) throws {
    var passed = 0
    var wrong: [String] = []
    for line in try SharedData.lines("conformance/icu4j72/\(table).tsv").dropFirst() {
      let row = line.components(separatedBy: "\t")
      if isLeftOut(row) { continue }
      let got = try text(row)
      if got == row.last { passed += 1 } else { wrong.append("\(line): \(got)") }
    }
    print("\(table): \(passed) passed, \(wrong.count) wrong")
    #expect(wrong.isEmpty, "\(wrong.prefix(20).joined(separator: "\n"))")
    #expect(passed == count)
  }
}
