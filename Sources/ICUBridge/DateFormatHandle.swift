internal import CICU

/// Owns one ICU date format, whose zone is GMT for good: its callers pass local time as if it were UTC.
///
/// Sendable: ICU keeps the date in the format while it works, so a handle serves one thread at a time; it may move
/// between threads, and `DateFormatPool` sees to it that no two hold the same one.
@safe package struct DateFormatHandle: ~Copyable, @unchecked Sendable {
  /// The widths of a date or a time that CLDR has patterns for, by ICU's numbers.
  package enum Style: Int32, Sendable {
    case none = -1
    case full = 0
    case long = 1
    case medium = 2
    case short = 3
  }

  /// Where the text will stand, by ICU's numbers.
  package enum Context: Int32, Sendable {
    case none = 256
    case middleOfSentence = 257
    case beginningOfSentence = 258
    case listItem = 259
    case standalone = 260
  }

  /// Where one field stands in a text, in UTF-16 units.
  package struct Span: Sendable, Hashable {
    package let field: FieldKind
    package let range: Range<Int>
  }

  /// What ICU's calendar counts a day by; months from 0.
  package struct CalendarFields: Sendable, Hashable {
    package let era: Int
    package let year: Int
    package let extendedYear: Int
    package let month: Int
    package let isLeapMonth: Bool
    package let day: Int
    package let dayOfYear: Int
  }

  private let format: CICUDateFormat

  /// The format of the locale's styles.
  ///
  /// - Parameter isRelative: Take the patterns that go with names of days such as "tomorrow".
  package init(
    date: Style, time: Style, locale: String, isRelative: Bool = false
  ) throws(ICUFailure) {
    var status: CICUStatus = 0
    let dateStyle = isRelative ? date.rawValue | Int32(CICU_DATE_STYLE_RELATIVE) : date.rawValue
    let format = unsafe cicu_date_open(dateStyle, time.rawValue, locale, nil, 0, &status)
    try ICUFailure.check(status, "udat_open")
    unsafe self.format = format
  }

  /// The format of a pattern.
  package init(pattern: String, locale: String) throws(ICUFailure) {
    var status: CICUStatus = 0
    let format = unsafe pattern.withUTF16 { units, length in
      unsafe cicu_date_open(
        CICU_DATE_STYLE_PATTERN.rawValue, CICU_DATE_STYLE_PATTERN.rawValue, locale, units, length, &status)
    }
    try ICUFailure.check(status, "udat_open")
    unsafe self.format = format
  }

  private init(adopting format: CICUDateFormat) {
    unsafe self.format = format
  }

  deinit { unsafe cicu_date_close(format) }

  /// A second handle of the same settings.
  package func clone() throws(ICUFailure) -> DateFormatHandle {
    var status: CICUStatus = 0
    let copy = unsafe cicu_date_clone(format, &status)
    try ICUFailure.check(status, "udat_clone")
    return unsafe DateFormatHandle(adopting: copy)
  }

  /// The pattern in use.
  package func pattern() throws(ICUFailure) -> String {
    try unsafe UTF16Scratch.text("udat_toPattern") { out, capacity, status in
      unsafe cicu_date_pattern(format, out, capacity, &status)
    }
  }

  /// Replaces the pattern; numerals and year names that came with a style's pattern stay.
  package mutating func setPattern(_ pattern: String) {
    unsafe pattern.withUTF16 { units, length in
      unsafe cicu_date_set_pattern(format, units, length)
    }
  }

  /// Sets where the text will stand, which decides capitals.
  package mutating func setContext(_ context: Context) throws(ICUFailure) {
    var status: CICUStatus = 0
    unsafe cicu_date_set_context(format, context.rawValue, &status)
    try ICUFailure.check(status, "udat_setContext")
  }

  /// Sets what the calendar counts by.
  ///
  /// - Parameters:
  ///   - isJulian: Count Julian days and not Gregorian ones. Calendars that are not of the Gregorian family ignore it.
  ///   - firstWeekday: The day that a week begins with; 1 is Sunday.
  ///   - minimumDays: The fewest days of the new year, or month, that its first week may have.
  package mutating func setCalendar(
    isJulian: Bool, firstWeekday: Int, minimumDays: Int
  ) throws(ICUFailure) {
    var status: CICUStatus = 0
    unsafe cicu_date_set_calendar(
      format, isJulian, Int32(firstWeekday), Int32(minimumDays), &status)
    try ICUFailure.check(status, "ucal_setGregorianChange")
  }

  /// What the calendar of the format counts a local time by.
  package mutating func calendarFields(_ milliseconds: Double) throws(ICUFailure) -> CalendarFields {
    var status: CICUStatus = 0
    let fields = unsafe cicu_date_calendar_fields(format, milliseconds, &status)
    try ICUFailure.check(status, "ucal_get")
    return CalendarFields(
      era: Int(fields.era), year: Int(fields.year), extendedYear: Int(fields.extendedYear),
      month: Int(fields.month), isLeapMonth: fields.isLeapMonth != 0, day: Int(fields.day),
      dayOfYear: Int(fields.dayOfYear))
  }

  /// The text of a local time, given as milliseconds since 1970 as if it were UTC.
  package mutating func text(_ milliseconds: Double) throws(ICUFailure) -> String {
    try unsafe UTF16Scratch.text("udat_format") { out, capacity, status in
      unsafe cicu_date_format(format, milliseconds, out, capacity, nil, 0, nil, &status)
    }
  }

  /// The text of a local time, and where its fields stand.
  ///
  /// - Parameter fieldCount: How many fields the pattern has; no more are told.
  package mutating func textAndSpans(
    _ milliseconds: Double, fieldCount: Int
  ) throws(ICUFailure) -> (text: String, spans: [Span]) {
    var spans: [Span] = []
    let text = try unsafe UTF16Scratch.text("udat_formatForFields") { out, capacity, status in
      let room = max(1, fieldCount)
      return unsafe withUnsafeTemporaryAllocation(of: CICUDateFieldSpan.self, capacity: room) { buffer in
        var count: Int32 = 0
        let length = unsafe cicu_date_format(
          format, milliseconds, out, capacity, buffer.baseAddress, Int32(room), &count, &status)
        spans = (0..<Int(count)).map { index in
          let span = unsafe buffer[index]
          return Span(field: FieldKind(rawValue: span.field), range: Int(span.start)..<Int(span.end))
        }
        return length
      }
    }
    return (text, spans)
  }
}

