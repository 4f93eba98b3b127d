@_spi(Inlined) internal import IntlCore

/// Where a plan's bytes become a string; what the writers refuse goes the long way.
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

  func checkedText(_ value: DecimalValue) throws(IntlError) -> String {
    guard rounding.rule != .unnecessary || isExact(value) else { throw inexact(value) }
    return text(value)
  }
}
