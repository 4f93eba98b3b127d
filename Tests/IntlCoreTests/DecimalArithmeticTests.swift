import Foundation
import IntlCore
import TestSupport
import Testing

@Suite struct DecimalArithmeticTests {
  static let rules: [RoundingRule] = RoundingRule.allCases

  @Test(
    "Each rule sends each kind of remainder where ICU does",
    arguments: [
      ("2.5", "2 3 2 3 2 3 2 3 3 2 2"), ("3.5", "4 4 3 4 3 4 3 3 4 3 4"),
      ("-2.5", "-2 -3 -2 -3 -2 -2 -3 -3 -2 -3 -2"), ("2.4", "2 2 2 3 2 3 2 2 2 2 2"),
      ("2.6", "3 3 3 3 2 3 2 3 3 3 3"), ("-2.4", "-2 -2 -2 -3 -2 -2 -3 -2 -2 -2 -2"),
      ("0.5", "0 1 0 1 0 1 0 1 1 0 0"), ("-0.5", "-0 -1 -0 -1 -0 -0 -1 -1 -0 -1 -0"),
      ("9.99", "10 10 10 10 9 10 9 10 10 10 10"), ("7.0", "7 7 7 7 7 7 7 7 7 7 7"),
      (
        "2.5000000000000000000000000000000000000000000001",
        "3 3 3 3 2 3 2 3 3 3 3"
      ),
      ("1e-50", "0 0 0 1 0 1 0 0 0 0 0"),
    ])
  func rules(text: String, expected: String) throws {
    let value = try DecimalValue(parsing: text)
    let got = Self.rules.map { value.rounded(toFractionDigits: 0, rule: $0).description }
    #expect(got.joined(separator: " ") == expected)
  }

  @Test(
    "Rounding keeps the places that are asked for",
    arguments: [
      ("1.996", 2, "2.00"), ("1.5", 3, "1.5"), ("0.004", 2, "0.00"), ("1250", -2, "1200"),
      ("99999999999999999999999999999999999999.5", 0, "100000000000000000000000000000000000000"),
      ("999999999999999999999999999999999999999999.5", 0, "1000000000000000000000000000000000000000000"),
      ("0.00000000000000000000000000000000000000000000000005", 49, "0." + String(repeating: "0", count: 49)),
      ("NaN", 2, "NaN"), ("-Infinity", 2, "-Infinity"),
    ])
  func fractionDigits(text: String, count: Int, expected: String) throws {
    #expect(try DecimalValue(parsing: text).rounded(toFractionDigits: count).description == expected)
  }

  @Test(
    "Significant digits",
    arguments: [
      ("123456", 3, "123000"), ("0.0996", 2, "0.10"), ("99.9", 1, "100"), ("1.5", 4, "1.5"), ("0", 3, "0"),
      ("0.000", 1, "0.000"),
    ])
  func significantDigits(text: String, count: Int, expected: String) throws {
    #expect(try DecimalValue(parsing: text).rounded(toSignificantDigits: count).description == expected)
  }

  @Test(
    "Increments",
    arguments: [
      ("1.02", "0.05", "1.00"), ("1.03", "0.05", "1.05"), ("1.025", "0.05", "1.00"),
      ("1.075", "0.05", "1.10"),
      ("-7", "2.5", "-7.5"), ("1234", "500", "1000"), ("1", "0", "1"), ("0.3", "0.5", "0.5"),
      ("0.1", "1000000000000000000000000000000000000000000", "0"),
      ("1e30", "0.5", "1\(String(repeating: "0", count: 30)).0"),
    ])
  func increments(text: String, increment: String, expected: String) throws {
    let step = try DecimalValue(parsing: increment)
    #expect(try DecimalValue(parsing: text).rounded(toIncrement: step).description == expected)
  }

