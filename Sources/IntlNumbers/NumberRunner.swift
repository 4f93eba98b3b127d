internal import IntlCore

/// What a format was made from.
enum NumberSource: Sendable, Hashable {
  case style(NumberStyle)
  case skeleton(String)
  case pattern(NumberPattern)
}

/// How a format was asked for.
///
/// An object, because it stands in the format and twice in the cache: copying its parts costs more than making a plan.
final class NumberFormatKey: Sendable, Hashable {
  let source: NumberSource
  let locale: LocaleID
  let options: NumberOptions
  let policy: EnginePolicy
  /// The hash, which is wanted several times when a format is made, and once more when it goes.
  private let code: Int

  init(source: NumberSource, locale: LocaleID, options: NumberOptions, policy: EnginePolicy) {
    self.source = source
    self.locale = locale
    self.options = options
    self.policy = policy
    var hasher = Hasher()
    hasher.combine(source)
    hasher.combine(locale)
    hasher.combine(options)
    code = hasher.finalize()
  }

  static func == (a: NumberFormatKey, b: NumberFormatKey) -> Bool {
    if a === b { return true }
    return a.code == b.code && a.policy == b.policy && a.options == b.options && a.source == b.source
      && a.locale == b.locale
  }

  func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

/// What runs a format: a plan, or an engine of ICU's.
///
/// Equal formats share one.
protocol NumberRunner: AnyObject, Sendable {
  var key: NumberFormatKey { get }
  /// The pattern in standard notation, of a format that was made from one.
  var pattern: String? { get }

  /// Whether a plan or rules of ours run the format, and a name for what does.
  var runsNatively: Bool { get }
  var engineName: String { get }
  /// What an explanation has to say of this runner alone.
  var facts: [NumberExplanation.Fact] { get }

  /// What reads this format's texts.
  var parser: ParserSlot { get }

  /// The number that a text of the format is; here, so that the parser is found without counting a reference.
  func value(of text: String, for format: NumberFormat) throws(IntlError) -> DecimalValue

  func text(_ value: Int64) -> String
  func text(_ value: Double) -> String
  func text(_ value: DecimalValue) -> String
  func parts(_ value: DecimalValue) -> [TextPart]
  /// The text, or an error where a rule forbids the rounding that it would need.
  func checkedText(_ value: DecimalValue) throws(IntlError) -> String

  /// Appends the text, or nothing when it does not fit, and returns how many bytes it has.
  func append(_ value: Int64, to output: inout OutputSpan<UInt8>) -> Int
  func append(_ value: Double, to output: inout OutputSpan<UInt8>) -> Int
  func append(_ value: DecimalValue, to output: inout OutputSpan<UInt8>) -> Int
  func append(_ value: Int64, to output: inout [UInt8])
  func append(_ value: Double, to output: inout [UInt8])
  func append(_ value: DecimalValue, to output: inout [UInt8])

  /// The texts of many numbers.
  func column(_ values: [Int]) -> TextColumn
  func column(_ values: [Double]) -> TextColumn
  func column(_ values: [DecimalValue]) -> TextColumn
}

extension NumberRunner {
  /// The error of ``checkedText(_:)``.
  func inexact(_ value: DecimalValue) -> IntlError {
    IntlError(.outOfRange, subject: value.description, expected: "a number that needs no rounding")
  }
}

/// The runners that were made, so that asking for a format again costs a look-up.
enum NumberRunners {
  private static let cache = BoundedCache<NumberFormatKey, any NumberRunner>(limit: 256)

  /// The runner for a request, made when there is none yet.
  static func runner(
    _ source: NumberSource, _ locale: LocaleID, _ options: NumberOptions, _ policy: EnginePolicy
  ) throws(IntlError) -> any NumberRunner {
    let key = NumberFormatKey(source: source, locale: locale, options: options, policy: policy)
    return try cache.value(for: key) { () throws(IntlError) in try make(key) }
  }
}
