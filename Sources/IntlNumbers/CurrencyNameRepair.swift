internal import ICUBridge
internal import IntlCore
internal import LocaleData

/// Names of currencies in the locales where ICU 72 prints the symbol beside the name, and puts the name among the digits.
///
/// It does so where a currency has a pattern of its own, as all have in `en-AT` and its like: "PLN 5.0 Polish zlotys0".
/// What stands there instead is put together: the sign from the same amount without a name, the name from the language.
struct CurrencyNameRepair {
  let stems: NumberObservation.Style
  let locale: ResolvedLocale

  /// What stands around the digits of each value.
  func affixes(of values: [String], sign: NumberData.Sign) throws(IntlError) -> [NumberData.Affixes] {
    var nameless = stems
    nameless.stem = stems.stem.replacing("unit-width-full-name", with: "unit-width-hidden")
    let signs = try NumberObservation(nameless, locale).affixes(of: values, precision: ".+", sign: sign)
    var language = LocaleID(language: locale.id.language, script: locale.id.script)
    if let system = locale.id.keyword("nu") { language = language.settingKeyword("nu", to: system) }
    let names = try NumberObservation(stems, ResolvedLocale(language)).affixes(
      of: values, precision: ".+", sign: .none)
    return zip(signs, names).map { sign, name in
      NumberData.Affixes(
        prefix: name.prefix + sign.prefix, suffix: sign.suffix + name.suffix, replacesNumber: false)
    }
  }
}

extension NumberData.Affixes {
  /// True when a currency is named more than once.
  var namesCurrencyTwice: Bool {
    (prefix + suffix).filter { $0.field == .currency }.count > 1
  }
}
