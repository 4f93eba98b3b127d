internal import ICUBridge
internal import IntlCore
internal import LocaleData

/// Decides once, when a format is made, what runs it.
extension NumberPlans {
  static func make(_ key: NumberFormatKey) throws(IntlError) -> NumberPlan {
    if case .style(let style) = key.source, let plan = try plan(key, style) { return plan }
    let locale = try resolve(key.locale, key.options)
    let isStrict = key.options.rounding == .unnecessary
    switch key.source {
    case .style(let style):
      let engine = try engine(key, style, locale)
      guard key.policy != .native || engine is OrdinalEngine else {
        throw IntlError(
          .invalidOption, subject: "engine native",
          expected: "a style and options that a plan can say, or another engine")
      }
      let strict = isStrict ? try self.engine(key, style, locale, isStrict: true) : nil
      let input = try RuleInput(style, key.options, engine)
      return NumberPlan(key, EngineRunner(key, engine, strict: strict, input: input))
    case .skeleton(let text):
      let engine = try SkeletonEngine(text, locale)
      // A format must not fail: the rule that forbids rounding holds for the checked way alone.
      guard let others = SkeletonEngine.withoutRule(text) else {
        return NumberPlan(key, EngineRunner(key, engine))
      }
      let lenient = try SkeletonEngine(others, locale)
      return NumberPlan(key, EngineRunner(key, lenient, strict: engine))
    case .pattern(let source):
      let engine = try PatternEngine(source, key.options, locale)
      let strict = isStrict ? try PatternEngine(source, key.options, locale, isStrict: true) : nil
      return NumberPlan(key, EngineRunner(key, engine, strict: strict, pattern: engine.pattern))
    }
  }

  /// The locale with the numbering system that the options ask for.
  static func resolve(_ locale: LocaleID, _ options: NumberOptions) throws(IntlError) -> ResolvedLocale {
    guard let system = options.numberingSystem else { return try ResolvedLocale(locale) }
    let name = system.lowercased()
    let isGeneric = ["native", "traditional", "traditio", "finance", "default"].contains(name)
    guard isGeneric || (isWord(name) && ICUNumbering.isKnown(name)) else {
      throw IntlError(.invalidOption, subject: system, expected: "a numbering system of CLDR")
    }
    let value = name == "traditional" ? "traditio" : name
    return try ResolvedLocale(locale.validated().settingKeyword("nu", to: value))
  }

  private static func isWord(_ name: String) -> Bool {
    (3...8).contains(name.utf8.count) && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  /// The plan for a style, unless ICU was asked for or has to serve.
  private static func plan(_ key: NumberFormatKey, _ style: NumberStyle) throws(IntlError) -> NumberPlan? {
    guard key.policy != .icu, serves(style, key.options) else { return nil }
    try SkeletonEngine.check(style, key.options)
    guard let look = try NumberLook.look(key, style) else { return nil }
    guard let rounding = NumberRounding(try DigitLimits(style, key.options), key.options) else { return nil }
    return NumberPlan(key, look, rounding)
  }

  /// False for combinations in which what stands around a number depends on more than its sign and its form.
  private static func serves(_ style: NumberStyle, _ options: NumberOptions) -> Bool {
    switch style {
    case .spellOut, .ordinal, .spellOutOrdinal: return false
    case .compactCurrency(_, _, .name): return false
    case .scientific, .engineering, .compact, .compactCurrency:
      if options.maximumIntegerDigits != nil { return false }
    default: break
    }
    // The space between symbol and number depends on whether a digit stands beside it.
    if style.currency != nil,
      options.decimalSeparator == .always || options.minimumIntegerDigits == 0
        || options.maximumIntegerDigits == 0
    {
      return false
    }
    return true
  }

  private static func engine(
    _ key: NumberFormatKey, _ style: NumberStyle, _ locale: ResolvedLocale, isStrict: Bool = false
  ) throws(IntlError) -> any NumberEngine {
    let options = key.options
    switch style {
    case .spellOut(let set): return try RuleEngine(.spellOut, set, options, locale)
    case .ordinal(let set):
      let icu = try RuleEngine(.ordinal, set, options, locale)
      if key.policy == .icu { return icu }
      return try OrdinalEngine(set, icu, locale) ?? icu
    case .spellOutOrdinal(let set):
      let name = if let set { set } else { try RuleEngine.firstOrdinal(locale) }
      return try RuleEngine(.spellOut, name, options, locale)
    case .decimal where try locale.asking(ICUNumbering.isAlgorithmic):
      return try RuleEngine(.numberingSystem, nil, options, locale)
    default: return try SkeletonEngine(style, options, locale, isStrict: isStrict)
    }
  }
}

extension NumberOptions {
  /// Applies the options that concern the finished text.
  func finishing(_ text: String) -> String {
    if spaces == .locale, breakHints == .keep { return text }
    let spaced = spaces.apply(to: text)
    if breakHints == .keep { return spaced }
    return String(
      String.UnicodeScalarView(spaced.unicodeScalars.filter { $0 != "\u{AD}" && $0 != "\u{200B}" }))
  }
}
