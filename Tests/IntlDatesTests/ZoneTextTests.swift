import Foundation
import ICUBridge
import IntlCore
import IntlDates
import IntlTime
import TestSupport
import Testing

/// Clocks by the system's tz database, names by CLDR.
@Suite struct ZoneTextTests {
  static let instants: [Int64] = [
    -5_000_000_000, -2_000_000_001, -1_000_000_000, 0, 951_827_696, 1_130_000_000, 1_688_212_800,
    1_704_067_199,
    1_720_000_000, 1_796_040_000, 4_102_444_800, 32_503_680_000,
  ]

  @Test(
    "The clock is that of the system's own date command",
    arguments: [
      "America/Vancouver", "America/Mexico_City", "America/New_York", "Africa/Cairo", "Africa/Monrovia",
      "America/Nuuk", "Asia/Almaty", "Asia/Kolkata", "Asia/Tokyo", "Australia/Lord_Howe", "Europe/Amsterdam",
      "Europe/Dublin", "Pacific/Apia", "America/Ciudad_Juarez",
    ])
  func clock(zone: String) throws {
    let format = try DateFormat(pattern: "y-MM-dd HH:mm:ss xxxxx", locale: "en", zone: ZoneID(zone))
    let command = Self.instants.map { "date -d @\($0) '+%-Y-%m-%d %H:%M:%S %::z'" }.joined(separator: "; ")
    let child = try ChildProcess.run(command, environment: ["TZ": zone, "LC_ALL": "C"])
    try #require(child.status == 0, "\(child.errors)")
    let expected = child.output.split(separator: "\n").map { line in
      // `date` writes seconds of an offset always, the pattern only when there are any.
      line.hasSuffix(":00") ? String(line.dropLast(3)) : String(line)
    }
    #expect(try Self.instants.map { try format.format(Instant(seconds: $0)) } == expected)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let zone: ZoneID
    let locale: LocaleID
    let style: ZoneNameStyle
    let seconds: Int64
    let text: String
    var testDescription: String { "\(zone) \(locale) \(style) \(seconds)" }
  }

  static let january: Int64 = 1_704_110_400
  static let july: Int64 = 1_719_835_200

  @Test(
    "A name is CLDR's for the time in force",
    arguments: [
      Row(
        zone: "America/New_York", locale: "en-US", style: .long, seconds: july, text: "Eastern Daylight Time"),
      Row(
        zone: "America/New_York", locale: "en-US", style: .long, seconds: january,
        text: "Eastern Standard Time"),
      Row(zone: "America/New_York", locale: "en-US", style: .short, seconds: july, text: "EDT"),
      Row(
        zone: "America/New_York", locale: "en-US", style: .longGeneric, seconds: july, text: "Eastern Time"),
      Row(zone: "America/New_York", locale: "en-US", style: .shortGeneric, seconds: july, text: "ET"),
      Row(zone: "Europe/Berlin", locale: "en-US", style: .short, seconds: july, text: "GMT+2"),
      Row(zone: "Europe/Berlin", locale: "de", style: .short, seconds: july, text: "MESZ"),
      Row(zone: "Europe/Paris", locale: "it", style: .exemplarCity, seconds: july, text: "Parigi"),
      Row(zone: "Asia/Calcutta", locale: "en", style: .exemplarCity, seconds: july, text: "Kolkata"),
      Row(zone: "Asia/Kathmandu", locale: "ar-EG", style: .longOffset, seconds: july, text: "غرينتش+٠٥:٤٥"),
      Row(zone: "Asia/Kathmandu", locale: "fr", style: .shortOffset, seconds: july, text: "UTC+5:45"),
      Row(zone: "UTC", locale: "en", style: .long, seconds: july, text: "Coordinated Universal Time"),
      Row(zone: "+05:45", locale: "en", style: .long, seconds: july, text: "GMT+05:45"),
      Row(zone: "GMT-01:01:30", locale: "en", style: .short, seconds: july, text: "GMT-1:01:30"),
    ])
  func names(row: Row) throws {
    let names = try ZoneText(zone: row.zone, locale: row.locale)
    #expect(try names.text(row.style, at: Instant(seconds: row.seconds)) == row.text)
  }

