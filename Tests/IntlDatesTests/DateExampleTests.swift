import IntlCore
import IntlDates
import IntlTime
import Testing

/// The examples of the documentation comments.
@Suite struct DateExampleTests {
  @Test("DateFormat")
  func dateFormat() throws {
    let day = try DateFormat(template: "yMMMMd", locale: "ja-JP-u-ca-japanese", zone: "Asia/Tokyo")
    #expect(day.format(try Instant(seconds: 1_795_996_800)) == "令和8年11月30日")
    #expect(
      try DateFormat(date: .full, time: .short, locale: "fr-FR", zone: "UTC").pattern
        == "EEEE d MMMM y 'à' HH:mm")
    #expect(try DateFormat(template: "MMMd", locale: "en-US", zone: "UTC").pattern == "MMM d")
    #expect(try DateFormat(template: "MMMd", locale: "fr-FR", zone: "UTC").pattern == "d MMM")
    #expect(
      try DateFormat(pattern: "yyyy-MM-dd'T'HH:mm", locale: "en", zone: "UTC").format(.epoch)
        == "1970-01-01T00:00")
    let relative = try DateFormat(date: .medium, locale: "en", zone: "UTC", options: .relative)
    #expect(relative.format(try Instant(seconds: 86_400), relativeTo: .epoch) == "tomorrow")
    #expect(
      try DateFormat(template: "MMMd", locale: "en", zone: "UTC").parts(.epoch)
        == [TextPart("month", "Jan"), TextPart(.literal, " "), TextPart("day", "1")])
  }

  @Test("Styles")
  func styles() throws {
    let instant = try Instant("2013-06-06T13:41:00Z")
    let dates: [(DateStyle, String)] = [
      (.full, "Thursday, June 6, 2013"), (.long, "June 6, 2013"), (.medium, "Jun 6, 2013"),
      (.short, "6/6/13"),
    ]
    for (style, text) in dates {
      #expect(try DateFormat(date: style, locale: "en-US", zone: "UTC").format(instant) == text)
    }
    var options = DateOptions()
    options.spaces = .ascii
    let times: [(TimeStyle, String)] = [
      (.full, "9:41:00 AM Eastern Daylight Time"), (.long, "9:41:00 AM EDT"), (.medium, "9:41:00 AM"),
      (.short, "9:41 AM"),
    ]
    for (style, text) in times {
      let format = try DateFormat(
        date: .none, time: style, locale: "en-US", zone: "America/New_York", options: options)
      #expect(format.format(instant) == text)
    }
  }

  @Test("ZoneText")
  func zoneText() throws {
    let names = try ZoneText(zone: "America/New_York", locale: "en-US")
    #expect(names.text(.long, at: try Instant(seconds: 1_719_835_200)) == "Eastern Daylight Time")
    #expect(names.text(.short, at: .epoch) == "EST")
    let angeles = try ZoneText(zone: "America/Los_Angeles", locale: "en-US")
    let summer = try Instant(seconds: 1_719_835_200)
    let texts: [(ZoneNameStyle, String)] = [
      (.long, "Pacific Daylight Time"), (.short, "PDT"), (.longGeneric, "Pacific Time"),
      (.shortGeneric, "PT"),
      (.exemplarCity, "Los Angeles"), (.longOffset, "GMT-07:00"), (.shortOffset, "GMT-7"),
    ]
    for (style, text) in texts { #expect(angeles.text(style, at: summer) == text) }
  }
}
