public import IntlCore

/// What a wall clock time means in a zone.
public enum LocalTime: Sendable, Hashable {
  /// It comes once; the offset in force then, in seconds.
  case unique(Int32)
  /// It never comes: clocks are set forward over it, from the first offset to the second.
  case gap(before: Int32, after: Int32)
  /// It comes twice: first with the first offset, then with the second.
  case overlap(earlier: Int32, later: Int32)
}

extension ZoneRules {
  /// What the wall clock shows at an instant.
  ///
  /// ```swift
  /// let rules = try ZoneDatabase.system.rules(for: "Asia/Kolkata")
  /// rules.civil(at: .epoch)      // 1970-01-01T05:30:00
  /// ```
  public func civil(at instant: Instant) -> CivilDateTime {
    CivilDateTime(instant, offsetSeconds: table.offsetSeconds(at: instant.seconds))
  }

  /// What a wall clock time means here: one instant, none or two.
  ///
  /// ```swift
  /// let rules = try ZoneDatabase.system.rules(for: "America/New_York")
  /// rules.localTime(try CivilDateTime(2024, 3, 10, 2, 30))      // .gap(before: -18000, after: -14400)
  /// ```
  public func localTime(_ civil: CivilDateTime) -> LocalTime { table.localTime(civil.localSeconds) }

  /// The instant at which the wall clock shows a date and time.
  ///
  /// ```swift
  /// let rules = try ZoneDatabase.system.rules(for: "America/New_York")
  /// try rules.instant(of: CivilDateTime(2024, 11, 3, 1, 30))    // 2024-11-03T05:30:00Z, the first of two
  /// ```
  ///
  /// - Throws: `IntlError` of kind `outOfRange` within two days of the ends of the range of dates, or when the time
  ///   is skipped or comes twice and `resolution` says to reject it.
  public func instant(
    of civil: CivilDateTime, resolving resolution: FoldResolution = .standard
  ) throws(IntlError) -> Instant {
    let local = table.localTime(civil.localSeconds)
    if case .unique(let offset) = local { return try civil.instant(offsetSeconds: offset) }
    return try civil.instant(offsetSeconds: try ZoneRules.resolve(local, civil, resolution))
  }

  /// The first instant of a day, which is not always 00:00.
  ///
  /// ```swift
  /// let rules = try ZoneDatabase.system.rules(for: "America/Sao_Paulo")
  /// rules.civil(at: try rules.startOfDay(CivilDate(2018, 11, 4)))      // 2018-11-04T01:00:00
  /// ```
  ///
  /// Of a day that a zone left out whole, such as 2011-12-30 in Apia, it is the first instant of the next.
  ///
  /// - Throws: `IntlError` of kind `outOfRange` within two days of the ends of the range of dates.
  public func startOfDay(_ date: CivilDate) throws(IntlError) -> Instant {
    let midnight = CivilDateTime(date)
    guard case .gap(_, let after) = localTime(midnight) else { return try instant(of: midnight) }
    // With the offset after the gap, 00:00 is a moment before the change that made the gap.
    let before = try midnight.instant(offsetSeconds: after)
    return transition(after: before)?.instant ?? before
  }

  /// The offset to read a clock time with that comes never or twice.
  @inline(never)
  private static func resolve(
    _ local: LocalTime, _ civil: CivilDateTime, _ resolution: FoldResolution
  ) throws(IntlError) -> Int32 {
    switch local {
    case .unique(let only): return only
    case .gap(let before, let after):
      switch resolution.gap {
      case .later: return before
      case .earlier: return after
      case .reject: throw failure(civil, "a time that the clock shows", "one that it skips")
      }
    case .overlap(let earlier, let later):
      switch resolution.overlap {
      case .earlier: return earlier
      case .later: return later
      case .reject: throw failure(civil, "a time that the clock shows once", "one that it shows twice")
      }
    }
  }

  private static func failure(_ civil: CivilDateTime, _ expected: String, _ found: String) -> IntlError {
    IntlError(.outOfRange, subject: civil.description, expected: expected, found: found)
  }
}

extension ZoneTable {
  /// What a second of the wall clock, counted from 1970-01-01T00:00 on it, means.
  @inline(__always)
  func localTime(_ second: Int64) -> LocalTime {
    // Whatever the offset is, the instant is between these two.
    let earliest = second &- Int64(offsetRange.upperBound)
    let folded = fold(earliest)
    let local = second &- earliest &+ folded
    let first = index(atFolded: folded)
    let next = first &+ 1
    if next == periods.count || periods[next].start > local &- Int64(offsetRange.lowerBound) {
      return .unique(periods[first].seconds)
    }
    return search(local, from: first)
  }

  @inline(never)
  private func search(_ local: Int64, from first: Int) -> LocalTime {
    var earlier: Int32?
    var later: Int32?
    var skippedAt: Int?
    var index = first
    while index < periods.count,
      periods[index].start <= local - Int64(offsetRange.lowerBound) || index == first
    {
      let period = periods[index]
      let instant = local - Int64(period.seconds)
      if instant < period.start {
        if skippedAt == nil { skippedAt = index }
      } else if index + 1 == periods.count || instant < periods[index + 1].start {
        if earlier == nil { earlier = period.seconds } else { later = period.seconds }
      }
      index += 1
    }
    if let earlier {
      // A change of name alone leaves one offset on both sides.
      guard let later, later != earlier else { return .unique(earlier) }
      return .overlap(earlier: earlier, later: later)
    }
    let gap = skippedAt ?? index - 1
    return .gap(before: periods[max(gap - 1, 0)].seconds, after: periods[gap].seconds)
  }
}
