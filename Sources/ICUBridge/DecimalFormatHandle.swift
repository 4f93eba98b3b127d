internal import CICU

/// Owns one ICU decimal format made from a UTS 35 pattern.
///
/// Sendable: it is changed only before it is shared, and `unum_format…` takes it as const.
@safe package struct DecimalFormatHandle: ~Copyable, @unchecked Sendable {
  /// What can be set on a format by number.
  package enum Attribute: Int32, Sendable, Hashable {
    case usesGrouping = 1
    case alwaysShowsDecimal = 2
    case maximumIntegerDigits = 3
    case minimumIntegerDigits = 4
    case maximumFractionDigits = 6
    case minimumFractionDigits = 7
    case multiplier = 9
    case groupingSize = 10
    case roundingMode = 11
    case formatWidth = 13
    case paddingPosition = 14
    case secondaryGroupingSize = 15
    case usesSignificantDigits = 16
    case minimumSignificantDigits = 17
    case maximumSignificantDigits = 18
    case minimumGroupingDigits = 22
    case currencyUsage = 23
    case alwaysShowsSign = 0x1004
  }

  /// What can be set on a format by text.
  package enum TextAttribute: Int32, Sendable, Hashable {
    case positivePrefix = 0
    case positiveSuffix = 1
    case negativePrefix = 2
    case negativeSuffix = 3
    case paddingCharacter = 4
    case currencyCode = 5
  }

  private let format: CICUDecimalFormat

  /// - Parameter locale: In ICU's spelling.
  package init(pattern: String, isLocalized: Bool = false, locale: String) throws(SkeletonFailure) {
    var status: CICUStatus = 0
    var offset: Int32 = -1
    unsafe format = unsafe pattern.withUTF16 { text, length in
      unsafe cicu_decimal_open(
        isLocalized ? Int32(CICU_DECIMAL_STANDARD) : Int32(CICU_DECIMAL_PATTERN), text, length, locale,
        &offset,
        &status)
    }
    if status <= 0, isLocalized {
      unsafe pattern.withUTF16 { text, length in
        unsafe cicu_decimal_apply_localized(format, text, length, &offset, &status)
      }
    }
    // `self` is whole here, so `deinit` closes the format even when ICU opened it in spite of an error.
    if status > 0 {
      throw SkeletonFailure("unum_open", status, offset, in: pattern)
    }
  }

  deinit { unsafe cicu_decimal_close(format) }

  /// Sets a number; call it before the handle is shared.
  package func set(_ attribute: Attribute, to value: Int) {
    unsafe cicu_decimal_set(format, attribute.rawValue, Int32(clamping: value))
  }

  /// Sets the step that numbers are rounded to.
  package func setIncrement(_ increment: Double) {
    unsafe cicu_decimal_set_increment(format, increment)
  }

  /// Sets a text; call it before the handle is shared.
  package func set(_ attribute: TextAttribute, to text: String) throws(ICUFailure) {
    var status: CICUStatus = 0
    unsafe text.withUTF16 { units, length in
      unsafe cicu_decimal_set_text(format, attribute.rawValue, units, length, &status)
    }
    try ICUFailure.check(status, "unum_setTextAttribute")
  }

  /// The pattern in its standard notation.
  package func pattern() throws(ICUFailure) -> String {
    try unsafe UTF16Scratch.text("unum_toPattern") { out, capacity, status in
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

  /// The formatted text with its fields.
  package func fields(_ value: NumberInput) throws(ICUFailure) -> FieldedText {
    try unsafe value.asText.withValue { value throws(ICUFailure) in
      try unsafe FieldedText("unum_formatDecimal") { out, capacity, fields, status in
        unsafe cicu_decimal_format_fields(format, value, out, capacity, &fields, &status)
      }
    }
  }
}
