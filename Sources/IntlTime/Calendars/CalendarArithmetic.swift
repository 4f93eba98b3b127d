/// Which arithmetic a calendar has: several calendars share one and differ in how they number years.
///
/// A few bytes, so that the questions asked in loops are a jump and no existential.
package struct CalendarArithmetic: Sendable, Hashable {
  /// The kinds of arithmetic.
  package enum Form: UInt8, Sendable, Hashable {
    case gregorian
    case julian
    case hebrew
    case islamicCivil
    case islamicTabular
    case ummAlQura
    case crescent
    case persian
    case coptic
    case ethiopic
    case indian
    case chinese
    case dangi
    case cutover
  }

  package let form: Form
  /// The first Gregorian day of ``Form/cutover``; else 0.
  package let start: Int32

  @inline(__always)
  package init(_ form: Form, start: Int32 = 0) {
    self.form = form
    self.start = start
  }
}

extension CalendarArithmetic: CalendarSystem {
  @inline(__always)
  package func date(of day: Int) -> YearMonthDay {
    switch form {
    case .gregorian: Gregorian().date(of: day)
    case .islamicCivil: IslamicTabular.civil.date(of: day)
    case .islamicTabular: IslamicTabular.astronomical.date(of: day)
    default: farDate(of: day)
    }
  }

  /// The whole choice, apart from the callers, so that the short arithmetic is not slowed by the long one beside it.
  @inline(never)
  private func farDate(of day: Int) -> YearMonthDay {
    switch form {
    case .julian: Julian().date(of: day)
    case .hebrew: Hebrew().date(of: day)
    case .ummAlQura: IslamicTable.ummAlQura.date(of: day)
    case .crescent: IslamicTable.crescent.date(of: day)
    case .persian: Persian().date(of: day)
    case .coptic: Coptic.martyrs.date(of: day)
    case .ethiopic: Coptic.incarnation.date(of: day)
    case .indian: Indian().date(of: day)
    case .chinese: EastAsian.chinese.date(of: day)
    case .dangi: EastAsian.dangi.date(of: day)
    case .cutover: GregorianCutover(start: start).date(of: day)
    case .gregorian: Gregorian().date(of: day)
    case .islamicCivil: IslamicTabular.civil.date(of: day)
    case .islamicTabular: IslamicTabular.astronomical.date(of: day)
    }
  }

  @inline(__always)
  package func day(of date: YearMonthDay) -> Int {
    switch form {
    case .gregorian: Gregorian().day(of: date)
    case .islamicCivil: IslamicTabular.civil.day(of: date)
    case .islamicTabular: IslamicTabular.astronomical.day(of: date)
    default: farDay(of: date)
    }
  }

  /// The whole choice, apart from the callers, so that the short arithmetic is not slowed by the long one beside it.
  @inline(never)
  private func farDay(of date: YearMonthDay) -> Int {
    switch form {
    case .julian: Julian().day(of: date)
    case .hebrew: Hebrew().day(of: date)
    case .ummAlQura: IslamicTable.ummAlQura.day(of: date)
    case .crescent: IslamicTable.crescent.day(of: date)
    case .persian: Persian().day(of: date)
    case .coptic: Coptic.martyrs.day(of: date)
    case .ethiopic: Coptic.incarnation.day(of: date)
    case .indian: Indian().day(of: date)
    case .chinese: EastAsian.chinese.day(of: date)
    case .dangi: EastAsian.dangi.day(of: date)
    case .cutover: GregorianCutover(start: start).day(of: date)
    case .gregorian: Gregorian().day(of: date)
    case .islamicCivil: IslamicTabular.civil.day(of: date)
    case .islamicTabular: IslamicTabular.astronomical.day(of: date)
    }
  }

