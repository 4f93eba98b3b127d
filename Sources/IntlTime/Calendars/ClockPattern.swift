internal import IntlCore

/// Some fields of the clock, the others free: finds the times of a day that begin a stretch in which all of them hold.
///
/// Fields after the last one given begin with 0; those before it run through their values.
struct ClockPattern {
  /// Hour, minute, second, nanosecond.
  private var wanted: [Int?]
  /// The place of the last field that is given; `nil` when none is.
  private let last: Int?
  private static let limits = [24, 60, 60, 1_000_000_000]

  init(_ fields: DateFields) throws(IntlError) {
    wanted = [fields.hour, fields.minute, fields.second, fields.nanosecond]
    last = wanted.lastIndex { $0 != nil }
    for (index, value) in wanted.enumerated() {
      guard let value, !(0..<ClockPattern.limits[index] ~= value) else { continue }
      let noun = ["an hour", "a minute", "a second", "a nanosecond"][index]
      throw IntlError(
        .outOfRange, subject: String(value), expected: "\(noun) of 0 to \(ClockPattern.limits[index] - 1)")
    }
  }

  /// True when no field of the clock is given.
  var isOpen: Bool { last == nil }
  /// True when the hour is given, so that a clock set back or forward may double or skip the time.
  var hasHour: Bool { wanted[0] != nil }

  /// True when a time, in nanoseconds of the day, has all fields.
  func contains(_ nanosecond: Int) -> Bool {
    zip(wanted, ClockPattern.digits(nanosecond)).allSatisfy { $0 == nil || $0 == $1 }
  }

  /// The first matching time, in nanoseconds of the day, that is not before one; `nil` when the day has no more.
  func first(from nanosecond: Int) -> Int? {
    guard let last, nanosecond < ClockPattern.day else { return nil }
    var digits = ClockPattern.digits(max(nanosecond, 0))
    for index in 0...last {
      guard let want = wanted[index], digits[index] != want else { continue }
      if digits[index] < want {
        fill(&digits, from: index, with: 0)
        return ClockPattern.number(digits)
      }
      return increased(&digits, before: index, last)
    }
    if digits[(last + 1)...].allSatisfy({ $0 == 0 }) { return ClockPattern.number(digits) }
    return increased(&digits, before: last, last)
  }

  /// The last matching time that is not after one; `nil` when the day has none so early.
  func last(upTo nanosecond: Int) -> Int? {
    guard let last, nanosecond >= 0 else { return nil }
    var digits = ClockPattern.digits(min(nanosecond, ClockPattern.day - 1))
    for index in 0...last {
      guard let want = wanted[index], digits[index] != want else { continue }
      if digits[index] > want {
        fillToEnd(&digits, from: index, last)
        return ClockPattern.number(digits)
      }
      // Take one from the nearest field before that is free.
      for free in stride(from: index - 1, through: 0, by: -1) where wanted[free] == nil && digits[free] > 0 {
        digits[free] -= 1
        fillToEnd(&digits, from: free + 1, last)
        return ClockPattern.number(digits)
      }
      return nil
    }
    fillToEnd(&digits, from: last + 1, last)
    return ClockPattern.number(digits)
  }

  static let day = 86_400_000_000_000

  /// Adds one to the nearest free field before a place, and starts again after it.
  private func increased(_ digits: inout [Int], before place: Int, _ last: Int) -> Int? {
    for free in stride(from: place - 1, through: 0, by: -1)
    where wanted[free] == nil && digits[free] + 1 < ClockPattern.limits[free] {
      digits[free] += 1
      fill(&digits, from: free + 1, with: 0)
      return ClockPattern.number(digits)
    }
    return nil
  }

  private func fill(_ digits: inout [Int], from start: Int, with value: Int) {
    for index in start..<4 { digits[index] = wanted[index] ?? value }
  }

  /// The last values up to the last given field, and zeros after it.
  private func fillToEnd(_ digits: inout [Int], from start: Int, _ last: Int) {
    for index in start..<4 {
      digits[index] = wanted[index] ?? (index < last ? ClockPattern.limits[index] - 1 : 0)
    }
  }

  private static func digits(_ nanosecond: Int) -> [Int] {
    let second = nanosecond / 1_000_000_000
    return [second / 3600, second / 60 % 60, second % 60, nanosecond % 1_000_000_000]
  }

  private static func number(_ digits: [Int]) -> Int {
    ((digits[0] * 60 + digits[1]) * 60 + digits[2]) * 1_000_000_000 + digits[3]
  }
}
