internal import IntlCore

/// Some fields of a date, the others free: tells of a day whether it has them, and if not, where to look next.
struct DayPattern {
  /// What a day is to the pattern.
  enum Verdict: Equatable {
    case match
    /// No day up to this one matches.
    case jump(Int)
    /// The month ends before the day that is asked for.
    case missing
    /// No day from here on matches.
    case never
  }

  private let fields: DateFields
  private let calendar: ZonedCalendar
  private let isForward: Bool
  /// The year in the arithmetic's count, where only one can match.
  private let year: Int?
  private let weekYear: Int?
  /// The smallest unit of at least a day that is given; `nil` when none is.
  let unit: DateUnit?

  init(_ fields: DateFields, in calendar: ZonedCalendar, isForward: Bool) throws(IntlError) {
    self.fields = fields
    self.calendar = calendar
    self.isForward = isForward
    year = try DayPattern.year(fields, calendar.calendar)
    // A week year that is out of range stays so, and is met by no day.
    weekYear = fields.weekYear.map {
      $0.subtractingReportingOverflow(calendar.calendar.kind.extendedYearOffset)
    }
    .map { $0.overflow ? .min : $0.partialValue }
    unit = DayPattern.unit(fields)
  }

  private static func unit(_ fields: DateFields) -> DateUnit? {
    if fields.day != nil || fields.weekday != nil || fields.dayOfYear != nil { return .day }
    if fields.weekdayOrdinal != nil { return .weekdayOrdinal }
    if fields.weekOfYear != nil || fields.weekOfMonth != nil { return .week }
    if fields.month != nil || fields.ordinalMonth != nil || fields.isLeapMonth != nil { return .month }
    if fields.quarter != nil { return .quarter }
    if fields.weekYear != nil { return .weekYear }
    if fields.year != nil || fields.relatedYear != nil { return .year }
    return fields.era == nil ? nil : .era
  }

  private static func year(_ fields: DateFields, _ calendar: CalendarRules) throws(IntlError) -> Int? {
    guard let year = fields.year else {
      // Two Islamic years may be related to one Gregorian one, so that is only compared.
      guard let related = fields.relatedYear, -2_000_000...2_000_000 ~= related else { return nil }
      let year = calendar.kind.year(relatedTo: related)
      return calendar.kind.relatedYear(of: year + 1) == related ? nil : year
    }
    // A year of Japan, or of a cycle, without its era comes again.
    switch calendar.kind {
    case .japanese, .chinese, .dangi: if fields.era == nil { return nil }
    default: break
    }
    return try calendar.year(year, era: fields.era)
  }

  /// True when all matches lie in one year, which is gone to at once.
  var isOfOneYear: Bool { year != nil || weekYear != nil }

  /// True when a day has all fields.
  func matches(_ day: Int) -> Bool {
    calendar.calendar.arithmetic.days ~= day && verdict(day) == .match
  }

  /// Looks at a day, from the largest field to the smallest: the first that differs says where to go on.
  func verdict(_ day: Int) -> Verdict {
    let date = calendar.calendar.date(ofDay: day)
    return yearVerdict(date, day) ?? monthVerdict(date, day) ?? weekVerdict(date, day)
      ?? dayVerdict(date, day) ?? .match
  }

  /// Past a stretch of days, of which the current one is a part.
  private func past(_ days: Range<Int>) -> Verdict {
    .jump(isForward ? days.upperBound : days.lowerBound - 1)
  }

  /// To a day, if it is ahead, else past a stretch.
  private func to(_ target: Int, from day: Int, else days: Range<Int>) -> Verdict {
    let isAhead =
      isForward ? target > day && target < days.upperBound : target < day && target >= days.lowerBound
    return isAhead ? .jump(target) : past(days)
  }

  /// To the near end of a stretch, if it is ahead and not empty, else past a longer one.
  private func to(_ target: Range<Int>, from day: Int, else days: Range<Int>) -> Verdict {
    target.isEmpty
      ? past(days) : to(isForward ? target.lowerBound : target.upperBound - 1, from: day, else: days)
  }

  /// To a year whose place is known, or nowhere.
  private func toYear(_ bounds: Range<Int>, from day: Int) -> Verdict {
    let target = isForward ? bounds.lowerBound : bounds.upperBound - 1
    return (isForward ? target > day : target < day) ? .jump(target) : .never
  }

