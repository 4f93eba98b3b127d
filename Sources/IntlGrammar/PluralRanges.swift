internal import IntlCore
internal import LocaleData

/// The category of a range for every pair of ends.
struct PluralRanges: Sendable, Hashable {
  private let table: [PluralCategory]

  /// Pairs without a rule are `other`, as in ICU.
  init(_ rules: [PluralData.RangeRule]) throws(IntlError) {
    let count = PluralCategory.allCases.count
    var table = [PluralCategory](repeating: .other, count: count * count)
    for rule in rules {
      let start = try PluralCategory(named: rule.start)
      let end = try PluralCategory(named: rule.end)
      table[start.place * count + end.place] = try PluralCategory(named: rule.result)
    }
    self.table = table
  }

  func category(from start: PluralCategory, to end: PluralCategory) -> PluralCategory {
    table[start.place * PluralCategory.allCases.count + end.place]
  }
}
