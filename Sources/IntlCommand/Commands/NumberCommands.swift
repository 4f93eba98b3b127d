internal import IntlCore
internal import IntlLocale

/// `fmt number`: numbers in every style.
enum NumberCommand: Command {
  static let name = "number"
  static let summary = "numbers in every style"
  static let operands = "VALUE…"
  static let details = [
    "A value is decimal text of any length, such as 1234.5, -0.001 or 12e30, or NaN, Infinity, -Infinity; every digit "
      + "counts. A value of - reads values from standard input, one a line."
  ]
  static let flags = Flag.outputFlags + [.explain] + Flag.numberFlags
  static let examples = [
    "fmt number 1234567.891 -l de-DE,en-IN,fr-CH,ar-EG",
    "fmt number 1234567 --style compactShort -l en-US,ja-JP",
    "fmt number 0.2 --skeleton 'percent .00' -l tr",
    "fmt number 12 --style unit --unit liter --width long -l pl",
    "fmt number 1234567.891 -l hi-IN --explain",
  ]

  static func run(_ call: Call) throws -> Int32 { try runNumbers(call, style: nil) }
}

/// `fmt percent`: fractions in percent.
enum PercentCommand: Command {
  static let name = "percent"
  static let summary = "a fraction in percent: 0.25 is 25 %"
  static let operands = "VALUE…"
  static let flags = Flag.outputFlags + [.explain] + Flag.numberFlags.filter { $0.name != "style" }
  static let examples = ["fmt percent 0.256 --maximum-fraction-digits 1 -l de-DE,tr-TR,ar-EG"]

  static func run(_ call: Call) throws -> Int32 { try runNumbers(call, style: "percent") }
}

/// `fmt spell`: numbers in words.
enum SpellCommand: Command {
  static let name = "spell"
  static let summary = "a number in words"
  static let operands = "VALUE…"
  static let flags = [Flag.locale, .json, .asCase, .explain, .spaces, .breakHints, .ruleSet]
  static let examples = [
    "fmt spell 1234 -l de,fr,ja", "fmt spell 1 --rule-set %spellout-cardinal-feminine -l es",
  ]

  static func run(_ call: Call) throws -> Int32 { try runNumbers(call, style: "spellOut") }
}

/// `fmt ordinal`: places in an order.
enum OrdinalCommand: Command {
  static let name = "ordinal"
  static let summary = "a place in an order: 1st, 2nd, 3rd"
  static let operands = "VALUE…"
  static let flags = [Flag.locale, .json, .asCase, .explain, .spaces, .breakHints, .ruleSet]
  static let examples = ["fmt ordinal 1 2 3 21 -l en,fr,sv"]

  static func run(_ call: Call) throws -> Int32 { try runNumbers(call, style: "ordinal") }
}

/// `fmt currency`: amounts of money.
enum CurrencyCommand: Command {
  static let name = "currency"
  static let summary = "amounts of money"
  static let operands = "[CODE] VALUE…"
  static let details = [
    "Three letters before or after the values are the currency; without them it is that of the locale's region."
  ]
  static let flags =
    Flag.outputFlags + [.explain] + Flag.numberFlags.filter { $0.name != "style" } + [Flag.accounting]
  static let examples = [
    "fmt currency EUR 1234.5 -l de-DE,fr-FR,nl-NL", "fmt currency -1234.5 --accounting -l en-US,ja-JP",
    "fmt currency USD 2 --currency-display name -l en,pl",
  ]

  static func run(_ call: Call) throws -> Int32 {
    var values = call.invocation.operands
    var code: String?
    if let index = [0, values.count - 1].first(where: {
      values.indices.contains($0) && isCode(values[$0].text)
    }) {
      code = values.remove(at: index).text
    }
    if let word = values.first(where: { isWord($0.text) }) {
      throw UsageError(
        at: word.position, "\(IntlError.quoted(word.text)) is no currency",
        expected: "a code of three letters, or a number")
    }
    var run = RequestRun(call: call, operation: "number", valueKey: "value", category: .money)
    run.noun = "a number"
    run.extras = { locale in
      var members: [JSONObject.Member] = [
        ("style", .string(call.invocation.has(.accounting) ? "accounting" : "currency"))
      ]
      if let code {
        members.append(("currency", .string(code)))
      } else if !call.invocation.has(.currency) {
        members.append(("currency", .string(try regionCurrency(of: locale))))
      }
      return members
    }
    return try run.run(values)
  }

  /// The currency of a locale's region.
  static func regionCurrency(of name: String?) throws -> String {
    let locale = try name.map { text in try LocaleID(parsing: text) } ?? LocaleID.current(for: .money)
    guard let code = try LocaleProperties(locale).currency else {
      throw IntlError(
        .missingData, subject: locale.identifier, expected: "a locale whose region has a currency",
        hint: "--currency names one")
    }
    return code
  }

  private static func isCode(_ text: String) -> Bool { text.utf8.count == 3 && isWord(text) }

  /// True for letters that are no number.
  private static func isWord(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) }
      && !["nan", "infinity"].contains(text.lowercased())
  }
}

private func runNumbers(_ call: Call, style: String?) throws -> Int32 {
  var run = RequestRun(call: call, operation: "number", valueKey: "value", category: .numbers)
  run.noun = "a number"
  if let style { run.extras = { _ in [("style", .string(style))] } }
  return try run.run(call.invocation.operands)
}
