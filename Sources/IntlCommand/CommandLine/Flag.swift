/// One flag of `fmt`: the single description from which parsing, help and requests are made.
struct Flag: Sendable {
  /// What stands after a flag.
  enum Value: Sendable {
    /// Nothing: the flag is there or not.
    case none
    /// Any text, called this in help.
    case text(String)
    /// One of these words.
    case word([String])
    /// Several texts, separated by commas or given by repeating the flag.
    case list(String)
  }

  /// What a flag does to the request that its command makes.
  enum Effect: Sendable {
    /// Nothing; the command looks at it.
    case none
    /// Its value, or `true`, goes under the key of the same name: `--currency-display` is `currencyDisplay`.
    case key
    /// This key gets this value.
    case sets(String, JSONValue)
  }

  /// The headings of help.
  enum Category: String, Sendable, CaseIterable {
    case output = "Output"
    case numbers = "Numbers"
    case dates = "Dates and times"
    case grammar = "Lists, plurals and units"
    case general = "General"
  }

  /// The name after `--`.
  let name: String
  /// The letter after `-`.
  let letter: Character?
  let value: Value
  let effect: Effect
  let category: Category
  /// One line of help.
  let summary: String

  init(
    _ name: String, letter: Character? = nil, _ value: Value, _ effect: Effect = .key, _ category: Category,
    _ summary: String
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.effect = effect
    self.category = category
    self.summary = summary
  }

  /// The request key of a flag with ``Effect/key``.
  var key: String { name.camelCased(at: "-") }

  /// The flag as help writes it: `-l, --locale TAG`.
  var usage: String {
    let start = letter.map { "-\($0), " } ?? "    "
    switch value {
    case .none: return "\(start)--\(name)"
    case .text(let placeholder), .list(let placeholder): return "\(start)--\(name) \(placeholder)"
    case .word: return "\(start)--\(name) WORD"
    }
  }

  /// True when a value must follow.
  var takesValue: Bool {
    if case .none = value { false } else { true }
  }
}

extension Flag {
  /// Every flag there is; flags that share a name are alike in whether a value follows.
  static let all: [Flag] =
    outputFlags + [explain, lenient] + numberFlags + [accounting] + dateFlags + zoneFlags + grammarFlags
    + generalFlags

  static func named(_ name: String) -> Flag? { all.first { $0.name == name } }
}

extension String {
  /// Words put together as JSON's keys are: `group separator` is `groupSeparator`.
  func camelCased(at separator: Character) -> String {
    let words = split(separator: separator)
    return words.prefix(1).joined()
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
