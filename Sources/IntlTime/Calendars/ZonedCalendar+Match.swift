public import IntlCore

extension ZonedCalendar {
  /// The nearest instant after another, or before it, at which a stretch begins that has some fields.
  ///
  /// ```swift
  /// let calendar = try ZonedCalendar("gregory", zone: "UTC")
  /// let start = try calendar.instant(year: 2024, month: 1, day: 1)
  /// try calendar.next(DateFields(day: 13, weekday: .friday), after: start)     // 2024-09-13T00:00:00Z
  /// try calendar.next(DateFields(hour: 9), after: start)                       // 2024-01-01T09:00:00Z
  /// ```
  ///
  /// Fields that are not given are free when they are larger than the smallest given one: `hour: 9` comes every day. The
  /// stretch is as long as the smallest field; its first instant is what is found, also backward.
  ///
  /// - Parameters:
  ///   - policy: What stands for a time that the clock skips, and for a day that the month does not have.
  ///   - repeated: Which of two is meant by a time with an hour that the clock shows twice.
  /// - Returns: `nil` when there is none in the range of instants, or within two thousand years: the search always ends.
  /// - Throws: `IntlError` of kind `invalidOption` when no field is given, `outOfRange` for a field that is in no range, or
  ///   an instant outside the range of the calendar.
  public func next(
    _ fields: DateFields, after instant: Instant, _ direction: MatchDirection = .forward,
    policy: MatchPolicy = .strict, repeated: RepeatedTime = .first
  ) throws(IntlError) -> Instant? {
    try FieldMatch(fields, in: self, direction, policy, repeated).nearest(to: instant)
  }

  /// All matches after an instant, or before it, one after the other, as they are asked for.
  ///
  /// ```swift
  /// let calendar = try ZonedCalendar("gregory", zone: "UTC")
  /// let mondays = try calendar.matches(DateFields(weekday: .monday), after: .epoch)
  /// Array(mondays.prefix(2))      // 1970-01-05T00:00:00Z, 1970-01-12T00:00:00Z
  /// ```
  ///
  /// - Throws: `IntlError` as ``next(_:after:_:policy:repeated:)``.
  public func matches(
    _ fields: DateFields, after instant: Instant, _ direction: MatchDirection = .forward,
    policy: MatchPolicy = .strict, repeated: RepeatedTime = .first
  ) throws(IntlError) -> some Sequence<Instant> {
    let match = try FieldMatch(fields, in: self, direction, policy, repeated)
    _ = try day(of: instant)
    return sequence(state: instant) { (state: inout Instant) -> Instant? in
      guard let next = match.nearestOrNone(to: state) else { return nil }
      state = next
      return next
    }
  }
}

/// The search for fields: over days by ``DayPattern``, inside a day by ``ClockPattern``.
struct FieldMatch {
  private let calendar: ZonedCalendar
  private let days: DayPattern
  private let clock: ClockPattern
  private let isForward: Bool
  private let policy: MatchPolicy
  private let repeated: RepeatedTime

  /// How many days away a date may be whose year is not given: the rarest of any calendar comes sooner.
  private static let limit = 2000 * 366

  init(
    _ fields: DateFields, in calendar: ZonedCalendar, _ direction: MatchDirection, _ policy: MatchPolicy,
    _ repeated: RepeatedTime
  ) throws(IntlError) {
    self.calendar = calendar
    isForward = direction == .forward
    days = try DayPattern(fields, in: calendar, isForward: isForward)
    clock = try ClockPattern(fields)
    self.policy = policy
    self.repeated = repeated
    guard days.unit != nil || !clock.isOpen, fields.offset == nil else {
      throw IntlError(
        .invalidOption, subject: fields.offset == nil ? "no fields" : "offset",
        expected: "fields of a date or of the clock")
    }
  }

  func nearest(to instant: Instant) throws(IntlError) -> Instant? {
    let range = calendar.calendar.arithmetic.days
    // The wall may show an earlier day again just after an instant.
    var day = try calendar.day(of: instant) + (clock.isOpen ? 0 : (isForward ? -1 : 1))
    day = min(max(day, range.lowerBound), range.upperBound)
    let origin = day
    while range ~= day, days.isOfOneYear || (day - origin).magnitude <= FieldMatch.limit {
      let next: Int
      switch days.verdict(day) {
      case .never: return nil
      case .jump(let target): next = target
      case .missing:
        let month = calendar.bounds(of: .month, on: day)
        if let found = try replacement(of: month), isBeyond(found, instant) { return found }
        next = isForward ? month.upperBound : month.lowerBound - 1
      case .match:
        let (found, rest) = try match(on: day, instant)
        if let found { return found }
        next = rest
      }
      // A cut-over of the first centuries repeats dates, and what is ahead by its date may lie behind.
      day = isForward ? max(next, day + 1) : min(next, day - 1)
    }
    return nil
  }

