import Foundation
import IntlCore
import IntlTime
import TestSupport
import Testing

@Suite("ISO 8601 text")
struct TimestampTests {
  /// Text, and the instant that it names; text without an offset is read in New York.
  static let read: [(String, String)] = [
    ("2024-02-29T10:11:12Z", "2024-02-29T10:11:12Z"), ("2024-02-29t10:11:12z", "2024-02-29T10:11:12Z"),
    ("2024-02-29 10:11:12Z", "2024-02-29T10:11:12Z"), ("20240229T101112Z", "2024-02-29T10:11:12Z"),
    ("2024-02-29T10:11Z", "2024-02-29T10:11:00Z"), ("20240229T1011Z", "2024-02-29T10:11:00Z"),
    ("2024-02-29T10Z", "2024-02-29T10:00:00Z"), ("20240229T10Z", "2024-02-29T10:00:00Z"),
    ("2024-060T10:11:12Z", "2024-02-29T10:11:12Z"), ("2024060T101112Z", "2024-02-29T10:11:12Z"),
    ("2024-W09-4T10:11:12Z", "2024-02-29T10:11:12Z"), ("2024W094T101112Z", "2024-02-29T10:11:12Z"),
    ("2024-w09-4T10:11:12Z", "2024-02-29T10:11:12Z"), ("2020-W53-7T00:00Z", "2021-01-03T00:00:00Z"),
    // Fractions of each unit, of any length.
    ("2024-02-29T10:11:12.5Z", "2024-02-29T10:11:12.5Z"),
    ("2024-02-29T10:11:12,5Z", "2024-02-29T10:11:12.5Z"),
    ("2024-02-29T10:11:12.000000001Z", "2024-02-29T10:11:12.000000001Z"),
    ("2024-02-29T10:11:12.9999999999999Z", "2024-02-29T10:11:12.999999999Z"),
    ("2024-02-29T10:11.5Z", "2024-02-29T10:11:30Z"), ("2024-02-29T10,5Z", "2024-02-29T10:30:00Z"),
    ("20240229T10.000000001Z", "2024-02-29T10:00:00.0000036Z"),
    // Offsets.
    ("2024-02-29T10:11:12+01:00", "2024-02-29T09:11:12Z"),
    ("2024-02-29T10:11:12+0100", "2024-02-29T09:11:12Z"),
    ("2024-02-29T10:11:12+01", "2024-02-29T09:11:12Z"), ("20240229T101112-0330", "2024-02-29T13:41:12Z"),
    ("2024-02-29T10:11:12\u{2212}05:00", "2024-02-29T15:11:12Z"),
    ("1880-01-01T00:00:00-04:56:02", "1880-01-01T04:56:02Z"),
    ("1880-01-01T00:00:00-045602", "1880-01-01T04:56:02Z"),
    ("2024-02-29T10:11:12-00:00", "2024-02-29T10:11:12Z"),
    ("2024-01-01T00:00:00+23:59", "2023-12-31T00:01:00Z"),
    // The ends of days, and leap seconds.
    ("2024-02-29T24:00Z", "2024-03-01T00:00:00Z"), ("2024-12-31T24:00:00.000Z", "2025-01-01T00:00:00Z"),
    ("2016-12-31T23:59:60Z", "2016-12-31T23:59:59Z"), ("2016-12-31T23:59:60.25Z", "2016-12-31T23:59:59.25Z"),
    // Years.
    ("0000-01-01T00:00:00Z", "0000-01-01T00:00:00Z"), ("-0001-12-31T23:59:59Z", "-0001-12-31T23:59:59Z"),
    ("+10000-01-01T00:00:00Z", "+10000-01-01T00:00:00Z"), ("+002024-02-29T00:00:00Z", "2024-02-29T00:00:00Z"),
    ("+0020240229T000000Z", "2024-02-29T00:00:00Z"), ("+010000060T00Z", "+10000-02-29T00:00:00Z"),
    ("-999999-01-03T00:00:00Z", "-999999-01-03T00:00:00Z"), ("\u{2212}0001-060T00Z", "-0001-03-01T00:00:00Z"),
    // Without an offset, in New York; a date alone is the start of its day.
    ("2024-02-29", "2024-02-29T05:00:00Z"), ("20240229", "2024-02-29T05:00:00Z"),
    ("2024-02", "2024-02-01T05:00:00Z"), ("2024", "2024-01-01T05:00:00Z"),
    ("2024-W09", "2024-02-26T05:00:00Z"),
    ("2024W09", "2024-02-26T05:00:00Z"), ("+002024", "2024-01-01T05:00:00Z"),
    ("2024-02-29T10:11:12", "2024-02-29T15:11:12Z"), ("2024-11-03T01:30", "2024-11-03T05:30:00Z"),
    // Zones and tags in brackets.
    ("2024-07-01T14:00+02:00[Europe/Paris]", "2024-07-01T12:00:00Z"),
    ("2024-07-01T14:00[Europe/Paris]", "2024-07-01T12:00:00Z"),
    ("2024-07-01[Asia/Tokyo]", "2024-06-30T15:00:00Z"),
    ("2024-07-01T14:00Z[Europe/Paris]", "2024-07-01T14:00:00Z"),
    ("2024-07-01T14:00-00:00[Europe/Paris]", "2024-07-01T14:00:00Z"),
    ("2024-07-01T14:00+02:00[!Europe/Paris][!u-ca=hebrew][x-y=z-1]", "2024-07-01T12:00:00Z"),
    ("2024-07-01T14:00[+05:30]", "2024-07-01T08:30:00Z"),
    ("2024-07-01T14:00Z[u-ca=klingon][u-ca=roc]", "2024-07-01T14:00:00Z"),
    ("2024-07-01T14:00Z[!u-ca=islamicc]", "2024-07-01T14:00:00Z"),
    ("2024-07-01T14:00[u-ca=gregory]", "2024-07-01T18:00:00Z"),
    ("2024-11-03T01:30-05:00[America/New_York]", "2024-11-03T06:30:00Z"),
    ("1880-01-01T00:00-04:56[America/New_York]", "1880-01-01T04:56:02Z"),
  ]

