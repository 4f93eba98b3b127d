internal import IntlCore

/// Finds the day that a mix of date fields names.
struct FieldResolution {
  private let fields: DateFields
  private let calendar: CalendarRules
  private let weeks: WeekRules
  private let isStrict: Bool

  init(_ fields: DateFields, in calendar: ZonedCalendar, _ leniency: FieldLeniency) {
    self.fields = fields
    self.calendar = calendar.calendar
    weeks = calendar.weeks
    isStrict = leniency == .strict
  }

  /// The day, which may be outside the range of the calendar.
  func day() throws(IntlError) -> Int {
    let isByWeek = fields.day == nil && fields.dayOfYear == nil && fields.weekOfYear != nil
    let day = try isByWeek ? dayOfWeekYear() : dayOfYear(year())
    if isStrict { try verify(day, isByWeek: isByWeek) }
    return day
  }

  /// The year in the arithmetic's count.
  private func year() throws(IntlError) -> Int {
    if let year = fields.year, countsByYear { return try calendar.year(year, era: fields.era) }
    if let related = fields.relatedYear {
      guard -2_000_000...2_000_000 ~= related else {
        throw calendar.failure(String(related), "a year inside the range of dates")
      }
      let year = calendar.kind.year(relatedTo: related)
      try calendar.check(year: year)
      return year
    }
    if let year = fields.weekYear { return try counted(weekYear: year) }
    throw IntlError(.invalidOption, subject: "fields without a year", expected: "a year")
  }

  /// True when the year of the era says which year it is; a year of a Chinese cycle without its era does not.
  private var countsByYear: Bool {
    switch calendar.kind {
    case .chinese, .dangi: fields.era != nil || fields.relatedYear == nil
    default: true
    }
  }

  private func counted(weekYear: Int) throws(IntlError) -> Int {
    guard -2_000_000...2_000_000 ~= weekYear else {
      throw calendar.failure(String(weekYear), "a week year inside the range of dates")
    }
    let year = weekYear - calendar.kind.extendedYearOffset
    try calendar.check(year: year)
    return year
  }

  private func dayOfWeekYear() throws(IntlError) -> Int {
    let year: Int
    if let weekYear = fields.weekYear {
      year = try counted(weekYear: weekYear)
    } else {
      year = try self.year()
    }
    let start = calendar.firstWeek(ofYear: year, weeks)
    let week = try bounded(fields.weekOfYear ?? 1, "a week")
    return start + 7 * (week - 1) + (fields.weekday.map(daysAfterStartOfWeek) ?? 0)
  }

  private func dayOfYear(_ year: Int) throws(IntlError) -> Int {
    if fields.day == nil, let dayOfYear = fields.dayOfYear {
      return calendar.arithmetic.dayBefore(month: 1, year: year)
        + (try bounded(dayOfYear, "a day of the year"))
    }
    let hasMonth = fields.month != nil || fields.ordinalMonth != nil || fields.quarter != nil
    let month = try hasMonth ? self.month(in: year) : (year: year, month: 1)
    if let day = fields.day {
      return try dayOfMonth(bounded(day, "a day"), month)
    }
    let first = calendar.arithmetic.dayBefore(month: month.month, year: month.year) + 1
    if let week = fields.weekOfMonth {
      return try dayOfWeek(bounded(week, "a week of the month"), first, month)
    }
    guard let weekday = fields.weekday else { return first }
    return try dayOfWeekday(weekday, first, hasMonth ? month : nil)
  }

  private func dayOfMonth(_ day: Int, _ month: (year: Int, month: Int)) throws(IntlError) -> Int {
    let length = calendar.arithmetic.length(ofMonth: month.month, year: month.year)
    guard !isStrict || 1...length ~= day else {
      throw calendar.failure(String(day), "a day of 1 to \(length) in that month")
    }
    return calendar.arithmetic.day(of: YearMonthDay(year: month.year, month: month.month, day: day))
  }

  private func dayOfWeek(
    _ week: Int, _ first: Int, _ month: (year: Int, month: Int)
  ) throws(IntlError) -> Int {
    let start = weeks.firstWeek(ofPeriodFrom: first)
    let last = first + calendar.arithmetic.length(ofMonth: month.month, year: month.year) - 1
    let range = (start > first ? 0 : 1)...(last - start) / 7 + 1
    guard !isStrict || range ~= week else {
      throw calendar.failure(
        String(week), "a week of \(range.lowerBound) to \(range.upperBound) in that month")
    }
    return start + 7 * (week - 1) + (fields.weekday.map(daysAfterStartOfWeek) ?? 0)
  }

