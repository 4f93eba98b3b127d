internal import IntlCore

/// The six categories into which languages sort numbers.
///
/// ```swift
/// try PluralRules(locale: "ar").category(of: 2)      // .two
/// PluralCategory(rawValue: "few")                    // .few
/// ```
///
/// The names are not the numbers: `one` in Russian holds for 21 too, and English uses `other` for 0.
///
/// UTS 35, section "Language Plural Rules".
public enum PluralCategory: String, Sendable, Hashable, CaseIterable {
  /// Nothing, in languages that have a form for it.
  case zero
  /// One, and what is counted like one.
  case one
  /// Two, and what is counted like two.
  case two
  /// A few, such as 2 to 4 in Slavic languages.
  case few
  /// Many; also the category of fractions in some languages, and of exact millions in Romance ones.
  case many
  /// Everything else; every language has this category.
  case other
}

extension PluralCategory: Comparable {
  /// The order of the cases: `zero` first, `other` last.
  public static func < (a: PluralCategory, b: PluralCategory) -> Bool { a.place < b.place }

  /// The place in the list of cases, from 0.
  package var place: Int {
    switch self {
    case .zero: 0
    case .one: 1
    case .two: 2
    case .few: 3
    case .many: 4
    case .other: 5
    }
  }
}

extension PluralCategory {
  /// The category of this name in CLDR's data.
  init(named name: String) throws(IntlError) {
    guard let category = PluralCategory(rawValue: name) else {
      throw IntlError(.invalidPattern, subject: name, expected: "one of the six plural categories")
    }
    self = category
  }
}
