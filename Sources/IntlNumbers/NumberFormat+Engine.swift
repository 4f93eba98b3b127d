internal import ICUBridge
internal import IntlCore
internal import LocaleData

/// What a format was made from.
enum NumberSource: Sendable, Hashable {
  case style(NumberStyle)
  case skeleton(String)
  case pattern(NumberPattern)
}

/// Turns numbers into text; made once, shared by threads.
protocol NumberEngine: Sendable {
  func text(_ value: NumberValue) throws(ICUFailure) -> String
  func parts(_ value: NumberValue) throws(ICUFailure) -> [TextPart]
}

/// What equal formats share: how they were asked for, and the engine that was chosen for it.
final class NumberFormatCore: Sendable {
  struct Key: Sendable, Hashable {
    let source: NumberSource
    let locale: LocaleID
    let options: NumberOptions
    let policy: EnginePolicy
  }

  let key: Key
  /// The pattern in standard notation.
  let pattern: String?
  /// What reads this format's texts.
  let parser = ParserSlot()
  private let engine: any NumberEngine
  /// The same format, but that it fails where digits would be dropped.
  private let strict: (any NumberEngine)?

  private static let cache = BoundedCache<Key, NumberFormatCore>(limit: 256)

  /// The core for a request, made when there is none yet.
  static func cached(
    _ source: NumberSource, _ locale: LocaleID, _ options: NumberOptions, _ policy: EnginePolicy
  ) throws(IntlError) -> NumberFormatCore {
    let key = Key(source: source, locale: locale, options: options, policy: policy)
    return try cache.value(for: key) { () throws(IntlError) in try NumberFormatCore(key) }
  }

  private init(_ key: Key) throws(IntlError) {
    self.key = key
    let locale = try Self.resolve(key.locale, key.options)
    switch key.source {
    case .style(let style):
      pattern = nil
      engine = try Self.engine(style, key.options, locale, key.policy)
      strict =
        key.options.rounding == .unnecessary
        ? try Self.engine(style, key.options, locale, key.policy, isStrict: true) : nil
    case .skeleton(let text):
      pattern = nil
      engine = try SkeletonEngine(text, locale)
      strict = text.contains("rounding-mode-unnecessary") ? engine : nil
    case .pattern(let source):
      let patternEngine = try PatternEngine(source, key.options, locale)
      pattern = patternEngine.pattern
      engine = patternEngine
      strict =
        key.options.rounding == .unnecessary
        ? try PatternEngine(source, key.options, locale, isStrict: true) : nil
    }
  }

  var source: NumberSource { key.source }
  var locale: LocaleID { key.locale }
  var options: NumberOptions { key.options }

  /// The locale with the numbering system that the options ask for.
  static func resolve(_ locale: LocaleID, _ options: NumberOptions) throws(IntlError) -> ResolvedLocale {
    guard let system = options.numberingSystem else { return try ResolvedLocale(locale) }
    let name = system.lowercased()
    let isGeneric = ["native", "traditional", "traditio", "finance", "default"].contains(name)
    guard isGeneric || (Self.isWord(name) && ICUNumbering.isKnown(name)) else {
      throw IntlError(.invalidOption, subject: system, expected: "a numbering system of CLDR")
    }
    let value = name == "traditional" ? "traditio" : name
    return try ResolvedLocale(locale.validated().settingKeyword("nu", to: value))
  }

  private static func isWord(_ name: String) -> Bool {
    (3...8).contains(name.utf8.count) && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  private static func engine(
    _ style: NumberStyle, _ options: NumberOptions, _ locale: ResolvedLocale, _ policy: EnginePolicy,
    isStrict: Bool = false
  ) throws(IntlError) -> any NumberEngine {
    switch style {
    case .spellOut(let set): return try RuleEngine(.spellOut, set, options, locale)
    case .ordinal(let set):
      let icu = try RuleEngine(.ordinal, set, options, locale)
      if policy == .icu { return icu }
      return try OrdinalEngine(set, icu, locale) ?? icu
    case .spellOutOrdinal(let set):
      let name = if let set { set } else { try RuleEngine.firstOrdinal(locale) }
      return try RuleEngine(.spellOut, name, options, locale)
    case .decimal where try locale.asking(ICUNumbering.isAlgorithmic):
      return try RuleEngine(.numberingSystem, nil, options, locale)
    default: return try SkeletonEngine(style, options, locale, isStrict: isStrict)
    }
  }

  func text(_ value: NumberValue) -> String {
    do throws(ICUFailure) {
      return try options.finishing(engine.text(value))
    } catch {
      return value.decimal.description
    }
  }

  func parts(_ value: NumberValue) -> [TextPart] {
    do throws(ICUFailure) {
      return try engine.parts(value).map { TextPart($0.kind, options.finishing($0.text)) }
    } catch {
      return [TextPart(.literal, value.decimal.description)]
    }
  }

  func checkedText(_ value: NumberValue) throws(IntlError) -> String {
    do throws(ICUFailure) {
      return try options.finishing((strict ?? engine).text(value))
    } catch {
      throw IntlError(
        error.isInexact ? .outOfRange : .engine, subject: value.decimal.description,
        expected: error.isInexact ? "a number that needs no rounding" : "\(error.function.text) to succeed",
        found: error.isInexact ? nil : error.statusName)
    }
  }
}

extension NumberOptions {
  /// Applies the options that concern the finished text.
  func finishing(_ text: String) -> String {
    if spaces == .locale, breakHints == .keep { return text }
    var out = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\u{A0}", "\u{202F}", "\u{2009}": out.append(spaces == .ascii ? " " : scalar)
      case "\u{AD}", "\u{200B}": if breakHints == .keep { out.append(scalar) }
      default: out.append(scalar)
      }
    }
    return String(out)
  }
}
