internal import IntlCore

/// Compact numbers in CLDR's own rounding, without the general way's detours.
extension NumberPlan {
  /// Writes `magnitude`, of which something was cut off behind the point when `hasMore` says so.
  ///
  /// Numbers that no word shortens go the general way, as does zero.
  @inline(__always)
  func writeCompact(
    _ magnitude: UInt64, hasMore: Bool, isNegative: Bool, endingAt end: Int, into bytes: inout MutableRawSpan
  ) -> Int? {
    var digitCount = DecimalPower.digitCount(magnitude)
    var multiplier = Int(multipliers[digitCount &- 1])
    guard multiplier < 0 else { return nil }
    // One digit before the point gets a second behind it; more digits stand alone.
    var integerCount = digitCount &+ multiplier
    let fractionCount = integerCount == 1 ? 1 : 0
    let dropped = -multiplier &- fractionCount
    let divisor = DecimalPower.of(dropped)
    var (kept, rest) = magnitude.quotientAndRemainder(dividingBy: divisor)
    let missing = divisor &- rest
    let grows: Bool
    if rest == missing, !hasMore {
      grows = rounds(kept, .half, isNegative)
    } else if rounding.rule == .halfEven {
      grows = rest >= missing
    } else {
      grows = rounds(
        kept, rest >= missing ? .aboveHalf : rest == 0 && !hasMore ? .zero : .belowHalf, isNegative)
    }
    if grows {
      kept &+= 1
      if DecimalPower.digitCount(kept) > integerCount &+ fractionCount {
        // 999,950 rounds up into the millions, or 9,950 into the tens of thousands.
        digitCount &+= 1
        let next = Int(multipliers[min(digitCount, NumberLook.magnitudeCount) &- 1])
        integerCount = digitCount &+ next
        multiplier = next
        guard integerCount > 0, integerCount <= 19 else { return nil }
        return emitCompact(
          DecimalPower.of(integerCount &- 1), 0, 0, digitCount, isNegative, endingAt: end, into: &bytes)
      }
    }
    if fractionCount == 1 {
      let integer = kept / 10
      return emitCompact(
        integer, kept &- integer &* 10, 1, digitCount, isNegative, endingAt: end, into: &bytes)
    }
    return emitCompact(kept, 0, 0, digitCount, isNegative, endingAt: end, into: &bytes)
  }

  private func rounds(_ kept: UInt64, _ remainder: RoundingRule.Remainder, _ isNegative: Bool) -> Bool {
    rounding.rule.growsMagnitude(
      isNegative: isNegative, lastDigitIsOdd: kept & 1 == 1, remainder: remainder)
  }

  @inline(__always)
  private func emitCompact(
    _ integer: UInt64, _ fraction: UInt64, _ count: Int, _ digitCount: Int, _ isNegative: Bool,
    endingAt end: Int, into bytes: inout MutableRawSpan
  ) -> Int {
    let sign = sign(isNegative: isNegative, isZero: false)
    let magnitude = min(digitCount, NumberLook.magnitudeCount) &- 1
    let place: Int
    if pluralMagnitudes & (1 << UInt32(truncatingIfNeeded: magnitude)) == 0 {
      place = Int(forms[(magnitude &* 3 &+ sign) &* NumberLook.formCount])
    } else {
      let value = SmallDecimal(integer &* (count == 0 ? 1 : 10) &+ fraction, exponent: -count)
      place = form(value, minimumFraction: 0, magnitude: magnitude, sign: sign)
    }
    let shown = ShownDigits(integer: integer, fraction: fraction, count: count, minimum: 0, affix: place)
    return emit(shown, endingAt: end, into: &bytes)
  }
}
