import IntlCore
import IntlDates
import IntlTime
import Testing

/// What cannot be formatted says why, and where.
@Suite struct DatePatternErrorTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    let kind: IntlError.Kind
    let position: Int?
    let reason: String
    var testDescription: String { IntlError.quoted(text) }
  }

  private func error(_ make: () throws(IntlError) -> DateFormat) -> IntlError? {
    do throws(IntlError) {
      _ = try make()
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "A pattern that is none",
    arguments: [
      Row(
        text: "", kind: .invalidPattern, position: 0,
        reason: "expected a pattern such as y-MM-dd, but found nothing"),
      Row(
        text: "yyyy-MM-ddTHH:mm", kind: .invalidPattern, position: 10,
        reason: "expected a letter that is a field, but found \"T\""),
      Row(
        text: "été d", kind: .invalidPattern, position: 2,
        reason: "expected a letter that is a field, but found \"t\""),
      Row(
        text: "d 'de MMMM", kind: .invalidPattern, position: 2,
        reason: "expected a second quote for the one here, but found the end"),
      Row(
        text: "''' d", kind: .invalidPattern, position: 2,
        reason: "expected a second quote for the one here, but found the end"),
      Row(
        text: "HH:mm XXXXXX", kind: .invalidPattern, position: 6,
        reason: "expected a number of these letters that UTS 35 defines, but found \"XXXXXX\""),
      Row(
        text: "jm", kind: .invalidPattern, position: 0,
        reason: "expected a letter that is a field, but found \"j\""),
      Row(
        text: String(repeating: "y ", count: 500_000), kind: .invalidPattern, position: 16_384,
        reason: "expected at most 16384 bytes, but found 1000000"),
    ])
  func patterns(row: Row) throws {
    let error = try #require(
      error { () throws(IntlError) in try DateFormat(pattern: row.text, locale: "en", zone: "UTC") })
    #expect(error.kind == row.kind)
    #expect(error.position == row.position)
    #expect(error.reason == row.reason)
  }

  @Test(
    "A template that is none",
    arguments: [
      Row(
        text: "", kind: .invalidPattern, position: 0,
        reason: "expected fields such as yMMMd, but found nothing"),
      Row(
        text: "--", kind: .invalidPattern, position: 0,
        reason: "expected fields such as yMMMd, but found only punctuation"),
      Row(
        text: "yMMMdT", kind: .invalidPattern, position: 5,
        reason: "expected a letter that is a field, but found \"T\""),
      Row(
        text: "y'M'", kind: .invalidPattern, position: 1,
        reason: "expected a letter that is a field, but found \"'\""),
      Row(
        text: "y\u{200F}M", kind: .invalidPattern, position: 1,
        reason: "expected a letter that is a field, but found \"\\u{200f}\""),
      Row(
        text: String(repeating: "y", count: 1_000_000), kind: .invalidPattern, position: 256,
        reason: "expected at most 256 bytes, but found 1000000"),
    ])
  func templates(row: Row) throws {
    let error = try #require(
      error { () throws(IntlError) in try DateFormat(template: row.text, locale: "en", zone: "UTC") })
    #expect(error.kind == row.kind)
    #expect(error.position == row.position)
    #expect(error.reason == row.reason)
  }

  @Test("An option that there is not")
  func options() throws {
    var numbers = DateOptions()
    numbers.numberingSystem = "roman numerals"
    for options in [.calendar("mayan"), .calendar("islamic-umalqura-x"), numbers] {
      let error = error { () throws(IntlError) in try DateFormat(locale: "en", zone: "UTC", options: options)
      }
      #expect(error?.kind == .invalidOption)
    }
  }

  @Test("A format of nothing, and a relative one without a date")
  func nothing() throws {
    let none = error { () throws(IntlError) in
      try DateFormat(date: .none, time: .none, locale: "en", zone: "UTC")
    }
    #expect(none?.kind == .invalidOption)
    let time = error { () throws(IntlError) in
      try DateFormat(date: .none, time: .short, locale: "en", zone: "UTC", options: .relative)
    }
    #expect(time?.kind == .invalidOption)
    let pattern = error { () throws(IntlError) in
      try DateFormat(pattern: "y", locale: "en", zone: "UTC", options: .relative)
    }
    #expect(pattern?.kind == .invalidOption)
  }

  @Test("A locale or zone that there is not")
  func unknown() throws {
    #expect(
      error { () throws(IntlError) in try DateFormat(locale: "xx", zone: "UTC") }?.kind == .invalidLocale)
    #expect(
      error { () throws(IntlError) in try DateFormat(locale: "de_$$", zone: "UTC") }?.kind == .invalidLocale)
    #expect(
      error { () throws(IntlError) in try DateFormat(locale: "de", zone: "Europe/Atlantis") }?.kind
        == .invalidZone)
    #expect(
      error { () throws(IntlError) in try DateFormat(locale: "de", zone: "../../etc/passwd") }?.kind
        == .invalidZone)
  }

  @Test("Long patterns, wide fields and odd text come out whole")
  func long() throws {
    let many = String(repeating: "y.", count: 8_000)
    let format = try DateFormat(pattern: many, locale: "en", zone: "UTC")
    #expect(format.format(.epoch) == String(repeating: "1970.", count: 8_000))
    #expect(format.parts(.epoch).count == 16_000)
    let wide = try DateFormat(pattern: String(repeating: "y", count: 5_000), locale: "en", zone: "UTC")
    #expect(wide.format(.epoch).hasSuffix("01970"))
    let odd = "\u{200F}\u{0}'a\u{FFFF}😀'y"
    #expect(
      try DateFormat(pattern: odd, locale: "en", zone: "UTC").format(.epoch) == "\u{200F}\u{0}a\u{FFFF}😀1970")
  }

  @Test("The first and the last instant print in every calendar")
  func extremes() throws {
    for calendar in [
      "gregory", "japanese", "chinese", "hebrew", "islamic", "islamic-umalqura", "persian", "indian",
    ] {
      let format = try DateFormat(
        date: .full, time: .full, locale: "en", zone: "Pacific/Apia", options: .calendar(CalendarID(calendar))
      )
      #expect(!format.format(.min).isEmpty)
      #expect(!format.format(.max).isEmpty)
    }
  }
}
