internal import IntlCore
internal import LocaleData

/// The engine of a parser: a plan for numbers in digits, rules for those in words, or a plan a currency.
enum NumberReader: Sendable {
  case plan(ParserPlan)
  case rules(RuleReader)
  case amounts(AmountReader)

  init(_ format: NumberFormat, _ options: NumberParseOptions) throws(IntlError) {
    if let rules = try RuleReader(format, options) {
      self = .rules(rules)
    } else if options.currencies == .any, options.mode == .strict, let style = format.style,
      style.currency != nil
    {
      self = .amounts(try AmountReader(format, style, options))
    } else {
      self = .plan(try ParserCompiler(format, options).plan())
    }
  }

  /// The number that all of a text is.
  @inline(__always)
  func value(_ text: String) throws(IntlError) -> DecimalValue {
    if case .plan(let plan) = self, let value = plan.fast.value(text.utf8.span) { return value }
    return try read(text, from: 0, isPrefix: false).value
  }

  func read(_ text: String, from start: Int, isPrefix: Bool) throws(IntlError) -> ParserPlan.Reading {
    var text = text
    text.makeContiguousUTF8()
    guard Self.isBoundary(text, start) else {
      throw IntlError(
        .outOfRange, subject: text, expected: "an offset between two characters", found: String(start))
    }
    do throws(ParseFailure) {
      switch self {
      case .plan(let plan): return try plan.read(text.utf8.span, from: start, isPrefix: isPrefix)
      case .rules(let rules): return try rules.read(text, from: start, isPrefix: isPrefix)
      case .amounts(let amounts): return try amounts.read(text.utf8.span, from: start, isPrefix: isPrefix)
      }
    } catch {
      throw IntlError(
        error.kind, subject: text, position: error.position, expected: error.expected.text,
        found: error.kind == .outOfRange ? nil : IntlError.found(in: text, at: error.position))
    }
  }

  private static func isBoundary(_ text: String, _ offset: Int) -> Bool {
    let bytes = text.utf8.span
    guard offset >= 0, offset <= bytes.count else { return false }
    return offset == bytes.count || bytes[offset] & 0xC0 != 0x80
  }
}
