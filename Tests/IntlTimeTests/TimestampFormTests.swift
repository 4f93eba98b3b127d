import IntlCore
import IntlTime
import TestSupport
import Testing

@Suite("Every form of ISO 8601 text")
struct TimestampFormTests {
  /// Options of every kind: 1,536 of a date with or without a time.
  static func allOptions() -> [TimestampOptions] {
    let times: [TimestampOptions.TimeForm] = [
      .shortest, .fraction(0), .fraction(4), .fraction(9), .seconds, .minutes, .hours, .none,
    ]
    var all: [TimestampOptions] = []
    for layout in TimestampOptions.Layout.allCases {
      for date in [TimestampOptions.DateForm.calendar, .week, .ordinal] {
        for time in times {
          for year in TimestampOptions.YearForm.allCases {
            for offset in TimestampOptions.OffsetForm.allCases {
              for bits in 0..<4 {
                all.append(
                  TimestampOptions(
                    layout: layout, date: date, time: time, year: year, offset: offset,
                    separator: bits & 1 == 0 ? .t : .space, decimalMark: bits & 2 == 0 ? .point : .comma,
                    namesZone: bits == 1 || bits == 2))
              }
            }
          }
        }
      }
    }
    return all
  }

  /// The first and last moments of years of every width, and the ends of week years.
  static func edges() throws -> [Instant] {
    var edges: [Instant] = [.min, .max]
    let years = [
      -999_998, -100_000, -99_999, -10_000, -9999, -1000, -999, -1, 0, 1, 999, 1582, 1883, 1970, 2020, 2024,
      9999, 10_000, 99_999, 100_000, 999_999,
    ]
    for year in years {
      let start = try CivilDateTime(CivilDate(year, 1, 1)).instant(offsetSeconds: 0)
      for seconds: Int64 in [-86_401, -1, 0, 59 * 86_400 + 36_672, 190 * 86_400 + 3599] {
        edges.append(try start.adding(seconds: seconds, nanoseconds: 1_020_304_050))
        edges.append(try start.adding(seconds: seconds))
      }
    }
    return edges
  }

  /// What is left of a time in a form.
  static func cut(_ time: CivilTime, to form: TimestampOptions.TimeForm) throws -> CivilTime {
    let (hour, minute, second) = (time.hour, time.minute, time.second)
    switch form {
    case .shortest: return time
    case .fraction(let digits):
      var unit = 1_000_000_000
      for _ in 0..<digits { unit /= 10 }
      return try CivilTime(hour, minute, second, nanosecond: time.nanosecond / unit * unit)
    case .seconds: return try CivilTime(hour, minute, second)
    case .minutes: return try CivilTime(hour, minute)
    case .hours: return try CivilTime(hour, 0)
    case .none: return .midnight
    }
  }

  /// The instant that the text of another names in a form, by what the form keeps.
  static func meaning(
    of instant: Instant, _ options: TimestampOptions, _ rules: ZoneRules
  ) throws(IntlError) -> Instant? {
    let offset = rules.offset(at: instant).seconds
    let civil = rules.civil(at: instant)
    if options.time == .none { return try rules.startOfDay(civil.date) }
    let local: CivilDateTime
    do { local = CivilDateTime(civil.date, try cut(civil.time, to: options.time)) } catch { return nil }
    guard options.offset != .none else {
      if case .gap = rules.localTime(local) { return nil }
      return try rules.instant(of: local)
    }
    let meant = try local.instant(offsetSeconds: offset)
    // What was cut may lie behind a change of the clock, which the zone in brackets would contradict.
    return options.namesZone && rules.offset(at: meant).seconds != offset ? nil : meant
  }

