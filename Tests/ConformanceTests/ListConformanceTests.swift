import Foundation
import Intl
import TestSupport
import Testing

/// Lists that others expect.
@Suite(.enabled(if: SharedData.isPresent)) struct ListConformanceTests {
  @Test("Every row of the Unicode conformance suite holds")
  func conformance() throws {
    struct Row: Decodable {
      struct Options: Decodable {
        let style: String
        let type: String
      }
      let items: [String]
      let options: Options
      let locale: String
      let expected: String

      enum CodingKeys: String, CodingKey {
        case options, locale, expected
        case items = "input_list"
      }
    }
    let kinds: [String: ListFormat.Kind] = ["conjunction": .and, "disjunction": .or, "unit": .unit]
    let widths: [String: ListFormat.Width] = ["long": .wide, "short": .short, "narrow": .narrow]
    var passed = 0
    var wrong: [String] = []
    for line in try SharedData.lines("conformance/unicode-conformance/icu72-list_fmt.jsonl") {
      let row = try JSONDecoder().decode(Row.self, from: Data(line.utf8))
      let format = try ListFormat(
        #require(kinds[row.options.type]), width: #require(widths[row.options.style]),
        locale: LocaleID(parsing: row.locale))
      check(format, row.items, row.expected, &passed, &wrong)
    }
    print("lists, Unicode conformance: \(passed) passed, \(wrong.count) wrong")
    #expect(wrong.isEmpty, "\(wrong.prefix(20).joined(separator: "\n"))")
    #expect(passed == 363)
  }

  @Test("Every list is what ICU4J writes")
  func icu4j() throws {
    let kinds: [String: ListFormat.Kind] = ["and": .and, "or": .or, "units": .unit]
    var passed = 0
    var wrong: [String] = []
    for line in try SharedData.lines("conformance/icu4j72/lists.tsv").dropFirst() {
      let cells = line.components(separatedBy: "\t")
      let format = try ListFormat(
        #require(kinds[cells[1]]), width: #require(ListFormat.Width(rawValue: cells[2])),
        locale: LocaleID(parsing: cells[0]))
      check(format, cells[3].components(separatedBy: "|"), cells[4], &passed, &wrong)
    }
    print("lists, ICU4J: \(passed) passed, \(wrong.count) wrong")
    #expect(wrong.isEmpty, "\(wrong.prefix(20).joined(separator: "\n"))")
    #expect(passed == 3_600)
  }

  private func check(
    _ format: ListFormat, _ items: [String], _ expected: String, _ passed: inout Int, _ wrong: inout [String]
  ) {
    let text = format.format(items)
    let joined = format.parts(items).map(\.text).joined()
    if text == expected, joined == expected {
      passed += 1
    } else {
      wrong.append("\(format.locale) \(format.kind) \(format.width) \(items): \(text), not \(expected)")
    }
  }
}
