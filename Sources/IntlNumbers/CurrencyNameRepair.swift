internal import ICUBridge
internal import IntlCore
internal import IntlGrammar
internal import LocaleData

/// Names of currencies in the locales where ICU 72 prints the symbol beside the name, and puts the name among the
/// digits.
///
/// It does so where a currency has a pattern of its own, as the peseta in `ca`, and for every currency where that of
/// the region has one, as in `tr-TR` and `en-AT`: "PLN 5.0 Polish zlotys0". What stands there instead is the text of a
/// currency that has no pattern anywhere, in the language without a region, with the right name put in.
struct CurrencyNameRepair {
  private let observation: NumberObservation
  private let code: String
  private let locale: ResolvedLocale

  /// ISO 4217's code for tests.
  private static let patternless = "XTS"

  /// - Returns: `nil` for a style without a currency.
  init?(
    _ style: NumberStyle, _ stems: NumberObservation.Style, _ locale: ResolvedLocale
  ) throws(IntlError) {
    guard let code = style.currency?.code else { return nil }
    var other = stems
    other.stem = stems.stem.replacing("currency/" + code, with: "currency/" + Self.patternless)
    var language = LocaleID(language: locale.id.language, script: locale.id.script)
    if let system = locale.id.keyword("nu") { language = language.settingKeyword("nu", to: system) }
    observation = NumberObservation(other, try ResolvedLocale(language))
    self.code = code
    self.locale = locale
  }

  /// What stands around the digits of each value, which is of the category beside it.
  func affixes(
    of values: [(category: PluralCategory, text: String)], sign: NumberData.Sign
  ) throws(IntlError) -> [NumberData.Affixes] {
    var pairs = try observation.affixes(of: values.map(\.text), precision: ".+", sign: sign)
    for (index, value) in values.enumerated() {
      let name = try CurrencyNames.text(.plural(value.category.rawValue), of: code, in: locale)
      pairs[index].prefix = pairs[index].prefix.map { $0.named(name) }
      pairs[index].suffix = pairs[index].suffix.map { $0.named(name) }
    }
    return pairs
  }
}

extension NumberData.Piece {
  /// This piece, with a name in place of a currency.
  fileprivate func named(_ name: String) -> NumberData.Piece {
    field == .currency ? NumberData.Piece(field: .currency, text: name) : self
  }
}

extension NumberData.Affixes {
  /// True when a currency is named more than once.
  var namesCurrencyTwice: Bool {
    (prefix + suffix).filter { $0.field == .currency }.count > 1
  }
}
