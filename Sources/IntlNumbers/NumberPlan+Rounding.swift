internal import IntlCore

/// Rounding by the plan's rules.
///
/// These are the plan's own functions, and not its rounding's: a struct inside an object is copied for a call.
extension NumberPlan {
  /// Rounds a magnitude and tells how many fraction digits it shows at least; `nil` when it cannot hold the result.
  @inline(__always)
  func round<Value: RoundableDigits>(_ value: inout Value, isNegative: Bool) -> Int? {
    var minimum: Int
    switch rounding.kind {
    case .everything: minimum = rounding.minimumFraction
    case .fraction:
      value.round(to: -rounding.maximumFraction, by: rounding.rule, isNegative: isNegative)
      minimum = rounding.minimumFraction
    case .compact:
      // Whole numbers, but two significant digits at least.
      let place = value.isZero ? 0 : min(0, value.leadingPlace - 1)
      value.round(to: place, by: rounding.rule, isNegative: isNegative)
      minimum = 0
    case .significant, .both, .increment:
      guard let shown = applyRare(to: &value, isNegative: isNegative) else { return nil }
      minimum = shown
    }
    if rounding.stripsZeros, minimum > 0, !value.hasFraction { minimum = 0 }
    return minimum
  }

  @inline(never)
  private func applyRare<Value: RoundableDigits>(to value: inout Value, isNegative: Bool) -> Int? {
    switch rounding.kind {
    case .significant:
      value.round(to: significantPlace(value), by: rounding.rule, isNegative: isNegative)
      return max(0, -minimumPlace(value))
    case .both: return applyBoth(to: &value, isNegative: isNegative)
    default:
      let step = DecimalValue(coefficient: rounding.stepCoefficient, exponent: rounding.stepExponent)
      guard value.round(toMultipleOf: step, by: rounding.rule, isNegative: isNegative) else { return nil }
      return rounding.minimumFraction
    }
  }

  private func applyBoth<Value: RoundableDigits>(to value: inout Value, isNegative: Bool) -> Int {
    let fractionPlace = -rounding.maximumFraction
    var significantPlace = significantPlace(value)
    let place =
      rounding.keepsMore ? min(fractionPlace, significantPlace) : max(fractionPlace, significantPlace)
    if !value.isZero {
      let before = value.leadingPlace
      value.round(to: place, by: rounding.rule, isNegative: isNegative)
      if !value.isZero, value.leadingPlace != before, fractionPlace == significantPlace {
        significantPlace += 1
      }
    }
    let usesSignificant = (significantPlace <= fractionPlace) == rounding.keepsMore
    return max(0, usesSignificant ? -minimumPlace(value) : rounding.minimumFraction)
  }

  /// The place of the last significant digit that is kept.
  private func significantPlace<Value: RoundableDigits>(_ value: Value) -> Int {
    (value.isZero ? 0 : value.leadingPlace) - rounding.maximumSignificant + 1
  }

  /// The place of the last significant digit that must be shown.
  private func minimumPlace<Value: RoundableDigits>(_ value: Value) -> Int {
    (value.isZero ? 0 : value.leadingPlace) - rounding.minimumSignificant + 1
  }
}
