import Foundation
import Intl

/// The offset of New York from UTC.
enum ZoneSuite {
  static var cases: [BenchmarkCase] {
    [
      offsets("zone/offset-sequential", SampleInstants.sequence(1024)),
      offsets("zone/offset-random", SampleInstants.daytimes(1024)),
      BenchmarkCase("zone/first-use", floors: [.nanoseconds(100_000)]) {
        let moment = SampleInstants.daytimes(1)[0]
        let names = ["America/New_York", "Europe/Paris", "Asia/Tokyo", "Australia/Lord_Howe"]
        let rows = try names.map {
          let zone = try TimeZone.named($0)
          return Row(
            $0, Int32(zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(moment)))))
        }
        guard let folder = ZoneDatabase.system.folder else { throw SetupFailure("there is no tz database") }
        // No other lane: ICU and Foundation keep what they have read, and cannot be made to read it again.
        return [
          Lane(
            .intl, "ZoneDatabase.rules",
            IntlZoneFirstOffset(folder: folder, instant: try Instant(seconds: moment)),
            rows.map { Row($0.input, Optional($0.output)) })
        ]
      },
    ]
  }

  private static func offsets(_ name: String, _ seconds: [Int64]) -> BenchmarkCase {
    BenchmarkCase(name, floors: [.nanoseconds(4), .allocations(0)]) {
      let zone = try TimeZone.named("America/New_York")
      let dates = seconds.map { Date(timeIntervalSince1970: Double($0)) }
      let offsets = dates.map { zone.secondsFromGMT(for: $0) }
      let raw = zip(seconds, offsets).map { Row(Double($0) * 1000, Int32($1)) }
      let rules = try ZoneDatabase.system.rules(for: "America/New_York")
      let instants = try zip(seconds, offsets).map { Row(try Instant(seconds: $0), Int32($1)) }
      return [
        Lane(.intl, "ZoneRules.offset", IntlZoneOffset(rules: rules), instants),
        Lane(.icu, "TimeZone::getOffset", RawZoneOffset(zone: .init("America/New_York")), raw),
        Lane(
          .icu, "ucal_setMillis, ucal_get",
          RawCalendarOffset(calendar: try .init(zone: "America/New_York", locale: "en-US")), raw),
        Lane(
          .foundation, "TimeZone.secondsFromGMT", FoundationZoneOffset(zone: zone),
          zip(dates, offsets).map { Row($0, $1) }),
      ]
    }
  }
}
