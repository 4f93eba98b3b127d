internal import IntlCore

/// The instants of a ``Recurrence``, computed period by period.
public struct RecurrenceSequence: Sequence, IteratorProtocol, Sendable {
  private let calendar: ZonedCalendar
  private let rule: RecurrenceDays
  private let start: Instant
  private let startDay: Int
  private let time: CivilTime
  /// The period to look at next, counted from that of the start.
  private var period = 0
  /// The instants found in the last period, the next one last.
  private var pending: [Instant] = []
  private var last: Instant?
  private var count = 0
  private var emptyUntil: Int
  private var emptyPeriods = 0
  private var isDone = false

  /// No rule that comes at all stays away for longer, in days and in periods.
  private static let patience = 1200 * 366
  private static let periods = 200_000

  init(_ recurrence: Recurrence, in calendar: ZonedCalendar, from start: Instant) throws(IntlError) {
    try recurrence.check()
    let now = try calendar.dateTime(at: start)
    self.calendar = calendar
    self.start = start
    startDay = now.date.dayNumber.days
    time = now.time
    rule = RecurrenceDays(recurrence, in: calendar, from: now.date)
    emptyUntil = startDay + RecurrenceSequence.patience
  }

  /// The next instant; `nil` at the end.
  public mutating func next() -> Instant? {
    if case .after(let limit) = rule.recurrence.end, count >= limit { return nil }
    while !isDone {
      while let instant = pending.popLast() {
        guard instant >= start, last.map({ instant > $0 }) ?? true else { continue }
        if case .until(let end) = rule.recurrence.end, instant > end {
          isDone = true
          return nil
        }
        last = instant
        count += 1
        return instant
      }
      do throws(IntlError) {
        try fill()
      } catch {
        // The range of instants or of the calendar ends here.
        isDone = true
      }
    }
    return nil
  }

  /// Finds the instants of the next period.
  private mutating func fill() throws(IntlError) {
    let (index, overflow) = period.multipliedReportingOverflow(by: rule.recurrence.interval)
    guard !overflow else {
      isDone = true
      return
    }
    var found: [Instant] = []
    var day: Int
    switch rule.recurrence.frequency {
    case .secondly, .minutely, .hourly:
      let instant = try calendar.adding(index, rule.unit, to: start)
      day = try calendar.day(of: instant)
      if rule.matches(day) {
        found = try times(at: instant)
        period += 1
      } else {
        period = try periodAfter(day, from: instant)
      }
    default:
      let days = try self.days(ofPeriod: index)
      day = days.lowerBound
      for day in days where rule.matches(day) { found += try times(on: day) }
      period += 1
    }
    found.sort()
    pending = rule.selected(found).reversed()
    if found.isEmpty {
      emptyPeriods += 1
      isDone = day > emptyUntil || emptyPeriods > RecurrenceSequence.periods
    } else {
      emptyPeriods = 0
      emptyUntil = day + RecurrenceSequence.patience
    }
  }

  /// The days of a period.
  private func days(ofPeriod index: Int) throws(IntlError) -> Range<Int> {
    let range = calendar.calendar.arithmetic.days
    let first: Int
    switch rule.recurrence.frequency {
    case .weekly:
      // Weeks are stepped from the first day of the first one.
      first = try calendar.day(byAdding: index, .week, to: startDay)
      return calendar.bounds(of: .week, on: first).clamped(to: range.lowerBound..<range.upperBound + 1)
    case .daily:
      first = try calendar.day(byAdding: index, .day, to: startDay)
      return first..<first + 1
    case .monthly:
      let month = calendar.bounds(of: .month, on: startDay).lowerBound
      first = try calendar.day(byAdding: index, .month, to: month)
      return calendar.bounds(of: .month, on: first)
    default:
      let unit: DateUnit = rule.countsByWeeks ? .weekYear : .year
      let year = calendar.bounds(of: unit, on: startDay).lowerBound
      first = try calendar.day(byAdding: index, unit, to: Swift.max(year, range.lowerBound))
      return calendar.bounds(of: unit, on: first).clamped(to: range.lowerBound..<range.upperBound + 1)
    }
  }

  /// The times of a day that has the rule's days.
  private func times(on day: Int) throws(IntlError) -> [Instant] {
    var instants: [Instant] = []
    let recurrence = rule.recurrence
    for hour in recurrence.hours.orOne(time.hour) {
      for minute in recurrence.minutes.orOne(time.minute) {
        for second in recurrence.seconds.orOne(time.second) {
          let clock = CivilTime(
            uncheckedSecondOfDay: Int32((hour * 60 + minute) * 60 + second), nanosecond: time.nanosecondValue)
          // The start may be the second of two equal clock times.
          let isStart = day == startDay && clock == time
          instants.append(isStart ? start : try calendar.resolve(day: day, time: clock, .standard))
        }
      }
    }
    return instants
  }

  /// The times of an hour, minute or second that is itself a period.
  private func times(at instant: Instant) throws(IntlError) -> [Instant] {
    let recurrence = rule.recurrence
    let time = try calendar.dateTime(at: instant).time
    guard recurrence.hours.isEmpty || recurrence.hours.contains(time.hour) else { return [] }
    var instants = [instant]
    if !recurrence.minutes.isEmpty {
      if recurrence.frequency == .hourly {
        var expanded: [Instant] = []
        for minute in recurrence.minutes {
          expanded.append(try instant.adding(seconds: Int64(minute - time.minute) * 60))
        }
        instants = expanded
      } else if !recurrence.minutes.contains(time.minute) {
        return []
      }
    }
    guard !recurrence.seconds.isEmpty else { return instants }
    guard recurrence.frequency != .secondly else {
      return recurrence.seconds.contains(time.second) ? instants : []
    }
    var expanded: [Instant] = []
    for instant in instants {
      for second in recurrence.seconds {
        expanded.append(try instant.adding(seconds: Int64(second - time.second)))
      }
    }
    return expanded
  }

  /// The first period of real time that is not on a day that does not match.
  private func periodAfter(_ day: Int, from instant: Instant) throws(IntlError) -> Int {
    let next = try calendar.firstInstant(ofDay: day + 1)
    let distance = try calendar.difference(from: instant, to: next, in: rule.unit)
    return period + Swift.max(1, distance / rule.recurrence.interval)
  }
}

extension [Int] {
  /// These numbers, or the one that stands for none.
  fileprivate func orOne(_ value: Int) -> [Int] { isEmpty ? [value] : self }
}
