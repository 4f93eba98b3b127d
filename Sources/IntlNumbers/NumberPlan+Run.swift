@_spi(Inlined) internal import IntlCore

/// Where a plan's bytes become a string or join a caller's; what the writers refuse goes the long way.
extension NumberPlan {
  var pattern: String? { nil }

  func value(of text: String, for format: NumberFormat) throws(IntlError) -> DecimalValue {
    try parser.reader(for: format).value(text)
  }

  func text(_ value: Int64) -> String {
    WordSink.string({ write(value, endingAt: WordSink.end, into: &$0) }) ?? longText(DecimalValue(value))
  }

  func text(_ value: Double) -> String {
    WordSink.string({ write(value, endingAt: WordSink.end, into: &$0) }) ?? longText(DecimalValue(value))
  }

  func text(_ value: DecimalValue) -> String {
    WordSink.string({ write(value, endingAt: WordSink.end, into: &$0) }) ?? longText(value)
  }

  func append(_ value: Int64, to output: inout OutputSpan<UInt8>) -> Int {
    let count = WordSink.append({ write(value, endingAt: WordSink.end, into: &$0) }, to: &output)
    return count >= 0 ? count : appendLong(DecimalValue(value), to: &output)
  }

  func append(_ value: Double, to output: inout OutputSpan<UInt8>) -> Int {
    let count = WordSink.append({ write(value, endingAt: WordSink.end, into: &$0) }, to: &output)
    return count >= 0 ? count : appendLong(DecimalValue(value), to: &output)
  }

  func append(_ value: DecimalValue, to output: inout OutputSpan<UInt8>) -> Int {
    let count = WordSink.append({ write(value, endingAt: WordSink.end, into: &$0) }, to: &output)
    return count >= 0 ? count : appendLong(value, to: &output)
  }

  func append(_ value: Int64, to output: inout [UInt8]) {
    if !WordSink.append({ write(value, endingAt: WordSink.end, into: &$0) }, to: &output) {
      output += longText(DecimalValue(value)).utf8
    }
  }

  func append(_ value: Double, to output: inout [UInt8]) {
    if !WordSink.append({ write(value, endingAt: WordSink.end, into: &$0) }, to: &output) {
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

  func checkedText(_ value: DecimalValue) throws(IntlError) -> String {
    guard rounding.rule != .unnecessary || isExact(value) else { throw inexact(value) }
    return text(value)
  }
}
