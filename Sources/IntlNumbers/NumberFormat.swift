public import IntlCore
public import IntlLocale

/// Formats numbers as people of a locale write them.
///
/// ```swift
/// let price = try NumberFormat(.currency("EUR"), locale: "de-DE")
/// price.format(1234.5)                                          // "1.234,50 €"
/// try NumberFormat(locale: "hi").format(UInt64.max)             // "1,84,46,74,40,73,70,95,51,615"
/// try NumberFormat(.compactLong, locale: "en").format(1_234)    // "1.2 thousand"
/// ```
///
/// A format is made once, which may fail, and used as often as needed, which cannot. It is a small value that threads
/// may share; two formats of the same style, locale and options are equal.
///
/// Numbers are exact: integers of every width and `DecimalValue` print all of their digits, and a `Float` its own
/// shortest ones.
///
/// The one thing that formatting cannot do is refuse. What would reach further than twice `DecimalValue.plainLimit`
/// from the point is written with an exponent, whatever the style; and with the rounding rule `unnecessary`, a value
/// that needs rounding is rounded to the nearest even digit. Both are errors from ``checkedFormat(_:)-(Double)``.
///
/// ICU: `unumf_openForSkeletonAndLocale`, `unumf_formatDecimal`
public struct NumberFormat: Sendable {
  let plan: NumberPlan

  init(plan: NumberPlan) { self.plan = plan }

  /// A format for a style of numbers.
  ///
  /// - Parameters:
  ///   - style: What kind of text a number becomes.
  ///   - locale: Whose text; the current locale unless given.
  ///   - options: Digits, rounding, grouping, signs.
  ///   - engine: Which engine runs the format; the text does not depend on it.
  /// - Throws: `IntlError` of kind `invalidLocale` for a malformed or unknown locale, `invalidOption` for a malformed
  ///   currency, an unknown unit, numbering system or rule set, and limits that contradict each other.
  ///
  /// ICU: `unumf_openForSkeletonAndLocale`
  public init(
    _ style: NumberStyle = .decimal, locale: LocaleID = .current, options: NumberOptions = .init(),
    engine: EnginePolicy = .automatic
  ) throws(IntlError) {
    plan = try NumberPlans.plan(.style(style), locale, options, engine)
  }

  /// A format for an ICU number skeleton, such as `compact-short currency/EUR`.
  ///
  /// ```swift
  /// try NumberFormat(skeleton: "percent .00", locale: "en").format(0.5)    // "0.50%"
  /// ```
  ///
  /// Unlike the style `percent`, the stem does not multiply: that is `scale/100`.
  ///
  /// - Throws: `IntlError` of kind `invalidPattern` with the position of the fault, or `invalidLocale`.
  ///
  /// ICU: `unumf_openForSkeletonAndLocaleWithError`
  public init(
    skeleton: String, locale: LocaleID = .current, spaces: SpaceStyle = .locale
  ) throws(IntlError) {
    var options = NumberOptions()
    options.spaces = spaces
    plan = try NumberPlans.plan(.skeleton(skeleton), locale, options, .automatic)
  }

  /// A format for a UTS 35 number pattern, such as `#,##0.00 ¤;(#,##0.00 ¤)`.
  ///
  /// ```swift
  /// try NumberFormat(pattern: "#,##0.00", locale: "de").format(1234.5)    // "1.234,50"
  /// try NumberFormat(pattern: "*x#,##0", locale: "en").format(7)          // "xxxx7"
  /// ```
  ///
  /// Limits of digits, rounding, grouping and sign that the options give replace those of the pattern.
  ///
  /// - Throws: `IntlError` of kind `invalidPattern` with the position of the fault, `invalidOption`, or
  ///   `invalidLocale`.
  ///
  /// UTS 35, Part 3: Numbers, section "Number Format Patterns"
  public init(
    pattern: String, locale: LocaleID = .current, options: NumberOptions = .init()
  ) throws(IntlError) {
    try self.init(NumberPattern(pattern), locale: locale, options: options)
  }

  /// A format for a UTS 35 number pattern of which single properties were changed.
  ///
  /// - Throws: `IntlError` of kind `invalidPattern` with the position of the fault, `invalidOption`, or
  ///   `invalidLocale`.
  ///
  /// ICU: `unum_open`, `unum_setAttribute`
  public init(
    _ pattern: NumberPattern, locale: LocaleID = .current, options: NumberOptions = .init()
  ) throws(IntlError) {
    plan = try NumberPlans.plan(.pattern(pattern), locale, options, .automatic)
  }

