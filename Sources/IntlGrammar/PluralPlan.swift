internal import IntlCore
internal import LocaleData

/// Plural rules as a chain of tests, each of which leads to another test or to a category.
struct PluralPlan: Sendable, Hashable {
  /// A letter of UTS 35.
  enum Operand: UInt8, Sendable {
    case n, i, v, w, f, t, c
  }

  /// Where a test leads.
  enum Target: Sendable, Hashable {
    case test(Int)
    case category(PluralCategory)
  }

  /// `operand % modulus` is, or is not, one of the values between the bounds.
  struct Test: Sendable, Hashable {
    var operand: Operand
    /// 1 stands for none, which no rule can mean otherwise.
    var modulus: UInt64
    var isNegated: Bool
    var bounds: Range<Int>
    var ifTrue: Target
    var ifFalse: Target
  }

  private(set) var tests: [Test] = []
  /// Lowest and highest value of each range, one after the other.
  private(set) var bounds: [UInt64] = []
  private(set) var start: Target = .category(.other)

  /// Reads rules in the order in which they are tried.
  ///
  /// - Throws: ``IntlError`` of kind `invalidPattern`, with the position in the condition.
  init(_ rules: [PluralData.Rule]) throws(IntlError) {
    // From the last to the first, so that what follows a test is known when the test is made.
    for rule in rules.reversed() {
      let category = try PluralCategory(named: rule.category)
      var parser = PluralRuleParser(rule.condition)
      for alternative in try parser.alternatives().reversed() {
        var next = Target.category(category)
        for relation in alternative.reversed() {
          let first = bounds.count
          for range in relation.ranges { bounds += [range.lowerBound, range.upperBound] }
          tests.append(
            Test(
              operand: relation.operand, modulus: relation.modulus, isNegated: relation.isNegated,
              bounds: first..<bounds.count, ifTrue: next, ifFalse: start))
          next = .test(tests.count - 1)
        }
        start = next
      }
    }
  }

  /// The categories that some number has.
  var categories: [PluralCategory] {
    var found: Set<PluralCategory> = [.other]
    for test in tests {
      for case .category(let category) in [test.ifTrue, test.ifFalse] { found.insert(category) }
    }
    return found.sorted()
  }

  /// The category of a number.
  func category(of operands: PluralOperands) -> PluralCategory {
    guard operands.isFinite else { return .other }
    var target = start
    while true {
      switch target {
      case .category(let category): return category
      case .test(let index):
        let test = tests[index]
        target = holds(test, operands) ? test.ifTrue : test.ifFalse
      }
    }
  }

  private func holds(_ test: Test, _ operands: PluralOperands) -> Bool {
    let digits: DecimalValue.DigitRun
    switch test.operand {
    case .n:
      // A number with a fraction equals no integer, whatever its remainder.
      guard operands.significantFractionDigits == 0 else { return test.isNegated }
      digits = operands.integer
    case .i: digits = operands.integer
    case .f: digits = operands.fraction
    case .t: digits = operands.significantFraction
    case .v: digits = .init(low: UInt64(operands.visibleFractionDigits), isLonger: false)
    case .w: digits = .init(low: UInt64(operands.significantFractionDigits), isLonger: false)
    case .c: digits = .init(low: UInt64(operands.compactExponent), isLonger: false)
    }
    let value: UInt64
    if test.modulus == 1 {
      // Bounds have at most 18 digits.
      guard !digits.isLonger else { return test.isNegated }
      value = digits.low
    } else {
      value = digits.low % test.modulus
    }
    var index = test.bounds.lowerBound
    while index < test.bounds.upperBound {
      if value >= bounds[index], value <= bounds[index + 1] { return !test.isNegated }
      index += 2
    }
    return test.isNegated
  }
}
