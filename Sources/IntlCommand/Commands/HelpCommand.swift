internal import IntlSystem

/// `fmt help`: help.
enum HelpCommand: Command {
  static let name = "help"
  static let summary = "what fmt does, or what one command takes"
  static let operands = "[COMMAND]"
  static let examples = ["fmt help date"]

  static func run(_ call: Call) throws -> Int32 {
    try call.allowOperands(1)
    guard let topic = call.invocation.operands.first else {
      try call.streams.output.write(Help.overview)
      return 0
    }
    guard let command = Commands.named(topic.text) else { throw Commands.unknown(topic) }
    try call.streams.output.write(Help.text(of: command))
    return 0
  }
}
