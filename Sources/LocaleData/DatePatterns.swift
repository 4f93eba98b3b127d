package import ICUBridge
package import IntlCore

/// Patterns of dates and times, as the locale's data give or make them.
package enum DatePatterns {
  /// The widths that CLDR has patterns for.
  package enum Style: Sendable, Hashable {
    case none, full, long, medium, short
  }

  /// Which fields of a template keep the length that it gives them.
  package enum Lengths: Sendable, Hashable {
    case ofLocale, ofTemplateHour, ofTemplate
  }

  private enum Key: Hashable {
    case template(locale: String, skeleton: String, Lengths)
    case styles(locale: String, date: Style, time: Style, isRelative: Bool)
  }

  private final class Generator: Sendable {
    let handle: Guarded<DatePatternGeneratorHandle>
    init(_ handle: consuming DatePatternGeneratorHandle) { self.handle = Guarded(handle) }
  }

  // A generator costs 150 µs to open and 40 KB to keep; a pattern that was made once is a look-up.
  private static let generators = BoundedCache<String, Generator>(limit: 32)
  private static let patterns = BoundedCache<Key, String>(limit: 512)

  /// The locale's own pattern for the fields of `skeleton`; empty when ICU cannot put them together.
  package static func best(
    _ skeleton: String, in locale: ResolvedLocale, lengths: Lengths = .ofLocale
  ) throws(IntlError) -> String {
    let key = Key.template(locale: locale.icuName, skeleton: skeleton, lengths)
    return try patterns.value(for: key) { () throws(IntlError) in
      let generator = try generators.value(for: locale.icuName) { () throws(IntlError) in
        try locale.asking { name throws(ICUFailure) in
          Generator(try DatePatternGeneratorHandle(locale: name))
        }
      }
      return try locale.asking { _ throws(ICUFailure) in
        try generator.handle.withLock { handle throws(ICUFailure) in
          try handle.bestPattern(skeleton, lengths: lengths.icu)
        }
      }
    }
  }

  /// The locale's own pattern of the given widths.
  ///
  /// - Parameter isRelative: Join date and time the way that goes with "tomorrow".
  package static func styled(
    date: Style, time: Style, in locale: ResolvedLocale, isRelative: Bool = false
  ) throws(IntlError) -> String {
    let key = Key.styles(locale: locale.icuName, date: date, time: time, isRelative: isRelative)
    return try patterns.value(for: key) { () throws(IntlError) in
      try locale.asking { name throws(ICUFailure) in
        let handle = try DateFormatHandle(
          date: date.icu, time: time.icu, locale: name, isRelative: isRelative)
        return try handle.pattern()
      }
    }
  }
}

extension DatePatterns.Style {
  package var icu: DateFormatHandle.Style {
    switch self {
    case .none: .none
    case .full: .full
    case .long: .long
    case .medium: .medium
    case .short: .short
    }
  }
}

extension DatePatterns.Lengths {
  fileprivate var icu: DatePatternGeneratorHandle.Lengths {
    switch self {
    case .ofLocale: .ofLocale
    case .ofTemplateHour: .ofTemplateHour
    case .ofTemplate: .ofTemplate
    }
  }
}
