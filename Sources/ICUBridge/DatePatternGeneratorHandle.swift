internal import CICU

/// Owns one ICU pattern generator, which costs 150 µs to open.
///
/// Sendable: ICU writes into the generator while it looks for a pattern, so it may move between threads but serves one
/// at a time; whoever shares one holds a lock.
@safe package struct DatePatternGeneratorHandle: ~Copyable, @unchecked Sendable {
  /// Which fields keep the length that the template gives them.
  package enum Lengths: Int32, Sendable, Hashable {
    /// None: `Hm` may become `HH:mm`.
    case ofLocale = 0
    /// The hour.
    case ofTemplateHour = 0x800
    /// Every field.
    case ofTemplate = 0xFFFF
  }

  private let generator: CICUPatternGenerator

  package init(locale: String) throws(ICUFailure) {
    var status: CICUStatus = 0
    let generator = unsafe cicu_pattern_generator_open(locale, &status)
    try ICUFailure.check(status, "udatpg_open")
    unsafe self.generator = generator
  }

  deinit { unsafe cicu_pattern_generator_close(generator) }

  /// The locale's own pattern for the fields of `skeleton`.
  package mutating func bestPattern(_ skeleton: String, lengths: Lengths) throws(ICUFailure) -> String {
    try unsafe skeleton.withUTF16 { (units, length) throws(ICUFailure) -> String in
      try unsafe UTF16Scratch.text("udatpg_getBestPatternWithOptions") { out, capacity, status in
        unsafe cicu_pattern_generator_best(
          generator, units, length, lengths.rawValue, out, capacity, &status)
      }
    }
  }
}
