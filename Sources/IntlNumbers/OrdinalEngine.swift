internal import ICUBridge
internal import IntlCore
internal import IntlGrammar
internal import LocaleData

/// Ordinals in digits by the locale's rules, exact for whole numbers of any length; fractions go to ICU.
final class OrdinalEngine: NumberEngine {
  private let rules: OrdinalRules
  private let icu: RuleEngine
  private let digits: [String: PatternEngine]

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
    var digits: [String: PatternEngine] = [:]
    for pattern in rules.patterns {
      digits[pattern] = try PatternEngine(NumberPattern(pattern), NumberOptions(), locale)
    }
    self.digits = digits
  }

  func text(_ value: NumberValue) throws(ICUFailure) -> String {
    try parts(value).reduce(into: "") { $0 += $1.text }
  }

  func parts(_ value: NumberValue) throws(ICUFailure) -> [TextPart] {
    let number = value.decimal
    guard number.isFinite, number.significantFractionDigitCount == 0 else { return try icu.parts(value) }
    let magnitude = number.magnitude.reduced
    let operands = PluralOperands(magnitude)
    let isNegative = number.isNegative && !number.isZero
    guard
      let output = rules.output(magnitude.integerDigits, operands: operands, isNegative: isNegative)
    else { return try icu.parts(value) }
    var parts: [TextPart] = []
    if !output.prefix.isEmpty {
      parts.append(TextPart(.literal, String(decoding: output.prefix, as: UTF8.self)))
    }
    if let pattern = output.pattern, let engine = digits[pattern] {
      parts += try engine.parts(.decimal(magnitude))
    }
    if !output.suffix.isEmpty {
      parts.append(TextPart(.literal, String(decoding: output.suffix, as: UTF8.self)))
    }
    return parts
  }
}
