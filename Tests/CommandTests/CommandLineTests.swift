import ICUBridge
import Testing

@testable import IntlCommand

/// The pieces of the command line, by themselves.
@Suite struct CommandLineTests {
  @Test(
    "A text is as wide as a terminal shows it",
    arguments: [
      ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("ｱ", 1), ("Ａ", 2), ("한국", 4),
      ("\u{1112}\u{1161}\u{11AB}", 2), ("हि", 2), ("नमस्ते", 4), ("ไทย", 3), ("ที่", 1), ("עברית", 5),
      ("\u{200F}ab\u{200E}", 2),
      ("👨‍👩‍👧", 2), ("🇩🇪", 2), ("👍🏽", 2), ("❤️", 2), ("☎", 1), ("1\u{202F}234", 5), ("\u{FEFF}", 0), ("٣٤", 2),
    ])
  func columns(_ row: (text: String, columns: Int)) {
    #expect(DisplayColumns.count(of: row.text) == row.columns)
  }

  @Test("Columns of a table line up, and no line ends in blanks")
  func table() {
    var table = TextTable()
    table.append(["", "decimal", "name"])
    table.append(["ja", "1", "日本"])
    table.append(["hi-IN", "", "x"])
    table.append(["e\u{301}"])
    table.append(["z", "", ""])
    #expect(table.text == "       decimal  name\nja     1        日本\nhi-IN           x\ne\u{301}\nz\n")
  }

  @Test(
    "A slip of the finger is understood, and no more than that",
    arguments: [
      ("nubmer", "number"), ("numbr", "number"), ("Number", "number"), ("dat", "date"), ("daet", "date"),
      ("locals", "locale"),
      ("x", nil), ("", nil), ("completelydifferent", nil), ("spel", "spell"),
    ] as [(String, String?)])
  func suggestion(_ row: (typed: String, meant: String?)) {
    let words = ["number", "date", "locale", "spell", "locales"]
    #expect(Suggestion.nearest(to: row.typed, among: words) == row.meant)
  }

  @Test(
    "A condition on the version of ICU",
    arguments: [
      (">=72", true), (">=73", false), ("<=72", true), ("<72", false), (">71", true), ("==72", true),
      ("== 71", false),
    ])
  func version(_ row: (text: String, holds: Bool)) throws {
    #expect(try VersionCondition(row.text).holds(for: 72) == row.holds)
  }

  @Test("What is no condition is an error", arguments: ["", "72", ">=", "=>72", ">=72.1", ">= x"])
  func badVersion(_ text: String) {
    #expect(throws: RequestError.self) { try VersionCondition(text) }
  }

  @Test("Every flag has one meaning in a command, and every letter one flag")
  func flags() {
    for command in Commands.all {
      let names = (command.flags + Flag.generalFlags).map(\.name)
      #expect(Set(names).count == names.count, "\(command.name)")
      for flag in command.flags { #expect(Flag.all.contains { $0.name == flag.name }, "\(flag.name)") }
    }
    let letters = Flag.all.compactMap(\.letter)
    #expect(Set(letters).count == letters.count)
    for (name, flags) in Dictionary(grouping: Flag.all, by: \.name) {
      #expect(Set(flags.map(\.takesValue)).count == 1, "\(name)")
    }
  }

  @Test(
    "Every flag that is a request key is a key of the operation", arguments: ["number", "date", "template"])
  func keys(_ name: String) throws {
    guard let operation = Operations.all.first(where: { $0.name == name }) else { return }
    let command = try #require(Commands.named(name))
    for flag in command.flags {
      guard case .key = flag.effect else { continue }
      #expect(operation.keys.contains(flag.key), "--\(flag.name)")
    }
  }
}
