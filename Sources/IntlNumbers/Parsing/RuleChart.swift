internal import IntlCore

/// Reads a text by rules that spell numbers out: finds every number whose words stand at a place.
///
/// Rules may begin with the words of a smaller number ("two" in "two hundred"), which by plain descent would never end.
/// So the numbers at a place are collected for all rule sets together, until nothing new is found; places farther
/// right are settled first. Only numbers that the set would write by that very rule are kept.
final class RuleChart {
  /// A number, and where its words end.
  struct Found: Hashable {
    var number: UInt64
    var end: Int
  }

  let grammar: RuleGrammar
  private let text: [UInt32]
  private let digit: (UInt32) -> UInt8?
  private let group: [UInt32]
  /// What was found at a place, by rule set; `nil` for places that nobody asked for.
  private var cells: [[[Found]]?]
  /// The farthest place at which words went on.
  private(set) var farthest = 0

  /// How often rules were tried.
  private var effort = 0
  /// How many places wait for one farther right.
  private var depth = 0

  /// More than this many readings at one place come from rules that say too little to be read.
  private static let cellLimit = 48
  /// The longest numbers of all locales take a third of this; a text that takes more is none.
  private static let effortLimit = 400_000
  /// The longest numbers of all locales make 34 places wait; many more would run a thread out of stack.
  private static let depthLimit = 40

  /// True when the text was given up, because too many rules could begin in it.
  var isExhausted: Bool { effort > Self.effortLimit }

  init(_ grammar: RuleGrammar, _ text: [UInt32], group: [UInt32], digit: @escaping (UInt32) -> UInt8?) {
    self.grammar = grammar
    self.text = text
    self.group = group
    self.digit = digit
    cells = Array(repeating: nil, count: text.count + 1)
  }

  // MARK: Whole numbers

  func found(_ set: Int, _ place: Int) -> [Found] {
    settle(place)
    return cells[place]?[set] ?? []
  }

  /// Collects what stands at a place, for all rule sets.
  private func settle(_ place: Int) {
    guard place < text.count, cells[place] == nil else { return }
    cells[place] = Array(repeating: [], count: grammar.sets.count)
    guard depth < Self.depthLimit else {
      effort = Self.effortLimit + 1
      return
    }
    depth += 1
    defer { depth -= 1 }
    var grew = true
    while grew {
      grew = false
      for set in grammar.sets.indices {
        for rule in grammar.sets[set].rules.indices where derive(set, rule, place) { grew = true }
      }
    }
  }

  /// Applies one rule at a place; true when it brought something new.
  private func derive(_ set: Int, _ place: Int, _ start: Int) -> Bool {
    var isNew = false
    for reading in readings(set, place, start) {
      let number = reading.number(grammar.sets[set].rules[place])
      guard let number, grammar.sets[set].place(of: number) == place else { continue }
      // What passed without telling the number must be its words, too.
      if reading.isUnchecked, !ends(set, place, number, start, depth: 0).contains(reading.end) { continue }
      let found = Found(number: number, end: reading.end)
      guard let known = cells[start]?[set], known.count < Self.cellLimit, !known.contains(found) else {
        continue
      }
      cells[start]?[set].append(found)
      isNew = true
    }
    return isNew
  }

  /// A rule that was read in part.
  fileprivate struct Reading {
    var end: Int
    var quotient: UInt64?
    var remainder: UInt64?
    var same: UInt64?
    /// Whether a mention of the number has passed that did not tell it.
    var isUnchecked = false

    /// The number that the parts come to; `nil` when they are not those of one division.
    func number(_ rule: RuleGrammar.Rule) -> UInt64? {
      if let same { return same }
      if isUnchecked { return nil }
      if let remainder, remainder >= rule.divisor { return nil }
      let whole: UInt64
      if let quotient {
        let (product, isOver) = quotient.multipliedReportingOverflow(by: rule.divisor)
        if isOver { return nil }
        whole = product
      } else {
        whole = rule.base - rule.base % rule.divisor
      }
      let rest = remainder ?? (quotient == nil ? rule.base % rule.divisor : 0)
      let (sum, isOver) = whole.addingReportingOverflow(rest)
      return isOver ? nil : sum
    }
  }

  private func readings(_ set: Int, _ rule: Int, _ start: Int) -> [Reading] {
    effort += 1
    guard !isExhausted else { return [] }
    var open = [Reading(end: start)]
    let mentions = grammar.sets[set].rules[rule].tokens.count { if case .same = $0 { true } else { false } }
    for token in grammar.sets[set].rules[rule].tokens {
      var next: [Reading] = []
      for reading in open {
        switch token {
        case .text(let words):
          if let end = match(words, reading.end) { next.append(reading.moved(to: end)) }
        case .choice(let texts):
          for words in texts {
            if let end = match(words, reading.end) { next.append(reading.moved(to: end)) }
          }
        case .quotient(let target):
          for part in parts(target, set, rule, reading.end) {
            var advanced = reading.moved(to: part.end)
            advanced.quotient = part.number
            next.append(advanced)
          }
        case .remainder(let target):
          for part in parts(target, set, rule, reading.end) {
            var advanced = reading.moved(to: part.end)
            advanced.remainder = part.number
            next.append(advanced)
          }
        case .same(let target): next += same(target, reading, set, rule, isRepeated: mentions > 1)
        }
      }
      open = next
      if open.isEmpty { break }
    }
    return open.filter { $0.end > start }
  }