  /// A weekday by its number in the month, from the front or, when negative, from the end; the first of the year when no
  /// month is given.
  private func dayOfWeekday(
    _ weekday: Weekday, _ first: Int, _ month: (year: Int, month: Int)?
  ) throws(IntlError) -> Int {
    let ordinal = try bounded(fields.weekdayOrdinal ?? 1, "the number of a weekday")
    guard ordinal != 0 else {
      throw calendar.failure("0", "the number of a weekday, from 1 or, from the end, from -1")
    }
    if ordinal < 0, let month {
      let last = first + calendar.arithmetic.length(ofMonth: month.month, year: month.year) - 1
      let back = (DayNumber(unchecked: last).weekday.rawValue - weekday.rawValue + 7) % 7
      return last - back + 7 * (ordinal + 1)
    }
    let forward = (weekday.rawValue - DayNumber(unchecked: first).weekday.rawValue + 7) % 7
    return first + forward + 7 * (ordinal - 1)
  }

  /// The month, by number, by place or as the first of a quarter.
  private func month(in year: Int) throws(IntlError) -> (year: Int, month: Int) {
    let arithmetic = calendar.arithmetic
    if let code = fields.monthCode {
      if let place = arithmetic.month(of: code, year: year) { return (year, place) }
      guard !isStrict else { throw calendar.failure(code.description, "a month of that year") }
      let substitute = arithmetic.substitute(for: code)
      if let place = arithmetic.month(of: substitute, year: year) { return (year, place) }
      return try rolled(code.number, year)
    }
    let firstOfQuarter = try (bounded(fields.quarter ?? 1, "a quarter") - 1) * 3 + 1
    let place = fields.ordinalMonth ?? firstOfQuarter
    if 1...arithmetic.monthCount(year: year) ~= place { return (year, place) }
    guard !isStrict else {
      throw calendar.failure(String(place), "a month of 1 to \(arithmetic.monthCount(year: year))")
    }
    return try rolled(place, year)
  }

  private func rolled(_ place: Int, _ year: Int) throws(IntlError) -> (year: Int, month: Int) {
    let arithmetic = calendar.arithmetic
    let index = arithmetic.index(ofMonth: 1, year: year) + (try bounded(place, "a month")) - 1
    let month = arithmetic.month(atIndex: index)
    try calendar.check(year: month.year)
    return month
  }

  /// How many days a weekday is after the first of the week.
  private func daysAfterStartOfWeek(_ day: Weekday) -> Int {
    (day.rawValue - weeks.firstWeekday.rawValue + 7) % 7
  }

  /// A number that arithmetic with days cannot make overflow.
  private func bounded(_ value: Int, _ noun: String) throws(IntlError) -> Int {
    guard -1_000_000_000...1_000_000_000 ~= value else {
      throw calendar.failure(String(value), "\(noun) inside the range of dates")
    }
    return value
  }

  /// Makes sure that the day has every field that was given.
  private func verify(_ day: Int, isByWeek: Bool) throws(IntlError) {
    try calendar.check(day)
    let date = calendar.date(ofDay: day)
    let isByWeekOfMonth =
      !isByWeek && fields.day == nil && fields.dayOfYear == nil && fields.weekOfMonth != nil
    if !isByWeek && !isByWeekOfMonth {
      try agree(fields.era, date.era, "the era")
      if let year = fields.year, countsByYear {
        try agree(calendar.year(year, era: fields.era), date.counted.year, "the year")
      }
      try agree(fields.relatedYear, date.relatedYear, "the related year")
    }
    if !isByWeekOfMonth {
      try agree(fields.quarter, date.quarter, "the quarter")
      try agree(fields.monthCode?.number, date.month, "the month")
      if let isLeap = fields.isLeapMonth, isLeap != date.isLeapMonth {
        throw contradiction("the leap flag", "\(isLeap)", "\(date.isLeapMonth)")
      }
      try agree(fields.ordinalMonth, date.ordinalMonth, "the place of the month")
      try agree(fields.weekOfMonth, date.weekOfMonth(weeks), "the week of the month")
    }
    try agree(fields.day, date.day, "the day")
    try agree(fields.weekday?.rawValue, date.weekday.rawValue, "the weekday")
    if let ordinal = fields.weekdayOrdinal, ordinal > 0, fields.month != nil || fields.ordinalMonth != nil {
      try agree(ordinal, date.weekdayOrdinal, "the number of the weekday")
    }
    try agree(fields.dayOfYear, date.dayOfYear, "the day of the year")
    if fields.weekOfYear != nil || fields.weekYear != nil {
      let week = date.week(weeks)
      try agree(fields.weekOfYear, week.week, "the week of the year")
      try agree(fields.weekYear, week.year, "the week year")
    }
  }

  private func agree(_ given: Int?, _ actual: Int?, _ noun: String) throws(IntlError) {
    guard let given, given != actual else { return }
    throw contradiction(noun, String(given), actual.map(String.init) ?? "none")
  }

  @inline(never)
  private func contradiction(_ noun: String, _ given: String, _ actual: String) -> IntlError {
    IntlError(
      .invalidOption, subject: "fields of the calendar \(calendar.kind.rawValue)",
      expected: "\(noun) \(actual), as the other fields say", found: given)
  }
}
