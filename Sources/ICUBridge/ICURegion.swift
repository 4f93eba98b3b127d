internal import CICU

/// Facts that the region of a locale decides, as ICU answers them; names are in ICU's spelling.
package enum ICURegion {
  /// The rules of the week.
  package struct Week: Sendable, Hashable {
    /// 1 is Sunday.
    package let firstWeekday: Int
    package let minimumDays: Int
    package let weekendStart: Int
    package let weekendEnd: Int
  }

  package enum Measures: Sendable {
    case metric, us, uk
  }

  package enum Delimiter: CaseIterable, Sendable {
    case quotationStart, quotationEnd, alternateQuotationStart, alternateQuotationEnd

    var code: Int32 {
      switch self {
      case .quotationStart: Int32(CICU_QUOTATION_START)
      case .quotationEnd: Int32(CICU_QUOTATION_END)
      case .alternateQuotationStart: Int32(CICU_ALTERNATE_QUOTATION_START)
      case .alternateQuotationEnd: Int32(CICU_ALTERNATE_QUOTATION_END)
      }
    }
  }

  package static func week(_ name: String) throws(ICUFailure) -> Week {
    var status: Int32 = 0
    let week = unsafe cicu_region_week(name, &status)
    try ICUFailure.check(status, "ucal_open")
    return Week(
      firstWeekday: Int(week.first_weekday), minimumDays: Int(week.minimum_days),
      weekendStart: Int(week.weekend_start), weekendEnd: Int(week.weekend_end))
  }

  package static func measures(_ name: String) throws(ICUFailure) -> Measures {
    var status: Int32 = 0
    let system = unsafe Int(cicu_region_measures(name, &status))
    try ICUFailure.check(status, "ulocdata_getMeasurementSystem")
    switch system {
    case Int(CICU_MEASURES_US): return .us
    case Int(CICU_MEASURES_UK): return .uk
    default: return .metric
    }
  }

  /// The usual paper's height and width in millimetres.
  package static func paper(_ name: String) throws(ICUFailure) -> (height: Int, width: Int) {
    var status: Int32 = 0
    var height: Int32 = 0
    var width: Int32 = 0
    unsafe cicu_region_paper(name, &height, &width, &status)
    try ICUFailure.check(status, "ulocdata_getPaperSize")
    return (Int(height), Int(width))
  }

  /// The preferred calendar, in ICU's spelling: `gregorian`.
  package static func calendar(_ name: String) throws(ICUFailure) -> String {
    try unsafe UTF16Scratch.ascii("ucal_getKeywordValuesForLocale") { out, capacity, status in
      unsafe cicu_region_calendar(name, out, capacity, &status)
    }
  }

  /// The hour cycle of the locale's time patterns: 11, 12, 23 or 24.
  package static func hourCycle(_ name: String) throws(ICUFailure) -> Int {
    var status: Int32 = 0
    let cycle = unsafe cicu_region_hour_cycle(name, &status)
    try ICUFailure.check(status, "udatpg_getDefaultHourCycle")
    return Int(cycle)
  }

  package static func delimiter(_ which: Delimiter, _ name: String) throws(ICUFailure) -> String {
    try unsafe UTF16Scratch.text("ulocdata_getDelimiter") { out, capacity, status in
      unsafe cicu_region_delimiter(name, which.code, out, capacity, &status)
    }
  }

  /// The numbering system that numbers of this locale use: `latn`.
  package static func numberingSystem(_ name: String) throws(ICUFailure) -> String {
    try unsafe UTF16Scratch.ascii("unumsys_getName") { out, capacity, status in
      unsafe cicu_region_numbering(name, out, capacity, &status)
    }
  }
}
