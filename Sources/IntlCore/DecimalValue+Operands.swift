/// The digits of a number as plural rules ask for them.
///
/// UTS 35, section "Plural Operand Meanings".
extension DecimalValue {
  /// A whole number as far as rules look at it: CLDR's moduli are powers of ten far below 10¹⁸.
  package struct DigitRun: Sendable, Hashable {
    /// The number modulo 10¹⁸.
    package let low: UInt64
    /// True when a digit above those is not zero, so that the number equals no constant of a rule.
    package let isLonger: Bool

    package init(low: UInt64, isLonger: Bool) {
      self.low = low
      self.isLonger = isLonger
    }
  }

  /// `v`: how many digits stand after the point, trailing zeros included.
  package var fractionDigitCount: Int { kind == .finite ? max(0, -exponent) : 0 }

  /// `w`: how many digits stand after the point without trailing zeros.
  package var significantFractionDigitCount: Int {
    guard exponent < 0, !isZero else { return 0 }
    return max(0, fractionDigitCount - trailingZeroCount)
  }

  /// `i`: the digits before the point.
  package var integerDigits: DigitRun {
    guard kind == .finite else { return DigitRun(low: 0, isLonger: kind == .infinite) }
    return digitRun(from: 0)
  }

  /// `f`: the digits after the point, trailing zeros included.
  package var fractionDigits: DigitRun {
    kind == .finite && exponent < 0 ? digitRun(from: exponent, below: 0) : DigitRun(low: 0, isLonger: false)
  }

  /// `t`: the digits after the point without trailing zeros.
  package var significantFractionDigits: DigitRun {
    let count = significantFractionDigitCount
    return count == 0 ? DigitRun(low: 0, isLonger: false) : digitRun(from: -count, below: 0)
  }

  /// The digits at the places from `lowest` up to, not including, `bound`, as a whole number.
  private func digitRun(from lowest: Int, below bound: Int = .max) -> DigitRun {
    withDigits { digits in
      var low: UInt64 = 0
      var isLonger = false
      for index in 0..<digits.count {
        let place = exponent + digits.count - 1 - index
        if place >= bound { continue }
        if place < lowest { break }
        if place - lowest >= 18 {
          isLonger = isLonger || digits[index] != 0
        } else {
          low += UInt64(digits[index]) * PowersOfTen.integers[place - lowest]
        }
      }
      return DigitRun(low: low, isLonger: isLonger)
    }
  }
}