extension DateFormatHandle {
  /// Which field a span is, by ICU's number.
  package struct FieldKind: RawRepresentable, Sendable, Hashable {
    package let rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }

    private init(_ field: CICUDateField) { rawValue = Int32(bitPattern: field.rawValue) }

    package static let era = FieldKind(CICU_DATE_FIELD_ERA)
    package static let year = FieldKind(CICU_DATE_FIELD_YEAR)
    package static let month = FieldKind(CICU_DATE_FIELD_MONTH)
    package static let day = FieldKind(CICU_DATE_FIELD_DAY)
    package static let hourOfDay1 = FieldKind(CICU_DATE_FIELD_HOUR_OF_DAY_1)
    package static let hourOfDay0 = FieldKind(CICU_DATE_FIELD_HOUR_OF_DAY_0)
    package static let minute = FieldKind(CICU_DATE_FIELD_MINUTE)
    package static let second = FieldKind(CICU_DATE_FIELD_SECOND)
    package static let fractionalSecond = FieldKind(CICU_DATE_FIELD_FRACTIONAL_SECOND)
    package static let weekday = FieldKind(CICU_DATE_FIELD_WEEKDAY)
    package static let dayOfYear = FieldKind(CICU_DATE_FIELD_DAY_OF_YEAR)
    package static let weekdayInMonth = FieldKind(CICU_DATE_FIELD_WEEKDAY_IN_MONTH)
    package static let weekOfYear = FieldKind(CICU_DATE_FIELD_WEEK_OF_YEAR)
    package static let weekOfMonth = FieldKind(CICU_DATE_FIELD_WEEK_OF_MONTH)
    package static let amPm = FieldKind(CICU_DATE_FIELD_AM_PM)
    package static let hour1 = FieldKind(CICU_DATE_FIELD_HOUR_1)
    package static let hour0 = FieldKind(CICU_DATE_FIELD_HOUR_0)
    package static let zone = FieldKind(CICU_DATE_FIELD_ZONE)
    package static let weekYear = FieldKind(CICU_DATE_FIELD_WEEK_YEAR)
    package static let localWeekday = FieldKind(CICU_DATE_FIELD_LOCAL_WEEKDAY)
    package static let extendedYear = FieldKind(CICU_DATE_FIELD_EXTENDED_YEAR)
    package static let julianDay = FieldKind(CICU_DATE_FIELD_JULIAN_DAY)
    package static let millisecondsInDay = FieldKind(CICU_DATE_FIELD_MILLISECONDS_IN_DAY)
    package static let zoneRFC = FieldKind(CICU_DATE_FIELD_ZONE_RFC)
    package static let zoneGeneric = FieldKind(CICU_DATE_FIELD_ZONE_GENERIC)
    package static let standaloneWeekday = FieldKind(CICU_DATE_FIELD_STANDALONE_WEEKDAY)
    package static let standaloneMonth = FieldKind(CICU_DATE_FIELD_STANDALONE_MONTH)
    package static let quarter = FieldKind(CICU_DATE_FIELD_QUARTER)
    package static let standaloneQuarter = FieldKind(CICU_DATE_FIELD_STANDALONE_QUARTER)
    package static let zoneSpecial = FieldKind(CICU_DATE_FIELD_ZONE_SPECIAL)
    package static let cyclicYear = FieldKind(CICU_DATE_FIELD_CYCLIC_YEAR)
    package static let zoneLocalizedGMT = FieldKind(CICU_DATE_FIELD_ZONE_LOCALIZED_GMT)
    package static let zoneISO = FieldKind(CICU_DATE_FIELD_ZONE_ISO)
    package static let zoneISOLocal = FieldKind(CICU_DATE_FIELD_ZONE_ISO_LOCAL)
    package static let relatedYear = FieldKind(CICU_DATE_FIELD_RELATED_YEAR)
    package static let amPmMidnightNoon = FieldKind(CICU_DATE_FIELD_AM_PM_MIDNIGHT_NOON)
    package static let flexibleDayPeriod = FieldKind(CICU_DATE_FIELD_FLEXIBLE_DAY_PERIOD)
  }
}
