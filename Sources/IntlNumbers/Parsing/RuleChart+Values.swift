internal import IntlCore

extension RuleChart {
  /// The values whose words start the text, by one rule set, negative ones and fractions too.
  func values(set: Int) -> [(value: DecimalValue, end: Int)] {
    magnitudes(set: set, at: 0) + negatives(set, at: 0, depth: 0)
  }

  /// Negative values: by the set's own rule, or by that of another set that it hands its numbers to.
  private func negatives(_ set: Int, at place: Int, depth: Int) -> [(value: DecimalValue, end: Int)] {
    guard depth < 8 else { return [] }
    if let tokens = grammar.sets[set].negative {
      return signed(tokens, place) { other, place in
        self.magnitudes(set: other, at: place).map { (-$0.value, $0.end) }
      }
    }
    let rules = grammar.sets[set].rules
    return rules.indices.flatMap { rule -> [(value: DecimalValue, end: Int)] in
      let found = signed(rules[rule].tokens, place) { other, place in
        self.negatives(other, at: place, depth: depth + 1)
      }
      return found.filter { value, _ in
        // Which rule a fraction takes is left to the writing of it again.
        guard value.exponent == 0 else { return true }
        return value.magnitude.coefficient64.map { grammar.sets[set].place(of: $0) == rule } ?? false
      }
    }
  }

  /// Reads tokens that hold one number, between texts.
  private func signed(
    _ tokens: [RuleGrammar.Token], _ place: Int,
    _ numbers: (_ set: Int, _ place: Int) -> [(value: DecimalValue, end: Int)]
  ) -> [(value: DecimalValue, end: Int)] {
    var open: [(value: DecimalValue?, end: Int)] = [(nil, place)]
    for token in tokens {
      var next: [(value: DecimalValue?, end: Int)] = []
      for state in open {
        switch token {
        case .remainder(.set(let set)), .same(.set(let set)):
          if state.value == nil { next += numbers(set, state.end).map { ($0.value, $0.end) } }
        case .text(let words): if let end = match(words, state.end) { next.append((state.value, end)) }
        default: break
        }
      }
      open = next
      if open.isEmpty { break }
    }
    return open.compactMap { state in state.value.map { ($0, state.end) } }
  }

  private func magnitudes(set: Int, at place: Int) -> [(value: DecimalValue, end: Int)] {
    var values = found(set, place).map { (value: DecimalValue($0.number), end: $0.end) }
    values += fractions(set: set, at: place, depth: 0)
    for (tokens, value) in [
      (grammar.sets[set].infinity, DecimalValue.infinity), (grammar.sets[set].nan, .nan),
    ] {
      guard case .text(let words)? = tokens?.first, tokens?.count == 1 else { continue }
      if let end = match(words, place) { values.append((value, end)) }
    }
    return values
  }

  // MARK: Fractions

  /// Fractions: by the set's own rules, or by those of another set that it hands its numbers to.
  private func fractions(set: Int, at place: Int, depth: Int) -> [(value: DecimalValue, end: Int)] {
    guard depth < 8 else { return [] }
    let own = grammar.sets[set].fractions
    guard own.isEmpty else { return own.flatMap { fractions($0, place) } }
    var others: Set<Int> = []
    for rule in grammar.sets[set].rules {
      if rule.tokens.count == 1, case .same(.set(let other))? = rule.tokens.first { others.insert(other) }
    }
    return others.sorted().flatMap { fractions(set: $0, at: place, depth: depth + 1) }
  }

  private func fractions(_ tokens: [RuleGrammar.Token], _ place: Int) -> [(value: DecimalValue, end: Int)] {
    var open: [(whole: UInt64, digits: [UInt8], end: Int)] = [(0, [], place)]
    for token in tokens {
      var next: [(whole: UInt64, digits: [UInt8], end: Int)] = []
      for state in open {
        switch token {
        case .text(let words):
          if let end = match(words, state.end) { next.append((state.whole, state.digits, end)) }
        case .quotient(.set(let set)):
          next += found(set, state.end).map { ($0.number, state.digits, $0.end) }
        case .remainder(.set(let set)):
          let (digits, end) = fractionDigits(set, state.end)
          if !digits.isEmpty { next.append((state.whole, digits, end)) }
        default: break
        }
      }
      open = next
    }
    return open.compactMap { state in
      guard !state.digits.isEmpty else { return nil }
      let fraction = DecimalValue(digits: state.digits, exponent: -state.digits.count)
      return (DecimalValue(state.whole).sum(fraction), state.end)
    }
  }

  /// The digits behind the point, each in words of its own.
  private func fractionDigits(_ set: Int, _ place: Int) -> (digits: [UInt8], end: Int) {
    var digits: [UInt8] = []
    var end = place
    var next = place
    while let word = found(set, next).filter({ $0.number < 10 }).max(by: { $0.end < $1.end }), word.end > next
    {
      digits.append(UInt8(word.number))
      end = word.end
      next = match([ScalarFold.space], end) ?? end
    }
    return (digits, end)
  }
}
