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
    switch test.operand {
    case .n:
      // A number with a fraction equals no integer, whatever its remainder.
      guard operands.significantFractionDigits == 0 else { return test.isNegated }
      return holds(test, operands.integer)
    case .i: return holds(test, operands.integer)
    case .f: return holds(test, operands.fraction)
    case .t: return holds(test, operands.significantFraction)
    case .v: return holds(test, .init(operands.visibleFractionDigits))
    case .w: return holds(test, .init(operands.significantFractionDigits))
    case .c: return holds(test, .init(operands.compactExponent))
    }
  }

  private func holds(_ test: Test, _ digits: DecimalValue.DigitRun) -> Bool {
    // Bounds have at most 18 digits.
    guard test.modulus > 1 || !digits.isLonger else { return test.isNegated }
    let value = test.modulus > 1 ? digits.low % test.modulus : digits.low
    var index = test.bounds.lowerBound
    while index < test.bounds.upperBound {
      if value >= bounds[index], value <= bounds[index + 1] { return !test.isNegated }
      index += 2
    }
    return test.isNegated
  }
}

extension PluralPlan {
  /// The plan for whole numbers without decimals: what it asks of those is decided.
  ///
  /// Most numbers that are counted are such, and most tests ask for decimals.
  var forIntegers: PluralPlan {
    var plan = self
    func decided(_ target: Target) -> Target {
      var target = target
      while case .test(let index) = target {
        let test = tests[index]
        guard test.operand != .n, test.operand != .i else { break }
        target = holds(test, .init(low: 0, isLonger: false)) ? test.ifTrue : test.ifFalse
      }
      return target
    }
    plan.start = decided(start)
    for index in tests.indices {
      plan.tests[index].ifTrue = decided(tests[index].ifTrue)
      plan.tests[index].ifFalse = decided(tests[index].ifFalse)
    }
    return plan
  }

  /// The category of a whole number without decimals, by a plan made for those.
  func category(ofInteger digits: DecimalValue.DigitRun) -> PluralCategory {
    let tests = tests.span
    let bounds = bounds.span
    var target = start
    while case .test(let index) = target {
      let test = tests[index]
      var holds = false
      if test.modulus > 1 || !digits.isLonger {
        let value = test.modulus > 1 ? digits.low % test.modulus : digits.low
        var index = test.bounds.lowerBound
        while index < test.bounds.upperBound, !holds {
          holds = value >= bounds[index] && value <= bounds[index + 1]
          index += 2
        }
      }
      target = holds != test.isNegated ? test.ifTrue : test.ifFalse
    }
    if case .category(let category) = target { return category }
    return .other
  }
}

extension DecimalValue.DigitRun {
  /// A count of digits.
  fileprivate init(_ count: Int) { self.init(low: UInt64(count), isLonger: false) }
}
