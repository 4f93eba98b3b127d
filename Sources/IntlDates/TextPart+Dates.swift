internal import ICUBridge
internal import IntlCore

extension TextPart.Kind {
  /// ECMA-402's name of a field, or, where it has none, one made like them.
  init(_ field: DateFormatHandle.FieldKind) {
    self = TextPart.Kind.names[field] ?? .literal
  }

  private static let names: [DateFormatHandle.FieldKind: TextPart.Kind] = [
    .era: "era", .year: "year", .weekYear: "year", .extendedYear: "year", .relatedYear: "relatedYear",
    .cyclicYear: "yearName", .quarter: "quarter", .standaloneQuarter: "quarter", .month: "month",
    .standaloneMonth: "month", .weekOfYear: "week", .weekOfMonth: "weekOfMonth", .day: "day",
    .dayOfYear: "dayOfYear", .weekdayInMonth: "weekdayOfMonth", .julianDay: "julianDay", .weekday: "weekday",
    .localWeekday: "weekday", .standaloneWeekday: "weekday", .amPm: "dayPeriod",
    .amPmMidnightNoon: "dayPeriod", .flexibleDayPeriod: "dayPeriod", .hour0: "hour", .hour1: "hour",
    .hourOfDay0: "hour", .hourOfDay1: "hour", .minute: "minute", .second: "second",
    .fractionalSecond: "fractionalSecond", .millisecondsInDay: "millisecondOfDay", .zone: "timeZoneName",
    .zoneRFC: "timeZoneName", .zoneGeneric: "timeZoneName", .zoneSpecial: "timeZoneName",
    .zoneLocalizedGMT: "timeZoneName", .zoneISO: "timeZoneName", .zoneISOLocal: "timeZoneName",
  ]
}
