internal import IntlCore

/// The parts of a unit identifier: `kilometer-per-square-hour` is kilo × meter¹ × hour⁻².
///
/// UTS 35, Part 6: General, section "Unit Identifiers"
struct UnitIdentifier: Sendable, Hashable {
  /// A simple unit to a power.
  struct Term: Sendable, Hashable {
    let unit: String
    var power: Int
  }

  /// What the prefixes make of it.
  private(set) var factor = UnitRatio.one
  private(set) var terms: [Term] = []

  /// Reads one unit; mixed ones are split by the caller.
  ///
  /// - Parameter isSimple: True for the names of simple units, which may contain hyphens.
  /// - Throws: ``IntlError`` of kind `invalidOption`, with the position of the word that is no unit.
  init(_ text: String, isSimple: (String) -> Bool) throws(IntlError) {
    let words = text.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    var index = 0
    var isDivisor = false
    func failure(_ expected: String) -> IntlError {
      let position = words[..<min(index, words.count)].reduce(0) { $0 + $1.utf8.count + 1 }
      return IntlError(
        .invalidOption, subject: text, position: min(position, text.utf8.count), expected: expected,
        found: index < words.count ? IntlError.quoted(words[index]) : "the end")
    }
    while index < words.count {
      // Each multiplies the digits of the factor; no unit that anyone uses comes near.
      guard terms.count < 16 else { throw failure("the end after 16 units") }
      if words[index] == "per" {
        guard !isDivisor else { throw failure("at most one \"per\"") }
        isDivisor = true
        index += 1
      }
      var power = 1
      if index < words.count, let named = UnitIdentifier.power(words[index]) {
        power = named
        index += 1
      }
      let sign = isDivisor ? -1 : 1
      if let (name, prefix, next) = UnitIdentifier.unit(in: words, from: index, isSimple: isSimple) {
        terms.append(Term(unit: name, power: sign * power))
        if let prefix { factor.multiply(by: prefix, power: sign * power) }
        index = next
      } else if index < words.count, let count = UnitIdentifier.count(words[index]) {
        factor.multiply(by: UnitRatio(count), power: sign * power)
        index += 1
      } else {
        let isMixed = index > 0 && index < words.count && words[index] == "and"
        throw failure(isMixed ? "one unit and not a mixed one" : "a unit of measure")
      }
    }
  }

  /// The longest name of a unit, with or without a prefix, that begins at a word.
  private static func unit(
    in words: [String], from start: Int, isSimple: (String) -> Bool
  ) -> (name: String, prefix: UnitRatio?, next: Int)? {
    var end = min(words.count, start + 5)
    while end > start {
      let name = words[start..<end].joined(separator: "-")
      if isSimple(name) { return (name, nil, end) }
      for prefix in UnitPrefix.all where name.hasPrefix(prefix.name) {
        let rest = String(name.dropFirst(prefix.name.count))
        if isSimple(rest) { return (rest, prefix.factor, end) }
      }
      end -= 1
    }
    return nil
  }

  private static func power(_ word: String) -> Int? {
    if word == "square" { return 2 }
    if word == "cubic" { return 3 }
    guard word.hasPrefix("pow"), let power = Int(word.dropFirst(3)), (2...15).contains(power) else {
      return nil
    }
    return power
  }

  /// A constant in an identifier: the 100 of `liter-per-100-kilometer`, the 1e6 of `part-per-1e6`.
  private static func count(_ word: String) -> DecimalValue? {
    guard word.utf8.count <= 9, word.utf8.allSatisfy({ $0 ^ 0x30 < 10 || $0 == 0x65 }),
      let value = DecimalValue(word), !value.isZero
    else { return nil }
    return value
  }
}
