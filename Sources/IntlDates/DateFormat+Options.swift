public import IntlCore
public import IntlTime

/// How much of a date is shown.
public enum DateStyle: String, Sendable, Hashable, CaseIterable {
  /// With the day of the week: `Thursday, June 6, 2013`.
  case full
  /// With the month's name: `June 6, 2013`.
  case long
  /// With the month's short name: `Jun 6, 2013`.
  case medium
  /// In numbers: `6/6/13`.
  case short
  /// No date.
  case none
}

/// How much of a time is shown.
public enum TimeStyle: String, Sendable, Hashable, CaseIterable {
  /// With the zone's name: `9:41:00 AM Eastern Daylight Time`.
  case full
  /// With the zone's short name: `9:41:00 AM EDT`.
  case long
  /// With seconds: `9:41:00 AM`.
  case medium
  /// Hours and minutes: `9:41 AM`.
  case short
  /// No time.
  case none
}

/// What a ``DateFormat`` can be told beside its fields.
///
/// ```swift
/// var options = DateOptions()
/// options.hourCycle = .h23
/// options.calendar = "japanese"
/// ```
///
/// Everything left alone is what the locale says, its `-u-` keys included: `ca`, `fw`, `hc`, `nu` and `rg`.
public struct DateOptions: Sendable, Hashable {
  /// The calendar; `nil` for the locale's own.
  public var calendar: CalendarID?

  /// The first day of the Gregorian calendar, Julian before it; `nil` for a Gregorian calendar without beginning.
  ///
  /// Only calendars that count Gregorian days (`gregory`, `japanese`, `buddhist`, `roc`, `iso8601`) ask for it.
  public var cutover: CivilDate?

  /// How hours are counted; `nil` for the locale's own way.
  ///
  /// Styles follow it, and templates that ask for the locale's hour by `j`; a pattern's letters say it themselves.
  public var hourCycle: HourCycle?

  /// The digits, by the name that CLDR gives the numbering system, such as `arab`; `nil` for the locale's own.
  public var numberingSystem: String?

  /// Where the text will stand.
  public var context = DisplayContext.none

  /// True to name the days around the present one, such as "tomorrow".
  ///
  /// Only date styles can be relative.
  public var isRelative = false

  /// Which space characters the text has.
  public var spaces = SpaceStyle.locale

  /// Which fields keep the number of digits that a template gives them.
  public var templateLengths = TemplateLengths.ofLocale

  /// Which fields keep the number of digits that a template gives them.
  public enum TemplateLengths: String, Sendable, Hashable, CaseIterable {
    /// None: `Hmm` may become `HH:mm`.
    case ofLocale
    /// Hours: `HH` stays two digits, `h` one.
    case ofTemplateHour
    /// All fields.
    case ofTemplate
  }

  /// Options that leave everything to the locale.
  public init() {}
}

extension DateOptions {
  /// The locale's own ways, in another calendar.
  public static func calendar(_ calendar: CalendarID) -> DateOptions {
    var options = DateOptions()
    options.calendar = calendar
    return options
  }

  /// The locale's own ways, with hours counted as given.
  public static func hourCycle(_ cycle: HourCycle) -> DateOptions {
    var options = DateOptions()
    options.hourCycle = cycle
    return options
  }

  /// The locale's own ways, for text that will stand where `context` says.
  public static func context(_ context: DisplayContext) -> DateOptions {
    var options = DateOptions()
    options.context = context
    return options
  }

  /// The locale's own ways, with names such as "tomorrow" for the days around the present one.
  public static var relative: DateOptions {
    var options = DateOptions()
    options.isRelative = true
    return options
  }
}
