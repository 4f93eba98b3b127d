internal import CICU

/// Locale identifiers as ICU spells, completes and replaces them.
package enum ICULocaleName {
  /// Makes sure that the same data stand in for missing ones in every environment.
  ///
  /// ICU takes them from its default locale before it takes the root's, and that one it reads from `LC_ALL` and the
  /// like: Latin months would be Arabic in Egypt, as would be Bengali numbers in words, of which CLDR has none.
  package static func fixDefault() throws(ICUFailure) {
    try ICUFailure.check(defaultStatus, "uloc_setDefault")
  }

  private static let defaultStatus: CICUStatus = {
    var status: CICUStatus = 0
    unsafe cicu_locale_set_default("en_US", &status)
    return status
  }()

  /// ICU's spelling of a BCP 47 tag: `de_CH@numbers=latn`.
  package static func fromBCP47(_ tag: String) throws(ICUFailure) -> String {
    try unsafe UTF16Scratch.ascii("uloc_forLanguageTag") { out, capacity, status in
      unsafe cicu_locale_from_bcp47(tag, out, capacity, nil, &status)
    }
  }

  /// The BCP 47 tag of a locale in ICU's spelling.
  package static func toBCP47(_ name: String) throws(ICUFailure) -> String {
    try unsafe UTF16Scratch.ascii("uloc_toLanguageTag") { out, capacity, status in
      unsafe cicu_locale_to_bcp47(name, out, capacity, false, &status)
    }
  }

  /// The canonical BCP 47 tag, with outdated subtags replaced.
  package static func canonicalBCP47(_ name: String) throws(ICUFailure) -> String {
    try unsafe UTF16Scratch.ascii("Locale::canonicalize") { out, capacity, status in
      unsafe cicu_locale_canonical_bcp47(name, out, capacity, &status)
    }
  }

  /// The identifier with its likely script and region.
  package static func maximized(_ name: String) throws(ICUFailure) -> String {
    try unsafe UTF16Scratch.ascii("uloc_addLikelySubtags") { out, capacity, status in
      unsafe cicu_locale_maximize(name, out, capacity, &status)
    }
  }

  /// The shortest identifier with the same likely subtags.
  package static func minimized(_ name: String) throws(ICUFailure) -> String {
    try unsafe UTF16Scratch.ascii("uloc_minimizeSubtags") { out, capacity, status in
      unsafe cicu_locale_minimize(name, out, capacity, &status)
    }
  }

  /// The parent that CLDR names for a locale; `nil` where cutting off the last subtag gives it.
  package static func explicitParent(of name: String) throws(ICUFailure) -> String? {
    let parent = try unsafe UTF16Scratch.ascii("ures_getByKey") { out, capacity, status in
      unsafe cicu_locale_explicit_parent(name, out, capacity, &status)
    }
    return parent.isEmpty ? nil : parent
  }

  /// True when ISO 639 or CLDR know the language of `name`.
  package static func languageIsKnown(_ name: String) -> Bool {
    unsafe cicu_locale_language_is_known(name)
  }

  /// True when the locale's script runs from right to left.
  package static func isRightToLeft(_ name: String) -> Bool {
    unsafe cicu_locale_is_right_to_left(name)
  }

  /// The locales that ICU has data for, in ICU's spelling and order.
  package static func available() -> [String] {
    (0..<cicu_locale_available_count()).compactMap { index in
      unsafe cicu_locale_available(index).map { unsafe String(cString: $0) }
    }
  }
}