  /// The text of an integer.
  ///
  /// ICU: `unumf_formatInt`
  public func format(_ value: Int) -> String { plan.text(Int64(value)) }

  /// The text of an integer of any width.
  ///
  /// ICU: `unumf_formatInt`, `unumf_formatDecimal`
  @inlinable
  public func format(_ value: some BinaryInteger) -> String {
    if let small = Int(exactly: value) { return format(small) }
    return format(DecimalValue(value))
  }

  /// The text of a number, from the shortest decimal that reads back as it.
  ///
  /// ICU: `unumf_formatDouble`
  public func format(_ value: Double) -> String { plan.text(value) }

  /// The text of a number, from the shortest decimal that reads back as it in a `Float`.
  public func format(_ value: Float) -> String { plan.text(DecimalValue(value)) }

  /// The text of an exact decimal.
  ///
  /// ICU: `unumf_formatDecimal`
  public func format(_ value: DecimalValue) -> String { plan.text(value) }

  /// The text of an integer in pieces that tell what they are; joined, they are the formatted text.
  ///
  /// ICU: `unumf_resultAsValue`
  public func parts(_ value: some BinaryInteger) -> [TextPart] { plan.parts(DecimalValue(value)) }

  /// The text of a number in pieces that tell what they are; joined, they are the formatted text.
  ///
  /// ```swift
  /// try NumberFormat(.percent, locale: "en").parts(-0.5)
  /// // [minusSign "-", integer "50", percentSign "%"]
  /// ```
  public func parts(_ value: Double) -> [TextPart] { plan.parts(DecimalValue(value)) }

  /// The text of a number in pieces that tell what they are; joined, they are the formatted text.
  public func parts(_ value: Float) -> [TextPart] { plan.parts(DecimalValue(value)) }

  /// The text of an exact decimal in pieces that tell what they are; joined, they are the formatted text.
  public func parts(_ value: DecimalValue) -> [TextPart] { plan.parts(value) }

  /// The text of an integer, or an error when showing it would need rounding that the format forbids.
  ///
  /// - Throws: `IntlError` of kind `outOfRange` when the rounding rule is `unnecessary` and digits would be dropped.
  public func checkedFormat(_ value: some BinaryInteger) throws(IntlError) -> String {
    try plan.checkedText(DecimalValue(value))
  }

  /// The text of a number, or an error when showing it would need rounding that the format forbids.
  ///
  /// - Throws: `IntlError` of kind `outOfRange` when the rounding rule is `unnecessary` and digits would be dropped.
  public func checkedFormat(_ value: Double) throws(IntlError) -> String {
    try plan.checkedText(DecimalValue(value))
  }

  /// The text of an exact decimal, or an error when showing it would need rounding that the format forbids.
  ///
  /// ```swift
  /// var options = NumberOptions.digits(fraction: 0...2)
  /// options.rounding = .unnecessary
  /// let format = try NumberFormat(locale: "en", options: options)
  /// try format.checkedFormat(DecimalValue(parsing: "1.25"))     // "1.25"
  /// try format.checkedFormat(DecimalValue(parsing: "1.255"))    // an error: expected a number that needs no rounding
  /// ```
  ///
  /// - Throws: `IntlError` of kind `outOfRange` when the rounding rule is `unnecessary` and digits would be dropped.
  public func checkedFormat(_ value: DecimalValue) throws(IntlError) -> String {
    try plan.checkedText(value)
  }

  /// The locale that was asked for.
  public var locale: LocaleID { plan.key.locale }

  /// The options that were asked for.
  public var options: NumberOptions { plan.key.options }

  /// The style, or `nil` for a format made from a pattern or a skeleton.
  public var style: NumberStyle? {
    if case .style(let style) = plan.key.source { return style }
    return nil
  }

  /// The pattern in standard notation, of a format that was made from one.
  ///
  /// ICU: `unum_toPattern`
  public var pattern: String? { plan.pattern }
}

extension NumberFormat: Hashable {
  /// True when style, locale and options are equal.
  public static func == (a: NumberFormat, b: NumberFormat) -> Bool {
    a.plan === b.plan || a.plan.key == b.plan.key
  }

  /// Feeds style, locale and options.
  public func hash(into hasher: inout Hasher) { hasher.combine(plan.key) }
}
