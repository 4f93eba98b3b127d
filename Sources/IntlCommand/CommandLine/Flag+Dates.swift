extension Flag {
  private static let lengths = ["full", "long", "medium", "short", "none"]

  static let zone = Flag(
    "zone", letter: "z", .text("ZONE"), .key, .dates, "a zone such as Asia/Tokyo; default: the system's")
  static let date = Flag("date", .word(lengths), .key, .dates, "the length of the date; default: medium")
  static let time = Flag("time", .word(lengths), .key, .dates, "the length of the time; default: short")
  static let template = Flag(
    "template", letter: "t", .text("FIELDS"), .key, .dates, "fields such as yMMMd, in the locale's order")
  static let datePattern = Flag("pattern", .text("PATTERN"), .key, .dates, "a UTS 35 pattern such as HH:mm")
  static let iso = Flag("iso", .none, .key, .dates, "ISO 8601, the same in every locale")
  static let calendar = Flag(
    "calendar", .text("NAME"), .key, .dates, "a calendar such as japanese; default: the locale's")
  static let cutover = Flag(
    "cutover", .text("DATE"), .key, .dates, "the first Gregorian day, Julian before it, such as 1582-10-15")
  static let hourCycle = Flag(
    "hour-cycle", .word(["h11", "h12", "h23", "h24"]), .key, .dates, "12 or 24 hours, and where they start")
  static let context = Flag(
    "context", .word(["none", "standalone", "beginningOfSentence", "listItem", "middleOfSentence"]), .key,
    .dates,
    "where the text will stand")
  static let relative = Flag(
    "relative", .none, .key, .dates, "yesterday, today and tomorrow in words, where the locale has them")

  static let add = Flag(
    "add", .list("AMOUNT"), .none, .dates, "add units first, such as '1 month' or '-2 day,3 hour'")
  static let units = Flag(
    "units", .list("UNIT"), .none, .dates, "units of a difference; default: year,month,day")
  static let range = Flag(
    "range", .text("UNITS"), .none, .dates, "a unit and a larger one, such as day/month")
  static let at = Flag("at", .text("INSTANT"), .none, .dates, "an instant, as for fmt date; default: now")
  static let from = Flag("from", .text("INSTANT"), .none, .dates, "the start of a time; default: now")
  static let to = Flag("to", .text("INSTANT"), .none, .dates, "its end; default: a year after the start")

  static let zoneFlags = [add, units, range, at, from, to]

  static let dateFlags = [
    zone, date, time, template, datePattern, iso, calendar, cutover, hourCycle, context, relative,
  ]
}
