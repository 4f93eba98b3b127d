internal import ICUBridge
internal import IntlCore
internal import LocaleData

/// Numbers by ICU's rules: in words, as ordinals, in algorithmic numerals.
final class RuleEngine: NumberEngine {
  private struct Key: Sendable, Hashable {
    let rules: RuleBasedNumberHandle.Rules
    let ruleSet: String?
    let locale: String
  }

  /// An opened handle; reading the rules of a locale costs a quarter of a millisecond, so they are kept.
  private final class Box: Sendable {
    let handle: RuleBasedNumberHandle

    init(_ key: Key, _ locale: ResolvedLocale) throws(IntlError) {
      do throws(ICUFailure) {
        handle = try RuleBasedNumberHandle(key.rules, locale: key.locale)
      } catch {
        throw locale.error(for: error)
      }
      guard let name = key.ruleSet else { return }
      let known = try ruleSets(locale)
      guard known.contains(name) else {
        throw IntlError(
          .invalidOption, subject: name, expected: "one of the rule sets \(known.joined(separator: ", "))")
      }
      do throws(ICUFailure) {
        try handle.setRuleSet(name)
      } catch {
        throw locale.error(for: error)
      }
    }

    func ruleSets(_ locale: ResolvedLocale) throws(IntlError) -> [String] {
      do throws(ICUFailure) {
        return try handle.ruleSets()
      } catch {
        throw locale.error(for: error)
      }
    }
  }

  private static let cache = BoundedCache<Key, Box>(limit: 32)

  private let box: Box
  /// What writes a number that the rules cannot hold, where ICU would call itself without end.
  private let beyond: SkeletonEngine?

  init(
    _ rules: RuleBasedNumberHandle.Rules, _ ruleSet: String?, _ options: NumberOptions,
    _ locale: ResolvedLocale
  ) throws(IntlError) {
    let key = Key(rules: rules, ruleSet: ruleSet, locale: locale.icuName)
    box = try Self.cache.value(for: key) { () throws(IntlError) in try Box(key, locale) }
    beyond = try Self.digits(options, locale)
  }

  /// Digits of the locale, for what lies beyond the rules.
  ///
  /// ICU 72's rules hold 64 bits. It hands the rest, NaN and the infinities to the decimal format of the same
  /// locale, and in an algorithmic numbering system that is these rules again: the call never ends.
  private static func digits(
    _ options: NumberOptions, _ locale: ResolvedLocale
  ) throws(IntlError) -> SkeletonEngine? {
    guard try locale.asking(ICUNumbering.isAlgorithmic) else { return nil }
    let plain = try ResolvedLocale(locale.id.settingKeyword("nu", to: nil))
    var plainOptions = NumberOptions()
    plainOptions.rounding = options.rounding
    return try SkeletonEngine(.decimal, plainOptions, plain)
  }

  /// The rule sets of a locale, as ICU names them.
  static func ruleSets(
    _ rules: RuleBasedNumberHandle.Rules, _ locale: ResolvedLocale
  ) throws(IntlError) -> [String] {
    let key = Key(rules: rules, ruleSet: nil, locale: locale.icuName)
    let box = try cache.value(for: key) { () throws(IntlError) in try Box(key, locale) }
    return try box.ruleSets(locale)
  }

  /// The first rule set that spells ordinals out.
  static func firstOrdinal(_ locale: ResolvedLocale) throws(IntlError) -> String {
    let sets = try ruleSets(.spellOut, locale)
    guard let name = sets.first(where: { $0.hasPrefix("%spellout-ordinal") }) else {
      throw IntlError(
        .missingData, subject: locale.id.identifier, expected: "rules that spell ordinals out")
    }
    return name
  }

  /// The rule set in use.
  func ruleSet(_ locale: ResolvedLocale) throws(IntlError) -> String {
    do throws(ICUFailure) {
      return try box.handle.ruleSet()
    } catch {
      throw locale.error(for: error)
    }
  }

  /// The text of all rules.
  func rules(_ locale: ResolvedLocale) throws(IntlError) -> String {
    do throws(ICUFailure) {
      return try box.handle.rules()
    } catch {
      throw locale.error(for: error)
    }
  }

  func text(_ value: NumberValue) throws(ICUFailure) -> String {
    if let beyond, !value.fitsRules { return try beyond.text(value) }
    return try box.handle.format(value.input)
  }

  func parts(_ value: NumberValue) throws(ICUFailure) -> [TextPart] {
    [TextPart(.literal, try text(value))]
  }
}

extension NumberValue {
  /// True for what ICU's rules can hold: finite, with an integer part of 64 bits.
  fileprivate var fitsRules: Bool {
    switch self {
    case .integer(let value): value != .min
    case .double(let value): value.magnitude < 0x1p63
    case .decimal(let value): value.isFinite && value.magnitude < DecimalValue(Int64.max)
    }
  }
}
