import Foundation

struct FoundationInstantFields: Job {
  let calendar: Calendar

  func run(_ date: Date) -> ClockFields {
    let units: Set<Calendar.Component> = [.era, .year, .month, .day, .weekday, .hour, .minute, .second]
    return ClockFields(calendar.dateComponents(units, from: date))
  }
}

struct FoundationInstantDate: Job {
  let calendar: Calendar

  func run(_ date: Date) -> ClockFields {
    ClockFields(calendar.dateComponents([.era, .year, .month, .day, .weekday], from: date))
  }
}

struct FoundationFieldsInstant: Job {
  let calendar: Calendar
  func run(_ components: DateComponents) -> Date? { calendar.date(from: components) }
}

struct FoundationAddMonth: Job {
  let calendar: Calendar
  func run(_ date: Date) -> Date? { calendar.date(byAdding: .month, value: 1, to: date) }
}

struct FoundationZoneOffset: Job {
  let zone: TimeZone
  func run(_ date: Date) -> Int { zone.secondsFromGMT(for: date) }
}

extension ClockFields {
  init(_ components: DateComponents) {
    self.init(
      era: Int32(components.era ?? -1), year: Int32(components.year ?? -1),
      month: Int32(components.month ?? -1),
      day: Int32(components.day ?? -1), weekday: Int32(components.weekday ?? -1),
      hour: Int32(components.hour ?? 0), minute: Int32(components.minute ?? 0),
      second: Int32(components.second ?? 0))
  }
}

extension Calendar {
  /// A calendar that stands in a zone.
  static func of(_ identifier: Calendar.Identifier, in zone: TimeZone) -> Calendar {
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = zone
    return calendar
  }
}

extension TimeZone {
  /// The zone of a name.
  static func named(_ name: String) throws -> TimeZone {
    guard let zone = TimeZone(identifier: name) else { throw SetupFailure("Foundation has no zone \(name)") }
    return zone
  }
}
