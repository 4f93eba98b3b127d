import Foundation
import Intl

/// Plural categories and lists.
enum GrammarSuite {
  static var cases: [BenchmarkCase] {
    [
      plural(
        "cardinal-en", .cardinal, "en", 8,
        [
          (1, .one), (0, .other), (2, .other), (21, .other), (100, .other), (1_000_000, .other), (-1, .one),
          (11, .other),
        ]),
      plural(
        "cardinal-ru", .cardinal, "ru", 6,
        [
          (1, .one), (2, .few), (5, .many), (11, .many), (21, .one), (104, .few), (1_000_012, .many),
          (33, .few),
        ]),
      plural(
        "ordinal-en", .ordinal, "en", 5.5,
        [
          (1, .one), (2, .two), (3, .few), (4, .other), (11, .other), (22, .two), (113, .other), (1001, .one),
        ]),
      lists,
    ]
  }

  private static func plural(
    _ name: String, _ kind: PluralRules.Kind, _ locale: LocaleID, _ floor: Double,
    _ rows: [(Int, PluralCategory)]
  ) -> BenchmarkCase {
    BenchmarkCase("plural/\(name)", floors: [.times(floor, over: .icu), .allocations(0)]) {
      [
        Lane(
          .intl, "PluralRules.category", IntlPlural(rules: try .init(kind, locale: locale)),
          rows.map { Row($0, $1) }),
        Lane(
          .icu, "uplrules_select",
          RawPluralSelect(plural: try .init(locale.description, ordinal: kind == .ordinal)),
          rows.map { Row($0, $1.rawValue) }),
      ]
    }
  }

  private static var lists: BenchmarkCase {
    BenchmarkCase("list/and-en", floors: [.times(1.2, over: .icu), .times(6, over: .foundation)]) {
      let rows = [
        Row(["apples", "pears"], "apples and pears"), Row(["one", "two", "three"], "one, two, and three"),
        Row(["a", "b", "c", "d"], "a, b, c, and d"), Row(["alone"], "alone"),
        Row(["Paris", "Berlin", "Madrid", "Rome", "Oslo"], "Paris, Berlin, Madrid, Rome, and Oslo"),
      ]
      let style = ListFormatStyle<StringStyle, [String]>.list(type: .and, width: .standard)
        .locale(Locale(identifier: "en-US"))
      return [
        Lane(.intl, "ListFormat", IntlList(format: try .init(locale: "en-US")), rows),
        Lane(.icu, "ulistfmt_format", RawListFormat(list: try .init("en-US")), rows),
        Lane(.foundation, "ListFormatStyle", FoundationList(style: style), rows),
      ]
    }
  }
}
