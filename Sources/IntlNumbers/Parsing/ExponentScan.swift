/// Reads the signed digits after an exponent symbol.
enum ExponentScan {
  static func power(
    _ bytes: Span<UInt8>, _ start: Int, _ fold: ScalarFold, digit: (UInt32) -> UInt8?
  ) -> (power: Int, end: Int)? {
    var position = UTF8Reading.skipNothing(bytes, start, fold)
    var isNegative = false
    if position < bytes.count {
      let (scalar, length) = UTF8Reading.scalar(bytes, position)
      let sign = fold(scalar)
      if sign == ScalarFold.minus || sign == ScalarFold.plus {
        isNegative = sign == ScalarFold.minus
        position = UTF8Reading.skipNothing(bytes, position + length, fold)
      }
    }
    var digits = DigitCollector()
    while position < bytes.count {
      let (scalar, length) = UTF8Reading.scalar(bytes, position)
      guard let value = digit(scalar) else { break }
      digits.append(value)
      position += length
    }
    guard digits.total > 0 else { return nil }
    return (isNegative ? -digits.clamped : digits.clamped, position)
  }
}
