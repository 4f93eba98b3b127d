package import ICUBridge
package import IntlCore

/// A locale that was checked: well formed, of a language that exists, without outdated subtags, and with ICU's spelling
/// beside ours.
///
/// This is the first step of every format's `init`; nothing below it has to ask whether a locale makes sense.
package struct ResolvedLocale: Sendable, Hashable {
  package let id: LocaleID
  /// ICU's spelling: `de_CH@numbers=latn`.
  package let icuName: String

  /// - Throws: ``IntlError`` of kind `invalidLocale` for a malformed identifier, a language that neither
  ///   ISO 639 nor CLDR know, and a `-u-nu-` that names no numbering system.
  package init(_ locale: LocaleID) throws(IntlError) {
    let valid = try locale.validated()
    self = try ResolvedLocale.cache.value(for: valid) { () throws(IntlError) in
      try ResolvedLocale(checking: valid)
    }
  }

  private static let cache = BoundedCache<LocaleID, ResolvedLocale>(limit: 128)

  private init(checking locale: LocaleID) throws(IntlError) {
    id = try ResolvedLocale.replacingAliases(in: locale)
    do throws(ICUFailure) {
      try ICULocaleName.fixDefault()
      icuName = try ICULocaleName.fromBCP47(id.identifier)
    } catch {
      throw error.asError(.invalidLocale, subject: id.identifier, expected: "a locale that ICU can read")
    }
    guard id.language == "und" || ICULocaleName.languageIsKnown(icuName) else {
      throw IntlError(
        .invalidLocale, subject: id.identifier, position: 0, expected: "a language code of ISO 639",
        found: IntlError.quoted(id.language))
    }
    if let system = id.keyword("nu"), !ResolvedLocale.relativeSystems.contains(system),
      !ICUNumbering.isKnown(system)
    {
      throw IntlError(
        .invalidLocale, subject: id.identifier, expected: "a numbering system of CLDR after \"-u-nu-\"",
        found: IntlError.quoted(system))
    }
  }

  /// The locale by the subtags that CLDR keys its data with: `zh` for `cmn`, `hr-RS` for `hr-YU`.
  ///
  /// UTS 35, section "Canonical Unicode Locale Identifiers".
  private static func replacingAliases(in locale: LocaleID) throws(IntlError) -> LocaleID {
    let base = locale.withoutExtensions
    let tag: String
    do throws(ICUFailure) {
      tag = try ICULocaleName.canonicalBCP47(ICULocaleName.fromBCP47(base.identifier))
    } catch {
      throw error.asError(.invalidLocale, subject: base.identifier, expected: "a locale that ICU can read")
    }
    let canonical = try LocaleID(parsing: tag)
    guard canonical != base else { return locale }
    var copy = locale
    copy.language = canonical.language
    copy.script = canonical.script
    copy.region = canonical.region
    copy.variants = canonical.variants
    return copy
  }

  /// Numbering systems that mean another one in each locale.
  private static let relativeSystems: Set<String> = ["default", "native", "traditio", "finance"]

  /// Asks ICU something about this locale, and names it in the error when ICU fails.
  package func asking<Answer>(
    _ question: (_ icuName: String) throws(ICUFailure) -> Answer
  ) throws(IntlError) -> Answer {
    do throws(ICUFailure) {
      return try question(icuName)
    } catch {
      throw self.error(for: error)
    }
  }

  /// The public error for an ICU failure that concerns this locale.
  package func error(for failure: ICUFailure) -> IntlError {
    failure.asError(subject: id.identifier)
  }

  /// The locale whose region decides currency, clock, week and measures: that of `-u-rg-`, else its own.
  ///
  /// ICU 72 honours the key in some of its functions only, so it is applied here, for all of them.
  ///
  /// UTS 35, section "Region Override".
  package func forRegion() throws(IntlError) -> ResolvedLocale {
    guard let region = id.regionOverride else { return self }
    var copy = id.settingKeyword("rg", to: nil)
    copy.region = region
    return try ResolvedLocale(copy)
  }
}

extension ResolvedLocale {
  /// The BCP 47 tags of the locales whose data this one uses, itself first and the root, `und`, last.
  ///
  /// CLDR keys its data without a script where the language's usual one is meant: `zh-TW` begins with `zh-Hant-TW`,
  /// and `en-Latn-CA` with `en-CA`.
  package func fallbacks() throws(IntlError) -> [String] {
    try asking { icuName throws(ICUFailure) in
      var base = id.withoutExtensions
      let usual = try script(ofLikely: base.language)
      if base.script == usual {
        base.script = nil
      } else if base.script == nil, base.region != nil {
        let script = try script(ofLikely: base.identifier.replacing("-", with: "_"))
        if script != usual { base.script = script }
      }
      var tags: [String] = []
      var name = base.identifier.replacing("-", with: "_")
      while !name.isEmpty, name != "root", name != "und" {
        tags.append(name.replacing("_", with: "-"))
        if let parent = try ICULocaleName.explicitParent(of: name) {
          name = parent
        } else {
          name = name.lastIndex(of: "_").map { String(name[..<$0]) } ?? ""
        }
      }
      return tags + ["und"]
    }
  }

  private func script(ofLikely name: String) throws(ICUFailure) -> String? {
    let subtags = try ICULocaleName.maximized(name).split(separator: "_")
    return subtags.dropFirst().first.flatMap { $0.utf8.count == 4 ? String($0) : nil }
  }
}

extension LocaleID {
  /// The region that `-u-rg-` names: `US` in `en-GB-u-rg-uszzzz`; `nil` without the key.
  package var regionOverride: String? {
    // A key without a value reads as "true", which is no subdivision of Turkey.
    guard let value = keyword("rg"), value != "true" else { return nil }
    let digits = value.utf8.first.map { (0x30...0x39).contains($0) } ?? false
    let region = value.prefix(digits ? 3 : 2).uppercased()
    return value.utf8.count >= region.utf8.count + 1 ? region : nil
  }
}
