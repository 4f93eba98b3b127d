internal import IntlCore
internal import IntlGrammar
internal import LocaleData

/// Numbers that stand for each plural category when ICU is asked what it prints.
enum PluralSamples {
  /// Values for each category of a language; categories that only numbers with zeros at the end have are missing.
  static func plain(_ rules: PluralRules) -> [PluralCategory: String] {
    find(rules, among: (0...110).map { "\($0)" } + ["1000", "1000000"] + fractions(of: 0...12))
  }

  /// Values from 1 on with so many integer digits, for each category.
  static func mantissas(digits: Int, _ rules: PluralRules) -> [PluralCategory: String] {
    if digits == 1 {
      // One itself comes last: some languages have a text for exactly one. Latvian asks for a fraction of two digits.
      return find(
        rules,
        among: (2...9).map { "\($0)" } + fractions(of: 1...9) + (11...19).map { "2.\($0)" } + ["1"])
    }
    let first = (1..<digits).reduce(into: UInt64(1)) { power, _ in power *= 10 }
    return find(
      rules,
      among: (0...min(110, 9 * first - 1)).map { "\(first + $0)" } + [
        "\(first).1", "\(first).2", "\(first + 1).1",
      ])
  }

  private static func fractions(of range: ClosedRange<Int>) -> [String] {
    range.flatMap { whole in (1...9).map { "\(whole).\($0)" } }
  }

  private static func find(_ rules: PluralRules, among values: [String]) -> [PluralCategory: String] {
    var samples: [PluralCategory: String] = [:]
    let wanted = rules.categories.count
    for value in values {
      guard let number = DecimalValue(value) else { continue }
      let category = rules.category(of: PluralOperands(number))
      if samples[category] == nil { samples[category] = value }
      if samples.count == wanted { break }
    }
    return samples
  }

  /// How many integer digits compact numbers of each magnitude show.
  static func shownDigits(_ observation: NumberObservation) throws(IntlError) -> [Int] {
    // Texts without digits stand for small counts only, such as one and two.
    let values = (0..<NumberLook.magnitudeCount).map { "3e\($0)" }
    return try observation.shownIntegerDigits(of: values)
  }
}
