internal import IntlCore
internal import IntlGrammar

/// The rules by which a locale writes ordinals in digits, read from ICU and followed here.
///
/// ICU's own evaluation sends the number through 32 bits on its way to the plural rules, so that 651959195189 became
/// `…189rd`. Only what the ordinal rules of CLDR use is understood: text, the number itself by a pattern, other rule
/// sets for the number or its remainder, and choices by plural category.
///
/// ICU: `RuleBasedNumberFormat`, "Rule Syntax"
struct OrdinalRules: Sendable {
  enum Step: Sendable, Hashable {
    case text([UInt8])
    /// The number, by a number pattern.
    case number(pattern: String)
    /// The number, by another rule set.
    case whole(set: Int)
    /// What is left of the number below the rule's power of ten, by another rule set.
    case remainder(set: Int)
    /// A text for each plural category.
    case choice([PluralCategory: [UInt8]])
  }

  struct Rule: Sendable, Hashable {
    /// The lowest number that the rule is for.
    let base: UInt64
    /// The highest power of ten that is not above the base.
    let divisor: UInt64
    var steps: [Step]
  }

  struct RuleSet: Sendable, Hashable {
    var rules: [Rule] = []
    /// What stands around the magnitude of a negative number.
    var negative: [Step] = []
  }

  /// What a rule set made of a number, before its digits are written.
  struct Output: Sendable, Hashable {
    var prefix: [UInt8] = []
    var suffix: [UInt8] = []
    /// The pattern of the digits; `nil` when the rules spell the number out.
    var pattern: String?

    fileprivate mutating func append(_ text: [UInt8]) {
      if pattern == nil { prefix += text } else { suffix += text }
    }
  }

  private let sets: [RuleSet]
  private let start: Int
  private let plurals: PluralRules

  /// Follows the rules for a whole number.
  ///
  /// - Parameter run: The magnitude.
  /// - Returns: `nil` when the rules ask for two numbers in one text, or do not end.
  func output(_ run: DecimalValue.DigitRun, operands: PluralOperands, isNegative: Bool) -> Output? {
    var output = Output()
    let number = Number(run: run, category: plurals.category(of: operands), isNegative: isNegative)
    return write(set: start, number, depth: 0, &output) ? output : nil
  }

  private struct Number {
    var run: DecimalValue.DigitRun
    /// The category of the whole number; of a remainder nothing is asked.
    var category: PluralCategory
    var isNegative: Bool
  }

  private func write(set: Int, _ number: Number, depth: Int, _ output: inout Output) -> Bool {
    // Rules call each other a few levels deep; a circle among them must not hang.
    guard depth < 32 else { return false }
    if number.isNegative, !sets[set].negative.isEmpty {
      var magnitude = number
      magnitude.isNegative = false
      return write(sets[set].negative, magnitude, divisor: 1, depth: depth + 1, &output)
    }
    let rules = sets[set].rules
    guard let rule = rules.last(where: { number.run.isLonger || $0.base <= number.run.low }) else {
      return false
    }
    return write(rule.steps, number, divisor: rule.divisor, depth: depth + 1, &output)
  }

  private func write(
    _ steps: [Step], _ number: Number, divisor: UInt64, depth: Int, _ output: inout Output
  ) -> Bool {
    for step in steps {
      switch step {
      case .text(let text): output.append(text)
      case .choice(let texts): output.append(texts[number.category] ?? texts[.other] ?? [])
      case .number(let pattern):
        guard output.pattern == nil, !number.isNegative else { return false }
        output.pattern = pattern
      case .whole(let set):
        guard write(set: set, number, depth: depth + 1, &output) else { return false }
      case .remainder(let set):
        // Powers of ten up to 10¹⁸ divide what the run leaves out.
        let rest = DecimalValue.DigitRun(low: number.run.low % divisor, isLonger: false)
        let part = Number(run: rest, category: number.category, isNegative: number.isNegative)
        guard write(set: set, part, depth: depth + 1, &output) else { return false }
      }
    }
    return true
  }

  /// The patterns by which digits are written.
  var patterns: Set<String> {
    var found: Set<String> = []
    for set in sets {
      for case .number(let pattern) in set.negative + set.rules.flatMap(\.steps) { found.insert(pattern) }
    }
    return found
  }

  /// Reads the rules that `name` needs.
  ///
  /// - Parameters:
  ///   - text: All rules of the locale, as ICU prints them.
  ///   - name: The rule set to start with.
  /// - Returns: `nil` when something stands there that is not understood; ICU serves then.
  init?(_ text: String, startingWith name: String, plurals: PluralRules) {
    var parser = OrdinalRuleParser(text)
    guard let parsed = parser.parse(), let start = parser.names.firstIndex(of: name) else { return nil }
    sets = parsed
    self.start = start
    self.plurals = plurals
    guard understands(start) else { return nil }
  }

  /// True when the rules give an answer for numbers around every base, negative ones too.
  private func understands(_ set: Int) -> Bool {
    var samples = Set<UInt64>(0...1200)
    for rule in sets[set].rules { samples.formUnion([rule.base, rule.base &+ 1]) }
    return samples.allSatisfy { sample in
      let run = DecimalValue.DigitRun(low: sample, isLonger: false)
      let operands = PluralOperands(sample)
      return output(run, operands: operands, isNegative: false) != nil
        && output(run, operands: operands, isNegative: true) != nil
    }
  }
}
