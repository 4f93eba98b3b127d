internal import ICUBridge
package import IntlCore

/// The plural rules of a language as CLDR writes them; `IntlGrammar` compiles them.
package enum PluralData {
  /// One category and the condition for it, in the syntax of UTS 35 and without samples: `i = 1 and v = 0`.
  package struct Rule: Sendable, Hashable {
    package let category: String
    package let condition: String

    package init(category: String, condition: String) {
      self.category = category
      self.condition = condition
    }
  }

  /// The category of a range from those of its ends.
  package struct RangeRule: Sendable, Hashable {
    package let start: String
    package let end: String
    package let result: String
  }

  /// The name of the set of rules that a locale uses; languages with the same rules share one.
  ///
  /// - Returns: `nil` for a language without rules of that type: all its numbers are `other`.
  package static func ruleSet(for locale: ResolvedLocale, ordinal: Bool) throws(IntlError) -> String? {
    try locale.asking { icuName throws(ICUFailure) in
      let sets = try ResourceHandle("plurals").child(ordinal ? "locales_ordinals" : "locales")
      // The fallback is by cutting off subtags, and ignores CLDR's parents of locales, as ICU does.
      var name = icuName.prefix { $0 != "@" }
      while true {
        if let set = try sets.string(String(name)) { return set.isEmpty ? nil : set }
        guard let cut = name.lastIndex(of: "_") else { return nil }
        name = name[..<cut]
      }
    }
  }

  /// The rules of a set, in the order in which they are tried; `other`, which always holds, is left out.
  package static func rules(ofSet set: String) throws(IntlError) -> [Rule] {
    do throws(ICUFailure) {
      let table = try ResourceHandle("plurals").child("rules").child(set)
      var rules: [Rule] = []
      for index in 0..<table.count {
        let rule = try table.child(at: index)
        let condition = try rule.string().prefix { $0 != "@" }
        guard rule.key != "other" else { continue }
        rules.append(Rule(category: rule.key, condition: String(condition)))
      }
      return rules
    } catch {
      throw error.asError(subject: "the plural rules \(set)")
    }
  }

  /// The range rules of a locale's language; empty where CLDR has none.
  package static func rangeRules(for locale: ResolvedLocale) throws(IntlError) -> [RangeRule] {
    try locale.asking { _ throws(ICUFailure) in
      let bundle = try ResourceHandle("pluralRanges")
      guard let set = try bundle.child("locales").string(locale.id.language) else { return [] }
      let rows = try bundle.child("rules").child(set)
      var rules: [RangeRule] = []
      for index in 0..<rows.count {
        let row = try rows.child(at: index)
        rules.append(
          RangeRule(
            start: try row.child(at: 0).string(), end: try row.child(at: 1).string(),
            result: try row.child(at: 2).string()))
      }
      return rules
    }
  }
}
