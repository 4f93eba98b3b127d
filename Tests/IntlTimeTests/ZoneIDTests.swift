import IntlCore
import IntlTime
import Testing

@Suite("Names of zones")
struct ZoneIDTests {
  @Test(
    "Fixed offsets are read in every spelling",
    arguments: [
      ("+05:45", 20_700, "+05:45"), ("+0545", 20_700, "+05:45"), ("+545", 20_700, "+05:45"),
      ("+5", 18_000, "+05:00"),
      ("+5:45", 20_700, "+05:45"), ("-0330", -12_600, "-03:30"), ("\u{2212}03:30", -12_600, "-03:30"),
      ("GMT-01:01:30", -3690, "-01:01:30"), ("gmt-010130", -3690, "-01:01:30"), ("UTC+3", 10_800, "+03:00"),
      ("UT+3", 10_800, "+03:00"), ("utc+03:30", 12_600, "+03:30"), ("+00:00", 0, "+00:00"),
      ("-00:00", 0, "+00:00"),
      ("Z", 0, "UTC"), ("z", 0, "UTC"), ("utc", 0, "UTC"), ("UT", 0, "UTC"), ("GMT", 0, "GMT"),
      ("GMT0", 0, "GMT0"),
      ("Etc/GMT+5", -18_000, "Etc/GMT+5"), ("Etc/GMT-14", 50_400, "Etc/GMT-14"),
      ("+23:59:59", 86_399, "+23:59:59"),
      ("<+03>-3", 10_800, "<+03>-3"),
    ])
  func fixed(text: String, seconds: Int, identifier: String) throws {
    let zone = try ZoneID(text)
    #expect(zone.fixedOffset == seconds)
    #expect(zone.identifier == identifier)
    let rules = try ZoneDatabase(folder: "/nowhere").rules(for: zone)
    #expect(rules.offset(at: .epoch).seconds == Int32(seconds))
    #expect(rules.isFixed)
    #expect(try ZoneID(identifier) == zone)
  }

  @Test(
    "What is no name is refused, with the position",
    arguments: [
      ("", 0), ("../../etc/passwd", 0), ("Europe/../x", 7), ("Europe//Paris", 7), ("Europe/", 7), (".", 0),
      ("Europe/Par\0is", 10),
      ("Europe/Zürich", 8), ("Europe Paris", 6), ("+24:00", 3), ("+05:60", 3), ("\u{200F}Europe/Paris", 0),
      ("/tmp/a\0b", 6),
      (":", 1), ("::UTC", 1), ("<+3", 3), ("EST5EDT,M3.2.0", 14),
      (String(repeating: "a", count: 1_000_000), 255),
      ("Europe/Paris\n", 12),
    ])
  func malformed(text: String, position: Int) {
    do throws(IntlError) {
      Issue.record("read as \(try ZoneID(text))")
    } catch {
      #expect(error.kind == .invalidZone)
      #expect(error.position == position, "\(error)")
    }
    // A literal remembers, and what uses it throws.
    let literal = ZoneID(stringLiteral: text)
    #expect(kind { () throws(IntlError) in _ = try ZoneDatabase.system.rules(for: literal) } == .invalidZone)
  }

  @Test(
    "Names, paths and rules are told apart",
    arguments: [
      (":Europe/Paris", "Europe/Paris"), ("/usr/share/zoneinfo/Europe/Paris", "Europe/Paris"),
      ("/tmp/zone", "/tmp/zone"),
      (":/tmp/zone", "/tmp/zone"), (":+5", "+05:00"), (":UTC", "UTC"),
      ("EST5EDT,M3.2.0,M11.1.0", "EST5EDT,M3.2.0,M11.1.0"),
    ])
  func kinds(text: String, identifier: String) throws {
    #expect(try ZoneID(text).identifier == identifier)
    #expect(ZoneID(stringLiteral: text) == (try ZoneID(identifier)))
  }

  @Test("An offset in seconds is a zone")
  func offsets() throws {
    #expect(kind { () throws(IntlError) in _ = try ZoneID(offset: 86_400) } == .outOfRange)
    #expect(try ZoneID(offset: -3690).identifier == "-01:01:30")
  }

  @Test(
    "TZ is read as the C library reads it",
    arguments: [
      ("Europe/Paris", "Europe/Paris"), (":Europe/Paris", "Europe/Paris"), ("", "UTC"), (":", "UTC"),
      ("UTC+3", "-03:00"), ("UTC-5:30", "+05:30"), ("EST5EDT,M3.2.0,M11.1.0", "EST5EDT,M3.2.0,M11.1.0"),
      ("Europe/Atlantis", "UTC"), ("../../etc/passwd", "UTC"), ("GMT+0", "GMT+0"),
    ])
  func current(variable: String, identifier: String) {
    #expect(CurrentZone(variable: variable, database: .system).id.identifier == identifier)
  }

  @Test(
    "Names of calendars are put in BCP 47 form",
    arguments: [
      ("gregorian", "gregory"), ("Ethiopic-Amete-Alem", "ethioaa"), ("islamicc", "islamic-civil"),
      ("hebrew", "hebrew"), ("", nil), ("he brew", nil), ("a--b", nil),
    ] as [(String, String?)])
  func calendars(text: String, identifier: String?) {
    do throws(IntlError) {
      #expect(try CalendarID(text).identifier == identifier)
    } catch {
      #expect(identifier == nil && error.kind == .invalidOption)
    }
  }
}

