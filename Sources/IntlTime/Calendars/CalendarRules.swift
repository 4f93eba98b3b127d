public import IntlCore

/// A calendar without a zone: its dates, and the day numbers that they name.
///
/// ```swift
/// let hebrew = try CalendarRules("hebrew")
/// let date = try hebrew.date(on: CivilDate(2023, 9, 16).dayNumber)
/// date.year                                         // 5784
/// try hebrew.day(year: 5784, month: MonthCode(1), day: 1) == date.dayNumber     // true
/// ```
///
/// Gregorian dates are proleptic unless a day of change from the Julian calendar is given.
public struct CalendarRules: Sendable, Hashable {
  // The parts of the arithmetic stand apart, so that all of this is eight bytes.
  private let start: Int32
  private let form: CalendarArithmetic.Form
  package let kind: CalendarKind
  let traits: CalendarKind.Traits

  @inline(__always)
  package var arithmetic: CalendarArithmetic { CalendarArithmetic(form, start: start) }

  /// The proleptic Gregorian calendar.
  public static let gregorian = CalendarRules(.gregory)
  /// The Gregorian calendar with ISO 8601 weeks and without eras.
  public static let iso8601 = CalendarRules(.iso8601)
  /// The names of all calendars.
  public static let identifiers = CalendarKind.allCases.map { CalendarID(unchecked: $0.rawValue) }

  private init(_ kind: CalendarKind) {
    self.kind = kind
    form = kind.form
    start = 0
    traits = kind.traits
  }

  /// The calendar of a name.
  ///
  /// - Parameter cutover: The first Gregorian day, before which the dates are Julian: ``reform`` in Rome. Only a calendar
  ///   with Gregorian months can have one.
  /// - Throws: `IntlError` of kind `invalidOption` for a name that no calendar has, or a cut-over in a calendar without
  ///   Gregorian months; `malformedFile` when the tables are damaged.
  public init(_ calendar: CalendarID = .gregory, cutover: DayNumber? = nil) throws(IntlError) {
    guard let kind = CalendarKind(rawValue: calendar.identifier) else {
      throw IntlError(
        .invalidOption, subject: calendar.identifier,
        expected: "one of \(CalendarKind.allCases.map(\.rawValue).sorted().joined(separator: ", "))")
    }
    if kind.needsTables { try CalendarTables.load() }
    self.kind = kind
    traits = kind.traits
    guard let cutover else {
      form = kind.form
      start = 0
      return
    }
    guard kind.form == .gregorian else {
      throw IntlError(
        .invalidOption, subject: calendar.identifier,
        expected: "a calendar with Gregorian months beside a cut-over")
    }
    form = .cutover
    start = cutover.value
  }

  /// 15 October 1582, the first Gregorian day in Rome.
  public static let reform = DayNumber(unchecked: Int(GregorianCutover.reform.start))

  /// The calendar's name.
  public var id: CalendarID { CalendarID(unchecked: kind.rawValue) }

  /// The first Gregorian day, where the calendar is Julian before it.
  public var cutover: DayNumber? {
    form == .cutover ? DayNumber(unchecked: Int(start)) : nil
  }

  /// The days that the calendar can name; short only for the Chinese and Korean calendars, which come from tables.
  public var days: ClosedRange<DayNumber> {
    let days = arithmetic.days
    return DayNumber(unchecked: days.lowerBound)...DayNumber(unchecked: days.upperBound)
  }

  /// The date of a day.
  ///
  /// - Throws: `IntlError` of kind `outOfRange` outside ``days``.
  public func date(on day: DayNumber) throws(IntlError) -> CalendarDate {
    try check(day.days)
    return date(ofDay: day.days)
  }

  /// The day of a date.
  ///
  /// - Parameters:
  ///   - era: The era by its CLDR number; the latest when `nil`.
  ///   - year: The year of the era. A Chinese or Korean year without an era is the Gregorian year in which it begins.
  /// - Throws: `IntlError` of kind `outOfRange` when there is no such date.
  public func day(
    era: Int? = nil, year: Int, month: MonthCode, day: Int
  ) throws(IntlError) -> DayNumber {
    let year = try self.year(year, era: era)
    guard let place = arithmetic.month(of: month, year: year) else {
      throw failure(month.description, "a month of that year")
    }
    let length = arithmetic.length(ofMonth: place, year: year)
    guard 1...length ~= day else {
      throw failure(String(day), "a day of 1 to \(length) in month \(month)")
    }
    let number = arithmetic.day(of: YearMonthDay(year: year, month: place, day: day))
    try check(number)
    return DayNumber(unchecked: number)
  }
}

extension CalendarRules {
  /// The date of a day that is inside ``days``.
  @inline(__always)
  func date(ofDay day: Int) -> CalendarDate {
    CalendarDate(self, arithmetic.date(of: day), day: day)
  }

  /// A year of an era in the arithmetic's count.
  ///
  /// - Throws: ``IntlError`` of kind `outOfRange` when the calendar does not have it.
  func year(_ year: Int, era: Int?) throws(IntlError) -> Int {
    if let era {
      guard let eras = kind.eras, eras ~= era else {
        let range = kind.eras.map { "an era of \($0.lowerBound) to \($0.upperBound)" }
        throw failure(String(era), range ?? "no era in this calendar")
      }
    }
    guard -2_000_000...2_000_000 ~= year else {
      throw failure(String(year), "a year inside the range of dates")
    }
    let counted = kind.year(year, inEra: era)
    try check(year: counted)
    return counted
  }

  @inline(__always)
  func check(_ day: Int) throws(IntlError) {
    guard arithmetic.days ~= day else { throw outOfRange(day) }
  }

  @inline(__always)
  func check(year: Int) throws(IntlError) {
    guard arithmetic.years ~= year else { throw outOfRange(year: year) }
  }

  @inline(never)
  private func outOfRange(_ day: Int) -> IntlError {
    let days = arithmetic.days
    let text = DayNumber.min.days...DayNumber.max.days ~= day ? CalendarRules.text(day) : "day \(day)"
    return failure(
      text, "a day of \(CalendarRules.text(days.lowerBound)) to \(CalendarRules.text(days.upperBound))")
  }

  @inline(never)
  private func outOfRange(year: Int) -> IntlError {
    // The arithmetic goes on for a while beyond the days that there are.
    let (first, last) = (
      arithmetic.date(of: arithmetic.days.lowerBound), arithmetic.date(of: arithmetic.days.upperBound)
    )
    return failure("the year \(year)", "a year of \(first.year) to \(last.year)")
  }

  private static func text(_ day: Int) -> String { CivilDate(DayNumber(unchecked: day)).description }

  @inline(never)
  func failure(_ subject: String, _ expected: String) -> IntlError {
    IntlError(.outOfRange, subject: subject, expected: "\(expected), of the calendar \(kind.rawValue)")
  }
}
