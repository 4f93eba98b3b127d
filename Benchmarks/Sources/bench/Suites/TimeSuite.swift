import CRawICU
import Foundation
import Intl

/// Instants and the clock on a wall in New York.
enum TimeSuite {
  static var cases: [BenchmarkCase] {
    [
      BenchmarkCase("time/fields", floors: [.times(20, over: .icu), .times(20, over: .foundation)]) {
        let sample = try Sample()
        return [
          Lane(
            .intl, "ZoneRules.civil", IntlInstantFields(rules: sample.rules),
            sample.rows {
              $0.instant
            } _: {
              $0.fields
            }),
          Lane(
            .icu, "ucal_setMillis, ucal_get",
            RawInstantFields(calendar: try .init(zone: zone, locale: "en-US")),
            sample.rows {
              $0.milliseconds
            } _: {
              $0.fields
            }),
          Lane(
            .foundation, "Calendar.dateComponents", FoundationInstantFields(calendar: sample.calendar),
            sample.rows {
              $0.date
            } _: {
              $0.fields
            }),
        ]
      },
      BenchmarkCase("time/instant", floors: [.times(20, over: .icu), .times(15, over: .foundation)]) {
        let sample = try Sample()
        return [
          Lane(
            .intl, "ZoneRules.instant", IntlFieldsInstant(rules: sample.rules),
            sample.rows {
              $0.fields
            } _: {
              Optional($0.instant)
            }),
          Lane(
            .icu, "ucal_setDateTime, ucal_getMillis",
            RawFieldsInstant(calendar: try .init(zone: zone, locale: "en-US")),
            sample.rows {
              CRawFields($0.fields)
            } _: {
              $0.milliseconds
            }),
          Lane(
            .foundation, "Calendar.date(from:)", FoundationFieldsInstant(calendar: sample.calendar),
            sample.rows {
              $0.components
            } _: {
              Optional($0.date)
            }),
        ]
      },
      BenchmarkCase("time/add-month", floors: [.times(30, over: .icu), .times(20, over: .foundation)]) {
        let sample = try Sample()
        return [
          Lane(
            .intl, "CivilDate.adding", IntlAddMonth(rules: sample.rules),
            sample.rows {
              $0.instant
            } _: {
              Optional($0.instantOfNextMonth)
            }),
          Lane(
            .icu, "ucal_setMillis, ucal_add, ucal_getMillis",
            RawAddMonth(calendar: try .init(zone: zone, locale: "en-US")),
            sample.rows {
              $0.milliseconds
            } _: {
              $0.nextMonth * 1000
            }),
          Lane(
            .foundation, "Calendar.date(byAdding:)", FoundationAddMonth(calendar: sample.calendar),
            sample.rows {
              $0.date
            } _: {
              Date(timeIntervalSince1970: $0.nextMonth)
            }),
        ]
      },
    ]
  }

  private static let zone = "America/New_York"

  /// A moment in every form that a lane takes or gives.
  ///
  /// Foundation, which shares no code with the others, says what is right.
  private struct Moment {
    let instant: Instant
    let fields: ClockFields
    let instantOfNextMonth: Instant

    var milliseconds: Double { Double(instant.milliseconds) }
    var nextMonth: Double { Double(instantOfNextMonth.seconds) }
    var date: Date { Date(timeIntervalSince1970: Double(instant.seconds)) }
    var components: DateComponents {
      DateComponents(
        year: Int(fields.year), month: Int(fields.month), day: Int(fields.day), hour: Int(fields.hour),
        minute: Int(fields.minute), second: Int(fields.second))
    }
  }

  private struct Sample {
    let calendar: Calendar
    let rules: ZoneRules
    let moments: [Moment]

    init() throws {
      let calendar = Calendar.of(.gregorian, in: try .named(zone))
      self.calendar = calendar
      rules = try ZoneDatabase.system.rules(for: ZoneID(zone))
      moments = try SampleInstants.daytimes(64).map { seconds in
        let date = Date(timeIntervalSince1970: Double(seconds))
        guard let next = calendar.date(byAdding: .month, value: 1, to: date) else {
          throw SetupFailure("Foundation cannot add a month to \(date)")
        }
        return Moment(
          instant: try Instant(seconds: seconds),
          fields: FoundationInstantFields(calendar: calendar).run(date),
          instantOfNextMonth: try Instant(seconds: Int64(next.timeIntervalSince1970)))
      }
    }

    func rows<Input, Output>(
      _ input: (Moment) -> Input, _ output: (Moment) -> Output
    ) -> [Row<Input, Output>] {
      moments.map { Row(input($0), output($0)) }
    }
  }
}
