internal import IntlCore
internal import IntlLocale
internal import IntlSystem

/// `fmt locale`: facts of locales.
enum LocaleCommand: Command {
  static let name = "locale"
  static let summary = "what CLDR says of a locale: currency, calendar, week, separators"
  static let operands = "[TAG…]"
  static let details = ["Without a tag it tells of the current locale. Several give a table with a row each."]
  static let flags = [Flag.locale, .json, .asCase]
  static let examples = [
    "fmt locale de-CH", "fmt locale -l en-US,ar-EG,ja-JP-u-ca-japanese", "fmt locale th --json",
  ]

  static func run(_ call: Call) throws -> Int32 {
    let tags = call.operands + (try call.invocation.list(of: .locale)?.map(\.text) ?? [])
    let run = RequestRun(call: call, operation: "locale", valueKey: nil, category: .messages)
    return try run.run([], locales: tags.isEmpty ? [nil] : tags)
  }
}

/// `fmt locales`: names of locales.
enum LocalesCommand: Command {
  static let name = "locales"
  static let summary = "the locales that ICU has data for"
  static let operands = "[START…]"
  static let details = ["A start such as de or zh-Hant lists only the locales that begin with these subtags."]
  static let flags = [Flag.json]
  static let examples = ["fmt locales de", "fmt locales zh-Hant --json"]

  static func run(_ call: Call) throws -> Int32 {
    let starts = try call.operands.map { text in try LocaleID(parsing: text).identifier }
    var count = 0
    for locale in AvailableLocales.all {
      let name = locale.identifier
      guard starts.isEmpty || starts.contains(where: { name == $0 || name.hasPrefix($0 + "-") }) else {
        continue
      }
      count += 1
      let line = call.invocation.has(.json) ? JSONWriter.text(.members(["locale": .string(name)])) : name
      try call.streams.output.write(line + "\n")
    }
    return count == 0 ? 1 : 0
  }
}
