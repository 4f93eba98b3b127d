internal import ICUBridge
public import IntlCore
public import IntlLocale
internal import LocaleData

/// The rule sets of a locale, by which numbers are written in words or as ordinals.
extension NumberFormat {
  /// What a list of rule sets is for.
  public enum RuleKind: String, Sendable, Hashable, CaseIterable {
    /// Numbers in words: cardinals, years, genders and cases, and spelled-out ordinals.
    case spellOut
    /// Ordinals in digits.
    case ordinal
  }

  /// The names of the rule sets that a locale has, the default one first.
  ///
  /// ```swift
  /// try NumberFormat.ruleSets(for: .ordinal, locale: "es")
  /// // ["%digits-ordinal-masculine-adjective", "%digits-ordinal-masculine", …]
  /// ```
  ///
  /// A name keeps its `%`; it goes into the style as it is: `.ordinal(ruleSet: "%digits-ordinal-feminine")`.
  ///
  /// - Throws: `IntlError` of kind `invalidLocale`, or `missingData` when ICU's data are not there.
  ///
  /// ICU: `unum_getTextAttribute` with `UNUM_PUBLIC_RULESETS`
  public static func ruleSets(
    for kind: RuleKind, locale: LocaleID = .current
  ) throws(IntlError) -> [String] {
    try RuleEngine.ruleSets(kind == .spellOut ? .spellOut : .ordinal, ResolvedLocale(locale))
  }
}
