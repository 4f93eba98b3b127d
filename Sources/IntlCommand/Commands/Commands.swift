/// The commands of `fmt`: the one list from which they are run and help is made.
enum Commands {
  static let all: [any Command.Type] = [
    NumberCommand.self, CurrencyCommand.self, PercentCommand.self, SpellCommand.self, OrdinalCommand.self,
    RangeCommand.self, ParseCommand.self,
    UnitCommand.self, PluralCommand.self, ListCommand.self, BytesCommand.self, DateCommand.self,
    TemplateCommand.self,
    ZoneCommand.self,
    CalendarCommand.self,
    LocaleCommand.self,
    LocalesCommand.self, TourCommand.self,
    DoctorCommand.self,
    BatchCommand.self, CheckCommand.self, HelpCommand.self,
  ]

  static func named(_ name: String) -> (any Command.Type)? { all.first { $0.name == name } }

  /// The command of an invocation.
  ///
  /// - Throws: ``UsageError`` for a name that is none, and for a flag that the command does not take.
  static func command(for invocation: Invocation) throws(UsageError) -> any Command.Type {
    guard let name = invocation.command else {
      throw UsageError(
        at: invocation.arguments.count, "no command", expected: "a command", hint: "fmt help lists them")
    }
    guard let command = named(name.text) else { throw unknown(name) }
    for occurrence in invocation.flags { try check(occurrence, of: command) }
    return command
  }

  static func unknown(_ name: Invocation.Argument) -> UsageError {
    let suggestion = Suggestion.nearest(to: name.text, among: all.map { $0.name })
    return UsageError(
      at: name.position, "unknown command \(RequestError.quoted(name.text))", expected: "a command",
      hint: suggestion.map { "did you mean fmt \($0)?" } ?? "fmt help lists them")
  }

  private static func check(
    _ occurrence: Invocation.Occurrence, of command: any Command.Type
  ) throws(UsageError) {
    let flags = command.flags + Flag.generalFlags
    guard let flag = flags.first(where: { $0.name == occurrence.flag.name }) else {
      let suggestion = Suggestion.nearest(to: occurrence.flag.name, among: flags.map(\.name))
      throw UsageError(
        at: occurrence.position, "fmt \(command.name) takes no --\(occurrence.flag.name)",
        expected: "a flag of fmt \(command.name)",
        hint: suggestion.map { "did you mean --\($0)?" } ?? "fmt help \(command.name) lists them")
    }
    guard case .word(let words) = flag.value, !words.contains(occurrence.value) else { return }
    throw UsageError(
      at: occurrence.valuePosition,
      "unknown value \(RequestError.quoted(occurrence.value)) for --\(flag.name)",
      expected: "one of " + words.joined(separator: ", "),
      hint: Suggestion.nearest(to: occurrence.value, among: words).map { "did you mean \($0)?" })
  }
}
