internal import CICU

/// Owns ICU's plural rules of one language; the oracle of `PluralRules`.
///
/// Sendable: selecting takes the rules as const and keeps no state in them.
@safe package struct PluralRulesHandle: ~Copyable, @unchecked Sendable {
  private let rules: CICUPluralRules
  private let locale: String

  package init(locale: String, ordinal: Bool) throws(ICUFailure) {
    var status: Int32 = 0
    let opened = unsafe cicu_plural_open(locale, ordinal, &status)
    try ICUFailure.check(status, "uplrules_openForType")
    unsafe rules = opened
    self.locale = locale
  }

  deinit { unsafe cicu_plural_close(rules) }

  /// The keyword of a decimal number as `skeleton` prints it in the rules' locale: `few`.
  package func keyword(of decimal: String, skeleton: String) throws(ICUFailure) -> String {
    try unsafe skeleton.withUTF16 { units, length throws(ICUFailure) in
      try unsafe UTF16Scratch.text("uplrules_selectFormatted", capacity: 16) { out, capacity, status in
        unsafe cicu_plural_select(
          rules, locale, decimal, Int32(decimal.utf8.count), units, length, out, capacity, &status)
      }
    }
  }
}
