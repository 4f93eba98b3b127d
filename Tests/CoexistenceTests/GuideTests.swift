import Intl
import Testing

/// The examples of the guides in `Intl.docc`.
@Suite struct GuideTests {
  @Test("Numbers")
  func numbers() throws {
    #expect(try NumberFormat(locale: "de-DE").format(1_234_567.891) == "1.234.567,891")
    #expect(try NumberFormat(.percent, locale: "de-DE").format(0.256) == "26\u{A0}%")
    #expect(try NumberFormat(.compactShort, locale: "en-US").format(1_234_567) == "1.2M")
    let speed = try NumberFormat(.unit("kilometer-per-hour", .long), locale: "en-US")
    #expect(speed.format(16) == "16 kilometers per hour")
    #expect(try NumberFormat(.spellOut, locale: "fr-FR").format(42) == "quarante-deux")
    var options = NumberOptions.digits(fraction: 1...1)
    options.sign = .always
    #expect(try NumberFormat(locale: "en-US", options: options).format(3.14) == "+3.1")

    let format = try NumberFormat(locale: "hi-IN")
    #expect(format.format(UInt64.max) == "1,84,46,74,40,73,70,95,51,615")
    #expect(format.format(try DecimalValue(parsing: "0.1234567890123456789")) == "0.123")
    #expect(try NumberFormat(locale: "en").format(1.005) == "1.005")

    #expect(try NumberFormat(locale: "de-DE").parse("1.234,5") == DecimalValue(parsing: "1234.5"))
    let error = #expect(throws: IntlError.self) { try NumberFormat(locale: "de-DE").parse("1.234,5x") }
    #expect(
      error?.description.hasSuffix("expected the end, but found \"x\"") == true,
      "\(String(describing: error))")
  }

  @Test("Time")
  func time() throws {
    let instant = try Instant("2026-11-30T12:00:00Z")
    let rules = try ZoneDatabase.system.rules(for: "Asia/Kolkata")
    #expect(rules.civil(at: instant).description == "2026-11-30T17:30:00")
    #expect(rules.offset(at: instant).seconds == 19_800)

    let newYork = try ZoneDatabase.system.rules(for: "America/New_York")
    let gap = try CivilDateTime(2024, 3, 10, 2, 30)
    #expect(try newYork.instant(of: gap).description == "2024-03-10T07:30:00Z")
    #expect(throws: IntlError.self) { try newYork.instant(of: gap, resolving: .init(gap: .reject)) }

    let hebrew = try ZonedCalendar("hebrew", zone: "Asia/Jerusalem")
    let fields = try hebrew.fields(at: instant)
    #expect(fields.year == 5787)
    #expect(fields.day == 20)
    #expect(try hebrew.fields(at: hebrew.adding(1, .month, to: instant)).day == 20)

    let short = try DateFormat(template: "yMMMd", locale: "en-US", zone: "UTC")
    #expect(short.format(instant) == "Nov 30, 2026")
    #expect(short.pattern == "MMM d, y")
  }
}