  package func dayBefore(month: Int, year: Int) -> Int {
    switch form {
    case .gregorian: Gregorian().dayBefore(month: month, year: year)
    case .julian: Julian().dayBefore(month: month, year: year)
    case .hebrew: Hebrew().dayBefore(month: month, year: year)
    case .islamicCivil: IslamicTabular.civil.dayBefore(month: month, year: year)
    case .islamicTabular: IslamicTabular.astronomical.dayBefore(month: month, year: year)
    case .ummAlQura: IslamicTable.ummAlQura.dayBefore(month: month, year: year)
    case .crescent: IslamicTable.crescent.dayBefore(month: month, year: year)
    case .persian: Persian().dayBefore(month: month, year: year)
    case .coptic: Coptic.martyrs.dayBefore(month: month, year: year)
    case .ethiopic: Coptic.incarnation.dayBefore(month: month, year: year)
    case .indian: Indian().dayBefore(month: month, year: year)
    case .chinese: EastAsian.chinese.dayBefore(month: month, year: year)
    case .dangi: EastAsian.dangi.dayBefore(month: month, year: year)
    case .cutover: GregorianCutover(start: start).dayBefore(month: month, year: year)
    }
  }

  package func length(ofMonth month: Int, year: Int) -> Int {
    switch form {
    case .gregorian: Gregorian().length(ofMonth: month, year: year)
    case .julian: Julian().length(ofMonth: month, year: year)
    case .hebrew: Hebrew().length(ofMonth: month, year: year)
    case .islamicCivil: IslamicTabular.civil.length(ofMonth: month, year: year)
    case .islamicTabular: IslamicTabular.astronomical.length(ofMonth: month, year: year)
    case .ummAlQura: IslamicTable.ummAlQura.length(ofMonth: month, year: year)
    case .crescent: IslamicTable.crescent.length(ofMonth: month, year: year)
    case .persian: Persian().length(ofMonth: month, year: year)
    case .coptic: Coptic.martyrs.length(ofMonth: month, year: year)
    case .ethiopic: Coptic.incarnation.length(ofMonth: month, year: year)
    case .indian: Indian().length(ofMonth: month, year: year)
    case .chinese: EastAsian.chinese.length(ofMonth: month, year: year)
    case .dangi: EastAsian.dangi.length(ofMonth: month, year: year)
    case .cutover: GregorianCutover(start: start).length(ofMonth: month, year: year)
    }
  }

  /// The same arithmetic behind the protocol, for questions that are asked rarely.
  private var system: any CalendarSystem {
    switch form {
    case .gregorian: Gregorian()
    case .julian: Julian()
    case .hebrew: Hebrew()
    case .islamicCivil: IslamicTabular.civil
    case .islamicTabular: IslamicTabular.astronomical
    case .ummAlQura: IslamicTable.ummAlQura
    case .crescent: IslamicTable.crescent
    case .persian: Persian()
    case .coptic: Coptic.martyrs
    case .ethiopic: Coptic.incarnation
    case .indian: Indian()
    case .chinese: EastAsian.chinese
    case .dangi: EastAsian.dangi
    case .cutover: GregorianCutover(start: start)
    }
  }

  /// True where every year has the months 1 to 12 in order.
  @inline(__always)
  private var hasTwelveMonths: Bool {
    switch form {
    case .hebrew, .coptic, .ethiopic, .chinese, .dangi: false
    default: true
    }
  }

  package var days: ClosedRange<Int> {
    switch form {
    case .chinese, .dangi: system.days
    default: DayNumber.min.days...DayNumber.max.days
    }
  }

  package var years: ClosedRange<Int> {
    switch form {
    case .chinese, .dangi: system.years
    default: Gregorian().years
    }
  }

  package func monthCount(year: Int) -> Int {
    hasTwelveMonths ? 12 : system.monthCount(year: year)
  }

  package func index(ofMonth month: Int, year: Int) -> Int {
    hasTwelveMonths
      ? Gregorian().index(ofMonth: month, year: year) : system.index(ofMonth: month, year: year)
  }

  package func month(atIndex index: Int) -> (year: Int, month: Int) {
    hasTwelveMonths ? Gregorian().month(atIndex: index) : system.month(atIndex: index)
  }

  package func code(ofMonth month: Int, year: Int) -> MonthCode {
    hasTwelveMonths ? MonthCode(month) : system.code(ofMonth: month, year: year)
  }

  package func month(of code: MonthCode, year: Int) -> Int? {
    hasTwelveMonths ? Gregorian().month(of: code, year: year) : system.month(of: code, year: year)
  }

  package func substitute(for code: MonthCode) -> MonthCode { system.substitute(for: code) }
}
