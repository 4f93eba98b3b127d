internal import ICUBridge
public import IntlCore

/// The locales that the ICU in use has data for.
public enum AvailableLocales {
  /// All of them, in the order of their BCP 47 tags.
  ///
  /// ICU: `uloc_getAvailable`
  public static let all: [LocaleID] = ICULocaleName.available()
    .map { LocaleID(stringLiteral: $0) }
    .sorted { $0.identifier < $1.identifier }
}
