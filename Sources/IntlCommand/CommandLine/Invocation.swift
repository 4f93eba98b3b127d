/// One command line, taken apart.
struct Invocation {
  /// A value with its place in the command line.
  struct Argument {
    let text: String
    let position: Int
  }

  /// A flag that was given.
  struct Occurrence {
    let flag: Flag
    /// The flag's value; empty for a flag that takes none.
    let value: String
    /// The place of the flag.
    let position: Int
    /// The place of its value.
    let valuePosition: Int
  }

  /// The arguments as they were given.
  let arguments: [String]
  /// What is no flag, without the command's name.
  private(set) var operands: [Argument] = []
  /// The flags, in their order.
  private(set) var flags: [Occurrence] = []
  /// The command's name, and its place.
  private(set) var command: Argument?

  /// Takes `arguments` apart; flags may stand anywhere before `--`.
  ///
  /// - Throws: ``UsageError`` for a flag that does not exist or lacks its value.
  init(_ arguments: [String]) throws(UsageError) {
    self.arguments = arguments
    var index = 0
    var flagsEnded = false
    while index < arguments.count {
      let text = arguments[index]
      if flagsEnded || !Self.looksLikeFlag(text) {
        let argument = Argument(text: text, position: index)
        if command == nil { command = argument } else { operands.append(argument) }
      } else if text == "--" {
        flagsEnded = true
      } else if text.hasPrefix("--") {
        try readName(&index)
      } else {
        try readLetters(&index)
      }
      index += 1
    }
  }

  /// The value of a flag, of the last occurrence; `nil` when it was not given.
  func value(of flag: Flag) -> Occurrence? {
    flags.last { $0.flag.name == flag.name }
  }

  func has(_ flag: Flag) -> Bool { value(of: flag) != nil }

  /// The values of a flag that is a list: of all occurrences, each cut at its commas.
  func list(of flag: Flag) throws(UsageError) -> [Argument]? {
    let given = flags.filter { $0.flag.name == flag.name }
    guard !given.isEmpty else { return nil }
    var values: [Argument] = []
    for occurrence in given {
      for piece in occurrence.value.split(separator: ",", omittingEmptySubsequences: false) {
        guard !piece.isEmpty else {
          throw UsageError(
            at: occurrence.valuePosition, "an empty value for --\(flag.name)",
            expected: "values separated by single commas")
        }
        values.append(Argument(text: String(piece), position: occurrence.valuePosition))
      }
    }
    return values
  }

  // MARK: Flags

  /// Negative numbers and the `-` of standard input are values.
  private static func looksLikeFlag(_ text: String) -> Bool {
    guard text.hasPrefix("-"), let next = text.dropFirst().unicodeScalars.first else { return false }
    return next == "-" || next.isASCII && next.properties.isAlphabetic && text != "-Infinity"
  }

  private mutating func readName(_ index: inout Int) throws(UsageError) {
    let position = index
    let body = arguments[index].dropFirst(2)
    let end = body.firstIndex(of: "=") ?? body.endIndex
    let name = String(body[..<end])
    guard let flag = Flag.named(name) else { throw Self.unknown("--\(name)", at: position) }
    if end < body.endIndex {
      guard flag.takesValue else {
        throw UsageError(at: position, "a value for --\(name)", expected: "--\(name) alone")
      }
      add(flag, String(body[body.index(after: end)...]), at: position, valueAt: position)
    } else if flag.takesValue {
      add(flag, try nextValue(of: "--\(name)", &index), at: position, valueAt: index)
    } else {
      add(flag, "", at: position, valueAt: position)
    }
  }

  private mutating func readLetters(_ index: inout Int) throws(UsageError) {
    let position = index
    var letters = arguments[index].dropFirst()
    while let letter = letters.popFirst() {
      guard let flag = Flag.all.first(where: { $0.letter == letter }) else {
        throw Self.unknown("-\(letter)", at: position)
      }
      guard flag.takesValue else {
        add(flag, "", at: position, valueAt: position)
        continue
      }
      if letters.isEmpty {
        add(flag, try nextValue(of: "-\(letter)", &index), at: position, valueAt: index)
      } else {
        add(flag, String(letters), at: position, valueAt: position)
      }
      return
    }
  }

  private func nextValue(of name: String, _ index: inout Int) throws(UsageError) -> String {
    guard index + 1 < arguments.count else {
      throw UsageError(at: index + 1, "no value for \(name)", expected: "a value for \(name)")
    }
    index += 1
    return arguments[index]
  }

  private mutating func add(_ flag: Flag, _ value: String, at position: Int, valueAt: Int) {
    flags.append(Occurrence(flag: flag, value: value, position: position, valuePosition: valueAt))
  }

  private static func unknown(_ name: String, at position: Int) -> UsageError {
    let suggestion = Suggestion.nearest(to: name, among: Flag.all.map { "--\($0.name)" })
    return UsageError(
      at: position, "unknown flag \(name)", expected: "a flag of fmt",
      hint: suggestion.map { "did you mean \($0)?" } ?? "fmt help COMMAND lists a command's flags")
  }
}
