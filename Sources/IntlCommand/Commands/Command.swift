/// One command of `fmt`: an `enum` in a file of its own and a line in ``Commands/all``.
protocol Command: SendableMetatype {
  static var name: String { get }
  /// One line of help.
  static var summary: String { get }
  /// What stands after the name, as help writes it: `VALUE…`.
  static var operands: String { get }
  /// Sentences of help beyond the summary, a paragraph each.
  static var details: [String] { get }
  /// The flags that it takes, beside those of every command.
  static var flags: [Flag] { get }
  /// Command lines that a reader can try.
  static var examples: [String] { get }

  /// Does the work and returns the exit status.
  ///
  /// - Throws: ``UsageError``, `IntlError`, ``RequestError`` or `OutputFailure`.
  static func run(_ call: Call) throws -> Int32
}

extension Command {
  static var details: [String] { [] }
  static var flags: [Flag] { [] }
  static var examples: [String] { [] }
}

/// What a command is given.
struct Call {
  let invocation: Invocation
  let streams: FormatTool.Streams

  /// The texts of the operands.
  var operands: [String] { invocation.operands.map(\.text) }

  /// The locales that were asked for; one `nil`, the current one, when none was.
  func locales() throws(UsageError) -> [String?] {
    try invocation.list(of: .locale)?.map(\.text) ?? [nil]
  }

  /// - Throws: ``UsageError`` when there are more operands than `count`.
  func allowOperands(_ count: Int) throws(UsageError) {
    guard invocation.operands.count > count else { return }
    let extra = invocation.operands[count]
    throw UsageError(at: extra.position, "too many values", expected: "no more values")
  }
}
