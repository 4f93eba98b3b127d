internal import ICUBridge
internal import IntlCore
internal import IntlTime

/// Puts right the days that ICU's calendars have wrong.
///
/// ICU 72 is a day off in the Hebrew calendar around 2046, in the Chinese one around 2027 and 2030, and calls the last
/// weeks of Keio Meiji; our own calendars are not. ICU still has the words: a field of such a day is taken from the text
/// of a nearby day for which ICU's calendar shows what is true of this one.
struct CalendarRepair: Sendable {
  /// Days whose texts have the right year, the right month and the right day of the month, in milliseconds.
  struct Donors {
    let date: CalendarDate
    let year: Double
    let month: Double
    let day: Double
  }

  private let rules: CalendarRules
  private let weeks: WeekRules

  /// `nil` for the calendars that ICU counts as we do.
  init?(_ calendar: CalendarID, weeks: WeekRules) throws(IntlError) {
    guard CalendarRepair.doubtful.contains(calendar) else { return nil }
    rules = try CalendarRules(calendar)
    self.weeks = weeks
  }

  private static let doubtful: Set<CalendarID> = [
    .chinese, .dangi, .hebrew, .islamic, .islamicRGSA, .japanese, .persian,
  ]

  // MARK: Finding days

  /// How many days away one with the right fields is looked for; a month or a year is found within itself.
  private static let reach = 400

  private static let millisecondsInDay = 86_400_000.0

  /// The days to take fields from; `nil` when ICU has the day right, or when the calendar cannot name it.
  func donors(
    for local: Double, _ handle: inout DateFormatHandle
  ) throws(ICUFailure) -> Donors? {
    let day = Int((local / CalendarRepair.millisecondsInDay).rounded(.down))
    guard let date = date(ofDay: day) else { return nil }
    let fields = try handle.calendarFields(local)
    var year = hasYear(fields, of: date) ? local : nil
    var month = hasMonth(fields, of: date) ? local : nil
    var dayOfMonth = fields.day == date.day ? local : nil
    if let year, let month, let dayOfMonth {
      if fields.dayOfYear == date.dayOfYear { return nil }
      return Donors(date: date, year: year, month: month, day: dayOfMonth)
    }
    for distance in 1...CalendarRepair.reach {
      for step in [distance, -distance] {
        let other = local + Double(step) * CalendarRepair.millisecondsInDay
        let fields = try handle.calendarFields(other)
        if year == nil, hasYear(fields, of: date) { year = other }
        if month == nil, hasMonth(fields, of: date) { month = other }
        if dayOfMonth == nil, fields.day == date.day { dayOfMonth = other }
        if let year, let month, let dayOfMonth {
          return Donors(date: date, year: year, month: month, day: dayOfMonth)
        }
      }
    }
    return nil
  }

  private func date(ofDay day: Int) -> CalendarDate? {
    guard DayNumber.min.days...DayNumber.max.days ~= day else { return nil }
    let day = DayNumber(unchecked: day)
    guard rules.days.contains(day) else { return nil }
    do throws(IntlError) {
      return try rules.date(on: day)
    } catch {
      return nil
    }
  }

  private func hasYear(_ fields: DateFormatHandle.CalendarFields, of date: CalendarDate) -> Bool {
    // Only Japan's eras begin in the middle of a year.
    guard rules.id == .japanese else { return fields.extendedYear == date.extendedYear }
    return fields.era == date.era && fields.year == date.year
  }

  private func hasMonth(_ fields: DateFormatHandle.CalendarFields, of date: CalendarDate) -> Bool {
    switch rules.id {
    case .japanese:
      return fields.month == date.month - 1
    case .chinese, .dangi:
      return fields.month == date.month - 1 && fields.isLeapMonth == date.isLeapMonth
    case .hebrew:
      // ICU numbers the leap month Adar I 5, and what follows it from 6 in every year; Adar's name depends on the year.
      let month = date.isLeapMonth || date.month < 6 ? date.month - (date.isLeapMonth ? 0 : 1) : date.month
      return fields.month == month && fields.extendedYear == date.extendedYear
    default:
      return fields.month == date.ordinalMonth - 1
    }
  }

  // MARK: Which day has which field

  /// What is true of the day that no other day's text may have: a count in numbers.
  func count(_ field: DateFormatHandle.FieldKind, of date: CalendarDate) -> Int? {
    switch field {
    case .dayOfYear: date.dayOfYear
    case .weekdayInMonth: date.weekdayOrdinal
    case .weekOfMonth: date.weekOfMonth(weeks)
    case .weekOfYear: date.week(weeks).week
    case .weekYear: date.week(weeks).year
    default: nil
    }
  }
}

extension CalendarRepair.Donors {
  /// The day to take a field from; `nil` for the day itself.
  func day(for field: DateFormatHandle.FieldKind) -> Double? {
    switch field {
    case .era, .year, .extendedYear, .relatedYear, .cyclicYear: year
    case .month, .standaloneMonth, .quarter, .standaloneQuarter: month
    case .day: day
    default: nil
    }
  }
}
