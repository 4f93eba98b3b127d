internal import ICUBridge
public import IntlCore
internal import LocaleData

extension LocaleID {
  /// The identifier with outdated subtags replaced: `iw-IL` becomes `he-IL`.
  ///
  /// ```swift
  /// try LocaleID(parsing: "mo").canonical()      // ro
  /// ```
  ///
  /// - Throws: `IntlError` of kind `invalidLocale` for an identifier that ICU cannot read.
  ///
  /// UTS 35, section "Canonical Unicode Locale Identifiers". ICU: `Locale::canonicalize`
  public func canonical() throws(IntlError) -> LocaleID {
    try transformed(ICULocaleName.canonicalBCP47)
  }

  /// The canonical identifier with its likely script and region: `zh-TW` becomes `zh-Hant-TW`.
  ///
  /// - Throws: `IntlError` of kind `invalidLocale` for an identifier that ICU cannot read.
  ///
  /// UTS 35, section "Likely Subtags". ICU: `uloc_addLikelySubtags`
  public func maximized() throws(IntlError) -> LocaleID {
    try canonical().transformed { name throws(ICUFailure) in
      try ICULocaleName.toBCP47(ICULocaleName.maximized(name))
    }
  }

  /// The shortest canonical identifier with the same likely subtags: `zh-Hant-TW` becomes `zh-TW`.
  ///
  /// - Throws: `IntlError` of kind `invalidLocale` for an identifier that ICU cannot read.
  ///
  /// UTS 35, section "Likely Subtags". ICU: `uloc_minimizeSubtags`
  public func minimized() throws(IntlError) -> LocaleID {
    try canonical().transformed { name throws(ICUFailure) in
      try ICULocaleName.toBCP47(ICULocaleName.minimized(name))
    }
  }

  /// The locale whose data stand in where this one has none; `nil` for the root.
  ///
  /// ```swift
  /// try LocaleID(parsing: "es-MX").parent()      // es-419
  /// ```
  ///
  /// Keywords are dropped. CLDR names the parent of some locales; of the others it is what cutting off the last
  /// subtag leaves.
  ///
  /// - Throws: `IntlError` of kind `invalidLocale` for an identifier that ICU cannot read.
  ///
  /// UTS 35, section "Parent Locales".
  public func parent() throws(IntlError) -> LocaleID? {
    let resolved = try ResolvedLocale(validated().withoutExtensions)
    var locale = resolved.id
    if let named = try resolved.asking(ICULocaleName.explicitParent) { return try LocaleID(parsing: named) }
    if !locale.variants.isEmpty {
      locale.variants.removeLast()
    } else if locale.region != nil {
      locale.region = nil
    } else if locale.script != nil {
      locale.script = nil
    } else if locale.language != "und" {
      return .root
    } else {
      return nil
    }
    return locale
  }

  private func transformed(
    _ function: (String) throws(ICUFailure) -> String
  ) throws(IntlError) -> LocaleID {
    let valid = try validated()
    let tag: String
    do throws(ICUFailure) {
      let name = try ICULocaleName.fromBCP47(valid.identifier)
      tag = try function(name)
    } catch {
      throw error.asError(.invalidLocale, subject: description, expected: "a locale that ICU can read")
    }
    return try LocaleID(parsing: tag)
  }
}
