internal import ICUBridge
internal import IntlCore
internal import IntlGrammar
internal import LocaleData

/// Ordinals in digits by the locale's rules, exact for whole numbers of any length; fractions go to ICU.
final class OrdinalEngine: NumberEngine {
  private let rules: OrdinalRules
  private let icu: RuleEngine
  private let digits: [String: NumberPlan]

  /// - Returns: `nil` when the rules are not understood.
  init?(
    _ ruleSet: String?, _ icu: RuleEngine, _ locale: ResolvedLocale
  ) throws(IntlError) {
    let start = if let ruleSet { ruleSet } else { try icu.ruleSet(locale) }
    let plurals = try PluralRules(.ordinal, locale: locale.id)
    guard let rules = OrdinalRules(try icu.rules(locale), startingWith: start, plurals: plurals) else {
      return nil
    }
    self.rules = rules
    self.icu = icu
    var digits: [String: NumberPlan] = [:]
    for pattern in rules.patterns {
      guard let plan = try Self.plan(pattern, locale) else { return nil }
      digits[pattern] = plan
    }
    self.digits = digits
  }

  /// The plan that writes whole numbers as a pattern does: `0`, `#,##0` or `#,##,##0`.
  private static func plan(_ pattern: String, _ locale: ResolvedLocale) throws(IntlError) -> NumberPlan? {
    let groups = pattern.split(separator: ",", omittingEmptySubsequences: false).map(\.count)
    guard pattern.allSatisfy({ $0 == "#" || $0 == "," || $0 == "0" }),
      pattern.filter({ $0 == "0" }).count == 1,
      pattern.hasSuffix("0")
    else { return nil }
    let primary = groups.count > 1 ? groups[groups.count - 1] : 0
    let secondary = groups.count > 2 ? groups[groups.count - 2] : primary
    var options = NumberOptions()
    options.grouping = primary == 0 ? .off : .always
    let plan = try NumberPlans.plan(.style(.decimal), locale.id, options, .automatic)
    guard let look = plan.look else { return nil }
    // Rules say how digits are grouped, whatever else the locale does: those of Tamil hold in Singapore too.
    return NumberPlan(
      plan.key, look, plan.rounding, digits: look.digits.grouped(primary: primary, secondary: secondary))
  }

  func text(_ value: NumberValue) throws(ICUFailure) -> String {
    let number = value.decimal
    guard let output = output(number) else { return try icu.text(value) }
    var bytes = output.prefix
    if let pattern = output.pattern, let plan = digits[pattern] { plan.append(number.magnitude, to: &bytes) }
    bytes += output.suffix
    return TextSink.string(bytes.span)
  }

  /// What the rules make of a number; `nil` for one that is not whole.
  private func output(_ number: DecimalValue) -> OrdinalRules.Output? {
    guard number.isFinite, number.significantFractionDigitCount == 0 else { return nil }
    let magnitude = number.magnitude.reduced
    return rules.output(
      magnitude.integerDigits, operands: PluralOperands(magnitude),
      isNegative: number.isNegative && !number.isZero)
  }

  func parts(_ value: NumberValue) throws(ICUFailure) -> [TextPart] {
    let number = value.decimal
    guard let output = output(number) else { return try icu.parts(value) }
    var parts: [TextPart] = []
    if !output.prefix.isEmpty {
      parts.append(TextPart(.literal, String(decoding: output.prefix, as: UTF8.self)))
    }
    if let pattern = output.pattern, let plan = digits[pattern] { parts += plan.parts(number.magnitude) }
    if !output.suffix.isEmpty {
      parts.append(TextPart(.literal, String(decoding: output.suffix, as: UTF8.self)))
    }
    return parts
  }
}
