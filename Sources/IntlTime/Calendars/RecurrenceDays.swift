/// The days of a ``Recurrence``, with what it leaves open taken from the first date.
struct RecurrenceDays: Sendable {
  private(set) var recurrence: Recurrence
  private let calendar: ZonedCalendar

  init(_ recurrence: Recurrence, in calendar: ZonedCalendar, from date: CalendarDate) {
    self.recurrence = recurrence
    self.calendar = calendar
    let saysNoDay =
      recurrence.daysOfMonth.isEmpty && recurrence.weekdays.isEmpty && recurrence.daysOfYear.isEmpty
    switch recurrence.frequency {
    case .yearly where saysNoDay && recurrence.weeksOfYear.isEmpty:
      self.recurrence.daysOfMonth = [date.day]
      if recurrence.months.isEmpty { self.recurrence.months = [date.monthCode] }
    case .yearly where saysNoDay, .weekly where recurrence.weekdays.isEmpty:
      self.recurrence.weekdays = [.every(date.weekday)]
    case .monthly where saysNoDay:
      self.recurrence.daysOfMonth = [date.day]
    default: break
    }
  }

  /// The unit of the frequency.
  var unit: DateUnit {
    switch recurrence.frequency {
    case .secondly: .second
    case .minutely: .minute
    case .hourly: .hour
    case .daily: .day
    case .weekly: .week
    case .monthly: .month
    case .yearly: .year
    }
  }

  /// True when years are the years of weeks, whose first and last days may lie in other months than the year's.
  var countsByWeeks: Bool { !recurrence.weeksOfYear.isEmpty && recurrence.frequency == .yearly }

  /// True when a day has all that the rule says of days.
  func matches(_ day: Int) -> Bool {
    let date = calendar.calendar.date(ofDay: day)
    return matchesMonth(date) && matchesDayOfMonth(date, day)
      && contains(recurrence.daysOfYear, date.dayOfYear, of: date.daysInYear)
      && matchesWeek(date) && matchesWeekday(date, day)
  }

  /// The instants at the positions that the rule asks for.
  func selected(_ instants: [Instant]) -> [Instant] {
    guard !recurrence.setPositions.isEmpty else { return instants }
    let places = Set(
      recurrence.setPositions.map { $0 > 0 ? $0 - 1 : instants.count + $0 }.filter(instants.indices.contains))
    return places.sorted().map { instants[$0] }
  }

  private func contains(_ numbers: [Int], _ number: Int, of count: Int) -> Bool {
    numbers.isEmpty || numbers.contains(number) || numbers.contains(number - count - 1)
  }

  private func matchesMonth(_ date: CalendarDate) -> Bool {
    recurrence.months.isEmpty || recurrence.months.contains(date.monthCode) || standsForMissingDay(date)
  }

  private func matchesDayOfMonth(_ date: CalendarDate, _ day: Int) -> Bool {
    guard !recurrence.daysOfMonth.isEmpty else { return true }
    // The first of a month that the rule does not have is here for the month before it alone.
    let isInMonth = recurrence.months.isEmpty || recurrence.months.contains(date.monthCode)
    if isInMonth {
      if contains(recurrence.daysOfMonth, date.day, of: date.daysInMonth) { return true }
      if recurrence.missingDays == .backward, date.day == date.daysInMonth {
        return recurrence.daysOfMonth.contains { $0 > date.day }
      }
    }
    return standsForMissingDay(date)
  }

  /// True for the first of a month when the month before lacks a day of the rule, and the rule says to go on to it.
  private func standsForMissingDay(_ date: CalendarDate) -> Bool {
    guard recurrence.missingDays == .forward, date.day == 1 else { return false }
    let before = date.dayNumber.days - 1
    guard before >= calendar.calendar.arithmetic.days.lowerBound else { return false }
    let last = calendar.calendar.date(ofDay: before)
    return (recurrence.months.isEmpty || recurrence.months.contains(last.monthCode))
      && recurrence.daysOfMonth.contains { $0 > last.day }
  }

  private func matchesWeek(_ date: CalendarDate) -> Bool {
    guard !recurrence.weeksOfYear.isEmpty else { return true }
    let (year, week) = calendar.calendar.weekAndYear(of: date, calendar.weeks)
    return contains(
      recurrence.weeksOfYear, week, of: calendar.calendar.weekCount(ofWeekYear: year, calendar.weeks))
  }

  private func matchesWeekday(_ date: CalendarDate, _ day: Int) -> Bool {
    guard !recurrence.weekdays.isEmpty else { return true }
    // Numbers count in the year only where the rule names no month.
    let isByYear = recurrence.frequency == .yearly && recurrence.months.isEmpty
    return recurrence.weekdays.contains { rule in
      guard rule.weekday == date.weekday else { return false }
      guard let ordinal = rule.ordinal else { return true }
      let bounds = calendar.bounds(of: isByYear ? .year : .month, on: day)
      return ordinal
        == (ordinal > 0 ? (day - bounds.lowerBound) / 7 + 1 : -((bounds.upperBound - 1 - day) / 7 + 1))
    }
  }
}
