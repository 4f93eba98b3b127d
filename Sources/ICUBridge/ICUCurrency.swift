internal import CICU

/// How ICU's data round amounts of a currency.
package enum ICUCurrency {
  /// The fraction digits of a three-letter code, which need not be known.
  package static func fractionDigits(_ code: String, cash: Bool) throws(ICUFailure) -> Int {
    var status: CICUStatus = 0
    let digits = unsafe cicu_currency_fraction_digits(code, cash, &status)
    try ICUFailure.check(status, "ucurr_getDefaultFractionDigitsForUsage")
    return Int(digits)
  }

  /// The step that amounts are rounded to; 0 when there is none beside the digits.
  package static func increment(_ code: String, cash: Bool) throws(ICUFailure) -> Double {
    var status: CICUStatus = 0
    let increment = unsafe cicu_currency_increment(code, cash, &status)
    try ICUFailure.check(status, "ucurr_getRoundingIncrementForUsage")
    return increment
  }
}
