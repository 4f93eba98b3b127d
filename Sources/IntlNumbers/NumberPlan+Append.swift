@_spi(Inlined) internal import IntlCore

/// Numbers into a caller's bytes.
///
/// Text that is written backwards and then moved is read before its stores have settled, which costs as much as the
/// writing. A text whose length is known needs no move; its stores touch nothing outside it.
extension NumberPlan {
  /// The digits of an integer whose text can be written where it stays.
  @inline(__always)
  private func measured(_ value: Int64) -> ShownDigits? {
    guard writesInPlace, showsIntegers else { return nil }
    return ShownDigits(
      integer: value.magnitude, fraction: 0, count: 0, zeros: integerZeros,
      affix: sign(isNegative: value < 0, isZero: value == 0))
  }

  /// The digits of a number whose text can be written where it stays.
  @inline(__always)
  private func measured(_ value: Double) -> ShownDigits? {
    guard writesInPlace, nearestPlaces >= 0,
      let product = DecimalPower.nearest(value.magnitude, places: nearestPlaces)
    else { return nil }
    return digits(of: product, isNegative: value.sign == .minus)
  }

  // Each function for a span answers how many bytes the text has, and writes nothing when it does not fit.

  func append(_ value: Int64, to output: inout OutputSpan<UInt8>) -> Int {
    if let brief = brief(value), output.freeCapacity >= BriefNumber.room {
      return WordSink.append(room: BriefNumber.room, { write(brief, into: &$0) }, to: &output)
    }
    return appendMeasured(value, to: &output)
  }

  func append(_ value: Double, to output: inout OutputSpan<UInt8>) -> Int {
    if let brief = brief(value), output.freeCapacity >= BriefNumber.room {
      return WordSink.append(room: BriefNumber.room, { write(brief, into: &$0) }, to: &output)
    }
    return appendMeasured(value, to: &output)
  }

  func append(_ value: DecimalValue, to output: inout OutputSpan<UInt8>) -> Int {
    let count = WordSink.append({ write(value, endingAt: WordSink.end, into: &$0) }, to: &output)
    return count >= 0 ? count : appendSlow(.decimal(value), to: &output)
  }

  func append(_ value: Int64, to output: inout [UInt8]) {
    guard let brief = brief(value) else { return appendMeasured(value, to: &output) }
    WordSink.append(room: BriefNumber.room, { write(brief, into: &$0) }, to: &output)
  }

  func append(_ value: Double, to output: inout [UInt8]) {
    guard let brief = brief(value) else { return appendMeasured(value, to: &output) }
    WordSink.append(room: BriefNumber.room, { write(brief, into: &$0) }, to: &output)
  }

  func append(_ value: DecimalValue, to output: inout [UInt8]) {
    if !WordSink.append({ write(value, endingAt: WordSink.end, into: &$0) }, to: &output) {
      output += slowText(.decimal(value)).utf8
    }
  }

  // The long ways stand apart, so that the short ones keep their registers.

  @inline(never)
  private func appendMeasured(_ value: Int64, to output: inout OutputSpan<UInt8>) -> Int {
    guard let shown = measured(value) else { return appendMoved(value, to: &output) }
    return WordSink.append(count: byteCount(shown), { emitExactly(shown, into: &$0) }, to: &output)
  }

  @inline(never)
  private func appendMeasured(_ value: Double, to output: inout OutputSpan<UInt8>) -> Int {
    guard let shown = measured(value) else { return appendMoved(value, to: &output) }
    return WordSink.append(count: byteCount(shown), { emitExactly(shown, into: &$0) }, to: &output)
  }

  @inline(never)
  private func appendMeasured(_ value: Int64, to output: inout [UInt8]) {
    guard let shown = measured(value) else { return appendMoved(value, to: &output) }
    WordSink.append(count: byteCount(shown), { emitExactly(shown, into: &$0) }, to: &output)
  }

