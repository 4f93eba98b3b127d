public import IntlCore

extension ZonedCalendar {
  /// The instant of a date and time on the wall.
  ///
  /// ```swift
  /// let calendar = try ZonedCalendar("japanese", zone: "Asia/Tokyo")
  /// try calendar.instant(year: 1, month: 5, day: 1)      // 2019-04-30T15:00:00Z, the first of Reiwa
  /// ```
  ///
  /// The fast way when all fields are at hand; ``instant(of:leniency:resolving:)`` takes any mix of fields.
  ///
  /// - Parameters:
  ///   - era: The era by its CLDR number; the latest when `nil`.
  ///   - month: The number of a month that is no leap month.
  ///   - resolution: What to do with a time that the clock skips or shows twice.
  /// - Throws: `IntlError` of kind `outOfRange` when there is no such date or time.
  ///
  /// ICU: `ucal_setDateTime`, `ucal_getMillis`
  public func instant(
    era: Int? = nil, year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0,
    nanosecond: Int = 0, resolving resolution: FoldResolution = .standard
  ) throws(IntlError) -> Instant {
    // What most callers ask for, without a detour: a date and a time that clearly exist.
    if era == nil, calendar.kind == .gregory || calendar.kind == .iso8601,
      calendar.arithmetic.form == .gregorian,
      -900_000...900_000 ~= year, 1...12 ~= month, 1...28 ~= day, 0...23 ~= hour, 0...59 ~= minute,
      0...59 ~= second,
      0...999_999_999 ~= nanosecond
    {
      let date = Gregorian().dayBefore(month: month, year: year) + day
      let time = CivilTime(
        uncheckedSecondOfDay: Int32((hour * 60 + minute) * 60 + second), nanosecond: Int32(nanosecond))
      return try resolve(day: date, time: time, resolution)
    }
    let date = try calendar.day(era: era, year: year, month: MonthCode(month), day: day).days
    let eraOfDay = calendar.date(ofDay: date).era
    guard era == nil || era == eraOfDay else {
      throw calendar.failure("the year \(year)", "a date of the era \(era ?? 0)")
    }
    let time = try CivilTime(hour, minute, second, nanosecond: nanosecond)
    return try resolve(day: date, time: time, resolution)
  }

  /// The instant that some fields name.
  ///
  /// ```swift
  /// let iso = try ZonedCalendar("iso8601", zone: "UTC")
  /// try iso.instant(of: DateFields(weekOfYear: 53, weekYear: 2020))                // 2020-12-28T00:00:00Z
  /// try iso.instant(of: DateFields(year: 2024, month: 11, weekday: .thursday, weekdayOrdinal: 4))
  /// ```
  ///
  /// Smaller fields that are left open take their first value. The day is that of `day`; without one, that of `dayOfYear`, of
  /// `weekOfYear` (then the week year wins over the year), of `weekOfMonth`, or of `weekday` and `weekdayOrdinal`, in this order.
  ///
  /// - Throws: `IntlError` of kind `invalidOption` without a year or when fields contradict each other, `outOfRange` when
  ///   there is no such date or time.
  public func instant(
    of fields: DateFields, leniency: FieldLeniency = .strict, resolving resolution: FoldResolution = .standard
  ) throws(IntlError) -> Instant {
    var day = try FieldResolution(fields, in: self, leniency).day()
    let time: CivilTime
    switch leniency {
    case .strict:
      time = try CivilTime(
        fields.hour ?? 0, fields.minute ?? 0, fields.second ?? 0, nanosecond: fields.nanosecond ?? 0)
    case .rolling:
      (day, time) = try ZonedCalendar.rolled(day, fields)
    }
    try calendar.check(day)
    guard let offset = fields.offset else { return try resolve(day: day, time: time, resolution) }
    return try instant(day: day, time: time, offset: offset, leniency)
  }

  private func instant(
    day: Int, time: CivilTime, offset: Int, _ leniency: FieldLeniency
  ) throws(IntlError) -> Instant {
    guard offset.magnitude <= 86_400 else {
      throw IntlError(.outOfRange, subject: String(offset), expected: "an offset of at most a day in seconds")
    }
    let instant = try Instant(
      seconds: Int64(day * 86_400 + time.secondOfDay - offset), nanoseconds: Int32(time.nanosecond))
    let actual = Int(zone.offsetSeconds(at: instant))
    guard leniency == .rolling || actual == offset else {
      throw IntlError(
        .invalidOption, subject: "offset \(offset)", expected: "the zone's offset, \(actual)")
    }
    return instant
  }

  /// The day and time of fields of the clock of any size.
  private static func rolled(_ day: Int, _ fields: DateFields) throws(IntlError) -> (Int, CivilTime) {
    // 128 bits hold any sum of four 64-bit numbers and a day.
    let billion: Int128 = 1_000_000_000
    let seconds =
      Int128(fields.hour ?? 0) * 3600 + Int128(fields.minute ?? 0) * 60 + Int128(fields.second ?? 0)
    let total = seconds * billion + Int128(fields.nanosecond ?? 0)
    let length = 86_400 * billion
    var (days, rest) = total.quotientAndRemainder(dividingBy: length)
    if rest < 0 { (days, rest) = (days - 1, rest + length) }
    guard let sum = Int(exactly: Int128(day) + days) else {
      throw IntlError(
        .outOfRange, subject: "day \(Int128(day) + days)", expected: "a day inside the range of dates")
    }
    return (sum, try CivilTime(nanosecondOfDay: Int(rest)))
  }

  /// The instant of a day and time on the wall.
  @inline(__always)
  func resolve(day: Int, time: CivilTime, _ resolution: FoldResolution) throws(IntlError) -> Instant {
    let local = Int64(day) * 86_400 + Int64(time.secondOfDay)
    let offset: Int32
    switch zone.table.localTime(local) {
    case .unique(let only): offset = only
    case .gap(let before, let after):
      guard resolution.gap != .reject else { return try rejected(day, time) }
      offset = resolution.gap == .later ? before : after
    case .overlap(let earlier, let later):
      guard resolution.overlap != .reject else { return try rejected(day, time) }
      offset = resolution.overlap == .earlier ? earlier : later
    }
    return try Instant(seconds: local - Int64(offset), nanoseconds: time.nanosecondValue)
  }

  /// The instant of a day and time on the wall that were reached from an instant with `offset`, which decides between two.
  @inline(__always)
  func resolve(day: Int, time: CivilTime, keeping offset: Int32) throws(IntlError) -> Instant {
    let local = Int64(day) * 86_400 + Int64(time.secondOfDay)
    let found: Int32
    switch zone.table.localTime(local) {
    case .unique(let only): found = only
    case .gap(let before, _): found = before
    case .overlap(let earlier, let later): found = offset == later ? later : earlier
    }
    return try Instant(seconds: local - Int64(found), nanoseconds: time.nanosecondValue)
  }

  /// Throws what the zone says of a time that it does not take.
  @inline(never)
  private func rejected(_ day: Int, _ time: CivilTime) throws(IntlError) -> Instant {
    try zone.instant(of: CivilDateTime(CivilDate(DayNumber(day)), time), resolving: .reject)
  }
}
