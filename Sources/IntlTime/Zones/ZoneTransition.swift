internal import IntlCore

/// A moment at which a zone's clocks, or the name of its time, change.
public struct ZoneTransition: Sendable, Hashable {
  /// The first instant of the new time.
  public let instant: Instant
  /// What was in force until then.
  public let before: ZoneOffset
  /// What is in force from then on.
  public let after: ZoneOffset
}

extension ZoneRules {
  /// The first change after an instant; `nil` when there is none.
  ///
  /// ```swift
  /// let rules = try ZoneDatabase.system.rules(for: "Europe/Paris")
  /// let start = try Instant("2024-01-01T00:00:00Z")
  /// rules.transition(after: start)?.instant      // 2024-03-31T01:00:00Z
  /// ```
  ///
  /// A change of the abbreviation or of the daylight flag alone is a change too: compare the offsets where only clocks
  /// matter. The rule of the last year on record is taken to hold for ever.
  ///
  /// ICU: `ucal_getTimeZoneTransitionDate` with `UCAL_TZ_TRANSITION_NEXT`
  public func transition(after instant: Instant) -> ZoneTransition? {
    transition(afterSecond: instant.seconds)
  }

  /// The last change before an instant; `nil` when there is none.
  ///
  /// ```swift
  /// let rules = try ZoneDatabase.system.rules(for: "Asia/Kolkata")
  /// rules.transition(before: .now)?.instant      // 1945-10-14T17:30:00Z
  /// ```
  ///
  /// ICU: `ucal_getTimeZoneTransitionDate` with `UCAL_TZ_TRANSITION_PREVIOUS`
  public func transition(before instant: Instant) -> ZoneTransition? {
    // The second before, unless the instant is inside a second that may itself start with a change.
    let second = instant.nanoseconds == 0 ? instant.seconds - 1 : instant.seconds
    let folded = table.fold(second)
    return transition(at: table.index(atFolded: folded), shiftedBy: second - folded)
  }

  /// All changes from the start of a range up to its end, which does not belong to it, as they are asked for.
  ///
  /// ```swift
  /// let rules = try ZoneDatabase.system.rules(for: "Europe/Paris")
  /// let year = try Instant("2024-01-01T00:00:00Z")..<Instant("2025-01-01T00:00:00Z")
  /// Array(rules.transitions(in: year)).count     // 2
  /// ```
  ///
  /// A zone with daylight saving time has two a year for ever, so keep the range as short as the need.
  public func transitions(in range: Range<Instant>) -> some Sequence<ZoneTransition> {
    // A change at the lower bound itself comes after the second before it.
    let second = range.lowerBound.nanoseconds == 0 ? range.lowerBound.seconds - 1 : range.lowerBound.seconds
    return sequence(first: transition(afterSecond: second)) { last in
      last.flatMap { self.transition(afterSecond: $0.instant.seconds) }
    }
    .lazy.prefix { $0.map { $0.instant < range.upperBound } ?? false }.compactMap(\.self)
  }

  private func transition(afterSecond second: Int64) -> ZoneTransition? {
    let folded = table.fold(second)
    return transition(at: table.index(atFolded: folded) + 1, shiftedBy: second - folded)
  }

  private func transition(at index: Int, shiftedBy distance: Int64) -> ZoneTransition? {
    guard index > 0, index < table.periods.count else { return nil }
    let second = table.periods[index].start + distance
    guard Instant.min.seconds...Instant.max.seconds ~= second else { return nil }
    return ZoneTransition(
      instant: Instant(uncheckedSeconds: second, nanoseconds: 0), before: table.offset(ofPeriod: index - 1),
      after: table.offset(ofPeriod: index))
  }
}
