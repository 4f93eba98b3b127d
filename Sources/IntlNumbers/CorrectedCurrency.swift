internal import ICUBridge
internal import IntlCore
internal import IntlGrammar
internal import LocaleData

/// The names of a currency that the ICU in use does not know, put where it prints the code.
struct CorrectedCurrency {
  private let code: String
  private let display: CurrencyDisplay
  private let locale: ResolvedLocale

  /// - Returns: `nil` for a style without a currency, and for a currency that ICU knows.
  init?(_ style: NumberStyle, _ locale: ResolvedLocale) throws(IntlError) {
    switch style {
    case .currency(let code, let display), .accounting(let code, let display),
      .compactCurrency(let code, _, let display):
      guard display == .symbol || display == .narrow || display == .name,
        try Corrections.current().names(ofCurrency: code.code, in: locale) != nil
      else { return nil }
      self.code = code.code
      self.display = display
      self.locale = locale
    default: return nil
    }
  }

  /// The text around a number with the currency's name in place of its code.
  ///
  /// Symbols of such currencies are letters, as their codes are, so the space beside them stays.
  func correcting(_ texts: NumberData.Affixes, _ category: PluralCategory) throws(IntlError)
    -> NumberData.Affixes
  {
    let form: CurrencyNames.Form =
      switch display {
      case .name: .plural(category.rawValue)
      case .narrow: .narrowSymbol
      default: .symbol
      }
    let name = try CurrencyNames.text(form, of: code, in: locale)
    func correcting(_ pieces: [NumberData.Piece]) -> [NumberData.Piece] {
      pieces.map { piece in
        guard piece.field == .currency, piece.text == code else { return piece }
        return NumberData.Piece(field: .currency, text: name)
      }
    }
    return NumberData.Affixes(
      prefix: correcting(texts.prefix), suffix: correcting(texts.suffix), replacesNumber: texts.replacesNumber
    )
  }
}
