internal import IntlCore

/// What a format was made from.
enum NumberSource: Sendable, Hashable {
  case style(NumberStyle)
  case skeleton(String)
  case pattern(NumberPattern)
}

/// How a format was asked for.
///
/// An object, which tables keep and compare by its address and a hash that was computed once: the values in it are
/// many.
final class NumberFormatKey: Sendable, Hashable {
  let source: NumberSource
  let locale: LocaleID
  let options: NumberOptions
  let policy: EnginePolicy
  private let hashCode: Int

  init(_ source: NumberSource, _ locale: LocaleID, _ options: NumberOptions, _ policy: EnginePolicy) {
    self.source = source
    self.locale = locale
    self.options = options
    self.policy = policy
    var hasher = Hasher()
    hasher.combine(source)
    hasher.combine(locale)
    hasher.combine(options)
    hashCode = hasher.finalize()
  }

  static func == (a: NumberFormatKey, b: NumberFormatKey) -> Bool {
    if a === b { return true }
    return a.hashCode == b.hashCode && a.options == b.options && a.source == b.source && a.locale == b.locale
      && a.policy == b.policy
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hashCode) }
}

extension IntlError {
  /// The error of a format whose rule forbids the rounding that a value would need.
  static func inexact(_ value: DecimalValue) -> IntlError {
    IntlError(.outOfRange, subject: value.description, expected: "a number that needs no rounding")
  }

  /// The error of a format that would write digits too far from the point.
  static func tooLong(_ value: DecimalValue) -> IntlError {
    IntlError(
      .outOfRange, subject: value.description,
      expected: "at most \(DecimalValue.writtenLimit) digits on either side of the point")
  }
}

/// The plans that were made, so that asking for a format again costs a look-up.
enum NumberPlans {
  private static let cache = BoundedCache<NumberFormatKey, NumberPlan>(limit: 256)

  /// The plan for a request, made when there is none yet.
  static func plan(
    _ source: NumberSource, _ locale: LocaleID, _ options: NumberOptions, _ policy: EnginePolicy
  ) throws(IntlError) -> NumberPlan {
    let key = NumberFormatKey(source, locale, options, policy)
    return try cache.value(for: key) { () throws(IntlError) in try make(key) }
  }
}
