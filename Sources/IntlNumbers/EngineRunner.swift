internal import ICUBridge
internal import IntlCore

/// Turns numbers into text through ICU; made once, shared by threads.
protocol NumberEngine: Sendable {
  func text(_ value: NumberValue) throws(ICUFailure) -> String
  func parts(_ value: NumberValue) throws(ICUFailure) -> [TextPart]
}

/// Runs a format on an engine.
final class EngineRunner: NumberRunner {
  let key: NumberFormatKey
  let pattern: String?
  let parser = ParserSlot()
  let engine: any NumberEngine
  /// The same format, but that it fails where digits would be dropped.
  private let strict: any NumberEngine

  init(
    _ key: NumberFormatKey, _ engine: any NumberEngine, strict: (any NumberEngine)? = nil,
    pattern: String? = nil
  ) {
    self.key = key
    self.engine = engine
    self.strict = strict ?? engine
    self.pattern = pattern
  }

  func value(of text: String, for format: NumberFormat) throws(IntlError) -> DecimalValue {
    try parser.reader(for: format).value(text)
  }

  private func text(_ value: NumberValue) -> String {
    do throws(ICUFailure) {
      return try key.options.finishing(engine.text(value))
    } catch {
      return value.decimal.description
    }
  }

  func text(_ value: Int64) -> String { text(.integer(value)) }
  func text(_ value: Double) -> String { text(.double(value)) }
  func text(_ value: DecimalValue) -> String { text(.decimal(value)) }

  func parts(_ value: DecimalValue) -> [TextPart] {
    do throws(ICUFailure) {
      return try engine.parts(.decimal(value)).map { TextPart($0.kind, key.options.finishing($0.text)) }
    } catch {
      return [TextPart(.literal, value.description)]
    }
  }

  func checkedText(_ value: DecimalValue) throws(IntlError) -> String {
    do throws(ICUFailure) {
      return try key.options.finishing(strict.text(.decimal(value)))
    } catch {
      throw error.isInexact ? inexact(value) : error.asError(subject: value.description)
    }
  }

  private func append(_ text: String, to output: inout OutputSpan<UInt8>) -> Int {
    TextSink.append(text.utf8.span, to: &output)
  }

  func append(_ value: Int64, to output: inout OutputSpan<UInt8>) -> Int { append(text(value), to: &output) }
  func append(_ value: Double, to output: inout OutputSpan<UInt8>) -> Int { append(text(value), to: &output) }
  func append(_ value: DecimalValue, to output: inout OutputSpan<UInt8>) -> Int {
    append(text(value), to: &output)
  }
  func append(_ value: Int64, to output: inout [UInt8]) { output += text(value).utf8 }
  func append(_ value: Double, to output: inout [UInt8]) { output += text(value).utf8 }
  func append(_ value: DecimalValue, to output: inout [UInt8]) { output += text(value).utf8 }

  private func column(count: Int, _ text: (Int) -> String) -> TextColumn {
    var bytes: [UInt8] = []
    var offsets = [0]
    for row in 0..<count {
      bytes += text(row).utf8
      offsets.append(bytes.count)
    }
    return TextColumn((bytes, offsets))
  }

  func column(_ values: [Int]) -> TextColumn { column(count: values.count) { text(Int64(values[$0])) } }
  func column(_ values: [Double]) -> TextColumn { column(count: values.count) { text(values[$0]) } }
  func column(_ values: [DecimalValue]) -> TextColumn { column(count: values.count) { text(values[$0]) } }
}
