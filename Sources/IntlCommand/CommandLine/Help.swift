/// The texts of help, made from the lists of commands and flags.
enum Help {
  private static let width = 100

  /// What `fmt` is, and its commands.
  static var overview: String {
    var commands = TextTable()
    for command in Commands.all { commands.append(["  " + command.name, command.summary]) }
    return """
      fmt: numbers, dates and names as every locale writes them

      Usage: fmt COMMAND [VALUE…] [FLAG…]

      \(commands.text)
      fmt help COMMAND tells what a command takes; fmt tour shows what there is to see.
      Exit status: 0 yes, 1 no (a check failed), 2 an error of usage or data.

      """
  }

  /// What one command takes.
  static func text(of command: any Command.Type) -> String {
    var text = "fmt \(command.name): \(command.summary)\n\nUsage: fmt \(command.name)"
    if !command.operands.isEmpty { text += " \(command.operands)" }
    text += command.flags.isEmpty ? "\n" : " [FLAG…]\n"
    for paragraph in command.details { text += "\n" + wrapped(paragraph, indent: 0, first: 0) + "\n" }
    let flags = command.flags + Flag.generalFlags
    for category in Flag.Category.allCases {
      let members = flags.filter { $0.category == category }
      guard !members.isEmpty else { continue }
      text += "\n\(category.rawValue)\n"
      for flag in members { text += describe(flag) }
    }
    if !command.examples.isEmpty {
      text += "\nExamples\n"
      for example in command.examples { text += "  \(example)\n" }
    }
    return text
  }

  private static func describe(_ flag: Flag) -> String {
    let column = 32
    var line = "  " + flag.usage
    if line.count + 2 > column { line += "\n" }
    var summary = flag.summary
    if case .word(let words) = flag.value { summary += " (\(words.joined(separator: ", ")))" }
    let used = line.hasSuffix("\n") ? 0 : line.count
    return line + String(repeating: " ", count: column - used)
      + wrapped(summary, indent: column, first: column)
      + "\n"
  }

  /// Words in lines of at most ``width`` columns; help is ASCII but for `…`, so characters are columns.
  private static func wrapped(_ text: String, indent: Int, first: Int) -> String {
    var lines = ""
    var column = first
    for (index, word) in text.split(separator: " ").enumerated() {
      if index > 0 {
        if column + 1 + word.count > width {
          lines += "\n" + String(repeating: " ", count: indent)
          column = indent
        } else {
          lines += " "
          column += 1
        }
      }
      lines += word
      column += word.count
    }
    return lines
  }
}
