/// Which neighbour a decimal takes when digits are dropped.
///
/// ```swift
/// try DecimalValue(parsing: "2.5").rounded(toFractionDigits: 0, rule: .halfEven)    // 2
/// try DecimalValue(parsing: "2.5").rounded(toFractionDigits: 0, rule: .halfUp)      // 3
/// try DecimalValue(parsing: "-2.5").rounded(toFractionDigits: 0, rule: .halfUp)     // -3
/// ```
///
/// "Up" and "down" are away from zero and toward zero, as in ICU; for the number line's directions there are
/// `ceiling` and `floor`.
///
/// ICU: `UNumberFormatRoundingMode`
public enum RoundingRule: String, Sendable, Hashable, CaseIterable {
  /// To the nearest; a tie goes to the even digit.
  case halfEven
  /// To the nearest; a tie goes away from zero.
  case halfUp
  /// To the nearest; a tie goes toward zero.
  case halfDown
  /// Away from zero.
  case up
  /// Toward zero: the digits are cut.
  case down
  /// Toward positive infinity.
  case ceiling
  /// Toward negative infinity.
  case floor
  /// To the nearest; a tie goes to the odd digit.
  case halfOdd
  /// To the nearest; a tie goes toward positive infinity.
  case halfCeiling
  /// To the nearest; a tie goes toward negative infinity.
  case halfFloor
  /// No digit may be dropped: a format with this rule reports an error for a value that needs rounding.
  case unnecessary

  /// Where dropped digits lie between the two neighbours.
  package enum Remainder: Sendable, Hashable {
    case zero, belowHalf, half, aboveHalf
  }

  /// Whether the magnitude grows by one unit in the last kept place.
  ///
  /// `unnecessary` is answered as `halfEven`; who must refuse such a value compares the result with it.
  package func growsMagnitude(
    isNegative: Bool, lastDigitIsOdd: Bool, remainder: Remainder
  ) -> Bool {
    if remainder == .zero { return false }
    switch self {
    case .up: return true
    case .down: return false
    case .ceiling: return !isNegative
    case .floor: return isNegative
    case .halfEven, .halfUp, .halfDown, .halfOdd, .halfCeiling, .halfFloor, .unnecessary: break
    }
    if remainder != .half { return remainder == .aboveHalf }
    switch self {
    case .halfUp: return true
    case .halfDown: return false
    case .halfOdd: return !lastDigitIsOdd
    case .halfCeiling: return !isNegative
    case .halfFloor: return isNegative
    default: return lastDigitIsOdd
    }
  }
}
