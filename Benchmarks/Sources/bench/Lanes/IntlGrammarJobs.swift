import Intl

struct IntlPlural: Job {
  let rules: PluralRules
  func run(_ value: Int) -> PluralCategory { rules.category(of: value) }
}

struct IntlList: Job {
  let format: ListFormat
  func run(_ items: [String]) -> String { format.format(items) }
}
