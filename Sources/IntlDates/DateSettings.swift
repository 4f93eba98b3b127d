internal import ICUBridge
internal import IntlCore
internal import IntlTime
internal import LocaleData

/// What locale and options decide for every date format: the first step of all three initializers.
struct DateSettings {
  /// The locale with calendar and digits as keywords, and without the hour cycle, which ICU honours in part only.
  let locale: ResolvedLocale
  /// How hours are counted where that differs from what the locale's own patterns do; `nil` for their way.
  let hourCycle: HourCycle?
  /// The first Gregorian day, as days since 1970-01-01; `nil` for a Gregorian calendar without beginning.
  let cutover: Int?
  let week: RegionalData.Week
  let calendar: CalendarID
  let options: DateOptions

  init(locale id: LocaleID, options: DateOptions) throws(IntlError) {
    let given = try ResolvedLocale(id)
    let regional = try RegionalData(given)
    calendar = try DateSettings.calendar(options.calendar, regional)
    // Julian days are those of a Gregorian calendar that has not begun; CLDR has no names of its own for them.
    let isJulian = calendar == .julian
    var chosen = given.id.settingKeyword("hc", to: nil)
    chosen = chosen.settingKeyword("ca", to: isJulian ? "gregory" : calendar.identifier)
    if let system = options.numberingSystem {
      chosen = chosen.settingKeyword("nu", to: try DateSettings.numberingSystem(system))
    }
    locale = try ResolvedLocale(chosen)
    cutover = isJulian ? DayNumber.max.days : options.cutover?.dayNumber.days
    var week = try regional.week()
    if calendar == .iso8601 {
      // The weeks of the ISO calendar are its own, not the region's.
      week.firstWeekday = WeekRules.iso.firstWeekday.rawValue
      week.minimumDays = WeekRules.iso.minimumDays
    }
    self.week = week
    self.options = options
    // `-u-rg-` may bring another cycle than the language's own patterns have.
    if let cycle = options.hourCycle {
      hourCycle = cycle
    } else if given.id.keyword("hc") != nil || given.id.keyword("rg") != nil {
      hourCycle = HourCycle(rawValue: try regional.hourCycle())
    } else {
      hourCycle = nil
    }
  }

  /// What puts ICU's calendar right; `nil` when it needs nothing.
  func repair() throws(IntlError) -> CalendarRepair? {
    guard let first = Weekday(rawValue: week.firstWeekday) else { return nil }
    return try CalendarRepair(
      calendar, weeks: try WeekRules(firstWeekday: first, minimumDays: week.minimumDays))
  }

  /// The calendar that was asked for, or the locale's.
  private static func calendar(
    _ chosen: CalendarID?, _ regional: RegionalData
  ) throws(IntlError) -> CalendarID {
    if let chosen {
      guard known.contains(chosen) else {
        throw IntlError(
          .invalidOption, subject: chosen.identifier, expected: "a calendar such as gregory or hebrew")
      }
      return chosen
    }
    return CalendarID(stringLiteral: try regional.calendar())
  }

  /// The calendars that ICU counts by.
  private static let known: Set<CalendarID> = [
    .gregory, .iso8601, .julian, .buddhist, .chinese, .coptic, .dangi, .ethioaa, .ethiopic, .hebrew, .indian,
    .islamic, .islamicCivil, .islamicRGSA, .islamicTabular, .islamicUmmAlQura, .japanese, .persian, .roc,
  ]

  /// The `-u-nu-` value of a numbering system that CLDR knows, or of one of the names that each locale fills.
  private static func numberingSystem(_ system: String) throws(IntlError) -> String {
    let name = system.lowercased()
    let isGeneric = ["native", "traditional", "traditio", "finance", "default"].contains(name)
    let isWord = 3...8 ~= name.utf8.count && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    guard isGeneric || (isWord && ICUNumbering.isKnown(name)) else {
      throw IntlError(.invalidOption, subject: system, expected: "a numbering system of CLDR")
    }
    return name == "traditional" ? "traditio" : name
  }
}