  @Test("Division ends where it is exact, and rounds once where it is not")
  func division() throws {
    func quotient(_ a: String, _ b: String, _ digits: Int) throws -> String {
      try DecimalValue(parsing: a).divided(by: DecimalValue(parsing: b), significantDigits: digits)
        .description
    }
    #expect(try quotient("1", "8", 20) == "0.125")
    #expect(try quotient("2", "3", 4) == "0.6667")
    #expect(try quotient("-100", "4", 5) == "-25")
    #expect(try quotient("100", "0.5", 5) == "200")
    #expect(try quotient("1", "7", 50) == "0.14285714285714285714285714285714285714285714285714")
    #expect(try quotient("0", "7", 5) == "0")
    #expect(try quotient("1", "Infinity", 5) == "0")
    #expect(throws: IntlError.self) { try quotient("1", "0", 5) }
  }

  @Test("Results beyond the limit are errors")
  func limits() throws {
    let big = try DecimalValue(parsing: "1e2147483646")
    #expect(throws: IntlError.self) { try big.multiplied(by: 10) }
    #expect(throws: IntlError.self) { try big.scaled(byPowerOfTen: .max) }
    #expect(throws: IntlError.self) { try big.scaled(byPowerOfTen: .min) }
    #expect(try big.scaled(byPowerOfTen: -2_147_483_646) == 1)
    #expect(try DecimalValue.zero.multiplied(by: .infinity).isNaN)
    #expect(try DecimalValue.infinity.adding(-.infinity).isNaN)
  }

  @Test("Numbers far from each other make no digits without end")
  func farApart() throws {
    let huge = try DecimalValue(parsing: "1e2147483646")
    let tiny = try DecimalValue(parsing: "-1e-2147483647")
    #expect(throws: IntlError.self) { try huge.adding(1) }
    #expect(throws: IntlError.self) { try tiny.adding(1) }
    #expect(huge.sum(tiny) == huge)
    #expect(tiny.sum(1) == 1)
    #expect(try huge.adding(.zero) == huge)
    #expect(try huge.adding(huge).exponentText == "2e2147483646")
    #expect(huge.product(tiny).exponentText == "-1e-1")
    #expect(throws: IntlError.self) { try huge.divided(by: tiny, significantDigits: 3) }
    #expect(try DecimalValue(1).divided(by: 3, significantDigits: .max).digitCount == DecimalValue.digitLimit)
    #expect(huge.rounded(toIncrement: 0.05) == huge)
    #expect(tiny.rounded(toIncrement: 0.05, rule: .floor) == -0.05)
    #expect(tiny.rounded(toIncrement: huge).isZero)
    #expect(tiny.rounded(toFractionDigits: 2).description == "-0.00")
    #expect(huge.rounded(toFractionDigits: .min).isZero)
    #expect(huge.rounded(toFractionDigits: .max) == huge)
    #expect(huge > 1 && tiny > -1 && tiny < 0 && Set([huge, tiny, huge]).count == 2)
  }

  @Test("Sums, products and quotients of random numbers keep the laws of arithmetic")
  func laws() throws {
    var random = SeededGenerator("decimal laws")
    for _ in 0..<2_000 {
      let a = Self.randomValue(&random)
      let b = Self.randomValue(&random)
      let c = Self.randomValue(&random)
      #expect(a.sum(b) == b.sum(a))
      #expect(a.product(b) == b.product(a))
      #expect(a.sum(b).product(c) == a.product(c).sum(b.product(c)), "(\(a) + \(b)) × \(c)")
      #expect(a.sum(b).sum(-b) == a, "\(a) + \(b) - \(b)")
      if !b.isZero {
        let product = a.product(b)
        #expect(product.quotient(b, significantDigits: 400, rule: .down) == a, "\(a) × \(b) ÷ \(b)")
      }
      #expect(try DecimalValue(parsing: a.description) == a)
      #expect(try DecimalValue(parsing: a.canonicalText) == a)
      #expect((a < b) == (a.sum(-b).signum < 0), "\(a) < \(b)")
    }
  }