  @Test("Every legal form is read", arguments: read)
  func reading(text: String, instant: String) throws {
    let format = try TimestampFormat(zone: "America/New_York")
    #expect(try format.parse(text).description == instant)
  }

  /// Text, the kind of its error, the UTF-8 position, and what was expected there.
  static let refused: [(String, IntlError.Kind, Int, String)] = [
    ("", .unparsable, 0, "a date such as 2024-02-29, 2024-060 or 2024-W09-4"),
    ("tomorrow", .unparsable, 0, "a date such as 2024-02-29, 2024-060 or 2024-W09-4"),
    ("2024-02-30T00:00Z", .unparsable, 8, "a day of 01 to 29"),
    ("2023-02-29T00:00Z", .unparsable, 8, "a day of 01 to 28"),
    ("2024-13-01T00:00Z", .unparsable, 5, "a month of 01 to 12"),
    ("20241301", .unparsable, 4, "a month of 01 to 12"),
    ("2024-00-01", .unparsable, 5, "a month of 01 to 12"),
    ("2024-01-00", .unparsable, 8, "a day of 01 to 31"),
    ("20240230", .unparsable, 6, "a day of 01 to 29"),
    ("2024-1-5", .unparsable, 5, "a month of two digits, a day of the year of three, or W and a week"),
    ("2024-01-5", .unparsable, 8, "a day of two digits"),
    ("24-12-03T15:28:23Z", .unparsable, 0, "a year of four digits, or a longer one after a sign"),
    ("10000-01-01", .unparsable, 0, "a year of four digits, or a longer one after a sign"),
    ("+1000000-01-01", .outOfRange, 0, "a year of -999999 to +999999"),
    ("-0000-01-01", .unparsable, 0, "the year 0 without a minus sign"),
    ("2023-366", .unparsable, 5, "a day of the year of 001 to 365"),
    ("2024-000", .unparsable, 5, "a day of the year of 001 to 366"),
    ("2024-W54-1", .unparsable, 6, "a week of 01 to 52"),
    ("2024-W09-8", .unparsable, 9, "a weekday of 1 to 7"),
    ("2024-W9", .unparsable, 6, "a week of two digits"),
    ("202402", .unparsable, 0, "a date such as 2024-02-29, 2024-060 or 2024-W09-4"),
    ("2024-02-29T25:00Z", .unparsable, 11, "an hour of 00 to 24"),
    ("2024-02-29T10:60Z", .unparsable, 14, "a minute of 00 to 59"),
    ("2024-02-29T10:11:61Z", .unparsable, 17, "a second of 00 to 60"),
    ("2024-02-29T24:00:01Z", .unparsable, 11, "an hour of 00 to 23, or 24:00:00"),
    ("2024-02-29T24:00:00.1Z", .unparsable, 11, "an hour of 00 to 23, or 24:00:00"),
    ("2024-02-29T10:11:12.Z", .unparsable, 20, "a digit after the decimal mark"),
    ("2024-02-29T", .unparsable, 11, "an hour of 00 to 24"),
    ("2024-02-29T10:1Z", .unparsable, 14, "a minute of 00 to 59"),
    ("2024-02-29T101112Z", .unparsable, 11, "colons in the time, as the date has hyphens"),
    ("20240229T10:11:12Z", .unparsable, 11, "a time without colons, as the date"),
    ("2024-02-29T10:11:12+24:00", .unparsable, 20, "hours of 00 to 23"),
    ("2024-02-29T10:11:12+01:60", .unparsable, 23, "minutes of 00 to 59"),
    ("2024-02-29T10:11:12+1:00", .unparsable, 20, "hours of 00 to 23"),
    ("2024-02-29T10:11:12Zjunk", .trailingText, 20, "the end"),
    ("2024-02-29T10:11:12 +09:00", .trailingText, 19, "an offset such as Z or +01:00, or the end"),
    (" 2024-02-29", .unparsable, 0, "a date such as 2024-02-29, 2024-060 or 2024-W09-4"),
    ("2024-02-29 ", .trailingText, 10, "T and a time, or the end"),
    ("2024-02-29Z", .trailingText, 10, "T and a time, or the end"),
    ("2024-02T10:00Z", .unparsable, 7, "a whole date before the time"),
    ("2024T10Z", .unparsable, 4, "a whole date before the time"),
    ("2024-02-29T10:11:12\u{0660}Z", .trailingText, 19, "an offset such as Z or +01:00, or the end"),
    ("\u{200F}2024-02-29", .unparsable, 0, "a date such as 2024-02-29, 2024-060 or 2024-W09-4"),
    ("2024-02-29T10:11\0Z", .trailingText, 16, "an offset such as Z or +01:00, or the end"),
    ("2024-07-01T14:00+01:00[Europe/Paris]", .unparsable, 22, "a zone whose offset is +01:00 then"),
    ("2024-07-01T14:00Z[Europe/Paris", .unparsable, 30, "a closing bracket"),
    (
      "2024-07-01T14:00Z[../x]", .invalidZone, 18,
      "a zone such as Europe/Paris, +05:45 or EST5EDT,M3.2.0,M11.1.0"
    ),
    (
      "2024-07-01T14:00Z[]", .invalidZone, 18, "a zone such as Europe/Paris, +05:45 or EST5EDT,M3.2.0,M11.1.0"
    ),
    ("2024-07-01T14:00Z[/etc/localtime]", .invalidZone, 18, "a name such as Europe/Paris"),
    ("2024-07-01T14:00Z[UTC][!foo=bar]", .unparsable, 24, "a key that is known, as it is marked with !"),
    ("2024-07-01T14:00Z[UTC][u-ca=]", .unparsable, 28, "a value"),
    ("2024-07-01T14:00Z[UTC][Europe/Paris]", .unparsable, 23, "a key and ="),
    ("2024-07-01T14:00Z[U-CA=gregory]", .unparsable, 18, "a key in lower case"),
    ("2024-07-01T14:00Z[u-ca=roc][!u-ca=roc]", .unparsable, 34, "one calendar, as it is marked with !"),
    ("2024-07-01T14:00Z[!u-ca=roc][u-ca=hebrew]", .unparsable, 34, "one calendar, as it is marked with !"),
    ("2024-07-01T14:00Z[!u-ca=x]", .unparsable, 24, "a calendar that is known, as it is marked with !"),
    ("2024-07-01T14:00Z[UTC]x", .trailingText, 22, "an opening bracket or the end"),
    ("2024-03-10T02:30", .unparsable, 0, "a time that the zone's clocks show"),
    ("+999999-12-31T24:00Z", .outOfRange, 0, "a day before the year 1000000"),
    ("2024-07-01T14:00[Europe/Atlantis]", .invalidZone, 0, "a name of the tz database such as Europe/Paris"),
  ]

