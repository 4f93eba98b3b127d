internal import IntlCore
internal import IntlGrammar

/// How a number is shown: rounded and brought to size.
struct NumberShape {
  /// How many fraction digits it shows at least.
  var minimumFraction: Int
  /// What stands around it.
  var affix: Int
  /// The power of ten that was taken out of it and is shown.
  var exponent: Int
}

extension NumberPlan {
  /// Rounds a magnitude, brings it to size and finds what stands around it; `nil` when it cannot hold the result.
  @inline(__always)
  func shape<Value: RoundableDigits>(_ value: inout Value, isNegative: Bool) -> NumberShape? {
    if scale != 0 { value.shift(by: scale) }
    switch notation {
    case .plain:
      guard let minimum = round(&value, isNegative: isNegative) else { return nil }
      let sign = sign(isNegative: isNegative, isZero: value.isZero)
      guard pluralMagnitudes != 0 else {
        return NumberShape(minimumFraction: minimum, affix: sign, exponent: 0)
      }
      let affix = form(value, minimumFraction: minimum, magnitude: 0, sign: sign)
      return NumberShape(minimumFraction: minimum, affix: affix, exponent: 0)
    case .compact: return compactShape(&value, isNegative: isNegative)
    case .scientific: return scientificShape(&value, isNegative: isNegative)
    }
  }

  /// Which sign a number shows.
  @inline(__always)
  func sign(isNegative: Bool, isZero: Bool) -> Int {
    let place: UInt32 = (isNegative ? 8 : 0) | (isZero ? 16 : 0)
    return Int(truncatingIfNeeded: (signs >> place) & 0xFF)
  }

  /// What stands around a number of a magnitude, by its plural category.
  func form<Value: RoundableDigits>(
    _ value: Value, minimumFraction: Int, magnitude: Int, sign: Int
  ) -> Int {
    let base = (magnitude * 3 + sign) * NumberLook.formCount
    guard pluralMagnitudes & (1 << UInt32(truncatingIfNeeded: magnitude)) != 0, let plurals = look?.plurals
    else {
      return Int(forms[base])
    }
    if notation == .compact, value.isOne {
      return Int(forms[base + (minimumFraction == 0 ? NumberLook.oneForm : NumberLook.oneFractionForm)])
    }
    let category = plurals.category(of: value.operands(minimumFraction: minimumFraction))
    return Int(forms[base + category.place])
  }

  private func compactShape<Value: RoundableDigits>(_ value: inout Value, isNegative: Bool) -> NumberShape? {
    var multiplier = 0
    if !value.isZero {
      let magnitude = value.leadingPlace
      multiplier = compactMultiplier(magnitude)
      value.shift(by: multiplier)
      guard var minimum = round(&value, isNegative: isNegative) else { return nil }
      if !value.isZero, value.leadingPlace != magnitude + multiplier {
        // 999,950 rounds up into the millions.
        let next = compactMultiplier(magnitude + 1)
        if next != multiplier {
          value.shift(by: next - multiplier)
          multiplier = next
          guard let again = round(&value, isNegative: isNegative) else { return nil }
          minimum = again
        }
      }
      // A number that is rounded away keeps its word: 0M.
      let leading = value.isZero ? 0 : value.leadingPlace
      let shown = min(max(0, leading - multiplier), NumberLook.magnitudeCount - 1)
      let sign = sign(isNegative: isNegative, isZero: value.isZero)
      let affix = form(value, minimumFraction: minimum, magnitude: shown, sign: sign)
      return NumberShape(minimumFraction: minimum, affix: affix, exponent: 0)
    }
    guard let minimum = round(&value, isNegative: isNegative) else { return nil }
    let affix = form(
      value, minimumFraction: minimum, magnitude: 0, sign: sign(isNegative: isNegative, isZero: true))
    return NumberShape(minimumFraction: minimum, affix: affix, exponent: 0)
  }

  private func compactMultiplier(_ magnitude: Int) -> Int {
    magnitude < 0 ? 0 : Int(multipliers[min(magnitude, NumberLook.magnitudeCount - 1)])
  }

  private func scientificShape<Value: RoundableDigits>(
    _ value: inout Value, isNegative: Bool
  ) -> NumberShape? {
    var multiplier = 0
    var minimum = 0
    if value.isZero {
      guard let shown = round(&value, isNegative: isNegative) else { return nil }
      minimum = shown
    } else {
      let magnitude = value.leadingPlace
      multiplier = scientificMultiplier(magnitude)
      value.shift(by: multiplier)
      guard let shown = round(&value, isNegative: isNegative) else { return nil }
      minimum = shown
      if !value.isZero, value.leadingPlace != magnitude + multiplier {
        // 9.9996 rounds up to a digit more.
        let next = scientificMultiplier(magnitude + 1)
        if next != multiplier {
          value.shift(by: next - multiplier)
          multiplier = next
          guard let again = round(&value, isNegative: isNegative) else { return nil }
          minimum = again
        }
      }
    }
    let affix = sign(isNegative: isNegative, isZero: value.isZero)
    return NumberShape(minimumFraction: minimum, affix: affix, exponent: -multiplier)
  }

  func scientificMultiplier(_ magnitude: Int) -> Int {
    guard exponentInterval > 1 else { return -magnitude }
    let over = magnitude % exponentInterval
    return (over < 0 ? over + exponentInterval : over) - magnitude
  }
}
