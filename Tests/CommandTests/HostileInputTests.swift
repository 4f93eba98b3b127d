import IntlCommand
import IntlSystem
import TestSupport
import Testing

/// Nothing that anybody types or sends ends the process.
@Suite struct HostileInputTests {
  /// Texts that break careless code: empty, huge, invisible, not what any key takes, and some that keys do take.
  static let texts: [String] = [
    "", " ", "\u{0}", "a\u{0}b", "\u{200F}\u{202E}", "\u{FEFF}", "\u{1F468}\u{200D}\u{1F469}", "e\u{301}",
    "%", "%s%n",
    "'", "\"", "\\", "../../etc/passwd", "/etc/passwd", "-", "--", "-1", "+", "NaN", "Infinity", "-Infinity",
    "-0", "1e400",
    "1e-400", "1e999999999", "0x10", "1,234", "٣", "９", "18446744073709551616", "-9223372036854775808",
    "9223372036854775807", "170141183460469231731687303715884105728", "0.1", "1234.5678", "999.9995", "0.05",
    "x",
    "en", "de-DE", "ar-EG", "hi-IN-u-nu-deva", "th-TH-u-ca-buddhist", "zz-ZZ", "en-US-u-nu-xxxx", "und",
    "root", "C",
    "sr_RS@latin", "en@calendar=", "x-private", "de-CH-1996-u-co-phonebk", "EUR", "USD", "JPY", "XXX", "eur",
    "ZZZ",
    "EURO", "meter", "kilometer-per-hour", "meter-per-meter-per-meter", "percent", "currency", "unit",
    "spellOut",
    "ordinal", "compactShort", "scientific", "name", "long", "short", "narrow", "full", "medium", "none",
    "#,##0.00",
    "#,##0.00;(#)", "¤¤¤¤¤¤", "'", "#'", "0#0", "@@@", "E0", "*x#0", "compact-short", "percent .00",
    "scale/0",
    "precision-increment/0", "yMMMd", "jmm", "EEEEEEEE", "yyyy-MM-dd", "'unclosed", "GGGGGG", "bBbB", "VVVV",
    "2026-11-30T12:00:00Z", "2026-02-30T00:00:00Z", "-200000-01-01T00:00:00Z",
    "+200000-12-31T23:59:59.999999999Z",
    "2026-11-30", "12:00", "UTC", "Europe/Paris", "America/Vancouver", "Mars/Olympus", "GMT+25", "+99:99",
    "EST5EDT,M3.2.0,M11.1.0", "gregorian", "hebrew", "islamic-umalqura", "chinese", "japanese", "ethioaa",
    "nope", "arab",
    "latn", "hanidec", "day", "month", "week", "decade", "second", "and", "or", "cardinal", "auto", "always",
    "never",
    "1582-10-15", "h12", "h23", "K", "ascii", "locale", "true", String(repeating: "9", count: 400),
    String(repeating: "x", count: 100_000), String(repeating: "y", count: 5_000),
    String(repeating: "'", count: 999),
    String(repeating: "\u{301}", count: 2_000), String(repeating: "de-", count: 500),
  ]

  static let numbers = [
    "0", "1", "-1", "2", "3", "7", "20", "99", "400", "1000", "99999", "-0", "1.5", "1e400", "1e5",
    "2147483648",
    "9223372036854775807", "9223372036854775808", "-9223372036854775808",
  ]

  /// A random value: mostly a text, sometimes of another type.
  static func value(_ generator: inout SeededGenerator, depth: Int = 0) -> JSONValue {
    switch Int.random(in: 0..<20, using: &generator) {
    case 0: .null
    case 1: .bool(.random(using: &generator))
    case 2...5: .number(numbers.randomElement(using: &generator) ?? "0")
    case 6 where depth < 3:
      .array((0..<Int.random(in: 0...4, using: &generator)).map { _ in value(&generator, depth: depth + 1) })
    case 7 where depth < 3:
      .object(
        JSONObject(
          ["seconds", "nanoseconds", "year", "month", "day", "hour"].filter { _ in
            Bool.random(using: &generator)
          }
          .map { ($0, value(&generator, depth: depth + 1)) }))
    default: .string(texts.randomElement(using: &generator) ?? "")
    }
  }

  @Test(
    "Every operation answers any request with a result or an error", arguments: Operations.all.map { $0.name }
  )
  func requests(_ name: String) throws {
    let operation = try #require(Operations.all.first { $0.name == name })
    var generator = SeededGenerator("hostile \(name)")
    for _ in 0..<300 {
      var members: [JSONObject.Member] = [("op", .string(name))]
      let count = Int.random(in: 0...min(5, operation.keys.count), using: &generator)
      // The first keys are those that an operation needs.
      var keys = operation.keys.prefix(2).filter { _ in Int.random(in: 0..<5, using: &generator) > 0 }
      keys += operation.keys.shuffled(using: &generator).prefix(count)
      if Int.random(in: 0..<3, using: &generator) > 0 { keys.append("locale") }
      for key in Set(keys).sorted() { members.append((key, Self.value(&generator))) }
      let line = JSONWriter.text(.object(JSONObject(members)))
      let answer = RequestStream.answer(to: .init(bytes: Array(line.utf8)), baseFolder: "")
      guard case .object(let object) = answer, object.members.count == 1 else {
        Issue.record("no answer to \(line)")
        continue
      }
      if case .object(let error)? = object["error"] {
        #expect(
          error["code"] != .string("engine"), "\(line.prefix(500)) \(JSONWriter.text(answer).prefix(500))")
      }
    }
  }

  @Test("Every command line ends with a status of 0, 1 or 2")
  func commandLines() {
    var generator = SeededGenerator("hostile command lines")
    let commands = [
      "number", "currency", "percent", "spell", "ordinal", "range", "parse", "unit", "plural", "list",
      "bytes", "date",
      "template", "zone", "calendar", "locale", "locales", "doctor", "batch", "check", "help", "nope", "-",
      "",
    ]
    let flags = [
      "--locale", "-l", "--json", "--parts", "--case", "--spaces", "--style", "--currency", "--unit",
      "--pattern",
      "--skeleton", "--maximum-fraction-digits", "--zone", "--date", "--template", "--iso", "--calendar",
      "--add", "--to", "--units", "--range", "--cutover", "--at", "--type", "--usage", "--explain",
      "--lenient",
      "--help", "-h",
      "-V", "--version", "--", "--nope", "-x", "--locale=", "--json=1", "-lde", "--=", "-", "---",
    ]
    for _ in 0..<600 {
      var arguments = [commands.randomElement(using: &generator) ?? ""]
      for _ in 0..<Int.random(in: 0...5, using: &generator) {
        if Bool.random(using: &generator) {
          arguments.append(flags.randomElement(using: &generator) ?? "")
        } else {
          arguments.append(Self.texts.randomElement(using: &generator) ?? "")
        }
      }
      let output = ByteOutput.memory()
      let errors = ByteOutput.memory()
      let streams = FormatTool.Streams(
        input: ByteInput(bytes: Array("1\n\nx\n{}\n".utf8) + [0xFF, 0x0A, 0x00]), output: output,
        errors: errors)
      let status = FormatTool(streams: streams).run(arguments)
      #expect([0, 1, 2].contains(status))
      #expect(status != 0 || errors.text.isEmpty, "\(arguments)")
      for line in errors.text.split(separator: "\n") {
        #expect(!line.contains { $0.isNewline || $0 == "\u{0}" }, "\(arguments)")
      }
    }
  }
}
