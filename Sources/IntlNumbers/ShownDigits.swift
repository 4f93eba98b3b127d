/// The digits of a rounded number, ready to be written.
struct ShownDigits {
  var integer: UInt64
  /// The digits of the fraction, without zeros at its end.
  var fraction: UInt64
  /// How many digits those are, zeros in front included.
  var count: Int
  /// The zeros behind them.
  var zeros: Int
  /// The place of what stands around the number.
  var affix: Int

  @inline(__always)
  init(integer: UInt64, fraction: UInt64, count: Int, zeros: Int, affix: Int) {
    self.integer = integer
    self.fraction = fraction
    self.count = count
    self.zeros = zeros
    self.affix = affix
  }

  /// Takes zeros away from the end of a fraction, down to a minimum of digits, or adds them.
  ///
  /// - Parameters:
  ///   - count: The digits of the fraction, zeros at both ends included.
  ///   - minimum: How many digits of it are shown at least.
  @inline(__always)
  init(integer: UInt64, fraction: UInt64, count: Int, minimum: Int, affix: Int) {
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
    self.init(integer: integer, fraction: rest, count: shown, zeros: max(0, minimum &- shown), affix: affix)
  }

  @inline(__always)
  var hasFraction: Bool { count &+ zeros > 0 }
}
