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
      let affix = sign(isNegative: isNegative, isZero: value == 0)
      let shown = ShownDigits(
        integer: value.magnitude, fraction: 0, count: 0, zeros: integerZeros, affix: affix)
      return emit(shown, endingAt: end, into: &bytes)
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
    if nearestPlaces >= 0, let product = DecimalPower.nearest(value.magnitude, places: nearestPlaces) {
      // The product is the rounded number already.
      if pluralMagnitudes == 0 {
        return emit(digits(of: product, isNegative: isNegative), endingAt: end, into: &bytes)
      }
      return writeSmall(
        SmallDecimal(product, exponent: -nearestPlaces), isNegative: isNegative, endingAt: end, into: &bytes)
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

  /// The digits of a number that was multiplied so that those of its fraction stand before the point.
  @inline(__always)
  func digits(of product: UInt64, isNegative: Bool) -> ShownDigits {
    let affix = sign(isNegative: isNegative, isZero: product == 0)
    let count = rounding.maximumFraction
    let integer: UInt64
    let fraction: UInt64
    // Divisions by constants are multiplications.
    switch count {
    case 0: return ShownDigits(integer: product, fraction: 0, count: 0, zeros: 0, affix: affix)
    case 2:
      integer = product / 100
      fraction = product &- integer &* 100
    case 3:
      integer = product / 1000
      fraction = product &- integer &* 1000
    default:
      // More than 15 places need a product that is too long for this way.
      (integer, fraction) = product.quotientAndRemainder(dividingBy: DecimalPower.of(min(19, count)))
    }
    let minimum = rounding.stripsZeros && fraction == 0 ? 0 : rounding.minimumFraction
    return ShownDigits(
      integer: integer, fraction: fraction, count: count, minimum: minimum, affix: affix)
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
    guard notation == .scientific else {
      return emit(value, minimum: shape.minimumFraction, shape.affix, endingAt: end, into: &bytes)
    }
    return emitScientific(value, shape, endingAt: end, into: &bytes)
  }

  /// Splits a number at the point and writes it.
  private func emit(
    _ value: SmallDecimal, minimum: Int, _ affix: Int, endingAt end: Int, into bytes: inout MutableRawSpan
  ) -> Int {
    var integer = value.coefficient
    var fraction: UInt64 = 0
    switch value.exponent {
    case 0: break
    case -19..<0:
      (integer, fraction) = integer.quotientAndRemainder(dividingBy: DecimalPower.of(-value.exponent))
    case 1...19:
      let (product, overflow) = integer.multipliedReportingOverflow(by: DecimalPower.of(value.exponent))
      guard !overflow else { return Self.refused }
      integer = product
    default: guard integer == 0 else { return Self.refused }
    }
    let shown = ShownDigits(
      integer: integer, fraction: fraction, count: -value.exponent, minimum: minimum, affix: affix)
    return emit(shown, endingAt: end, into: &bytes)
  }

  /// Writes a number whose digits are known.
  @inline(__always)
  func emit(_ shown: ShownDigits, endingAt end: Int, into bytes: inout MutableRawSpan) -> Int {
    isSimple
      ? emitSimple(shown, endingAt: end, into: &bytes) : emitAny(shown, endingAt: end, into: &bytes)
  }

  /// Writes a number in any look.
  @inline(never)
  private func emitAny(_ shown: ShownDigits, endingAt end: Int, into bytes: inout MutableRawSpan) -> Int {
    var end = write(affixes[shown.affix].suffix, endingAt: end, into: &bytes)
    if !affixes[shown.affix].replacesNumber {
      end = emitNumber(shown, endingAt: end, into: &bytes)
    }
    return write(affixes[shown.affix].prefix, endingAt: end, into: &bytes)
  }

  /// Writes a number in the commonest look: ASCII digits in groups of three, separators of one byte.
  @inline(__always)
  private func emitSimple(_ shown: ShownDigits, endingAt end: Int, into bytes: inout MutableRawSpan) -> Int {
    var end = write(affixes[shown.affix].suffix, endingAt: end, into: &bytes)
    if shown.hasFraction {
      if shown.zeros > 0 { end = bytes.writeFixed(0, count: shown.zeros, endingAt: end) }
      if shown.count <= 3 {
        end = bytes.writeShortFraction(
          shown.fraction, count: shown.count, digits.decimal, endingAt: end, threeDigits)
      } else {
        end = bytes.writeFixed(shown.fraction, count: shown.count, endingAt: end)
        end = bytes.writeWord(digits.decimal, count: 1, endingAt: end)
      }
    }
    end =
      shown.integer < digits.threshold
      ? bytes.writePlain(shown.integer, endingAt: end)
      : bytes.writeThousands(shown.integer, byte: digits.separator, endingAt: end, threeDigits)
    return write(affixes[shown.affix].prefix, endingAt: end, into: &bytes)
  }

  /// Writes the digits of a number and what stands between them.
  @inline(__always)
  func emitNumber(_ shown: ShownDigits, endingAt end: Int, into bytes: inout MutableRawSpan) -> Int {
    var end = end
    if shown.hasFraction {
      if shown.zeros > 0 { end = writeFraction(0, count: shown.zeros, endingAt: end, into: &bytes) }
      if digits.isASCII, digits.decimalCount == 1, shown.count <= 3 {
        end = bytes.writeShortFraction(
          shown.fraction, count: shown.count, digits.decimal, endingAt: end, threeDigits)
      } else {
        end = writeFraction(shown.fraction, count: shown.count, endingAt: end, into: &bytes)
        end = bytes.writeWord(digits.decimal, count: digits.decimalCount, endingAt: end)
      }
    } else if alwaysShowsDecimal {
      end = bytes.writeWord(digits.decimal, count: digits.decimalCount, endingAt: end)
    }
    guard usesPlainIntegers else {
      return emitRareInteger(shown, endingAt: end, into: &bytes)
    }
    return writeInteger(shown.integer, endingAt: end, into: &bytes)
  }

  /// Integers with a minimum or a maximum of digits.
  @inline(never)
  private func emitRareInteger(_ shown: ShownDigits, endingAt end: Int, into bytes: inout MutableRawSpan)
    -> Int
  {
    let kept = maximumInteger <= 19 ? shown.integer % DecimalPower.of(maximumInteger) : shown.integer
    let minimum = shownMinimumInteger(
      isZero: shown.integer == 0 && shown.fraction == 0, hasFraction: shown.hasFraction)
    return writeAny(kept, minimum: minimum, endingAt: end, into: &bytes)
  }

  /// How many integer digits a number shows at least: one where nothing else would be, or for a zero that has
  /// significant digits.
  func shownMinimumInteger(isZero: Bool, hasFraction: Bool) -> Int {
    if minimumInteger > 0 { return minimumInteger }
    // A separator that always stands is enough for ICU.
    return (hasFraction || alwaysShowsDecimal) && !(isZero && rounding.kind == .significant) ? 0 : 1
  }
}
