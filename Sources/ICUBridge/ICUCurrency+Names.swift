internal import CICU

extension ICUCurrency {
  /// The forms in which a locale names a currency.
  package enum NameForm: Sendable, Hashable {
    case symbol, narrowSymbol, formalSymbol, variantSymbol, name
    /// The name beside a number of a plural category.
    case plural(String)
  }

  /// What a locale calls a currency; the code itself where it has no name.
  package static func name(
    _ form: NameForm, of code: String, locale: String
  ) throws(ICUFailure) -> String {
    try unsafe "\(code)\0".withUTF16 { units, _ throws(ICUFailure) in
      var status: CICUStatus = 0
      var length: Int32 = 0
      let text: UnsafePointer<UInt16>?
      if case .plural(let category) = form {
        unsafe text = cicu_currency_plural_name(units, locale, category, &length, &status)
        try ICUFailure.check(status, "ucurr_getPluralName")
      } else {
        unsafe text = cicu_currency_name(units, locale, style(form), &length, &status)
        try ICUFailure.check(status, "ucurr_getName")
      }
      return unsafe String(utf16: UnsafeBufferPointer(start: text, count: Int(length)))
    }
  }

  private static func style(_ form: NameForm) -> Int32 {
    switch form {
    case .symbol: Int32(CICU_CURRENCY_SYMBOL)
    case .narrowSymbol: Int32(CICU_CURRENCY_NARROW)
    case .formalSymbol: Int32(CICU_CURRENCY_FORMAL)
    case .variantSymbol: Int32(CICU_CURRENCY_VARIANT)
    case .name, .plural: Int32(CICU_CURRENCY_NAME)
    }
  }
}