  @Test(
    "Where ICU's rules are outdated the name still says which time is in force",
    arguments: [
      // Mexico gave up daylight time in October 2022, Egypt took it up again in April 2023.
      Row(
        zone: "America/Mexico_City", locale: "en-US", style: .long, seconds: 1_689_422_400,
        text: "Central Standard Time"),
      Row(
        zone: "America/Mexico_City", locale: "en-US", style: .short, seconds: 1_689_422_400, text: "CST"),
      Row(
        zone: "Africa/Cairo", locale: "en-US", style: .long, seconds: 1_688_212_800,
        text: "Eastern European Summer Time"),
      Row(zone: "Africa/Cairo", locale: "en-US", style: .short, seconds: 1_688_212_800, text: "GMT+3"),
      Row(
        zone: "Africa/Cairo", locale: "en-US", style: .longGeneric, seconds: 1_688_212_800,
        text: "Eastern European Time"),
    ])
  func outdated(row: Row) throws {
    let names = try ZoneText(zone: row.zone, locale: row.locale)
    #expect(try names.text(row.style, at: Instant(seconds: row.seconds)) == row.text)
  }

  @Test("A zone that has left the time of its name has an offset", .enabled(if: ICUVersion.major < 75))
  func left() throws {
    // Kazakhstan went from +6 to +5 in March 2024: no name of +6 is true.
    let names = try ZoneText(zone: "Asia/Almaty", locale: "en-US")
    #expect(try names.text(.long, at: Instant(seconds: Self.july)) == "GMT+05:00")
  }

  @Test("A zone that is newer than ICU's data has an offset and a city")
  func unknown() throws {
    let names = try ZoneText(zone: "America/Ciudad_Juarez", locale: "en-US")
    let instant = try Instant(seconds: Self.january)
    if names.text(.long, at: instant) != "Mountain Standard Time" {
      #expect(names.text(.long, at: instant) == "GMT-07:00")
      #expect(names.text(.exemplarCity, at: instant) == "Ciudad Juarez")
    }
  }

  @Test(
    "Every zone field of a pattern is printed, side by side too",
    arguments: [
      ("z zzzz", "EDT Eastern Daylight Time"), ("Z ZZZZ ZZZZZ", "-0400 GMT-04:00 -04:00"),
      ("O OOOO", "GMT-4 GMT-04:00"),
      ("v vvvv", "ET Eastern Time"), ("V VV VVV VVVV", "usnyc America/New_York New York New York Time"),
      ("X XX XXX XXXX XXXXX", "-04 -0400 -04:00 -0400 -04:00"),
      ("x xx xxx xxxx xxxxx", "-04 -0400 -04:00 -0400 -04:00"),
      ("zXxz", "EDT-04-04EDT"), ("XXxxXX'X'", "-0400-0400-0400X"),
    ])
  func fields(pattern: String, text: String) throws {
    let format = try DateFormat(pattern: pattern, locale: "en-US", zone: "America/New_York")
    #expect(try format.format(Instant(seconds: Self.july)) == text)
    #expect(try format.parts(Instant(seconds: Self.july)).map(\.text).joined() == text)
  }

  @Test("An offset of no hours is Z where the letter says so")
  func zulu() throws {
    let format = try DateFormat(pattern: "X XXX ZZZZZ x xxx Z OOOO", locale: "en", zone: "UTC")
    #expect(format.format(.epoch) == "Z Z Z +00 +00:00 +0000 GMT")
  }

  @Test("Seconds of an offset are kept where the form has room for them")
  func seconds() throws {
    let format = try DateFormat(pattern: "HH:mm:ss XXX XXXX xxxxx OOOO Z", locale: "en", zone: "-01:01:30")
    #expect(format.format(.epoch) == "22:58:30 -01:01 -010130 -01:01:30 GMT-01:01:30 -010130")
  }
}
