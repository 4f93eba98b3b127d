import Foundation
import Intl

/// An instant's date in other calendars, at Greenwich.
enum CalendarSuite {
  static var cases: [BenchmarkCase] {
    [
      dates("hebrew", .hebrew, [.times(7, over: .icu), .times(9, over: .foundation)]),
      dates("islamic-civil", .islamicCivil, [.times(15, over: .icu), .times(20, over: .foundation)]),
      dates("japanese", .japanese, [.times(10, over: .icu), .times(15, over: .foundation)]),
    ]
  }

  private static func dates(
    _ name: String, _ identifier: Calendar.Identifier, _ floors: [Floor]
  ) -> BenchmarkCase {
    BenchmarkCase("calendar/\(name)", floors: floors) {
      let calendar = Calendar.of(identifier, in: try .named("GMT"))
      let seconds = SampleInstants.daytimes(64)
      let dates = seconds.map { Date(timeIntervalSince1970: Double($0)) }
      let right = dates.map(FoundationInstantDate(calendar: calendar).run)
      let own = try zip(seconds, right).map { seconds, fields in
        Row(try Instant(seconds: seconds), Optional(identifier == .hebrew ? fields.byMonthCode : fields))
      }
      return [
        Lane(
          .intl, "ZonedCalendar.dateTime",
          IntlInstantDate(calendar: try .init(CalendarID(name), zone: "UTC")), own),
        Lane(
          .icu, "ucal_setMillis, ucal_get",
          RawInstantDate(calendar: try .init(zone: "Etc/UTC", locale: "en@calendar=\(name)")),
          zip(seconds, right).map { Row(Double($0) * 1000, $1) }),
        Lane(
          .foundation, "Calendar.dateComponents", FoundationInstantDate(calendar: calendar),
          zip(dates, right).map { Row($0, $1) }),
      ]
    }
  }
}

extension ClockFields {
  /// The Hebrew month by its code, as the library tells it: ICU and Foundation count a place for the leap month in
  /// every year.
  fileprivate var byMonthCode: ClockFields {
    var fields = self
    fields.isLeapMonth = month == 6
    fields.month = month <= 5 ? month : month - 1
    return fields
  }
}