  private func yearVerdict(_ date: CalendarDate, _ day: Int) -> Verdict? {
    let rules = calendar.calendar
    if let year, year != date.counted.year {
      guard rules.arithmetic.years ~= year else { return .never }
      return toYear(rules.dayAfter(year: year - 1)..<rules.dayAfter(year: year), from: day)
    }
    if let weekYear, weekYear != rules.weekAndYear(of: date, calendar.weeks).year {
      guard rules.arithmetic.years ~= weekYear else { return .never }
      return toYear(
        rules.firstWeek(
          ofYear: weekYear, calendar.weeks)..<rules.firstWeek(ofYear: weekYear + 1, calendar.weeks),
        from: day)
    }
    let eraDiffers = fields.era.map { $0 != date.era } ?? false
    let yearDiffers = year == nil && (fields.year.map { $0 != date.year } ?? false)
    let relatedDiffers = fields.relatedYear.map { $0 != date.relatedYear } ?? false
    guard eraDiffers || yearDiffers || relatedDiffers else { return nil }
    if eraDiffers, let era = fields.era, let now = date.era {
      // Eras follow each other in the order of their numbers.
      guard isForward ? era > now : era < now else { return .never }
      return past(calendar.eraBounds(date))
    }
    // A year of Japan ends with its era.
    let yearBounds = rules.dayAfter(year: date.counted.year - 1)..<rules.dayAfter(year: date.counted.year)
    return past(yearBounds.clamped(to: calendar.eraBounds(date)))
  }

  private func monthVerdict(_ date: CalendarDate, _ day: Int) -> Verdict? {
    let arithmetic = calendar.calendar.arithmetic
    let year = date.counted.year
    if let quarter = fields.quarter, quarter != date.quarter {
      return 1...4 ~= quarter ? past(bounds(.quarter, day)) : .never
    }
    // No calendar has more months.
    guard 1...13 ~= fields.month ?? 1, 1...13 ~= fields.ordinalMonth ?? 1 else { return .never }
    let place: Int?
    if let number = fields.month {
      let code = MonthCode(number, isLeap: fields.isLeapMonth ?? false)
      // Without a leap flag both months of a number match.
      if code.number == date.month, fields.isLeapMonth == nil || code.isLeap == date.isLeapMonth {
        place = date.ordinalMonth
      } else {
        // Backward, the leap month of the number is met first.
        let leap = fields.isLeapMonth == nil && !isForward ? MonthCode(number, isLeap: true) : code
        place = arithmetic.month(of: leap, year: year) ?? arithmetic.month(of: code, year: year)
      }
    } else {
      place = fields.ordinalMonth ?? date.ordinalMonth
    }
    let leapDiffers = fields.month == nil && (fields.isLeapMonth.map { $0 != date.isLeapMonth } ?? false)
    if leapDiffers { return past(bounds(.month, day)) }
    guard place != date.ordinalMonth else { return nil }
    let yearBounds = bounds(.year, day)
    guard let place, 1...arithmetic.monthCount(year: year) ~= place else { return past(yearBounds) }
    let first = arithmetic.dayBefore(month: place, year: year) + 1
    let last = first + arithmetic.length(ofMonth: place, year: year) - 1
    return to(isForward ? first : last, from: day, else: yearBounds)
  }

  private func weekVerdict(_ date: CalendarDate, _ day: Int) -> Verdict? {
    let rules = calendar.calendar
    if let week = fields.weekOfYear {
      let now = rules.weekAndYear(of: date, calendar.weeks)
      if week != now.week {
        let year = bounds(.weekYear, day)
        guard 1...60 ~= week else { return .never }
        let first = year.lowerBound + 7 * (week - 1)
        return to(isForward ? first : first + 6, from: day, else: year)
      }
    }
    if let week = fields.weekOfMonth, week != date.weekOfMonth(calendar.weeks) {
      guard 0...6 ~= week else { return .never }
      let month = bounds(.month, day)
      let first = calendar.weeks.firstWeek(ofPeriodFrom: month.lowerBound) + 7 * (week - 1)
      return to((first..<first + 7).clamped(to: month), from: day, else: month)
    }
    if let dayOfYear = fields.dayOfYear, dayOfYear != date.dayOfYear {
      let year = bounds(.year, day)
      guard 1...400 ~= dayOfYear else { return .never }
      return to(year.lowerBound + dayOfYear - 1, from: day, else: year)
    }
    return nil
  }

  private func dayVerdict(_ date: CalendarDate, _ day: Int) -> Verdict? {
    if let wanted = fields.day, wanted != date.day {
      guard 1...31 ~= wanted else { return .never }
      if wanted > date.daysInMonth, fields.weekday == nil { return .missing }
      return to(day + wanted - date.day, from: day, else: bounds(.month, day))
    }
    if let ordinal = fields.weekdayOrdinal {
      guard 1...5 ~= ordinal.magnitude else { return .never }
      let month = bounds(.month, day)
      let now = ordinal > 0 ? (day - month.lowerBound) / 7 + 1 : -((month.upperBound - 1 - day) / 7 + 1)
      if now != ordinal {
        let first = ordinal > 0 ? month.lowerBound + 7 * (ordinal - 1) : month.upperBound + 7 * ordinal
        return to((first..<first + 7).clamped(to: month), from: day, else: month)
      }
    }
    if let weekday = fields.weekday, weekday != date.weekday {
      let ahead = (weekday.rawValue - date.weekday.rawValue + 7) % 7
      return .jump(isForward ? day + ahead : day + ahead - 7)
    }
    return nil
  }

  private func bounds(_ unit: DateUnit, _ day: Int) -> Range<Int> { calendar.bounds(of: unit, on: day) }
}
