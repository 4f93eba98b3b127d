internal import ICUBridge
internal import IntlCore
internal import LocaleData

/// Reads numbers in words and ordinals, by the locale's own rules read backwards.
///
/// ICU's reading computes with binary floating point, stops quietly where it understands no more, and does not know
/// "zweiundvierzig" without its soft hyphens. What is found here is written again by the format, and only a text that
/// comes out the same is an answer, so that the reading is strict and exact.
final class RuleReader: Sendable {
  /// A rule set, and the format that writes by it.
  private struct Writer: Sendable {
    let set: Int
    let format: NumberFormat
  }

  /// A character of a text, folded, and where it stands.
  private struct Word {
    let scalar: UInt32
    let position: Int
  }

  private let grammar: RuleGrammar
  private let writers: [Writer]
  private let fold: ScalarFold
  private let isLenient: Bool
  /// The digits that ordinals are written in.
  private let numerals: [NumeralSystem]
  /// What reads the locale's digits beside algorithmic numerals; `nil` for words.
  private let digits: ParserPlan?

  /// - Returns: `nil` for a format whose numbers are in digits.
  init?(_ format: NumberFormat, _ options: NumberParseOptions) throws(IntlError) {
    let locale = try NumberPlans.resolve(format.locale, format.options)
    let rules: RuleEngine
    var names: [String]
    let style: (String) -> NumberStyle
    switch format.style {
    case .spellOut(let set):
      rules = try RuleEngine(.spellOut, nil, format.options, locale)
      names = if let set { [set] } else { try RuleEngine.ruleSets(.spellOut, locale) }
      style = { .spellOut(ruleSet: $0) }
    case .spellOutOrdinal(let set):
      rules = try RuleEngine(.spellOut, nil, format.options, locale)
      names = if let set { [set] } else { try RuleEngine.ruleSets(.spellOut, locale) }
      if set == nil { names.removeAll { !$0.contains("ordinal") } }
      style = { .spellOutOrdinal(ruleSet: $0) }
    case .ordinal(let set):
      rules = try RuleEngine(.ordinal, nil, format.options, locale)
      names = if let set { [set] } else { try RuleEngine.ruleSets(.ordinal, locale) }
      style = { .ordinal(ruleSet: $0) }
    case .decimal where try locale.asking(ICUNumbering.isAlgorithmic):
      rules = try RuleEngine(.numberingSystem, nil, format.options, locale)
      names = [try rules.ruleSet(locale)]
      style = { _ in .decimal }
    default: return nil
    }
    let isLenient = options.mode == .lenient
    let fold = ScalarFold(foldsCase: options.foldsCase, isLenient: isLenient, dropsBreakHints: true)
    let grammar = RuleGrammar(try rules.rules(locale)) { text in
      fold.scalars(text).filter { !Self.isIgnored($0, isLenient: isLenient) }
    }
    var writers: [Writer] = []
    for name in names {
      guard let set = grammar.names.firstIndex(of: name) else { continue }
      writers.append(
        Writer(
          set: set, format: try NumberFormat(style(name), locale: format.locale, options: format.options)))
    }
    self.fold = fold
    self.grammar = grammar
    self.writers = writers
    self.isLenient = isLenient
    let plain = try NumberFormat(locale: format.locale.settingKeyword("nu", to: nil))
    numerals = try ParserCompiler(plain, .strict).plan().systems.map(\.numerals)
    if format.style == .decimal {
      var digitOptions = format.options
      digitOptions.numberingSystem = nil
      let format = try NumberFormat(locale: plain.locale, options: digitOptions)
      digits = try ParserCompiler(format, options).plan()
    } else {
      digits = nil
    }
  }

  /// In lenient mode blanks and hyphens between words count for nothing.
  private static func isIgnored(_ folded: UInt32, isLenient: Bool) -> Bool {
    isLenient && (folded == ScalarFold.space || folded == ScalarFold.minus)
  }

  /// More than any number has that ICU can spell.
  private static let lengthLimit = 4_096