  @Test("What is no ISO 8601 text is refused, with the position", arguments: refused)
  func refusing(text: String, kind: IntlError.Kind, position: Int, expected: String) throws {
    let format = try TimestampFormat(zone: "America/New_York")
    do throws(IntlError) {
      let instant = try format.parse(text)
      Issue.record("read as \(instant)")
    } catch {
      #expect(error.kind == kind && error.position == position && error.expected == expected, "\(error)")
    }
  }

  @Test("The range's ends are errors that say so")
  func range() {
    #expect(kind { () throws(IntlError) in _ = try Instant("-999999-01-01T00:00:00Z") } == .outOfRange)
    #expect(kind { () throws(IntlError) in _ = try Instant("+999999-12-31T00:00:00Z") } == .outOfRange)
    #expect(
      sentence { () throws(IntlError) in _ = try Instant("2024-02-29T10:11") }
        == "cannot read \"2024-02-29T10:11\": expected an offset such as Z or +01:00, but found the end")
  }

  @Test(
    "Lenient reading takes blanks, mixed forms, skipped times and wrong zones",
    arguments: [
      (" 2024-12-03T15:28:23 +09:00 ", "2024-12-03T06:28:23Z"),
      ("2024-02-29T101112Z", "2024-02-29T10:11:12Z"),
      ("2024-03-10T02:30", "2024-03-10T07:30:00Z"),
      ("2024-07-01T14:00+01:00[Europe/Paris]", "2024-07-01T13:00:00Z"),
      ("2024-07-01T14:00 [Europe/Paris]", "2024-07-01T12:00:00Z"),
    ])
  func lenient(text: String, instant: String) throws {
    #expect(try Instant(text, in: "America/New_York", lenient: true).description == instant)
    #expect(kind { () throws(IntlError) in _ = try Instant(text, in: "America/New_York") } != nil)
  }

  /// Options, and what they print of 2024-02-29T10:11:12.5Z in Kathmandu.
  static let written: [(TimestampOptions, String)] = [
    (TimestampOptions(), "2024-02-29T15:56:12.5+05:45"),
    (TimestampOptions(layout: .basic), "20240229T155612.5+0545"),
    (TimestampOptions(time: .seconds, separator: .space), "2024-02-29 15:56:12+05:45"),
    (TimestampOptions(time: .fraction(3), decimalMark: .comma), "2024-02-29T15:56:12,500+05:45"),
    (TimestampOptions(time: .fraction(9), offset: .none), "2024-02-29T15:56:12.500000000"),
    (TimestampOptions(time: .fraction(0)), "2024-02-29T15:56:12+05:45"),
    (TimestampOptions(date: .week, time: .minutes), "2024-W09-4T15:56+05:45"),
    (TimestampOptions(layout: .basic, date: .week, time: .minutes), "2024W094T1556+0545"),
    (TimestampOptions(date: .ordinal, time: .hours, offset: .short), "2024-060T15+05:45"),
    (TimestampOptions(layout: .basic, date: .ordinal, time: .none), "2024060"),
    (TimestampOptions(time: .none), "2024-02-29"), (TimestampOptions(date: .none), "15:56:12.5+05:45"),
    (TimestampOptions(year: .expanded, namesZone: true), "+002024-02-29T15:56:12.5+05:45[Asia/Kathmandu]"),
  ]

  @Test("Options choose the form", arguments: written)
  func writing(options: TimestampOptions, text: String) throws {
    let format = try TimestampFormat(zone: "Asia/Kathmandu", options: options)
    let instant = try Instant("2024-02-29T10:11:12.5Z")
    #expect(format.format(instant) == text)
    let bytes = [UInt8](capacity: 64) { output in
      #expect(format.format(instant, into: &output) == text.utf8.count)
    }
    #expect(String(decoding: bytes, as: UTF8.self) == text)
    let none = [UInt8](capacity: text.utf8.count - 1) { output in
      #expect(format.format(instant, into: &output) == text.utf8.count)
    }
    #expect(none.isEmpty)
  }

  @Test("Offsets are written as they are: Z, short, with seconds")
  func offsets() throws {
    let instant = try Instant("1900-01-01T00:00:00Z")
    #expect(try TimestampFormat(zone: "Europe/Paris").format(instant) == "1900-01-01T00:09:21+00:09:21")
    #expect(try TimestampFormat(zone: "UTC").format(instant) == "1900-01-01T00:00:00Z")
    let short = TimestampOptions(time: .minutes, offset: .short)
    #expect(try TimestampFormat(zone: "-05:00", options: short).format(instant) == "1899-12-31T19:00-05")
    #expect(try TimestampFormat(zone: "UTC", options: short).format(instant) == "1900-01-01T00:00+00")
    let numeric = TimestampOptions(offset: .numeric)
    #expect(try TimestampFormat(options: numeric).format(instant) == "1900-01-01T00:00:00+00:00")
  }

  @Test("A format without content is an error")
  func options() {
    let nothing = TimestampOptions(date: .none, time: .none)
    #expect(kind { () throws(IntlError) in _ = try TimestampFormat(options: nothing) } == .invalidOption)
    let tooMany = TimestampOptions(time: .fraction(10))
    #expect(kind { () throws(IntlError) in _ = try TimestampFormat(options: tooMany) } == .invalidOption)
  }

  @Test("What is written reads back, at random instants and in every form")
  func roundTrip() throws {
    var random = SeededGenerator("iso round trip")
    for zone: ZoneID in ["UTC", "America/New_York", "Asia/Kathmandu", "-00:44:30"] {
      for layout in TimestampOptions.Layout.allCases {
        for date in [TimestampOptions.DateForm.calendar, .week, .ordinal] {
          let format = try TimestampFormat(
            zone: zone,
            options: TimestampOptions(layout: layout, date: date, offset: .numeric, namesZone: true))
          for _ in 0..<200 {
            // Years of 1 to 9998, where no form is ambiguous.
            let instant = try Instant(
              seconds: .random(in: -62_104_060_800..<253_339_228_800, using: &random),
              nanoseconds: .random(in: 0..<1_000_000_000, using: &random))
            let text = format.format(instant)
            #expect(try format.parse(text) == instant, "\(text)")
          }
        }
      }
    }
    for _ in 0..<5000 {
      let instant = try Instant(
        seconds: .random(in: Instant.min.seconds...Instant.max.seconds, using: &random),
        nanoseconds: .random(in: 0...999, using: &random) * 1_000_000)
      #expect(try Instant(instant.description) == instant)
    }
  }

  @Test("The parts of a text are told apart")
  func parts() throws {
    let stamp = try Timestamp("2026-11-30T09:30+01:00[Europe/Paris][u-ca=hebrew][u-ca=roc]")
    #expect(stamp.date == (try CivilDate(2026, 11, 30)))
    #expect(stamp.time == (try CivilTime(9, 30)))
    #expect(stamp.offset == 3600)
    #expect(stamp.zone == "Europe/Paris")
    #expect(stamp.calendar == .hebrew)
    #expect(try Timestamp("2024-02-29").time == nil)
    #expect(try Timestamp("2024-02-29T10Z").isLocalTimeUnknown)
    #expect(try Timestamp("2024-02-29T10+00:00").isLocalTimeUnknown == false)
    #expect(try Timestamp("2024-02-29T10+05:45").zoned().zone == "+05:45")
    #expect(try Timestamp("2024-02-29T10Z").zoned().zone == .utc)
  }

  @Test("Values are coded as their text")
  func coding() throws {
    struct Record: Codable, Equatable {
      var instant: Instant
      var date: CivilDate
      var time: CivilTime
      var civil: CivilDateTime
      var zoned: ZonedDateTime
      var zone: ZoneID
      var span: TimeSpan
    }
    let json = """
      {"civil":"2024-02-29T10:11:12","date":"2024-02-29","instant":"2024-02-29T10:11:12.5Z","span":"P1DT2H",\
      "time":"10:11:12.25","zone":"Asia\\/Tokyo","zoned":"2026-11-30T09:30:00+01:00[Europe\\/Paris]"}
      """
    let record = try JSONDecoder().decode(Record.self, from: Data(json.utf8))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(record), as: UTF8.self) == json)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([CivilDate].self, from: Data(#"["x"]"#.utf8))
    }
  }
}

