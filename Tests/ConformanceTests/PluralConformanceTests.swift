import Foundation
import Intl
import TestSupport
import Testing

/// CLDR's own samples, each with the category that it must have.
@Suite(.enabled(if: SharedData.isPresent)) struct PluralConformanceTests {
  @Test(
    "Every sample of CLDR 42 has the category under which it stands",
    arguments: [(PluralRules.Kind.cardinal, "plurals", 12_021), (.ordinal, "ordinals", 2_530)])
  func samples(kind: PluralRules.Kind, file: String, bar: Int) throws {
    var passed = 0
    var wrong: [String] = []
    for row in try SampleFile(SharedData.text("conformance/cldr42/\(file).xml")).rows {
      let rules = try PluralRules(kind, locale: LocaleID(parsing: row.locale))
      for sample in row.samples {
        let category = rules.category(of: try PluralOperands(sample))
        if category.rawValue == row.category {
          passed += 1
        } else {
          wrong.append("\(row.locale) \(sample): \(category), not \(row.category)")
        }
      }
    }
    print("plural samples, \(file): \(passed) passed, \(wrong.count) wrong")
    #expect(wrong.isEmpty, "\(wrong.prefix(20).joined(separator: "\n"))")
    #expect(passed == bar)
  }

  @Test("Every pair of ends has the range category of CLDR 42")
  func ranges() throws {
    var passed = 0
    var wrong: [String] = []
    for row in try RangeFile(SharedData.text("conformance/cldr42/pluralRanges.xml")).rows {
      let rules = try PluralRules(locale: LocaleID(parsing: row.locale))
      let start = try #require(PluralCategory(rawValue: row.start))
      let end = try #require(PluralCategory(rawValue: row.end))
      let category = rules.category(from: start, to: end)
      if category.rawValue == row.result {
        passed += 1
      } else {
        wrong.append("\(row.locale) \(start) to \(end): \(category), not \(row.result)")
      }
    }
    print("plural ranges: \(passed) passed, \(wrong.count) wrong")
    #expect(wrong.isEmpty, "\(wrong.prefix(20).joined(separator: "\n"))")
    #expect(passed == 441)
  }

  @Test("Every row of the Unicode conformance suite holds")
  func conformance() throws {
    var passed = 0
    var wrong: [String] = []
    for line in try SharedData.lines("conformance/unicode-conformance/icu72-plural_rules.tsv").dropFirst() {
      let cells = line.components(separatedBy: "\t")
      let kind = try #require(PluralRules.Kind(rawValue: cells[1]))
      let rules = try PluralRules(kind, locale: LocaleID(parsing: cells[0]))
      let category = rules.category(of: try PluralOperands(cells[2]))
      if category.rawValue == cells[3] { passed += 1 } else { wrong.append("\(line): \(category)") }
    }
    print("plural rules: \(passed) passed, \(wrong.count) wrong")
    #expect(wrong.isEmpty, "\(wrong.prefix(20).joined(separator: "\n"))")
    #expect(passed == 6_107)
  }
}

/// The `pluralRule` elements of a CLDR file, with their samples written out.
private struct SampleFile {
  struct Row {
    let locale: String
    let category: String
    let samples: [String]
  }

  private(set) var rows: [Row] = []

  init(_ text: String) throws {
    for group in text.matches(of: /<pluralRules locales="([^"]*)">(.*?)<\/pluralRules>/.dotMatchesNewlines())
    {
      for rule in group.2.matches(of: /<pluralRule count="([a-z]*)">([^<]*)</) {
        let samples = rule.2.split(separator: "@").dropFirst().flatMap { SampleFile.samples(in: $0) }
        for locale in group.1.split(separator: " ") {
          rows.append(Row(locale: String(locale), category: String(rule.1), samples: samples))
        }
      }
    }
  }

  /// The samples of `decimal 0.2~1.0, 1.2, …`, ranges counted out in steps of the last digit.
  private static func samples(in text: Substring) -> [String] {
    text.drop { $0 != " " }.split(separator: ",").flatMap { item -> [String] in
      let ends = item.trimmingCharacters(in: .whitespaces).split(separator: "~").map(String.init)
      guard let first = ends.first, first != "…" else { return [] }
      guard ends.count == 2 else { return [first] }
      let digits = first.split(separator: ".").count == 2 ? first.split(separator: ".")[1].count : 0
      let low = Int(first.replacing(".", with: "")) ?? 0
      let high = Int(ends[1].replacing(".", with: "")) ?? 0
      return (low...high).map { value in
        guard digits > 0 else { return String(value) }
        let padded = String(repeating: "0", count: max(0, digits + 1 - String(value).count)) + String(value)
        return "\(padded.dropLast(digits)).\(padded.suffix(digits))"
      }
    }
  }
}

/// The `pluralRange` elements of a CLDR file, one row a locale.
private struct RangeFile {
  struct Row {
    let locale: String
    let start: String
    let end: String
    let result: String
  }

  private(set) var rows: [Row] = []

  init(_ text: String) throws {
    for group in text.matches(
      of: /<pluralRanges locales="([^"]*)">(.*?)<\/pluralRanges>/.dotMatchesNewlines())
    {
      for range in group.2.matches(of: /start="([a-z]*)" +end="([a-z]*)" +result="([a-z]*)"/) {
        for locale in group.1.split(separator: " ") {
          rows.append(
            Row(
              locale: String(locale), start: String(range.1), end: String(range.2), result: String(range.3)))
        }
      }
    }
  }
}
