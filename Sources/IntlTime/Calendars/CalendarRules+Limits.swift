extension CalendarRules {
  /// The numbers that a unit takes in every one of its larger units: days of the month 1 to 28.
  ///
  /// ```swift
  /// CalendarRules.gregorian.minimumRange(of: .day)       // 1...28
  /// try CalendarRules("coptic").minimumRange(of: .day)   // 1...5
  /// ```
  ///
  /// ICU: `ucal_getLimit` with `UCAL_LEAST_MAXIMUM`
  public func minimumRange(of unit: DateUnit) -> ClosedRange<Int> { range(of: unit, limits.least) }

  /// The numbers that a unit may take in some of its larger units: days of the month 1 to 31.
  ///
  /// ICU: `ucal_getLimit` with `UCAL_MAXIMUM`
  public func maximumRange(of unit: DateUnit) -> ClosedRange<Int> { range(of: unit, limits.most) }

  private struct Lengths {
    var month: Int
    var year: Int
    var months: Int
  }

  /// The shortest and the longest months and years.
  private var limits: (least: Lengths, most: Lengths) {
    switch arithmetic.form {
    case .gregorian, .julian:
      (Lengths(month: 28, year: 365, months: 12), Lengths(month: 31, year: 366, months: 12))
    case .cutover:
      // The year of the change lacks ten days in 1582, and more the later it came.
      (Lengths(month: 18, year: 352, months: 12), Lengths(month: 31, year: 366, months: 12))
    case .hebrew:
      (Lengths(month: 29, year: 353, months: 12), Lengths(month: 30, year: 385, months: 13))
    case .chinese, .dangi:
      (Lengths(month: 29, year: 353, months: 12), Lengths(month: 30, year: 385, months: 13))
    case .islamicCivil, .islamicTabular:
      (Lengths(month: 29, year: 354, months: 12), Lengths(month: 30, year: 355, months: 12))
    case .ummAlQura, .crescent:
      (Lengths(month: 29, year: 353, months: 12), Lengths(month: 30, year: 356, months: 12))
    case .persian:
      (Lengths(month: 29, year: 365, months: 12), Lengths(month: 31, year: 366, months: 12))
    case .coptic, .ethiopic:
      (Lengths(month: 5, year: 365, months: 13), Lengths(month: 30, year: 366, months: 13))
    case .indian:
      (Lengths(month: 30, year: 365, months: 12), Lengths(month: 31, year: 366, months: 12))
    }
  }

  private func range(of unit: DateUnit, _ lengths: Lengths) -> ClosedRange<Int> {
    let isLeast = lengths.year == limits.least.year
    return switch unit {
    case .era: kind.eras ?? 0...0
    case .year, .weekYear: isLeast && kind == .japanese ? 1...2 : 1...latestYear
    case .quarter: 1...4
    case .month: 1...lengths.months
    case .day: 1...lengths.month
    case .dayOfYear: 1...lengths.year
    case .weekday: 1...7
    case .week: 1...(isLeast ? lengths.year / 7 : (lengths.year + 6) / 7)
    // A month of four whole weeks, and one of 31 days from the last day of a week.
    case .weekOfMonth: isLeast ? 1...max(1, lengths.month / 7) : 0...(lengths.month + 12) / 7
    case .weekdayOrdinal: 1...max(1, isLeast ? lengths.month / 7 : (lengths.month + 6) / 7)
    case .hour: 0...23
    case .minute, .second: 0...59
    case .millisecond: 0...999
    case .microsecond: 0...999_999
    case .nanosecond: 0...999_999_999
    }
  }

  /// The last year of an era that is still open, or of a cycle.
  private var latestYear: Int {
    switch kind {
    case .chinese, .dangi: 60
    default: date(ofDay: arithmetic.days.upperBound).year
    }
  }
}
