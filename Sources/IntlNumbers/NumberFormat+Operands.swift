public import IntlCore
public import IntlGrammar

extension NumberFormat {
  /// What plural rules see of a number as this format shows it.
  ///
  /// ```swift
  /// let rules = try PluralRules(locale: "en")
  /// var options = NumberOptions()
  /// options.minimumFractionDigits = 1
  /// let format = try NumberFormat(locale: "en", options: options)
  /// rules.category(of: format.operands(of: 1))      // .other: "1.0 hours"
  /// ```
  ///
  /// Choose the form of a word that stands beside a number by these, and not by the number itself: rounding, added
  /// zeros and compact notation all decide the category.
  ///
  /// A number in words, or in digits that are no decimal digits, has the operands of its value.
  ///
  /// ICU: `uplrules_selectFormatted`
  public func operands(of value: DecimalValue) -> PluralOperands {
    guard let shown = shownDigits(of: value) else { return PluralOperands(value) }
    guard shown.isScaled, !shown.value.isZero else { return PluralOperands(shown.value) }
    let power = NumberFormat.power(from: shown.value, to: value.magnitude)
    return PluralOperands(shown.value.shifted(by: power), compactExponent: power)
  }

  /// The digits that this format shows of a number, as a magnitude, and whether a word or an exponent multiplies them;
  /// `nil` for a number in words, in digits that are no decimal digits, or not finite.
  package func shownDigits(of value: DecimalValue) -> (value: DecimalValue, isScaled: Bool)? {
    guard value.isFinite else { return nil }
    var digits: [UInt8] = []
    var fractionDigits = 0
    var isScaled = false
    for part in parts(value) {
      isScaled = isScaled || part.kind == .compact || part.kind == .exponentInteger
      guard part.kind == .integer || part.kind == .fraction else { continue }
      for scalar in part.text.unicodeScalars {
        guard scalar.properties.numericType == .decimal, let digit = scalar.properties.numericValue else {
          return nil
        }
        digits.append(UInt8(digit))
        if part.kind == .fraction { fractionDigits += 1 }
      }
    }
    guard !digits.isEmpty else { return nil }
    return (DecimalValue(digits: digits, exponent: -fractionDigits), isScaled)
  }

  /// The power of ten that brings what is shown nearest to the value.
  private static func power(from shown: DecimalValue, to value: DecimalValue) -> Int {
    let power = value.leadingExponent - shown.leadingExponent
    // Rounding may have carried: 999,999 is shown as 1M.
    let low = value.sum(-shown.shifted(by: power)).magnitude
    let high = value.sum(-shown.shifted(by: power + 1)).magnitude
    return high < low ? power + 1 : power
  }
}
