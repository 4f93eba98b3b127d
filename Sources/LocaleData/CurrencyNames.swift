internal import ICUBridge
package import IntlCore

/// What locales call currencies: ICU's names, with the corrections laid over them.
package enum CurrencyNames {
  /// The forms in which a locale names a currency.
  package enum Form: Sendable, Hashable {
    case symbol, narrowSymbol, formalSymbol, variantSymbol, name
    /// The name beside a number of a plural category.
    case plural(String)

    fileprivate var ofICU: ICUCurrency.NameForm {
      switch self {
      case .symbol: .symbol
      case .narrowSymbol: .narrowSymbol
      case .formalSymbol: .formalSymbol
      case .variantSymbol: .variantSymbol
      case .name: .name
      case .plural(let category): .plural(category)
      }
    }
  }

  /// One name; the code itself where the locale has none.
  ///
  /// ```swift
  /// try CurrencyNames.text(.plural("other"), of: "XCG", in: english)    // "Caribbean guilders"
  /// ```
  ///
  /// - Parameter code: Three letters, which need not be a known currency.
  /// - Throws: ``IntlError`` of kind `missingData` when ICU's data are not there.
  package static func text(
    _ form: Form, of code: String, in locale: ResolvedLocale
  ) throws(IntlError) -> String {
    if let names = try Corrections.current().names(ofCurrency: code, in: locale),
      let text = corrected(form, names)
    {
      return text
    }
    return try locale.asking { icuName throws(ICUFailure) in
      try ICUCurrency.name(form.ofICU, of: code, locale: icuName)
    }
  }

  private static func corrected(_ form: Form, _ names: Corrections.CurrencyNames) -> String? {
    switch form {
    case .symbol, .formalSymbol, .variantSymbol: names.symbol
    case .narrowSymbol: names.narrowSymbol ?? names.symbol
    case .name: names.name
    case .plural(let category): names.plurals[category] ?? names.plurals["other"] ?? names.name
    }
  }
}
