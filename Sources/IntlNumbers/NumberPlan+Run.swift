@_spi(Inlined) internal import IntlCore

/// Where a plan's bytes become a string; what the writers refuse goes the long way.
extension NumberPlan {
  func text(_ value: Int64) -> String {
    WordSink.string({ write(value, endingAt: WordSink.end, into: &$0) }) ?? slowText(.integer(value))
  }

  func text(_ value: Double) -> String {
    WordSink.string({ write(value, endingAt: WordSink.end, into: &$0) }) ?? slowText(.double(value))
  }

  func text(_ value: DecimalValue) -> String {
    WordSink.string({ write(value, endingAt: WordSink.end, into: &$0) }) ?? slowText(.decimal(value))
  }

  /// The text of a number that the writers refuse: a long one, or one that an engine formats.
  @inline(never)
  func slowText(_ value: NumberValue) -> String {
    engine?.text(value) ?? parts(value.decimal).joinedText
  }

  func checkedText(_ value: DecimalValue) throws(IntlError) -> String {
    if let engine { return try engine.checkedText(value) }
    guard canWrite(value) else { throw .tooLong(value) }
    guard rounding.rule != .unnecessary || isExact(value) else { throw .inexact(value) }
    return text(value)
  }
}
