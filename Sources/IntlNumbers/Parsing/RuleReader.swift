internal import ICUBridge
internal import IntlCore
internal import LocaleData

/// Reads numbers in words and ordinals: ICU guesses the number, and only one that is written so is an answer.
///
/// ICU computes with binary floating point and stops quietly where it understands no more. Writing the number again
/// by the same rules, and comparing, makes the reading strict and exact.
final class RuleReader: Sendable {
  private let rules: RuleEngine
  private let writers: [NumberFormat]
  private let fold: ScalarFold
  private let isLenient: Bool
  /// The digits that ordinals are written in.
  private let numerals: [NumeralSystem]

  /// - Returns: `nil` for a format whose numbers are in digits.
  init?(_ format: NumberFormat, _ options: NumberParseOptions) throws(IntlError) {
    let locale = try NumberRunners.resolve(format.locale, format.options)
    let sets: [String]
    let makeStyle: (String) -> NumberStyle
    switch format.style {
    case .spellOut(let set):
      rules = try RuleEngine(.spellOut, nil, format.options, locale)
      sets = if let set { [set] } else { try RuleEngine.ruleSets(.spellOut, locale) }
      makeStyle = { .spellOut(ruleSet: $0) }
    case .spellOutOrdinal(let set):
      rules = try RuleEngine(.spellOut, nil, format.options, locale)
      sets =
        if let set { [set] } else {
          try RuleEngine.ruleSets(.spellOut, locale).filter { $0.contains("ordinal") }
        }
      makeStyle = { .spellOutOrdinal(ruleSet: $0) }
    case .ordinal(let set):
      rules = try RuleEngine(.ordinal, nil, format.options, locale)
      sets = if let set { [set] } else { try RuleEngine.ruleSets(.ordinal, locale) }
      makeStyle = { .ordinal(ruleSet: $0) }
    case .decimal where try locale.asking(ICUNumbering.isAlgorithmic):
      rules = try RuleEngine(.numberingSystem, nil, format.options, locale)
      sets = []
      makeStyle = { _ in .decimal }
    default: return nil
    }
    var writers = [format]
    for set in sets {
      let writer = try NumberFormat(
        makeStyle(set), locale: format.locale, options: format.options)
      if writer != format { writers.append(writer) }
    }
    self.writers = writers
    isLenient = options.mode == .lenient
    fold = ScalarFold(foldsCase: options.foldsCase, isLenient: isLenient, dropsBreakHints: true)
    let plain = try NumberFormat(locale: format.locale.withoutNumerals)
    numerals = try ParserCompiler(plain, options).plan().systems.map(\.numerals)
  }

  func read(_ text: String, from start: Int, isPrefix: Bool) throws(ParseFailure) -> ParserPlan.Reading {
    let bytes = text.utf8.span
    guard bytes.count - start <= Self.lengthLimit else {
      throw ParseFailure(
        kind: .outOfRange, position: start, expected: "at most \(Self.lengthLimit) bytes of a number in words"
      )
    }
    let rest = start == 0 ? text : String(Substring(text.utf8.dropFirst(start)))
    var best: ParserPlan.Reading?
    func consider(_ value: DecimalValue) {
      guard let end = self.end(of: value, bytes, start), isPrefix || end == bytes.count else { return }
      if best.map({ end > $0.end }) ?? true { best = ParserPlan.Reading(value: value, end: end) }
    }
    if let digits = digits(bytes, from: start) {
      consider(digits)
      consider(-digits)
      if let best { return best }
    }
    let guess = rules.parse(rest)
    if let guess { for value in Self.candidates(guess.value) where best == nil { consider(value) } }
    if let best { return best }
    guard let guess else { throw ParseFailure(position: start, expected: "a number in words") }
    let end = start + Self.utf8Length(of: rest, utf16: guess.length)
    if end < bytes.count, !isPrefix {
      throw ParseFailure(kind: .trailingText, position: end, expected: "the end of the number")
    }
    let value = DecimalValue(guess.value)
    if isLenient { return ParserPlan.Reading(value: value, end: end) }
    throw ParseFailure(position: start, expected: IntlError.quoted(writers[0].format(value)))
  }

  /// More than any number has that ICU can spell.
  private static let lengthLimit = 4_096

  /// Where the text of a value ends, written by any of the rule sets; `nil` where none of them stands there.
  private func end(of value: DecimalValue, _ bytes: Span<UInt8>, _ start: Int) -> Int? {
    var longest: Int?
    for writer in writers {
      let written = fold.scalars(writer.format(value))
      guard !written.isEmpty, let end = UTF8Reading.match(written, bytes, start, fold) else { continue }
      longest = max(longest ?? 0, UTF8Reading.skipNothing(bytes, end, fold))
    }
    return longest
  }

  /// The number in digits that a text holds, as ordinals do.
  private func digits(_ bytes: Span<UInt8>, from start: Int) -> DecimalValue? {
    var position = start
    while position < bytes.count {
      let (scalar, length) = UTF8Reading.scalar(bytes, position)
      for system in numerals where system.digit(scalar) != nil {
        let scan = StrictScan(system: system, fold: fold, options: .strict, acceptsExponent: false)
        do throws(ParseFailure) {
          return try scan.scan(bytes, from: position).value
        } catch {
          return nil
        }
      }
      position += length
    }
    return nil
  }

  /// The numbers that a guess in binary floating point may mean, the nearest first.
  ///
  /// Beyond 2⁵³ ICU's sums are off by a few units in the last place.
  private static func candidates(_ guess: Double) -> [DecimalValue] {
    let nearest = DecimalValue(guess)
    guard guess.magnitude >= 0x1p53, guess.magnitude < 0x1p63 else { return [nearest] }
    let center = Int64(guess)
    let reach = Int64(guess.ulp) * 8
    var candidates = [nearest]
    for distance in 0...reach {
      for (value, isOut) in [
        center.addingReportingOverflow(distance), center.subtractingReportingOverflow(distance),
      ]
      where !isOut {
        candidates.append(DecimalValue(value))
      }
    }
    return candidates
  }

  private static func utf8Length(of text: String, utf16 length: Int) -> Int {
    let units = text.utf16
    let index = units.index(units.startIndex, offsetBy: min(length, units.count))
    return text.utf8.distance(from: text.utf8.startIndex, to: index)
  }
}

extension LocaleID {
  /// The locale with digits: without `-u-nu-`.
  fileprivate var withoutNumerals: LocaleID { settingKeyword("nu", to: nil) }
}