@Suite("POSIX rules")
struct POSIXRuleTests {
  @Test(
    "A rule changes clocks when it says so",
    arguments: [
      // Rule, and the changes of 2024.
      ("EST5EDT,M3.2.0,M11.1.0", ["2024-03-10T07:00:00Z EDT", "2024-11-03T06:00:00Z EST"]),
      ("EST5EDT", ["2024-03-10T07:00:00Z EDT", "2024-11-03T06:00:00Z EST"]),
      ("CET-1CEST,M3.5.0,M10.5.0/3", ["2024-03-31T01:00:00Z CEST", "2024-10-27T01:00:00Z CET"]),
      ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", ["2024-04-06T15:00:00Z +1030", "2024-10-05T15:30:00Z +11"]),
      ("IST-2IDT,M3.4.4/26,M10.5.0", ["2024-03-29T00:00:00Z IDT", "2024-10-26T23:00:00Z IST"]),
      ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", ["2024-03-31T01:00:00Z -01", "2024-10-27T01:00:00Z -02"]),
      ("AAA0BBB,J60/0,J365/0", ["2024-03-01T00:00:00Z BBB", "2024-12-30T23:00:00Z AAA"]),
      ("AAA0BBB,59/0,365/0", ["2024-02-29T00:00:00Z BBB", "2024-12-30T23:00:00Z AAA"]),
      ("AAA3BBB4:30:15,J100,J200/1:02:03", ["2024-04-10T05:00:00Z BBB", "2024-07-19T05:32:18Z AAA"]),
      ("EST5", []), ("XXX3EDT4,0/0,J365/23", []), ("XXX3EDT4,2/3,J3", []),
    ])
  func changes(rule: String, expected: [String]) throws {
    let rules = try ZoneDatabase(folder: "/nowhere").rules(for: ZoneID(rule))
    for year in [2024, 2424, 1624, 100_424] {
      let start = try CivilDateTime(year, 1, 1, 0, 0).instant(offsetSeconds: 0)
      let end = try CivilDateTime(year + 1, 1, 1, 0, 0).instant(offsetSeconds: 0)
      let found = rules.transitions(in: start..<end).map { "\($0.instant) \($0.after.abbreviation)" }
      let plus = year > 9999 ? "+" : ""
      #expect(found == expected.map { plus + "\(year)" + $0.dropFirst(4) })
    }
  }

  @Test("Perpetual daylight time is in force always")
  func perpetual() throws {
    // Daylight time that starts and ends in one second is none, in the last year that is written out too.
    let never = try ZoneDatabase.system.rules(for: "XXX3EDT4,2/3,J3")
    #expect(try never.offset(at: Instant(seconds: 12_700_000_000)).abbreviation == "XXX")
    let rules = try ZoneDatabase.system.rules(for: "XXX3EDT4,0/0,J365/23")
    #expect(rules.offset(at: .epoch).abbreviation == "EDT")
    #expect(rules.offset(at: .min) == rules.offset(at: .max))
    #expect(rules.isFixed)
  }

  @Test(
    "A malformed rule is refused, with the position",
    arguments: [
      ("EST5EDT,M3.2.0", 14, "a comma and a date such as M3.2.0"),
      ("EST5EDT,M13.2.0,M11.1.0", 9, "a month of 1 to 12"),
      ("EST5EDT,M3.6.0,M11.1.0", 11, "a week of 1 to 5"),
      ("EST5EDT,M3.2.7,M11.1.0", 13, "a weekday of 0 to 6"),
      ("EST5EDT,J0,J365", 9, "a day of 1 to 365"), ("EST5EDT,366,1", 8, "a date such as M3.2.0, J60 or 59"),
      ("EST25EDT,M3.2.0,M11.1.0", 3, "an offset from UTC such as 5 or -5:30"),
      ("EST24EDT,M3.2.0,M11.1.0", 3, "an offset from UTC such as 5 or -5:30"),
      (
        "EST-23:30EDT,M3.2.0,M11.1.0", 12,
        "an offset of daylight time, which an hour more than standard time would put past 24 hours"
      ),
      ("ES5EDT,M3.2.0,M11.1.0", 2, "an abbreviation of three letters or more"),
      ("EST5EDT,M3.2.0,M11.1.0x", 22, "the end of the rule"),
      ("EST5EDT,M3.2.0/168,M11.1.0", 15, "a time of -167 to 167 hours"),
      ("<EST5EDT,M3.2.0", 8, "the closing >"),
      ("<ABCDEFGHIJKLMNOP>5,", 1, "an abbreviation of at most 15 characters"),
      ("EST5:60EDT,M3.2.0,M11.1.0", 5, "minutes of 0 to 59"),
    ])
  func malformed(rule: String, position: Int, expected: String) {
    do throws(IntlError) {
      Issue.record("read as \(try ZoneID(rule))")
    } catch {
      #expect(error.position == position && error.expected == expected, "\(error)")
    }
  }
}
