internal import ICUBridge
package import IntlCore

/// How amounts of a currency are rounded.
package struct CurrencyRounding: Sendable, Hashable {
  /// The digits after the separator.
  package let fractionDigits: Int
  /// The step of amounts, when the digits alone do not say it: 0.05 for Swiss cash.
  package let increment: DecimalValue?

  /// - Parameters:
  ///   - code: Three letters, which need not be a known currency.
  ///   - cash: True for what can be paid in coins.
  package init(_ code: String, cash: Bool = false) throws(IntlError) {
    if let rounding = try Corrections.current().roundings[code] {
      fractionDigits = cash ? rounding.cashDigits : rounding.digits
      let steps = UInt64(cash ? rounding.cashIncrement : rounding.increment)
      increment = steps > 0 ? DecimalValue(coefficient: steps, exponent: -fractionDigits) : nil
      return
    }
    do throws(ICUFailure) {
      fractionDigits = try ICUCurrency.fractionDigits(code, cash: cash)
      let step = try ICUCurrency.increment(code, cash: cash)
      increment = step > 0 ? DecimalValue(step) : nil
    } catch {
      throw error.asError(.invalidOption, subject: code, expected: "a currency code of three letters")
    }
  }
}