  /// Goes on over the words for the number itself.
  ///
  /// A rule may mention the number twice, and one of the two may say little about it: an ending that is the same for
  /// many numbers, or nothing. So it may pass without telling the number; the whole is checked afterwards.
  private func same(
    _ target: RuleGrammar.Target, _ reading: Reading, _ set: Int, _ rule: Int, isRepeated: Bool
  ) -> [Reading] {
    if let number = reading.same, case .set(let other) = target {
      return ends(other, number, reading.end, depth: 0).map(reading.moved)
    }
    var next: [Reading] = []
    for part in parts(target, set, rule, reading.end) {
      var advanced = reading.moved(to: part.end)
      advanced.same = part.number
      next.append(advanced)
      if isRepeated { next.append(reading.unchecked(to: part.end)) }
    }
    if isRepeated, case .set(let other) = target, grammar.sets[other].hasEmptyRule {
      next.append(reading.unchecked(to: reading.end))
    }
    return next
  }

  // MARK: Known numbers

  /// Where the words of a known number end, when they stand at a place.
  private func ends(_ set: Int, _ number: UInt64, _ place: Int, depth: Int) -> [Int] {
    guard depth < 24, let rule = grammar.sets[set].place(of: number) else { return [] }
    return ends(set, rule, number, place, depth: depth)
  }

  private func ends(_ set: Int, _ rule: Int, _ number: UInt64, _ place: Int, depth: Int) -> [Int] {
    var open = [place]
    let divisor = grammar.sets[set].rules[rule].divisor
    for token in grammar.sets[set].rules[rule].tokens {
      open = open.flatMap { place -> [Int] in
        switch token {
        case .text(let words): match(words, place).map { [$0] } ?? []
        case .choice(let texts): texts.compactMap { match($0, place) }
        case .quotient(let target): ends(target, set, rule, number / divisor, place, depth: depth + 1)
        case .remainder(let target): ends(target, set, rule, number % divisor, place, depth: depth + 1)
        case .same(let target): ends(target, set, rule, number, place, depth: depth + 1)
        }
      }
    }
    return open
  }

  private func ends(
    _ target: RuleGrammar.Target, _ set: Int, _ rule: Int, _ number: UInt64, _ place: Int, depth: Int
  ) -> [Int] {
    switch target {
    case .set(let other): return ends(other, number, place, depth: depth)
    case .previousRule: return rule > 0 ? ends(set, rule - 1, number, place, depth: depth) : []
    case .digits: return digits(place).flatMap { $0.number == number ? [$0.end] : nil } ?? []
    }
  }

  // MARK: Pieces

  private func parts(_ target: RuleGrammar.Target, _ set: Int, _ rule: Int, _ place: Int) -> [Found] {
    switch target {
    case .set(let other): return found(other, place)
    case .digits: return digits(place).map { [$0] } ?? []
    case .previousRule:
      guard rule > 0, place < text.count else { return [] }
      let previous = grammar.sets[set].rules[rule - 1]
      return readings(set, rule - 1, place).compactMap { reading in
        reading.number(previous).map { Found(number: $0, end: reading.end) }
      }
    }
  }

  private func digits(_ place: Int) -> Found? {
    var number: UInt64 = 0
    var end = place
    while end < text.count {
      if let digit = digit(text[end]) {
        let (product, isOver) = number.multipliedReportingOverflow(by: 10)
        let (sum, isOverToo) = product.addingReportingOverflow(UInt64(digit))
        if isOver || isOverToo { return nil }
        number = sum
        end += 1
      } else if end > place, let after = match(group, end), after > end, after < text.count,
        digit(text[after]) != nil
      {
        end = after
      } else {
        break
      }
    }
    return end > place ? Found(number: number, end: end) : nil
  }

  func match(_ words: [UInt32], _ place: Int) -> Int? {
    var place = place
    for word in words {
      guard place < text.count, text[place] == word else {
        farthest = max(farthest, place)
        return nil
      }
      place += 1
    }
    farthest = max(farthest, place)
    return place
  }
}

extension RuleChart.Reading {
  fileprivate func moved(to end: Int) -> Self {
    var moved = self
    moved.end = end
    return moved
  }

  fileprivate func unchecked(to end: Int) -> Self {
    var moved = moved(to: end)
    moved.isUnchecked = true
    return moved
  }
}
