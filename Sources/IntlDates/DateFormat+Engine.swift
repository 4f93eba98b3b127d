internal import IntlCore
internal import IntlTime

/// What runs a date format; decided once, when the format is made.
enum DateEngine: Sendable {
  /// An ICU handle, the oracle.
  case icu(DateICUEngine)

  init(
    _ source: DateSource, _ settings: DateSettings, zone: ZoneID, policy: EnginePolicy
  ) throws(IntlError) {
    guard policy != .native else {
      throw IntlError(
        .invalidOption, subject: policy.rawValue, expected: "an engine that runs dates: automatic or icu")
    }
    self = .icu(try DateICUEngine(source, settings, zone: zone))
  }

  /// The text of an instant.
  ///
  /// - Parameter day: How many days it is from today, when days may be named.
  func text(of instant: Instant, day: Int?) -> String {
    switch self {
    case .icu(let engine): engine.text(of: instant, day: day)
    }
  }

  /// The same in pieces.
  func parts(of instant: Instant, day: Int?) -> [TextPart] {
    switch self {
    case .icu(let engine): engine.parts(of: instant, day: day)
    }
  }

  /// How many days `instant` is from `present` by the wall clock of the format's zone.
  func days(from present: Instant, to instant: Instant) -> Int {
    switch self {
    case .icu(let engine): engine.localDay(of: instant) - engine.localDay(of: present)
    }
  }
}
