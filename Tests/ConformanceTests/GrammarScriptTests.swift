import Foundation
import Intl
import TestSupport
import Testing

/// The list and plural tests of ECMA-402.
@Suite(.enabled(if: SharedData.isPresent)) struct GrammarScriptTests {
  typealias Object = [String: Any]

  private func rows(_ file: String, _ api: String) throws -> [Object] {
    try SharedData.lines("conformance/test262/\(file).jsonl").compactMap { line in
      let object = try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? Object)
      return (object["api"] as? String)?.hasPrefix(api) == true ? object : nil
    }
  }

  /// The items of a list; of a string ECMA-402 takes the characters.
  ///
  /// - Returns: `nil` where the test gave an iterator, of which the file has nothing.
  private static func items(_ row: Object) -> [String]? {
    let items = (row["args"] as? [Any])?.first
    return items as? [String] ?? (items as? String)?.map(String.init)
  }

  private func locale(_ row: Object) throws -> LocaleID {
    try LocaleID(parsing: #require(row["locale"] as? String))
  }

  private func list(_ row: Object) throws -> (format: ListFormat, items: [String]) {
    let kinds: [String: ListFormat.Kind] = ["conjunction": .and, "disjunction": .or, "unit": .unit]
    let widths: [String: ListFormat.Width] = ["long": .wide, "short": .short, "narrow": .narrow]
    let options = row["options"] as? [String: String] ?? [:]
    let format = try ListFormat(
      #require(kinds[options["type"] ?? "conjunction"]), width: #require(widths[options["style"] ?? "long"]),
      locale: locale(row))
    return (format, try #require(Self.items(row)))
  }

  @Test("Lists: all 40 rows of strings with their items")
  func listStrings() throws {
    let rows = try rows("intl402-strings", "ListFormat").filter { Self.items($0) != nil }
    #expect(rows.count == 40)
    for row in rows {
      let (format, items) = try list(row)
      #expect(format.format(items) == row["expected"] as? String, "\(row)")
    }
  }

  @Test("Lists: all 48 rows of parts with their items")
  func listParts() throws {
    let rows = try rows("intl402-parts", "ListFormat").filter { Self.items($0) != nil }
    #expect(rows.count == 48)
    for row in rows {
      let (format, items) = try list(row)
      let expected = try #require(row["expected"] as? [[String: String]])
      let got = format.parts(items)
      #expect(got.map(\.text) == expected.map { $0["value"] }, "\(row)")
      #expect(got.map(\.kind.rawValue) == expected.map { $0["type"] }, "\(row)")
    }
  }

  @Test("Plurals: all 8 rows")
  func plurals() throws {
    let rows = try rows("intl402-strings", "PluralRules")
    #expect(rows.count == 8)
    for row in rows {
      let rules = try PluralRules(locale: locale(row))
      let notation = (row["options"] as? [String: String])?["notation"] ?? "standard"
      let style: NumberStyle =
        switch notation {
        case "compact": .compactShort
        case "scientific": .scientific
        case "engineering": .engineering
        default: .decimal
        }
      let format = try NumberFormat(style, locale: locale(row))
      let categories = try #require(row["args"] as? [NSNumber]).map {
        rules.category(of: format.operands(of: DecimalValue($0.doubleValue)))
      }
      let got = categories.count == 2 ? rules.category(from: categories[0], to: categories[1]) : categories[0]
      #expect(got.rawValue == row["expected"] as? String, "\(row)")
    }
  }
}