@Suite("ISO 8601 durations")
struct TimeSpanTests {
  @Test(
    "Durations are read, and printed in their shortest form",
    arguments: [
      ("P1Y2M3W4DT5H6M7.5S", "P1Y2M3W4DT5H6M7.5S"), ("p1dt2h", "P1DT2H"), ("-P1D", "-P1D"), ("+PT5M", "PT5M"),
      ("PT0S", "PT0S"), ("P0D", "PT0S"), ("PT0,5H", "PT30M"), ("PT1.000000001H", "PT1H0.0000036S"),
      ("PT1.5M", "PT1M30S"),
      ("PT0.000000001S", "PT0.000000001S"), ("PT100S", "PT100S"), ("P0001-02-03T04:05:06", "P1Y2M3DT4H5M6S"),
      ("P00010203T040506.5", "P1Y2M3DT4H5M6.5S"), ("P2W", "P2W"), ("\u{2212}PT1.5S", "-PT1.5S"),
      ("PT9223372036854775807S", "PT9223372036854775807S"),
    ])
  func reading(text: String, printed: String) throws {
    let span = try TimeSpan(text)
    #expect(span.description == printed)
    #expect(try TimeSpan(printed) == span)
    #expect(span.negated.negated == span)
  }

  @Test(
    "What is no duration is refused, with the position",
    arguments: [
      ("", 0, "the letter P"), ("1D", 0, "the letter P"), ("P", 1, "a number and a unit"),
      ("PT", 2, "a number and a unit"),
      ("P1", 2, "one of the units Y, M, W, D"), ("P1D2Y", 4, "the end"),
      ("P1M2Y", 4, "one of the units W, D"),
      ("P1.5D", 1, "a whole number of units longer than an hour"), ("PT1.5H30M", 6, "the end"),
      ("P1H", 2, "one of the units Y, M, W, D"),
      ("PT1D", 3, "one of the units H, M, S"),
      ("P9223372036854775808D", 1, "a number of up to 9223372036854775807"),
      ("PT1S ", 4, "the end"), ("P0001-13-01T00:00:00", 6, "months of 00 to 12"), ("P-1D", 1, "a number"),
      ("P1DT", 4, "a number and a unit"),
      ("P0001-02-03\r04:05:06", 11, "T and hours of 00 to 24"),
    ])
  func refusing(text: String, position: Int, expected: String) {
    do throws(IntlError) {
      Issue.record("read as \(try TimeSpan(text))")
    } catch {
      #expect(error.position == position && error.expected == expected, "\(error)")
    }
  }

  @Test("Parts have one sign, and nanoseconds carry into seconds")
  func parts() throws {
    #expect(try TimeSpan(nanoseconds: -1_500_000_000).description == "-PT1.5S")
    #expect(kind { () throws(IntlError) in _ = try TimeSpan(days: 1, hours: -1) } == .outOfRange)
    #expect(
      kind { () throws(IntlError) in _ = try TimeSpan(seconds: .max, nanoseconds: 1_000_000_000) }
        == .outOfRange)
    #expect(kind { () throws(IntlError) in _ = try TimeSpan(days: .min) } == .outOfRange)
    // The sum would be the one number that has no other sign.
    #expect(
      kind { () throws(IntlError) in _ = try TimeSpan(seconds: -.max, nanoseconds: -1_000_000_000) }
        == .outOfRange)
  }
}
