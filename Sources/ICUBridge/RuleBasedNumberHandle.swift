internal import CICU

/// Owns one ICU rule-based number format: numbers in words, ordinals, algorithmic numerals.
///
/// Sendable: its rule set is chosen before it is shared, and `unum_format…` takes it as const.
@safe package struct RuleBasedNumberHandle: ~Copyable, @unchecked Sendable {
  /// Which of a locale's rules are opened.
  package enum Rules: Int32, Sendable, Hashable {
    /// The locale's numbering system, when it is algorithmic.
    case numberingSystem = 1
    case spellOut = 5
    case ordinal = 6
  }

  private let format: CICUDecimalFormat

  /// - Parameter locale: In ICU's spelling.
  package init(_ rules: Rules, locale: String) throws(ICUFailure) {
    var status: CICUStatus = 0
    var offset: Int32 = -1
    unsafe format = unsafe cicu_decimal_open(rules.rawValue, nil, 0, locale, &offset, &status)
    // `self` is whole here, so `deinit` closes the format even when ICU opened it in spite of an error.
    if status > 0 {
      throw ICUFailure(function: "unum_open", status: status)
    }
  }

  deinit { unsafe cicu_decimal_close(format) }

  /// The public rule sets, as ICU names them: `%spellout-cardinal-feminine`.
  package func ruleSets() throws(ICUFailure) -> [String] {
    let list = try unsafe UTF16Scratch.text("unum_getTextAttribute", capacity: 512) { out, capacity, status in
      unsafe cicu_decimal_text(format, Int32(CICU_DECIMAL_PUBLIC_RULE_SETS), out, capacity, &status)
    }
    return list.split(separator: ";").map(String.init)
  }

  /// The rule set in use.
  package func ruleSet() throws(ICUFailure) -> String {
    try unsafe UTF16Scratch.text("unum_getTextAttribute") { out, capacity, status in
      unsafe cicu_decimal_text(format, Int32(CICU_DECIMAL_DEFAULT_RULE_SET), out, capacity, &status)
    }
  }

  /// Chooses the rule set that numbers are formatted with; call it before the handle is shared.
  package func setRuleSet(_ name: String) throws(ICUFailure) {
    var status: CICUStatus = 0
    unsafe name.withUTF16 { units, length in
      unsafe cicu_decimal_set_text(format, Int32(CICU_DECIMAL_DEFAULT_RULE_SET), units, length, &status)
    }
    try ICUFailure.check(status, "unum_setTextAttribute")
  }

  /// The text of all rules.
  package func rules() throws(ICUFailure) -> String {
    try unsafe UTF16Scratch.text("unum_toPattern", capacity: 4096) { out, capacity, status in
      unsafe cicu_decimal_pattern(format, out, capacity, &status)
    }
  }

  /// The formatted text.
  package func format(_ value: NumberInput) throws(ICUFailure) -> String {
    try unsafe value.withValue { value throws(ICUFailure) in
      try unsafe UTF16Scratch.text("unum_format") { out, capacity, status in
        unsafe cicu_decimal_format(format, value, out, capacity, &status)
      }
    }
  }
}
