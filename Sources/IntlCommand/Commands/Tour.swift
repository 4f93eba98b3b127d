/// What `fmt tour` shows: tables of requests, a row a locale.
enum Tour {
  /// One table.
  struct Stop: Sendable {
    let title: String
    /// A command line that makes one of its columns.
    let command: String
    let columns: [Column]
  }

  /// One column: a request without its locale.
  struct Column: Sendable {
    let title: String
    let operation: String
    let members: [JSONObject.Member]
    /// True when the currency of each locale's region is used.
    var takesRegionCurrency = false
  }

  static let stops: [Stop] = [
    Stop(
      title: "Numbers in every style", command: "fmt number 1234567.891 --style compactShort -l de-DE,hi-IN",
      columns: [
        number("decimal", "1234567.891"), number("percent", "0.256"), number("scientific", "1234567.891"),
        number("compactShort", "1234567.891"), number("compactLong", "1234567.891"),
      ]),
    Stop(
      title: "Money of each place", command: "fmt currency EUR -1234.5 --accounting -l de-DE,fr-FR",
      columns: [
        money("currency", "1234.5"), money("accounting", "-1234.5"),
        money("currency", "1234.5", ("currencyDisplay", .string("name"))),
      ]),
    Stop(
      title: "Numbers in words", command: "fmt spell 42 -l fr-FR,ja-JP",
      columns: [
        number("spellOut", "42"), number("ordinal", "3"),
        Column(
          title: "unit", operation: "number",
          members: [
            ("value", .string("16")), ("style", .string("unit")), ("unit", .string("kilometer-per-hour")),
            ("width", .string("long")),
          ]),
      ]),
    Stop(
      title: "Dates in every style",
      command: "fmt date \(instant) --zone Europe/Paris --date full --time none -l fr-FR",
      columns: ["full", "long", "medium", "short"].map { length in
        date("date \(length)", ("date", .string(length)), ("time", .string("none")))
      }),
    Stop(
      title: "Times in every style",
      command: "fmt date \(instant) --zone Europe/Paris --date none --time full -l fr-FR",
      columns: ["full", "long", "medium", "short"].map { length in
        date("time \(length)", ("date", .string("none")), ("time", .string(length)))
      }),
    Stop(
      title: "A template has the locale's order; a pattern is the same everywhere",
      command: "fmt template MMMEd jmm -l en-US,ja-JP",
      columns: [
        date("template MMMEd", ("template", .string("MMMEd"))),
        date("pattern E, MMM d", ("pattern", .string("E, MMM d"))),
        date("template jmm", ("template", .string("jmm"))),
        date("pattern h:mm a", ("pattern", .string("h:mm a"))),
      ]),
    Stop(
      title: "One date in five calendars",
      command: "fmt date \(instant) --zone UTC --calendar hebrew --date long --time none -l he-IL",
      columns: ["gregory", "japanese", "hebrew", "islamic-umalqura", "chinese"].map { calendar in
        date(
          calendar, ("calendar", .string(calendar)), ("date", .string("long")), ("time", .string("none")))
      }),
  ]

  static let instant = "2026-11-30T16:05:00Z"

  private static func number(_ style: String, _ value: String) -> Column {
    Column(
      title: style, operation: "number", members: [("value", .string(value)), ("style", .string(style))])
  }

  private static func money(_ style: String, _ value: String, _ more: JSONObject.Member...) -> Column {
    let title = more.isEmpty ? style : "name"
    return Column(
      title: title, operation: "number",
      members: [("value", .string(value)), ("style", .string(style))] + more,
      takesRegionCurrency: true)
  }

  private static func date(_ title: String, _ more: JSONObject.Member...) -> Column {
    Column(
      title: title, operation: "date",
      members: [("instant", .string(instant)), ("zone", .string("Europe/Paris"))] + more)
  }
}
