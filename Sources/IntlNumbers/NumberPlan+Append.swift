@_spi(Inlined) internal import IntlCore

/// A rounded number whose text has been measured, so that it can be written where it stays.
struct MeasuredNumber {
  let integer: UInt64
  /// The fraction without zeros at its end.
  let fraction: UInt64
  let fractionCount: Int
  /// The zeros that follow the fraction.
  let zeroCount: Int
  let affixes: NumberAffixPair
  /// The bytes of the whole text.
  let count: Int
}

/// Numbers into a caller's bytes.
///
/// Text that is written backwards and then moved is read before its stores have settled, which costs as much as the
/// writing. A text of known length needs no move; its stores touch nothing outside it.
extension NumberPlan {
  /// The text of an integer, unless it has to be written elsewhere first.
  @inline(__always)
  func measured(_ value: Int64) -> MeasuredNumber? {
    guard writesInPlace, showsIntegers else { return nil }
    let pair = affixes[sign(isNegative: value < 0, isZero: value == 0)]
    return measured(value.magnitude, 0, 0, integerZeros, pair)
  }

  /// The text of a number, unless it has to be written elsewhere first.
  @inline(__always)
  func measured(_ value: Double) -> MeasuredNumber? {
    guard writesInPlace, nearestPlaces >= 0,
      let product = DecimalPower.nearest(value.magnitude, power: nearestPower)
    else { return nil }
    let pair = affixes[sign(isNegative: value.sign == .minus, isZero: product == 0)]
    let minimum = rounding.stripsZeros && isWhole(product) ? 0 : rounding.minimumFraction
    let count = rounding.maximumFraction
    if count == 0 { return measured(product, 0, 0, minimum, pair) }
    let integer = product.multipliedFullWidth(by: fractionReciprocal.factor).high >> fractionReciprocal.shift
    return measured(integer, product &- integer &* fractionPower, count, minimum, pair)
  }

  @inline(__always)
  private func measured(
    _ integer: UInt64, _ fraction: UInt64, _ count: Int, _ minimum: Int, _ pair: NumberAffixPair
  ) -> MeasuredNumber {
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
    let zeroCount = max(0, minimum &- shown)
    var bytes = DecimalPower.digitCount(integer)
    if integer >= digits.threshold { bytes &+= (bytes &- 1) / 3 &* digits.separatorCount }
    if shown &+ zeroCount > 0 || alwaysShowsDecimal { bytes &+= digits.decimalCount &+ shown &+ zeroCount }
    bytes &+= Int(pair.prefix.count &+ pair.suffix.count)
    return MeasuredNumber(
      integer: integer, fraction: rest, fractionCount: shown, zeroCount: zeroCount, affixes: pair,
      count: bytes)
  }

  /// Writes a number into exactly its bytes.
  @inline(__always)
  func write(_ number: MeasuredNumber, into bytes: inout MutableRawSpan) {
    let suffix = number.affixes.suffix
    var place = bytes.writeExactly(suffix.low, count: Int(suffix.count), endingAt: number.count)
    if number.fractionCount == 3, number.zeroCount == 0, digits.decimalCount == 1 {
      place = bytes.writeThree(number.fraction, after: digits.decimal >> 24, endingAt: place)
    } else if number.fractionCount &+ number.zeroCount > 0 || alwaysShowsDecimal {
      if number.zeroCount > 0 { place = bytes.writeFixed(0, count: number.zeroCount, endingAt: place) }
      place = bytes.writeFixed(number.fraction, count: number.fractionCount, endingAt: place)
      place = bytes.writeExactly(UInt64(digits.decimal) << 32, count: digits.decimalCount, endingAt: place)
    }
    if number.integer < digits.threshold {
      place = bytes.writePlain(number.integer, endingAt: place)
    } else {
      place = bytes.writeThousandsExactly(
        number.integer, digits.separator, digits.separatorCount, endingAt: place)
    }
    let prefix = number.affixes.prefix
    _ = bytes.writeExactly(prefix.low, count: Int(prefix.count), endingAt: place)
  }

  func append(_ value: Int64, to output: inout OutputSpan<UInt8>) -> Int {
    guard let number = measured(value) else { return appendMoved(value, to: &output) }
    return WordSink.append(count: number.count, { write(number, into: &$0) }, to: &output)
  }

  /// Writes elsewhere and moves; apart, so that the short way keeps its registers.
  @inline(never)
  private func appendMoved(_ value: Int64, to output: inout OutputSpan<UInt8>) -> Int {
    let count = WordSink.append({ write(value, endingAt: WordSink.end, into: &$0) }, to: &output)
    return count >= 0 ? count : appendLong(DecimalValue(value), to: &output)
  }

  func append(_ value: Double, to output: inout OutputSpan<UInt8>) -> Int {
    guard let number = measured(value) else { return appendMoved(value, to: &output) }
    return WordSink.append(count: number.count, { write(number, into: &$0) }, to: &output)
  }

  /// Writes elsewhere and moves; apart, so that the short way keeps its registers.
  @inline(never)
  private func appendMoved(_ value: Double, to output: inout OutputSpan<UInt8>) -> Int {
    let count = WordSink.append({ write(value, endingAt: WordSink.end, into: &$0) }, to: &output)
    return count >= 0 ? count : appendLong(DecimalValue(value), to: &output)
  }

  func append(_ value: DecimalValue, to output: inout OutputSpan<UInt8>) -> Int {
    let count = WordSink.append({ write(value, endingAt: WordSink.end, into: &$0) }, to: &output)
    return count >= 0 ? count : appendLong(value, to: &output)
  }

  func append(_ value: Int64, to output: inout [UInt8]) {
    if let number = measured(value) {
      WordSink.append(count: number.count, { write(number, into: &$0) }, to: &output)
    } else if !WordSink.append({ write(value, endingAt: WordSink.end, into: &$0) }, to: &output) {
      output += longText(DecimalValue(value)).utf8
    }
  }

  func append(_ value: Double, to output: inout [UInt8]) {
    if let number = measured(value) {
      WordSink.append(count: number.count, { write(number, into: &$0) }, to: &output)
    } else if !WordSink.append({ write(value, endingAt: WordSink.end, into: &$0) }, to: &output) {
      output += longText(DecimalValue(value)).utf8
    }
  }

  func append(_ value: DecimalValue, to output: inout [UInt8]) {
    if !WordSink.append({ write(value, endingAt: WordSink.end, into: &$0) }, to: &output) {
      output += longText(value).utf8
    }
  }

  @inline(never)
  private func appendLong(_ value: DecimalValue, to output: inout OutputSpan<UInt8>) -> Int {
    TextSink.append(longText(value).utf8.span, to: &output)
  }
}
