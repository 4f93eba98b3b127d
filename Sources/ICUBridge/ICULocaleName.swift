internal import CICU

/// ICU's own spelling of locale identifiers: `de_CH@numbers=latn`.
package enum ICULocaleName {
  /// ICU's spelling of a BCP 47 tag.
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

  /// True when ISO 639 or CLDR know the language of `name`.
  package static func languageIsKnown(_ name: String) -> Bool {
    unsafe cicu_locale_language_is_known(name)
  }

  /// The locales that ICU has data for, in ICU's spelling and order.
  package static func available() -> [String] {
    (0..<cicu_locale_available_count()).compactMap { index in
      unsafe cicu_locale_available(index).map { unsafe String(cString: $0) }
    }
  }
}
