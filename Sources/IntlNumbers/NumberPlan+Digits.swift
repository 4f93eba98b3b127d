internal import IntlCore

/// Digits and separators, written backwards.
///
/// These are the plan's own functions, and not its digits': a struct inside an object is copied for a call.
extension NumberPlan {
  /// Writes a whole number so that it ends before `end`, and returns where it starts.
  @inline(__always)
  func writeInteger(_ value: UInt64, endingAt end: Int, into bytes: inout MutableRawSpan) -> Int {
    switch digits.loop {
    case .plain: return bytes.writePlain(value, endingAt: end)
    case .thousands:
      if value < digits.threshold { return bytes.writePlain(value, endingAt: end) }
      return bytes.writeThousands(value, digits.separator, digits.separatorCount, endingAt: end, threeDigits)
    case .indian:
      if value < digits.threshold { return bytes.writePlain(value, endingAt: end) }
      return bytes.writeIndian(value, digits.separator, digits.separatorCount, endingAt: end, threeDigits)
    case .any: return writeAny(value, minimum: 1, endingAt: end, into: &bytes)
    }
  }

  /// Writes any digits in any groups, at least so many of them.
  @inline(never)
  func writeAny(
    _ value: UInt64, minimum: Int, endingAt end: Int, into bytes: inout MutableRawSpan
  ) -> Int {
    let words = digits.words.span
    var rest = value
    var place = end
    var written = 0
    let isGrouped = max(minimum, DecimalPower.digitCount(value)) >= digits.thresholdDigits
    var untilSeparator = isGrouped ? digits.primary : Int.max
    while rest != 0 || written < minimum {
      if untilSeparator == 0 {
        place = bytes.writeWord(digits.separator, count: digits.separatorCount, endingAt: place)
        untilSeparator = digits.secondary
      }
      let quotient = rest / 10
      place = bytes.writeWord(
        words[Int(truncatingIfNeeded: rest &- quotient &* 10)], count: digits.width, endingAt: place)
      rest = quotient
      written &+= 1
      untilSeparator &-= 1
    }
    return place
  }

  /// Writes exactly `count` digits of a fraction, zeros in front if need be.
  @inline(__always)
  func writeFraction(_ value: UInt64, count: Int, endingAt end: Int, into bytes: inout MutableRawSpan) -> Int
  {
    var rest = value
    var place = end
    if digits.isASCII { return bytes.writeFixed(value, count: count, endingAt: end) }
    let words = digits.words.span
    for _ in 0..<count {
      let quotient = rest / 10
      place = bytes.writeWord(
        words[Int(truncatingIfNeeded: rest &- quotient &* 10)], count: digits.width, endingAt: place)
      rest = quotient
    }
    return place
  }
}