  @Test("Python's decimal module agrees on every operation", .enabled(if: Python.isPresent))
  func python() throws {
    var random = SeededGenerator("decimal python")
    var questions: [String] = []
    var answers: [String] = []
    let modes = [
      ("ROUND_HALF_EVEN", RoundingRule.halfEven), ("ROUND_HALF_UP", .halfUp), ("ROUND_HALF_DOWN", .halfDown),
      ("ROUND_UP", .up), ("ROUND_DOWN", .down), ("ROUND_CEILING", .ceiling), ("ROUND_FLOOR", .floor),
    ]
    for _ in 0..<1_500 {
      let a = Self.randomValue(&random)
      let b = Self.randomValue(&random)
      let (mode, rule) = modes.randomElement(using: &random) ?? modes[0]
      let places = Int.random(in: -5...60, using: &random)
      let digits = Int.random(in: 1...60, using: &random)
      questions.append("+ \(a.exponentText) \(b.exponentText) 0 \(mode)")
      answers.append(a.sum(b).exponentText)
      questions.append("* \(a.exponentText) \(b.exponentText) 0 \(mode)")
      answers.append(a.product(b).exponentText)
      if a.exponent < -places {
        questions.append("q \(a.exponentText) 0 \(places) \(mode)")
        answers.append(a.rounded(toFractionDigits: places, rule: rule).exponentText)
      }
      if !b.isZero {
        questions.append("/ \(a.exponentText) \(b.exponentText) \(digits) \(mode)")
        answers.append(a.quotient(b, significantDigits: digits, rule: rule).exponentText)
      }
    }
    let replies = try Python.run(Python.program, input: questions.joined(separator: "\n"))
    #expect(replies.count == answers.count)
    for (index, (reply, answer)) in zip(replies, answers).enumerated() where reply != answer {
      let same = try DecimalValue(parsing: reply) == DecimalValue(parsing: answer)
      // Python counts an exact quotient's zeros in its own way; the number is what matters there.
      #expect(same && questions[index].hasPrefix("/"), "\(questions[index]): \(reply), not \(answer)")
    }
  }

  static func randomValue(_ random: inout SeededGenerator) -> DecimalValue {
    let lengths = [1, 3, 9, 10, 18, 19, 20, 37, 38, 39, 45, 90]
    let length = lengths.randomElement(using: &random) ?? 1
    // Runs of 0, 9 and 5 are where carries and ties live.
    let digits = (0..<length).map { _ -> UInt8 in
      let choices: [UInt8] = [0, 0, 9, 9, 5, .random(in: 0...9, using: &random)]
      return choices.randomElement(using: &random) ?? 0
    }
    return DecimalValue(
      isNegative: Bool.random(using: &random), digits: digits,
      exponent: Int.random(in: -60...20, using: &random))
  }
}

/// Python's decimal module as an independent opinion, where Python is installed.
enum Python {
  static let isPresent = FileManager.default.isExecutableFile(atPath: "/usr/bin/env") && canRun()

  static let program = """
    import sys
    from decimal import *
    getcontext().Emax = MAX_EMAX
    getcontext().Emin = MIN_EMIN
    for line in sys.stdin:
        op, a, b, n, mode = line.split()
        getcontext().rounding = mode
        getcontext().prec = 2000
        a, b = Decimal(a), Decimal(b)
        if op == '+':
            r = a + b
            # Python takes the sign of an exact zero from the rounding mode.
            if r == 0 and a != 0: r = abs(r)
            elif r == 0: r = abs(r) if a.is_signed() != b.is_signed() else r
        elif op == '*':
            r = a * b
        elif op == 'q':
            r = a.quantize(Decimal(1).scaleb(-int(n)), rounding=mode)
        else:
            getcontext().prec = int(n)
            r = a / b
        s, d, e = r.as_tuple()
        print(('-' if s else '') + ''.join(map(str, d)) + ('e%d' % e if e else ''))
    """

  static func run(_ program: String, input: String) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "decimal-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { _ = try? FileManager.default.removeItem(at: folder) }
    let questions = folder.appending(path: "questions")
    try input.write(to: questions, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", program]
    process.standardInput = try FileHandle(forReadingFrom: questions)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private static func canRun() -> Bool {
    (try? run("print(1)", input: ""))?.first == "1"
  }
}
