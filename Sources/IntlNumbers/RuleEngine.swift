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

  init(
    _ rules: RuleBasedNumberHandle.Rules, _ ruleSet: String?, _ options: NumberOptions,
    _ locale: ResolvedLocale
  ) throws(IntlError) {
    let key = Key(rules: rules, ruleSet: ruleSet, locale: locale.icuName)
    box = try Self.cache.value(for: key) { () throws(IntlError) in try Box(key, locale) }
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

  /// What ICU takes a text for, and how many UTF-16 units of it.
  func parse(_ text: String) -> (value: Double, length: Int)? { box.handle.parse(text) }

  func text(_ value: NumberValue) throws(ICUFailure) -> String {
    try box.handle.format(value.input)
  }

  func parts(_ value: NumberValue) throws(ICUFailure) -> [TextPart] {
    [TextPart(.literal, try text(value))]
  }
}
