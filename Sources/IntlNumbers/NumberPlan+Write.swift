internal import IntlCore

/// Writing numbers of up to 19 digits, backwards from the end of a scratch.
extension NumberPlan {
  /// What the writers answer when a number needs more room or digits than they have.
  static let refused = -1

  /// Writes an integer and returns where its text starts.
  @inline(__always)
  func write(_ value: Int64, endingAt end: Int, into bytes: inout MutableRawSpan) -> Int {
    let isNegative = value < 0
    if showsIntegers {
      let pair = affixes[sign(isNegative: isNegative, isZero: value == 0)]
      return emit(
        value.magnitude, fraction: 0, count: 0, minimum: integerZeros, pair, endingAt: end, into: &bytes)
    }
    if isCompact, value != 0,
      let start = writeCompact(
        value.magnitude, hasMore: false, isNegative: isNegative, endingAt: end, into: &bytes)
    {
      return start
    }
    return writeSmall(
      SmallDecimal(value.magnitude, exponent: 0), isNegative: isNegative, endingAt: end, into: &bytes)
  }

  /// Writes a number and returns where its text starts.
  @inline(__always)
  func write(_ value: Double, endingAt end: Int, into bytes: inout MutableRawSpan) -> Int {
    let isNegative = value.sign == .minus
    if nearestPlaces >= 0, let product = DecimalPower.nearest(value.magnitude, power: nearestPower) {
      // The product is the rounded number already.
      let minimum =
        rounding.stripsZeros && isWhole(product) ? 0 : rounding.minimumFraction
      var small = SmallDecimal(product, exponent: -nearestPlaces &+ scale)
      if pluralMagnitudes == 0 {
        let pair = affixes[sign(isNegative: isNegative, isZero: product == 0)]
        return emit(small, minimum: minimum, pair, endingAt: end, into: &bytes)
      }
      small.exponent = -nearestPlaces
      return writeSmall(small, isNegative: isNegative, endingAt: end, into: &bytes)
    }
    if isCompact, value.magnitude >= 1, value.magnitude < 9_007_199_254_740_992 {
      // Below 2⁵³ the digits before the point are those of the shortest decimal.
      let whole = UInt64(value.magnitude)
      if let start = writeCompact(
        whole, hasMore: Double(whole) != value.magnitude, isNegative: isNegative, endingAt: end, into: &bytes)
      {
        return start
      }
    }
    return writeShortest(value, isNegative: isNegative, endingAt: end, into: &bytes)
  }

  /// True when the fraction of a rounded double is zero.
  func isWhole(_ product: UInt64) -> Bool {
    product % DecimalPower.of(min(19, rounding.maximumFraction)) == 0
  }

  @inline(never)
  private func writeShortest(
    _ value: Double, isNegative: Bool, endingAt end: Int, into bytes: inout MutableRawSpan
  ) -> Int {
    guard value.isFinite else { return Self.refused }
    let shortest = ShortestDigits(value)
    if isScientific, shortest.digits != 0 {
      return writeScientific(
        shortest.digits, exponent: shortest.exponent, isNegative: isNegative, endingAt: end, into: &bytes)
    }
    return writeSmall(
      SmallDecimal(shortest.digits, exponent: shortest.exponent), isNegative: isNegative, endingAt: end,
      into: &bytes)
  }

  /// Writes a decimal of few digits and returns where its text starts.
  func write(_ value: DecimalValue, endingAt end: Int, into bytes: inout MutableRawSpan) -> Int {
    guard value.isFinite, let coefficient = value.coefficient64 else { return Self.refused }
    return writeSmall(
      SmallDecimal(coefficient, exponent: value.exponent), isNegative: value.isNegative, endingAt: end,
      into: &bytes)
  }

  /// Rounds and writes a magnitude, out of the way of those that need no rounding.
  @inline(never)
  private func writeSmall(
    _ value: SmallDecimal, isNegative: Bool, endingAt end: Int, into bytes: inout MutableRawSpan
  ) -> Int {
    var value = value
    return write(&value, isNegative: isNegative, endingAt: end, into: &bytes)
  }

  /// Rounds and writes a magnitude.
  @inline(__always)
  private func write(
    _ value: inout SmallDecimal, isNegative: Bool, endingAt end: Int, into bytes: inout MutableRawSpan
  ) -> Int {
    guard fitsScratch, let shape = shape(&value, isNegative: isNegative) else { return Self.refused }
    let pair = affixes[shape.affix]
    guard notation == .scientific else {
      return emit(value, minimum: shape.minimumFraction, pair, endingAt: end, into: &bytes)
    }
    return emitScientific(value, shape, pair, endingAt: end, into: &bytes)
  }

