internal import IntlCore

/// Numbers with an exponent.
extension NumberPlan {
  /// Writes a magnitude that is not zero in the default rounding: all digits, or a fixed count of fraction digits.
  func writeScientific(
    _ coefficient: UInt64, exponent: Int, isNegative: Bool, endingAt end: Int,
    into bytes: inout MutableRawSpan
  ) -> Int {
    let digitCount = DecimalPower.digitCount(coefficient)
    var magnitude = digitCount &- 1 &+ exponent
    var integerCount = scientificMultiplier(magnitude) &+ magnitude &+ 1
    var kept = coefficient
    var fractionCount = digitCount &- integerCount
    let dropped = fractionCount &- rounding.maximumFraction
    if dropped > 0 {
      let divisor = DecimalPower.of(dropped)
      let (quotient, rest) = coefficient.quotientAndRemainder(dividingBy: divisor)
      kept = quotient
      fractionCount = rounding.maximumFraction
      if rest != 0, rounds(quotient, rest, of: divisor, isNegative) {
        kept &+= 1
        if kept == DecimalPower.of(integerCount &+ fractionCount) {
          // 9.9996 rounds up to a digit more.
          magnitude &+= 1
          integerCount = scientificMultiplier(magnitude) &+ magnitude &+ 1
          kept = DecimalPower.of(integerCount &- 1)
          fractionCount = 0
        }
      }
    }
    var integer = kept
    var fraction: UInt64 = 0
    if fractionCount > 0 {
      let divisor = DecimalPower.of(fractionCount)
      integer = kept / divisor
      fraction = kept &- integer &* divisor
    } else if fractionCount < 0 {
      integer = kept &* DecimalPower.of(-fractionCount)
    }
    let minimum = rounding.stripsZeros && fraction == 0 ? 0 : rounding.minimumFraction
    let affix = sign(isNegative: isNegative, isZero: false)
    return emitScientific(
      integer, fraction, max(0, fractionCount), minimum, magnitude &+ 1 &- integerCount, affix, endingAt: end,
      into: &bytes)
  }

  private func rounds(_ quotient: UInt64, _ rest: UInt64, of divisor: UInt64, _ isNegative: Bool) -> Bool {
    let missing = divisor &- rest
    let remainder: RoundingRule.Remainder = rest == missing ? .half : rest < missing ? .belowHalf : .aboveHalf
    return rounding.rule.growsMagnitude(
      isNegative: isNegative, lastDigitIsOdd: quotient & 1 == 1, remainder: remainder)
  }

  /// Writes a number that was rounded and brought to size.
  @inline(never)
  func emitScientific(
    _ value: SmallDecimal, _ shape: NumberShape, endingAt end: Int,
    into bytes: inout MutableRawSpan
  ) -> Int {
    var integer = value.coefficient
    var fraction: UInt64 = 0
    if value.exponent < 0 {
      guard value.exponent >= -19 else { return Self.refused }
      (integer, fraction) = integer.quotientAndRemainder(dividingBy: DecimalPower.of(-value.exponent))
    } else if value.exponent > 0, integer != 0 {
      guard value.exponent <= 19 else { return Self.refused }
      let (product, overflow) = integer.multipliedReportingOverflow(by: DecimalPower.of(value.exponent))
      guard !overflow else { return Self.refused }
      integer = product
    }
    return emitScientific(
      integer, fraction, max(0, -value.exponent), shape.minimumFraction, shape.exponent, shape.affix,
      endingAt: end,
      into: &bytes)
  }

  @inline(__always)
  private func emitScientific(
    _ integer: UInt64, _ fraction: UInt64, _ count: Int, _ minimum: Int, _ exponent: Int,
    _ affix: Int,
    endingAt end: Int, into bytes: inout MutableRawSpan
  ) -> Int {
    var end = write(affixes[affix].suffix, endingAt: end, into: &bytes)
    let power = UInt64(exponent.magnitude)
    if digits.isASCII, minimumExponentDigits == 1 {
      end = bytes.writePlain(power, endingAt: end)
    } else {
      let count = max(minimumExponentDigits, DecimalPower.digitCount(power))
      end = writeFraction(power, count: count, endingAt: end, into: &bytes)
    }
    end = write(exponent < 0 ? exponentMinus : exponentPlus, endingAt: end, into: &bytes)
    let shown = ShownDigits(
      integer: integer, fraction: fraction, count: count, minimum: minimum, affix: affix)
    end = emitNumber(shown, endingAt: end, into: &bytes)
    return write(affixes[affix].prefix, endingAt: end, into: &bytes)
  }
}