  @inline(never)
  private func appendMeasured(_ value: Double, to output: inout [UInt8]) {
    guard let shown = measured(value) else { return appendMoved(value, to: &output) }
    WordSink.append(count: byteCount(shown), { emitExactly(shown, into: &$0) }, to: &output)
  }

  @inline(never)
  private func appendMoved(_ value: Int64, to output: inout OutputSpan<UInt8>) -> Int {
    let count = WordSink.append({ write(value, endingAt: WordSink.end, into: &$0) }, to: &output)
    return count >= 0 ? count : appendSlow(.integer(value), to: &output)
  }

  @inline(never)
  private func appendMoved(_ value: Double, to output: inout OutputSpan<UInt8>) -> Int {
    let count = WordSink.append({ write(value, endingAt: WordSink.end, into: &$0) }, to: &output)
    return count >= 0 ? count : appendSlow(.double(value), to: &output)
  }

  @inline(never)
  private func appendMoved(_ value: Int64, to output: inout [UInt8]) {
    if !WordSink.append({ write(value, endingAt: WordSink.end, into: &$0) }, to: &output) {
      output += slowText(.integer(value)).utf8
    }
  }

  @inline(never)
  private func appendMoved(_ value: Double, to output: inout [UInt8]) {
    if !WordSink.append({ write(value, endingAt: WordSink.end, into: &$0) }, to: &output) {
      output += slowText(.double(value)).utf8
    }
  }

  @inline(never)
  private func appendSlow(_ value: NumberValue, to output: inout OutputSpan<UInt8>) -> Int {
    TextSink.append(slowText(value).utf8.span, to: &output)
  }

  /// How many bytes a number takes in ASCII digits.
  @inline(__always)
  private func byteCount(_ shown: ShownDigits) -> Int {
    let digitCount = DecimalPower.digitCount(shown.integer)
    var count = digitCount &+ affixes[shown.affix].count
    if shown.integer >= digits.threshold {
      count &+= (((digitCount &- 1) &* 86) >> 8) &* digits.separatorCount
    }
    if shown.hasFraction { count &+= shown.count &+ shown.zeros &+ digits.decimalCount }
    return count
  }

  /// Writes a number into exactly its bytes.
  @inline(__always)
  private func emitExactly(_ shown: ShownDigits, into bytes: inout MutableRawSpan) {
    var end = writeExactly(affixes[shown.affix].suffix, endingAt: bytes.byteCount, into: &bytes)
    if shown.hasFraction {
      if shown.zeros > 0 { end = bytes.writeFixed(0, count: shown.zeros, endingAt: end) }
      if shown.count <= 3, digits.decimalCount == 1 {
        end = bytes.writeShortFractionExactly(
          shown.fraction, count: shown.count, digits.decimal, endingAt: end, threeDigits)
      } else {
        end = bytes.writeFixed(shown.fraction, count: shown.count, endingAt: end)
        end = bytes.writeExactly(UInt64(digits.decimal) << 32, count: digits.decimalCount, endingAt: end)
      }
    }
    if shown.integer < digits.threshold {
      end = bytes.writePlain(shown.integer, endingAt: end)
    } else if digits.separatorCount == 1 {
      end = bytes.writeThousandsExactly(shown.integer, byte: digits.separator, endingAt: end, threeDigits)
    } else {
      end = bytes.writeThousandsExactly(
        shown.integer, digits.separator, digits.separatorCount, endingAt: end, threeDigits)
    }
    _ = writeExactly(affixes[shown.affix].prefix, endingAt: end, into: &bytes)
  }

  /// Writes a text of at most eight bytes and touches no other.
  @inline(__always)
  private func writeExactly(_ affix: NumberAffix, endingAt end: Int, into bytes: inout MutableRawSpan) -> Int
  {
    if affix.count == 0 { return end }
    return bytes.writeExactly(affix.low, count: Int(affix.count), endingAt: end)
  }
}
