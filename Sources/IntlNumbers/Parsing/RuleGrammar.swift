internal import IntlCore

/// Rules that spell numbers out, as ICU prints them, made ready to be read backwards.
///
/// ICU: `RuleBasedNumberFormat`, "Rule Syntax"
struct RuleGrammar: Sendable {
  /// Whose words stand in a place of a rule.
  enum Target: Sendable, Hashable {
    case set(Int)
    /// The rule before the one at hand, whatever the number.
    case previousRule
    /// The number in digits.
    case digits
  }

  enum Token: Sendable, Hashable {
    case text([UInt32])
    /// `<…<`: the number divided by the rule's divisor; in fractions the whole part.
    case quotient(Target)
    /// `>…>`: what the division leaves; in fractions the digits behind the point; for negatives the magnitude.
    case remainder(Target)
    /// `=…=`: the number itself.
    case same(Target)
    /// `$(…)$`: one text for each plural category.
    case choice([[UInt32]])
  }

  struct Rule: Sendable {
    /// The lowest number that the rule is for.
    let base: UInt64
    let divisor: UInt64
    let tokens: [Token]

    /// Whether the number before this rule serves when the division leaves nothing.
    fileprivate func yields(_ number: UInt64) -> Bool {
      guard number % divisor == 0, base % divisor != 0 else { return false }
      return tokens.contains { if case .remainder = $0 { true } else { false } }
    }
  }

  struct RuleSet: Sendable {
    var rules: [Rule] = []
    var negative: [Token]?
    /// The rules of numbers with a fraction, the one for those below 1 among them.
    var fractions: [[Token]] = []
    var infinity: [Token]?
    var nan: [Token]?

    /// Whether there are numbers that the set writes nothing for.
    var hasEmptyRule: Bool { rules.contains(where: \.tokens.isEmpty) }

    /// The place of the rule that a number is written by.
    func place(of number: UInt64) -> Int? {
      var low = 0
      var high = rules.count
      while low < high {
        let middle = (low + high) / 2
        if rules[middle].base <= number { low = middle + 1 } else { high = middle }
      }
      guard low > 0 else { return nil }
      return low > 1 && rules[low - 1].yields(number) ? low - 2 : low - 1
    }
  }

  let names: [String]
  let sets: [RuleSet]

  /// - Parameters:
  ///   - text: The rules as ICU prints them: a name and a colon, then a line a rule.
  ///   - fold: Makes the characters of a text comparable.
  init(_ text: String, fold: @escaping (String) -> [UInt32]) {
    // Scalars, not characters: a vowel sign may follow a blank or a colon.
    let lines = text.unicodeScalars.split(separator: "\n")
    names = lines.filter { $0.first == "%" }.map { line in
      String(Substring(line.last == ":" ? line.dropLast() : line))
    }
    let numbers = Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    var sets: [RuleSet] = []
    for line in lines {
      if line.first == "%" || sets.isEmpty { sets.append(RuleSet()) }
      guard line.first != "%", let colon = line.firstIndex(of: ":") else { continue }
      var body = line[line.index(after: colon)...]
      if body.last == ";" { body.removeLast() }
      if body.first == " " { body.removeFirst() }
      // An apostrophe keeps the blanks at the start of a rule; it is not part of the text.
      if body.first == "'" { body.removeFirst() }
      let reader = RuleBodyReader(own: sets.count - 1, sets: numbers, fold: fold)
      guard let tokens = reader.tokens(body) else { continue }
      Self.add(Substring(line[..<colon]), tokens, to: &sets[sets.count - 1])
    }
    self.sets = sets
  }

  private static func add(_ descriptor: Substring, _ tokens: [Token], to set: inout RuleSet) {
    switch descriptor {
    case "-x": set.negative = tokens
    case "Inf": set.infinity = tokens
    case "NaN": set.nan = tokens
    case "x.x", "x,x", "0.x", "0,x", "x.0", "x,0": set.fractions.append(tokens)
    default:
      // A base, perhaps a radix, and a caret for each power by which the divisor is lower than it would be.
      let carets = descriptor.reversed().prefix { $0 == ">" }.count
      let parts = descriptor.dropLast(carets).split(separator: "/")
      guard let base = parts.first.flatMap({ UInt64($0) }) else { return }
      let radix = parts.count > 1 ? UInt64(parts[1]) ?? 10 : 10
      set.rules.append(Rule(base: base, divisor: divisor(base, radix, carets), tokens: tokens))
    }
  }

  private static func divisor(_ base: UInt64, _ radix: UInt64, _ carets: Int) -> UInt64 {
    guard radix > 1 else { return 1 }
    var divisor: UInt64 = 1
    while base / divisor >= radix { divisor *= radix }
    for _ in 0..<carets where divisor > 1 { divisor /= radix }
    return divisor
  }
}

/// Cuts the body of a rule into tokens.
struct RuleBodyReader {
  /// The number of the set that the rule stands in.
  let own: Int
  let sets: [String: Int]
  let fold: (String) -> [UInt32]

  /// The tokens; `nil` when there is something that is not understood.
  func tokens(_ body: Substring.UnicodeScalarView) -> [RuleGrammar.Token]? {
    var tokens: [RuleGrammar.Token] = []
    // Scalars, not characters: a joiner or an accent may follow a bracket.
    var text = String.UnicodeScalarView()
    var rest = body
    func flush() {
      let folded = fold(String(text))
      if !folded.isEmpty { tokens.append(.text(folded)) }
      text = String.UnicodeScalarView()
    }
    while let scalar = rest.popFirst() {
      switch scalar {
      case "<", ">", "=":
        guard let end = rest.firstIndex(of: scalar) else { return nil }
        let name = Substring(rest[..<end])
        rest = rest[rest.index(after: end)...]
        flush()
        var target = self.target(name)
        if scalar == ">", name.isEmpty, rest.first == ">" {
          rest.removeFirst()
          target = .previousRule
        }
        guard let target else { return nil }
        tokens.append(scalar == "<" ? .quotient(target) : scalar == ">" ? .remainder(target) : .same(target))
      case "$" where rest.first == "(":
        guard let end = rest.firstIndex(of: "$"), let choices = choices(Substring(rest[..<end])) else {
          return nil
        }
        rest = rest[rest.index(after: end)...]
        flush()
        tokens.append(.choice(choices))
      default: text.append(scalar)
      }
    }
    flush()
    return tokens
  }

  private func target(_ name: Substring) -> RuleGrammar.Target? {
    if name.isEmpty { return .set(own) }
    if name.hasPrefix("%") { return sets[String(name)].map { .set($0) } }
    return .digits
  }

  /// The texts of `(cardinal,one{st}other{th})`.
  private func choices(_ content: Substring) -> [[UInt32]]? {
    var texts: [[UInt32]] = []
    for piece in content.split(separator: "{").dropFirst() {
      guard let end = piece.firstIndex(of: "}") else { return nil }
      let text = fold(String(piece[..<end]))
      if !texts.contains(text) { texts.append(text) }
    }
    return texts
  }
}
