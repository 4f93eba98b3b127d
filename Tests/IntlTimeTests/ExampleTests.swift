import IntlCore
import IntlTime
import Testing

/// The examples in the documentation comments of the module's clock half, each with what it says it prints.
@Suite("Examples of clocks and zones")
struct ExampleTests {
  @Test("Dates and times")
  func dates() throws {
    #expect(try CivilDate(2026, 11, 30).weekday == .monday)
    #expect(Weekday.sunday.isoNumber == 7)
    #expect(try CivilDate(2000, 3, 1).dayNumber.days == 11_017)
    #expect(try DayNumber(11_017).weekday == .wednesday)
    #expect(try CivilDate(2024, 2, 29).dayOfYear == 60)
    #expect(try CivilDate(2024, 2, 29).adding(days: 1).description == "2024-03-01")
    #expect(try CivilDate(2024, 1, 31).adding(months: 1).description == "2024-02-29")
    #expect(try CivilDate(2021, 1, 3).isoWeek == (2020, 53))
    #expect(try CivilDate(isoWeekYear: 2020, week: 53, weekday: .sunday).description == "2021-01-03")
    #expect(try CivilTime(14, 30).secondOfDay == 52_200)
    #expect(try CivilDate("2024-W09-4").description == "2024-02-29")
    #expect(try CivilTime("14:30").description == "14:30:00")
    #expect(try CivilDateTime("2024-02-29T14:30").description == "2024-02-29T14:30:00")
  }

  @Test("Instants and spans")
  func instants() throws {
    let instant = try Instant(seconds: 1_700_000_000)
    #expect(instant.description == "2023-11-14T22:13:20Z")
    #expect(try instant.adding(.milliseconds(1)).description == "2023-11-14T22:13:20.001Z")
    #expect(try Instant("2024-02-29T10:11:12+01:00").description == "2024-02-29T09:11:12Z")
    #expect(try Instant("20240229T101112", in: "Asia/Tokyo").description == "2024-02-29T01:11:12Z")
    #expect(try TimeSpan(months: 1, days: 2, hours: 3).description == "P1M2DT3H")
    #expect(try TimeSpan("-PT1.5S").seconds == -1)
    #expect(try TimeSpan("P1Y2M3DT4H5M6.5S").months == 2)
    #expect(try TimeSpan("PT0,5H").minutes == 30)
    #expect(try TimeSpan("P0001-02-03T04:05:06").days == 3)
  }

  @Test("Zones")
  func zones() throws {
    #expect(ZoneID("Europe/Paris").identifier == "Europe/Paris")
    #expect(ZoneID("GMT-01:01:30").identifier == "-01:01:30")
    #expect(ZoneID("+0545").fixedOffset == 20_700)
    #expect(ZoneID("UTC+3").fixedOffset == 10_800)
    #expect(ZoneID("<+03>-3").fixedOffset == 10_800)
    #expect(ZoneID(":Europe/Paris").identifier == "Europe/Paris")
    #expect(CalendarID("ethiopic-amete-alem").identifier == "ethioaa")
    let summer = try ZoneDatabase.system.rules(for: "America/New_York")
      .offset(at: Instant(seconds: 1_720_000_000))
    #expect(summer.seconds == -14_400 && summer.isDaylight && summer.abbreviation == "EDT")
    let paris = try ZoneDatabase.system.rules(for: "Europe/Paris")
    let start = try Instant("2024-01-01T00:00:00Z")
    #expect(paris.transition(after: start)?.instant.description == "2024-03-31T01:00:00Z")
    #expect(Array(paris.transitions(in: start..<(try Instant("2025-01-01T00:00:00Z")))).count == 2)
    let kolkata = try ZoneDatabase.system.rules(for: "Asia/Kolkata")
    #expect(kolkata.transition(before: start)?.instant.description == "1945-10-14T17:30:00Z")
    #expect(kolkata.civil(at: .epoch).description == "1970-01-01T05:30:00")
  }

  @Test("Clock times")
  func clocks() throws {
    let skipped = try CivilDateTime(2024, 3, 10, 2, 30)
    #expect(try skipped.instant(in: "America/New_York").description == "2024-03-10T07:30:00Z")
    let rules = try ZoneDatabase.system.rules(for: "America/New_York")
    #expect(rules.localTime(skipped) == .gap(before: -18_000, after: -14_400))
    let repeated = try CivilDateTime(2024, 11, 3, 1, 30)
    #expect(try rules.instant(of: repeated).description == "2024-11-03T05:30:00Z")
    let saoPaulo = try ZoneDatabase.system.rules(for: "America/Sao_Paulo")
    let start = try saoPaulo.startOfDay(CivilDate(2018, 11, 4))
    #expect(saoPaulo.civil(at: start).description == "2018-11-04T01:00:00")
    let meeting = try ZonedDateTime(CivilDateTime(2026, 11, 30, 9, 30), zone: "Europe/Paris")
    #expect(meeting.instant.description == "2026-11-30T08:30:00Z")
    #expect(meeting.description == "2026-11-30T09:30:00+01:00[Europe/Paris]")
    #expect(try ZonedDateTime(meeting.description) == meeting)
  }

  @Test("ISO 8601 text")
  func text() throws {
    let stamp = try Timestamp("2026-11-30T09:30+01:00[Europe/Paris][u-ca=hebrew]")
    #expect(stamp.offset == 3600 && stamp.zone == "Europe/Paris" && stamp.calendar == .hebrew)
    #expect(try stamp.instant().description == "2026-11-30T08:30:00Z")
    let format = try TimestampFormat(zone: "Europe/Paris")
    #expect(try format.format(Instant("2024-07-01T12:00:00Z")) == "2024-07-01T14:00:00+02:00")
    #expect(try format.parse("2024-07-01T14:00").description == "2024-07-01T12:00:00Z")
  }
}
