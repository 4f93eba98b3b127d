internal import IntlCore
internal import IntlGrammar

/// Reads rule sets as ICU prints them: a name and a colon, then a line a rule.
struct OrdinalRuleParser {
  /// The names of the rule sets, in the order of their numbers.
  private(set) var names: [String] = []
  private let lines: [Substring]

  init(_ text: String) {
    lines = text.split(separator: "\n")
  }

  /// The rule sets; `nil` when there is something that ordinals in digits do not need.
  mutating func parse() -> [OrdinalRules.RuleSet]? {
    for line in lines where line.hasPrefix("%") {
      names.append(String(line.dropLast(line.hasSuffix(":") ? 1 : 0)))
    }
    var sets: [OrdinalRules.RuleSet] = []
    for line in lines {
      if line.hasPrefix("%") {
        sets.append(OrdinalRules.RuleSet())
        continue
      }
      guard !sets.isEmpty, let colon = line.firstIndex(of: ":"), line.hasSuffix(";") else { return nil }
      let name = line[..<colon]
      var body = line[line.index(after: colon)...].dropLast()
      if body.first == " " { body.removeFirst() }
      // An apostrophe before a blank keeps it at the start of a rule; it is not part of the text.
      if body.hasPrefix("' ") { body.removeFirst() }
      // Fractions are left to ICU.
      if name == "x.x" || name == "x,x" || name == "Inf" || name == "NaN" { continue }
      guard let steps = steps(body, allowsNumberRemainder: name == "-x") else { return nil }
      if name == "-x" {
        sets[sets.count - 1].negative = steps
      } else {
        guard let base = UInt64(name), base < 1_000_000_000_000_000_000 else { return nil }
        sets[sets.count - 1].rules.append(
          OrdinalRules.Rule(base: base, divisor: Self.power(notAbove: base), steps: steps))
      }
    }
    return sets
  }

  private static func power(notAbove base: UInt64) -> UInt64 {
    var power: UInt64 = 1
    while base / power >= 10 { power *= 10 }
    return power
  }

  private func steps(_ body: Substring, allowsNumberRemainder: Bool) -> [OrdinalRules.Step]? {
    var steps: [OrdinalRules.Step] = []
    var text: [UInt8] = []
    var rest = body
    func flush() {
      if !text.isEmpty { steps.append(.text(text)) }
      text = []
    }
    while let character = rest.first {
      switch character {
      case "=", ">":
        rest.removeFirst()
        guard let end = rest.firstIndex(of: character) else { return nil }
        let content = rest[..<end]
        rest = rest[rest.index(after: end)...]
        flush()
        guard
          let step = substitution(content, isRemainder: character == ">", isNegative: allowsNumberRemainder)
        else { return nil }
        steps.append(step)
      case "$":
        // No text of a choice has a dollar sign in it.
        rest.removeFirst()
        guard rest.hasPrefix("(ordinal,"), let end = rest.firstIndex(of: "$"), rest[..<end].hasSuffix(")")
        else {
          return nil
        }
        flush()
        guard let choice = choice(rest[..<end].dropFirst(9).dropLast()) else { return nil }
        steps.append(choice)
        rest = rest[rest.index(after: end)...]
      case "<", "[", "|", "{": return nil
      default:
        text += String(character).utf8
        rest.removeFirst()
      }
    }
    flush()
    return steps
  }

  /// What stands between two `=` or `>`; in the rule of negative numbers `>` means the magnitude.
  private func substitution(_ content: Substring, isRemainder: Bool, isNegative: Bool) -> OrdinalRules.Step? {
    if content.hasPrefix("%") {
      guard let set = names.firstIndex(of: String(content)) else { return nil }
      return isRemainder && !isNegative ? .remainder(set: set) : .whole(set: set)
    }
    guard !isRemainder || isNegative, content.hasPrefix("#") || content.hasPrefix("0") else { return nil }
    return .number(pattern: String(content))
  }

  /// The texts of `one{st}two{nd}other{th}`.
  private func choice(_ content: Substring) -> OrdinalRules.Step? {
    var texts: [PluralCategory: [UInt8]] = [:]
    var rest = content
    while !rest.isEmpty {
      guard let open = rest.firstIndex(of: "{"), let close = rest.firstIndex(of: "}"), open < close,
        let category = PluralCategory(rawValue: String(rest[..<open]))
      else { return nil }
      texts[category] = Array(rest[rest.index(after: open)..<close].utf8)
      rest = rest[rest.index(after: close)...]
    }
    return texts[.other] == nil ? nil : .choice(texts)
  }
}
