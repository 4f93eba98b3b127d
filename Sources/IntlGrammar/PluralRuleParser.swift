internal import IntlCore

/// Reads conditions such as `v = 0 and i % 10 = 2..4 and i % 100 != 12..14 or f % 10 = 2..4`.
///
/// UTS 35, section "Plural rules syntax".
struct PluralRuleParser {
  /// One comparison.
  struct Relation {
    let operand: PluralPlan.Operand
    let modulus: UInt64
    let isNegated: Bool
    let ranges: [ClosedRange<UInt64>]
  }

  private let text: String
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
  }

  /// The whole condition: alternatives, of which one must hold, each of relations that must all hold.
  mutating func alternatives() throws(IntlError) -> [[Relation]] {
    var alternatives: [[Relation]] = [[try relation()]]
    while true {
      skipBlanks()
      if position == bytes.count { return alternatives }
      if take("and") {
        alternatives[alternatives.count - 1].append(try relation())
      } else if take("or") {
        alternatives.append([try relation()])
      } else {
        throw failure("\"and\", \"or\" or the end")
      }
    }
  }

  private mutating func relation() throws(IntlError) -> Relation {
    let operand = try operand()
    var modulus: UInt64 = 1
    if take("%") {
      modulus = try number()
      // Only the lowest 18 digits of a number are known.
      guard modulus > 1, PluralOperands.bound.isMultiple(of: modulus) else {
        throw failure("a divisor of a power of ten")
      }
    }
    let isNegated = take("!=")
    guard isNegated || take("=") else { throw failure("\"=\" or \"!=\"") }
    var ranges: [ClosedRange<UInt64>] = []
    repeat {
      let low = try number()
      let high = take("..") ? try number() : low
      guard low <= high else { throw failure("a number of at least \(low)") }
      ranges.append(low...high)
    } while take(",")
    return Relation(operand: operand, modulus: modulus, isNegated: isNegated, ranges: ranges)
  }

  private mutating func operand() throws(IntlError) -> PluralPlan.Operand {
    let letters: [(String, PluralPlan.Operand)] = [
      ("n", .n), ("i", .i), ("v", .v), ("w", .w), ("f", .f), ("t", .t), ("c", .c), ("e", .c),
    ]
    for (letter, operand) in letters where take(letter) { return operand }
    throw failure("one of the operands n, i, v, w, f, t, c and e")
  }

  private mutating func number() throws(IntlError) -> UInt64 {
    skipBlanks()
    let start = position
    var value: UInt64 = 0
    while position < bytes.count, bytes[position] ^ 0x30 < 10 {
      value = value * 10 + UInt64(bytes[position] ^ 0x30)
      position += 1
      guard value < PluralOperands.bound else { throw failure("a number of at most 18 digits") }
    }
    guard position > start else { throw failure("a number") }
    return value
  }

  /// Passes `token` when it comes next.
  private mutating func take(_ token: String) -> Bool {
    skipBlanks()
    let token = Array(token.utf8)
    guard bytes[position...].starts(with: token) else { return false }
    position += token.count
    return true
  }

  private mutating func skipBlanks() {
    while position < bytes.count, bytes[position] == 0x20 { position += 1 }
  }

  private func failure(_ expected: String) -> IntlError {
    IntlError(
      .invalidPattern, subject: text, position: position, expected: expected,
      found: IntlError.found(in: text, at: position))
  }
}