  /// As ``nearest(to:)``; the end of the range of instants ends the search.
  func nearestOrNone(to instant: Instant) -> Instant? {
    do throws(IntlError) {
      return try nearest(to: instant)
    } catch {
      return nil
    }
  }

  private func isBeyond(_ found: Instant, _ instant: Instant) -> Bool {
    isForward ? found > instant : found < instant
  }

  /// The match on a day that has the fields of the date, and the day to look at next.
  private func match(on day: Int, _ instant: Instant) throws(IntlError) -> (Instant?, next: Int) {
    guard clock.isOpen else { return (try time(nearDay: day, instant), isForward ? day + 1 : day - 1) }
    let unit = days.unit ?? .day
    guard unit.rank < DateUnit.day.rank else {
      let found = try calendar.firstInstant(ofDay: day)
      return (isBeyond(found, instant) ? found : nil, isForward ? day + 1 : day - 1)
    }
    // Of a stretch of days only the first counts. It may begin inside a week, with a month, and go on in the next
    // unit: the leap month has the number of the month before it.
    let stretch = calendar.bounds(of: unit, on: day)
    let first = start(of: stretch, upTo: day)
    let next = isForward ? max(stretch.upperBound, day + 1) : first - 1
    // What goes on from the unit before, or reaches back to the first day of all, has no beginning here.
    guard first > calendar.calendar.arithmetic.days.lowerBound, !days.matches(first - 1) else {
      return (nil, next)
    }
    let found = try calendar.firstInstant(ofDay: first)
    return (isBeyond(found, instant) ? found : nil, next)
  }

  /// The first day of a unit from which all days up to one match.
  private func start(of stretch: Range<Int>, upTo day: Int) -> Int {
    var first = max(stretch.lowerBound, calendar.calendar.arithmetic.days.lowerBound)
    while first < day, !days.matches(first) { first += 1 }
    return first
  }

  /// What stands for a day that a month does not have.
  private func replacement(of month: Range<Int>) throws(IntlError) -> Instant? {
    switch policy {
    case .strict: return nil
    case .nextTime: return try calendar.firstInstant(ofDay: month.upperBound)
    case .nextTimePreservingSmallerUnits: return try firstTime(on: month.upperBound)
    case .previousTimePreservingSmallerUnits: return try firstTime(on: month.upperBound - 1)
    }
  }

  private func firstTime(on day: Int) throws(IntlError) -> Instant? {
    guard !clock.isOpen else { return try calendar.firstInstant(ofDay: day) }
    guard let nanosecond = clock.first(from: 0) else { return nil }
    return try calendar.resolve(day: day, time: CivilTime(nanosecondOfDay: nanosecond), .standard)
  }

  // MARK: The clock

  /// The nearest match on a day beyond an instant, or on the next one where the clock turns back from it to this day.
  private func time(nearDay day: Int, _ instant: Instant) throws(IntlError) -> Instant? {
    let next = isForward ? day + 1 : day - 1
    guard let found = try time(on: day, instant) else { return nil }
    let midnight = Int64(max(day, next)) * 86_400
    guard case .overlap = calendar.zone.table.localTime(midnight - 1), days.matches(next),
      let other = try time(on: next, instant)
    else { return found }
    return isForward ? min(found, other) : max(found, other)
  }

  /// The nearest match on a day beyond an instant.
  private func time(on day: Int, _ instant: Instant) throws(IntlError) -> Instant? {
    var stretches = stretches(of: day)
    if !isForward { stretches.reverse() }
    for stretch in stretches {
      if let found = try time(in: stretch, on: day, instant) { return found }
    }
    guard clock.hasHour, policy != .strict, let skipped = clock.first(from: 0) else { return nil }
    return try replacement(of: skipped, on: day).flatMap { isBeyond($0, instant) ? $0 : nil }
  }

  /// A part of a day in which the clock runs on without a change: nanoseconds of the day, and the offset.
  private struct Stretch {
    var range: Range<Int>
    var offset: Int32
    /// What the clock showed just before it was set to the start of the range; `nil` where it ran on from the day before.
    var before: Int?
  }

