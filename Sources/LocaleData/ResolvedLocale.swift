internal import ICUBridge
package import IntlCore

/// A locale that was checked: well formed, of a language that exists, and with ICU's spelling beside ours.
///
/// This is the first step of every format's `init`; nothing below it has to ask whether a locale makes sense.
package struct ResolvedLocale: Sendable, Hashable {
  package let id: LocaleID
  /// ICU's spelling: `de_CH@numbers=latn`.
  package let icuName: String

  /// - Throws: ``IntlError`` of kind `invalidLocale` for a malformed identifier or a language that neither
  ///   ISO 639 nor CLDR know.
  package init(_ locale: LocaleID) throws(IntlError) {
    id = try locale.validated()
    do throws(ICUFailure) {
      icuName = try ICULocaleName.fromBCP47(id.identifier)
    } catch {
      throw error.asError(.invalidLocale, subject: id.identifier, expected: "a locale that ICU can read")
    }
    guard id.language == "und" || ICULocaleName.languageIsKnown(icuName) else {
      throw IntlError(
        .invalidLocale, subject: id.identifier, position: 0, expected: "a language code of ISO 639",
        found: IntlError.quoted(id.language))
    }
  }
}
