/// Which way to look for a match; the raw values are the words of the request protocol.
public enum MatchDirection: String, Sendable, Hashable, CaseIterable {
  /// To later instants.
  case forward
  /// To earlier instants.
  case backward
}

/// What stands for a date or time that the calendar or the clock leaves out.
///
/// ```swift
/// // 02:30 on 10 March 2024 in New York, where clocks go from 02:00 to 03:00:
/// // .strict                              2024-03-11 02:30
/// // .nextTime                            2024-03-10 03:00
/// // .nextTimePreservingSmallerUnits      2024-03-10 03:30
/// // .previousTimePreservingSmallerUnits  2024-03-10 01:30
/// ```
///
/// For a day that its month does not have they give: the next month that has it; the first instant of the next month; its
/// first day, at the time asked for; the last day of the month, at the time asked for.
public enum MatchPolicy: Sendable, Hashable {
  /// Nothing: the search goes on to the next that exists.
  case strict
  /// The first instant after what is left out.
  case nextTime
  /// The next value of the unit that is left out, with the smaller units as given.
  case nextTimePreservingSmallerUnits
  /// The value of the unit before what is left out, with the smaller units as given.
  case previousTimePreservingSmallerUnits
}

/// Which of two instants is meant by a time that the clock shows twice.
///
/// ```swift
/// // 01:30 on 3 November 2024 in New York, searched for from the noon before:
/// // .first      05:30 UTC, then 01:30 of the next day: what an alarm wants
/// // .last       06:30 UTC
/// // .each       05:30 UTC, then 06:30 UTC
/// ```
public enum RepeatedTime: Sendable, Hashable {
  /// The first.
  case first
  /// The second.
  case last
  /// Both: the nearer is found, unless the clock is set back to fields that it was still showing, as 01:59 to 01:00 for
  /// the hour 1.
  case each
}