  private func stretches(of day: Int) -> [Stretch] {
    let billion = 1_000_000_000
    let start = day * 86_400
    let table = calendar.zone.table
    var stretches: [Stretch] = []
    var lastOffset: Int32?
    // From the earliest second at which any clock of the zone may show this day.
    var second = max(Int64(start) - Int64(table.offsetRange.upperBound), Instant.min.seconds)
    let end = min(Int64(start + 86_400) - Int64(table.offsetRange.lowerBound), Instant.max.seconds)
    while second < end {
      let instant = Instant(uncheckedSeconds: second, nanoseconds: 0)
      let offset = calendar.zone.offsetSeconds(at: instant)
      let next = min(calendar.zone.transition(after: instant)?.instant.seconds ?? end, end)
      let from = Int(second) + Int(offset) - start
      let to = Int(next) + Int(offset) - start
      let range = (from * billion..<max(from, to) * billion).clamped(to: 0..<ClockPattern.day)
      let before = from < 0 ? nil : lastOffset.map { Int(second) + Int($0) - start }
      if !range.isEmpty {
        stretches.append(
          Stretch(
            range: range, offset: offset,
            before: before.map { ($0 * billion - 1).floorDivided(by: ClockPattern.day).remainder }))
      }
      (second, lastOffset) = (next, offset)
    }
    return stretches
  }

  private func time(in stretch: Stretch, on day: Int, _ instant: Instant) throws(IntlError) -> Instant? {
    // The instant on this stretch's clock, as nanoseconds of the day, or one of its ends.
    let billion: Int128 = 1_000_000_000
    let local = Int128(instant.seconds) + Int128(stretch.offset) - Int128(day) * 86_400
    let now = local * billion + Int128(instant.nanoseconds)
    var place = Int(min(max(now, -1), Int128(ClockPattern.day)))
    while let candidate = candidate(in: stretch, beyond: place) {
      if isMeant(candidate, on: day, stretch) {
        return try Instant(
          seconds: Int64(day * 86_400 + candidate / 1_000_000_000) - Int64(stretch.offset),
          nanoseconds: Int32(candidate % 1_000_000_000))
      }
      place = candidate
    }
    return nil
  }

  /// The nearest time in a stretch, beyond one, at which the fields begin to match: by themselves, or because the clock was
  /// set into the midst of what matches.
  private func candidate(in stretch: Stretch, beyond place: Int) -> Int? {
    let start = stretch.range.lowerBound
    let isStart = stretch.before.map { clock.contains(start) && !clock.contains($0) } ?? false
    if isForward {
      if isStart, place < start { return start }
      return clock.first(from: max(place + 1, start)).flatMap { stretch.range ~= $0 ? $0 : nil }
    }
    let last = clock.last(upTo: min(place - 1, stretch.range.upperBound - 1))
    if let last, stretch.range ~= last { return last }
    return isStart && start < place ? start : nil
  }

  /// False for the one of two that is not asked for, and where the clock was set back to what it showed already.
  private func isMeant(_ nanosecond: Int, on day: Int, _ stretch: Stretch) -> Bool {
    let wasShown =
      nanosecond == stretch.range.lowerBound && stretch.before.map { clock.contains($0) } ?? false
    if repeated == .each { return !wasShown }
    guard clock.hasHour else { return true }
    let local = Int64(day * 86_400 + nanosecond / 1_000_000_000)
    guard case .overlap(let earlier, let later) = calendar.zone.table.localTime(local) else { return true }
    return stretch.offset == (repeated == .first ? earlier : later)
  }

  /// What stands for a time that the clock skips.
  private func replacement(of nanosecond: Int, on day: Int) throws(IntlError) -> Instant? {
    let time = try CivilTime(nanosecondOfDay: nanosecond)
    let local = Int64(day * 86_400 + time.secondOfDay)
    guard case .gap = calendar.zone.table.localTime(local) else { return nil }
    switch policy {
    case .strict: return nil
    case .nextTime:
      let after = try calendar.resolve(day: day, time: time, .standard)
      return try calendar.zone.transition(before: after.adding(seconds: 1))?.instant
    case .nextTimePreservingSmallerUnits: return try calendar.resolve(day: day, time: time, .standard)
    case .previousTimePreservingSmallerUnits:
      return try calendar.resolve(day: day, time: time, FoldResolution(gap: .earlier))
    }
  }
}