  @Test(
    "What is written is read back strictly as the value that the form keeps",
    arguments: [
      "UTC", "Europe/Paris", "America/New_York", "Asia/Kathmandu", "Africa/Monrovia", "-00:44:30",
      "+23:59:59",
      "IST-2IDT,M3.4.4/26,M10.5.0",
    ] as [ZoneID])
  func everyForm(zone: ZoneID) throws {
    var random = SeededGenerator("forms of \(zone)")
    let rules = try ZoneDatabase.system.rules(for: zone)
    let edges = try TimestampFormTests.edges()
    var read = 0
    for options in TimestampFormTests.allOptions() {
      let format = try TimestampFormat(zone: zone, options: options)
      for _ in 0..<6 {
        let instant = edges[Int.random(in: 0..<edges.count, using: &random)]
        let text = format.format(instant)
        do throws(IntlError) {
          guard let meaning = try TimestampFormTests.meaning(of: instant, options, rules) else { continue }
          let found = try format.parse(text)
          #expect(found == meaning, "\(text) of \(instant) in \(options)")
          read += 1
        } catch {
          // Cut to its day, the first instant of all lies before it.
          #expect(error.kind == .outOfRange && instant == .min, "\(text) of \(instant): \(error)")
        }
      }
    }
    #expect(read > 7000)
  }

  @Test("A date in every form is read back as itself, with its length of the year alone to tell it")
  func dates() throws {
    var random = SeededGenerator("forms of dates")
    for options in TimestampFormTests.allOptions() where options.time == .none && !options.namesZone {
      let format = try TimestampFormat(options: options)
      for _ in 0..<200 {
        // As many years of each width.
        let width = [10, 1000, 10_000, 100_000, 999_999].randomElement(using: &random) ?? 10
        let year = Int.random(in: -width...width, using: &random)
        guard (-999_998...999_998).contains(year) else { continue }
        let date = try CivilDate(year: year, dayOfYear: .random(in: 1...365, using: &random))
        let text = format.format(try CivilDateTime(date).instant(offsetSeconds: 0))
        #expect(try CivilDate(text) == date, "\(text)")
        let hyphens = text.dropFirst(year < 0 || options.year == .expanded ? 1 : 0).contains("-")
        #expect(hyphens == (options.layout == .extended), "\(text)")
      }
    }
  }

  @Test("A time alone in every form is read back as what the form keeps")
  func times() throws {
    var random = SeededGenerator("forms of times")
    for options in TimestampFormTests.allOptions()
    where options.time != .none && options.offset == .none && !options.namesZone {
      var options = options
      options.date = .none
      let format = try TimestampFormat(options: options)
      for _ in 0..<20 {
        let time = try CivilTime(nanosecondOfDay: .random(in: 0..<86_400_000_000_000, using: &random))
        let instant = try CivilDateTime(CivilDate(2024, 2, 29), time).instant(offsetSeconds: 0)
        let text = format.format(instant)
        #expect(try CivilTime(text) == TimestampFormTests.cut(time, to: options.time), "\(text)")
      }
    }
  }

  @Test(
    "In a basic date the year after a sign has four digits or six",
    arguments: [
      ("+2024060", "2024-02-29"), ("+20240229", "2024-02-29"), ("+002024060", "2024-02-29"),
      ("+0020240229", "2024-02-29"), ("-000001060", "-0001-03-01"), ("+010000060", "+10000-02-29"),
      ("+100000229", "+100000-08-16"), ("+999999365", "+999999-12-31"), ("+010000W094", "+10000-03-02"),
      ("+10000W094", "+10000-03-02"), ("+10000-060", "+10000-02-29"),
    ])
  func basicYears(text: String, date: String) throws {
    #expect(try CivilDate(text).description == date)
  }

  @Test("A zone that others do not know is told by its offset alone, and such a text reads back")
  func namelessZones() throws {
    let instant = try Instant("2026-07-01T12:00:00Z")
    for (zone, text) in [
      ("IST-2IDT,M3.4.4/26,M10.5.0", "2026-07-01T15:00:00+03:00"),
      ("/usr/share/zoneinfo/../zoneinfo/Europe/Paris", "2026-07-01T14:00:00+02:00"),
      ("Europe/Paris", "2026-07-01T14:00:00+02:00[Europe/Paris]"),
      ("+05:45", "2026-07-01T17:45:00+05:45[+05:45]"),
    ] {
      let zoned = try ZonedDateTime(instant, zone: ZoneID(zone))
      #expect(zoned.description == text)
      #expect(try ZonedDateTime(text).instant == instant)
      let options = TimestampOptions(namesZone: true)
      #expect(try TimestampFormat(zone: ZoneID(zone), options: options).format(instant) == text)
    }
  }
}
