/// An Islamic calendar whose months are listed for the years 1300 to 1600; outside them it is tabular.
package struct IslamicTable: CalendarSystem {
  private let isUmmAlQura: Bool

  /// The official calendar of Saudi Arabia.
  package static let ummAlQura = IslamicTable(isUmmAlQura: true)
  /// The first sight of the crescent, as ICU computes it for `islamic` and `islamic-rgsa`.
  package static let crescent = IslamicTable(isUmmAlQura: false)

  private init(isUmmAlQura: Bool) { self.isUmmAlQura = isUmmAlQura }

  @inline(__always)
  private var table: MonthTable {
    isUmmAlQura ? CalendarTables.shared.ummAlQura : CalendarTables.shared.islamic
  }

  /// The tabular calendar whose months meet those of the table at both its ends.
  @inline(__always)
  private var tabular: IslamicTabular { isUmmAlQura ? .civil : .astronomical }

  package func date(of day: Int) -> YearMonthDay {
    table.days ~= day ? table.date(of: day) : tabular.date(of: day)
  }

  package func dayBefore(month: Int, year: Int) -> Int {
    table.years ~= year
      ? table.dayBefore(month: month, year: year) : tabular.dayBefore(month: month, year: year)
  }

  package func length(ofMonth month: Int, year: Int) -> Int {
    table.years ~= year
      ? table.length(ofMonth: month, year: year) : tabular.length(ofMonth: month, year: year)
  }
}