  /// Splits a number at the point and writes it.
  @inline(__always)
  private func emit(
    _ value: SmallDecimal, minimum: Int, _ pair: NumberAffixPair, endingAt end: Int,
    into bytes: inout MutableRawSpan
  ) -> Int {
    let integer: UInt64
    let fraction: UInt64
    switch value.exponent {
    case 0:
      return emit(
        value.coefficient, fraction: 0, count: 0, minimum: minimum, pair, endingAt: end, into: &bytes)
    case -2:
      integer = value.coefficient / 100
      fraction = value.coefficient &- integer &* 100
    case -3:
      integer = value.coefficient / 1000
      fraction = value.coefficient &- integer &* 1000
    case -19..<0:
      (integer, fraction) = value.coefficient.quotientAndRemainder(
        dividingBy: DecimalPower.of(-value.exponent))
    case 1...19:
      let (product, overflow) = value.coefficient.multipliedReportingOverflow(
        by: DecimalPower.of(value.exponent))
      guard !overflow else { return Self.refused }
      return emit(product, fraction: 0, count: 0, minimum: minimum, pair, endingAt: end, into: &bytes)
    default:
      guard value.coefficient == 0 else { return Self.refused }
      return emit(0, fraction: 0, count: 0, minimum: minimum, pair, endingAt: end, into: &bytes)
    }
    return emit(
      integer, fraction: fraction, count: -value.exponent, minimum: minimum, pair, endingAt: end, into: &bytes
    )
  }

  /// Writes a number whose digits are known.
  ///
  /// - Parameters:
  ///   - count: The digits of the fraction, zeros at its end included.
  ///   - minimum: How many digits of the fraction are shown at least.
  @inline(__always)
  func emit(
    _ integer: UInt64, fraction: UInt64, count: Int, minimum: Int, _ pair: NumberAffixPair,
    endingAt end: Int, into bytes: inout MutableRawSpan
  ) -> Int {
    var end = write(pair.suffix, endingAt: end, into: &bytes)
    if !pair.replacesNumber {
      end = emitNumber(
        integer, fraction: fraction, count: count, minimum: minimum, endingAt: end, into: &bytes)
    }
    return write(pair.prefix, endingAt: end, into: &bytes)
  }

  /// Writes the digits of a number and what stands between them.
  @inline(__always)
  func emitNumber(
    _ integer: UInt64, fraction: UInt64, count: Int, minimum: Int, endingAt end: Int,
    into bytes: inout MutableRawSpan
  ) -> Int {
    var end = end
    var rest = fraction
    var shown = count
    if rest == 0 {
      shown = 0
    } else {
      while shown > minimum {
        let quotient = rest / 10
        if quotient &* 10 != rest { break }
        rest = quotient
        shown &-= 1
      }
    }
    if shown < minimum { end = writeFraction(0, count: minimum &- shown, endingAt: end, into: &bytes) }
    end = writeFraction(rest, count: shown, endingAt: end, into: &bytes)
    let hasFraction = shown > 0 || minimum > 0
    if hasFraction || alwaysShowsDecimal {
      end = bytes.writeWord(digits.decimal, count: digits.decimalCount, endingAt: end)
    }
    if minimumInteger != 1 || maximumInteger < 20 {
      return emitRareInteger(integer, hasFraction: hasFraction, endingAt: end, into: &bytes)
    }
    return writeInteger(integer, minimum: 1, endingAt: end, into: &bytes)
  }

  /// Integers with a minimum or a maximum of digits.
  @inline(never)
  private func emitRareInteger(
    _ integer: UInt64, hasFraction: Bool, endingAt end: Int, into bytes: inout MutableRawSpan
  ) -> Int {
    let kept = maximumInteger <= 19 ? integer % DecimalPower.of(maximumInteger) : integer
    let minimum = shownMinimumInteger(isZero: integer == 0 && !hasFraction, hasFraction: hasFraction)
    return writeAny(kept, minimum: minimum, endingAt: end, into: &bytes)
  }

  /// How many integer digits a number shows at least: one of zero where nothing else would be.
  func shownMinimumInteger(isZero: Bool, hasFraction: Bool) -> Int {
    if minimumInteger > 0 { return minimumInteger }
    return hasFraction ? 0 : 1
  }
}
