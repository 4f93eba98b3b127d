public import IntlCore
public import IntlLocale
public import IntlTime

/// Formats instants as dates and times: by style, by template, or by pattern.
///
/// ```swift
/// let day = try DateFormat(template: "yMMMMd", locale: "ja-JP-u-ca-japanese", zone: "Asia/Tokyo")
/// day.format(try Instant(seconds: 1_795_996_800))    // "令和8年11月30日"
/// ```
///
/// The wall clock comes from the system's tz database, whatever rules ICU carries. Making a format costs
/// microseconds, using one less: make it once and share it, between threads too.
///
/// ICU: `udat_open` and `udatpg_getBestPattern`
public struct DateFormat: Sendable {
  /// The locale that was asked for.
  public let locale: LocaleID
  /// The zone whose clock is shown.
  public let zone: ZoneID
  /// The options that were given.
  public let options: DateOptions
  /// The UTS 35 pattern in use, such as `MMM d, y`.
  public let pattern: String

  let engine: DateEngine

  /// A format of the locale's own styles.
  ///
  /// ```swift
  /// try DateFormat(date: .full, time: .short, locale: "fr-FR", zone: "UTC").pattern
  /// // "EEEE d MMMM y 'à' HH:mm"
  /// ```
  ///
  /// - Parameters:
  ///   - date: How much of the date is shown; `.none` for a time alone.
  ///   - time: How much of the time is shown; `.none` for a date alone.
  ///   - engine: Which engine runs it.
  /// - Throws: `IntlError` of kind `invalidLocale`, `invalidZone`, or `invalidOption` for an unknown calendar or
  ///   numbering system and when there is neither a date nor a time.
  ///
  /// ICU: `udat_open`
  public init(
    date: DateStyle = .medium, time: TimeStyle = .none, locale: LocaleID = .current, zone: ZoneID = .current,
    options: DateOptions = DateOptions(), engine: EnginePolicy = .automatic
  ) throws(IntlError) {
    let settings = try DateSettings(locale: locale, options: options)
    let source = try settings.source(date: date, time: time)
    try self.init(source, settings, locale: locale, zone: zone, options: options, engine: engine)
  }

  /// A format of the fields that a template names, in the locale's own order and punctuation.
  ///
  /// ```swift
  /// try DateFormat(template: "MMMd", locale: "en-US", zone: "UTC").pattern    // "MMM d"
  /// try DateFormat(template: "MMMd", locale: "fr-FR", zone: "UTC").pattern    // "d MMM"
  /// ```
  ///
  /// The order of the letters means nothing. `j` asks for the locale's own hour.
  ///
  /// - Throws: `IntlError` as for styles; of kind `invalidPattern` when the template has a letter that is no field,
  ///   and `missingData` when ICU has no pattern that shows all of its fields.
  ///
  /// ICU: `udatpg_getBestPatternWithOptions`
  public init(
    template: String, locale: LocaleID = .current, zone: ZoneID = .current,
    options: DateOptions = DateOptions(), engine: EnginePolicy = .automatic
  ) throws(IntlError) {
    let settings = try DateSettings(locale: locale, options: options)
    let source = try settings.source(template: template)
    try self.init(source, settings, locale: locale, zone: zone, options: options, engine: engine)
  }

  /// A format of an explicit UTS 35 pattern, the same in every locale but for names and digits.
  ///
  /// ```swift
  /// try DateFormat(pattern: "yyyy-MM-dd'T'HH:mm", locale: "en", zone: "UTC").format(.epoch)
  /// // "1970-01-01T00:00"
  /// ```
  ///
  /// `y` is the calendar year, `Y` the year of the week, which differs around New Year.
  ///
  /// - Throws: `IntlError` as for styles, and of kind `invalidPattern`, with the offset, for an unquoted letter that
  ///   is no field and for a quote without its second.
  ///
  /// ICU: `udat_open` with `UDAT_PATTERN`
  public init(
    pattern: String, locale: LocaleID = .current, zone: ZoneID = .current,
    options: DateOptions = DateOptions(), engine: EnginePolicy = .automatic
  ) throws(IntlError) {
    let settings = try DateSettings(locale: locale, options: options)
    let source = try settings.source(pattern: pattern)
    try self.init(source, settings, locale: locale, zone: zone, options: options, engine: engine)
  }

  private init(
    _ source: DateSource, _ settings: DateSettings, locale: LocaleID, zone: ZoneID, options: DateOptions,
    engine: EnginePolicy
  ) throws(IntlError) {
    self.locale = locale
    self.zone = zone
    self.options = options
    pattern = source.pattern.text
    self.engine = try DateEngine(source, settings, zone: zone, policy: engine)
  }

  /// The text of an instant.
  ///
  /// A relative format names days as seen from the present; ``format(_:relativeTo:)`` takes another one.
  ///
  /// ICU: `udat_format`
  public func format(_ instant: Instant) -> String {
    options.isRelative ? format(instant, relativeTo: .now) : engine.text(of: instant, day: nil)
  }

  /// The text of an instant, with the days around `present` named if the format is relative.
  ///
  /// ```swift
  /// let format = try DateFormat(date: .medium, locale: "en", zone: "UTC", options: .relative)
  /// format.format(try Instant(seconds: 86_400), relativeTo: .epoch)    // "tomorrow"
  /// ```
  ///
  /// Whether it is tomorrow is asked of the wall clock in the format's zone.
  public func format(_ instant: Instant, relativeTo present: Instant) -> String {
    engine.text(of: instant, day: options.isRelative ? engine.days(from: present, to: instant) : nil)
  }

  /// The pieces of the text of an instant, each with its kind by ECMA-402's names; joined they equal it.
  ///
  /// ```swift
  /// try DateFormat(template: "MMMd", locale: "en", zone: "UTC").parts(.epoch)
  /// // [month "Jan", literal " ", day "1"]
  /// ```
  ///
  /// ICU: `udat_formatForFields`
  public func parts(_ instant: Instant) -> [TextPart] {
    options.isRelative ? parts(instant, relativeTo: .now) : engine.parts(of: instant, day: nil)
  }

  /// The pieces of ``format(_:relativeTo:)``; the name of a day is of the kind `relativeDay`.
  public func parts(_ instant: Instant, relativeTo present: Instant) -> [TextPart] {
    engine.parts(of: instant, day: options.isRelative ? engine.days(from: present, to: instant) : nil)
  }
}
