internal import CICU

/// Owns one ICU format of points in time relative to now.
///
/// Sendable: ICU's format functions take the object as constant and keep no state in it.
@safe package struct RelativeFormatHandle: ~Copyable, @unchecked Sendable {
  private let format: CICURelativeFormat

  package init(locale: String, context: DateFormatHandle.Context) throws(ICUFailure) {
    var status: CICUStatus = 0
    let format = unsafe cicu_relative_open(locale, Int32(CICU_RELATIVE_STYLE_LONG), context.rawValue, &status)
    try ICUFailure.check(status, "ureldatefmt_open")
    unsafe self.format = format
  }

  deinit { unsafe cicu_relative_close(format) }

  /// The locale's own word for the day that many days from today, such as "tomorrow"; `nil` when it has none.
  package func dayName(_ days: Int) throws(ICUFailure) -> String? {
    let named = try text(days, isNumeric: false)
    // Every locale names yesterday, today and tomorrow, though some of the names read like a count.
    if abs(days) <= 1 { return named }
    return try named == text(days, isNumeric: true) ? nil : named
  }

  private func text(_ days: Int, isNumeric: Bool) throws(ICUFailure) -> String {
    try unsafe UTF16Scratch.text("ureldatefmt_format") { out, capacity, status in
      unsafe cicu_relative_text(
        format, Double(days), Int32(CICU_RELATIVE_UNIT_DAY), isNumeric, out, capacity, &status)
    }
  }
}
