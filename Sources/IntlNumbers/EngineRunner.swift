internal import ICUBridge
internal import IntlCore

/// Turns numbers into text through ICU; made once, shared by threads.
protocol NumberEngine: Sendable {
  func text(_ value: NumberValue) throws(ICUFailure) -> String
  func parts(_ value: NumberValue) throws(ICUFailure) -> [TextPart]
}

/// Runs a format on an engine.
final class EngineRunner: Sendable {
  let key: NumberFormatKey
  let pattern: String?
  let engine: any NumberEngine
  /// The same format, but that it fails where digits would be dropped.
  private let strict: any NumberEngine
  /// What is done to numbers first; `nil` for engines that follow all options.
  private let input: RuleInput?

  init(
    _ key: NumberFormatKey, _ engine: any NumberEngine, strict: (any NumberEngine)? = nil,
    pattern: String? = nil, input: RuleInput? = nil
  ) {
    self.key = key
    self.engine = engine
    self.strict = strict ?? engine
    self.pattern = pattern
    self.input = input
  }

  func text(_ value: NumberValue) -> String {
    guard value.isWithinReach else { return value.decimal.description }
    do throws(ICUFailure) {
      return try key.options.finishing(engine.text(input?.value(value) ?? value))
    } catch {
      return value.decimal.description
    }
  }

  func parts(_ value: DecimalValue) -> [TextPart] {
    guard NumberValue.decimal(value).isWithinReach else { return [TextPart(.literal, value.description)] }
    do throws(ICUFailure) {
      return try engine.parts(input?.value(.decimal(value)) ?? .decimal(value)).map {
        TextPart($0.kind, key.options.finishing($0.text))
      }
    } catch {
      return [TextPart(.literal, value.description)]
    }
  }

  func checkedText(_ value: DecimalValue) throws(IntlError) -> String {
    guard NumberValue.decimal(value).isWithinReach else { throw .tooLong(value) }
    if let input {
      try input.check(value)
      return text(.decimal(value))
    }
    do throws(ICUFailure) {
      return try key.options.finishing(strict.text(.decimal(value)))
    } catch {
      throw error.isInexact ? .inexact(value) : error.asError(subject: value.description)
    }
  }
}