  /// Reads digits where they may stand, else words or numerals; the report is that of the digits where they began.
  func read(_ text: String, from start: Int, isPrefix: Bool) throws(ParseFailure) -> ParserPlan.Reading {
    guard let digits else { return try readByRules(text, from: start, isPrefix: isPrefix) }
    let failure: ParseFailure
    do throws(ParseFailure) {
      return try digits.read(text.utf8.span, from: start, isPrefix: isPrefix)
    } catch {
      failure = error
    }
    do throws(ParseFailure) {
      return try readByRules(text, from: start, isPrefix: isPrefix)
    } catch {
      throw failure.position > start ? failure : error
    }
  }

  private func readByRules(
    _ text: String, from start: Int, isPrefix: Bool
  ) throws(ParseFailure) -> ParserPlan.Reading {
    var bytes = text.utf8.span
    if bytes.count - start > Self.lengthLimit {
      guard isPrefix else {
        throw ParseFailure(
          kind: .outOfRange, position: start,
          expected: "at most \(Self.lengthLimit) bytes of a number in words")
      }
      var end = start + Self.lengthLimit
      while bytes[end] & 0xC0 == 0x80 { end -= 1 }
      bytes = bytes.extracting(0..<end)
    }
    let words = words(bytes, from: start)
    var best: (value: DecimalValue, end: Int)?
    func consider(_ value: DecimalValue, _ writer: Writer) {
      guard let end = end(of: value, writer, words), isPrefix || end == words.count else { return }
      if best.map({ end > $0.end }) ?? true { best = (value, end) }
    }
    let digits = digits(bytes, from: start)
    if let digits {
      for writer in writers {
        consider(digits, writer)
        consider(-digits, writer)
      }
    }
    var farthest = 0
    if best == nil {
      let chart = RuleChart(
        grammar, words.map(\.scalar), group: numerals.first?.group ?? [],
        digit: { [numerals] scalar in numerals.lazy.compactMap { $0.digit(scalar) }.first })
      for writer in writers {
        for (value, end) in chart.values(set: writer.set) where isPrefix || end == words.count {
          consider(value, writer)
        }
      }
      farthest = chart.farthest
      if best == nil, chart.isExhausted {
        throw ParseFailure(position: start, expected: "a number in fewer words")
      }
    }
    if let best {
      let end = best.end < words.count ? words[best.end].position : bytes.count
      return ParserPlan.Reading(value: best.value, end: end)
    }
    if let digits, let writer = writers.first { throw wrongEnding(digits, writer, words, bytes.count) }
    let place = farthest < words.count ? words[farthest].position : bytes.count
    throw ParseFailure(
      position: place, expected: farthest == 0 ? "a number in words" : "more of the number, or its end")
  }

  /// The report of a number in digits with the wrong words around them.
  private func wrongEnding(
    _ digits: DecimalValue, _ writer: Writer, _ words: [Word], _ end: Int
  ) -> ParseFailure {
    let text = writer.format.format(digits)
    let common = zip(fold.scalars(text), words).prefix { $0 == $1.scalar }.count
    return ParseFailure(
      position: common < words.count ? words[common].position : end, expected: .phrase(IntlError.quoted(text))
    )
  }

  /// How many characters the text of a value takes, written by one of the rule sets; `nil` where it does not stand.
  ///
  /// Digits may stand without groups, as in other numbers.
  private func end(of value: DecimalValue, _ writer: Writer, _ words: [Word]) -> Int? {
    if let end = end(of: writer.format.format(value), words) { return end }
    let parts = writer.format.parts(value)
    guard parts.contains(where: { $0.kind == .group }) else { return nil }
    return end(of: parts.filter { $0.kind != .group }.joinedText, words)
  }

  private func end(of text: String, _ words: [Word]) -> Int? {
    var count = 0
    for scalar in fold.scalars(text)
    where !Self.isIgnored(scalar, isLenient: isLenient) {
      guard count < words.count, words[count].scalar == scalar else { return nil }
      count += 1
    }
    return count == 0 ? nil : count
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

  /// The folded characters of a text, without those that mean nothing.
  private func words(_ bytes: Span<UInt8>, from start: Int) -> [Word] {
    var words: [Word] = []
    var position = start
    while position < bytes.count {
      let (scalar, length) = UTF8Reading.scalar(bytes, position)
      let folded = fold(scalar)
      if folded != ScalarFold.nothing, !Self.isIgnored(folded, isLenient: isLenient) {
        words.append(Word(scalar: folded, position: position))
      }
      position += length
    }
    return words
  }
}
