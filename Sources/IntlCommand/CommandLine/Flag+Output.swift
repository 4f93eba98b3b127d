extension Flag {
  static let locale = Flag(
    "locale", letter: "l", .list("TAG"), .none, .output,
    "the locale; several give a table with a row each; default: the environment's")
  static let json = Flag("json", .none, .none, .output, "one JSON object a line")
  static let parts = Flag("parts", .none, .none, .output, "each piece of the text with what it stands for")
  static let explain = Flag(
    "explain", .none, .none, .output, "the locale's data, what was made of them, and which engine runs it")
  static let asCase = Flag(
    "case", .none, .none, .output, "the request with its answer as a case for fmt check")
  static let spaces = Flag(
    "spaces", .word(["locale", "ascii"]), .key, .output, "which spaces to write; ascii: U+0020 only")

  static let lenient = Flag(
    "lenient", .none, .sets("strict", .bool(false)), .output,
    "read what people type, not only what fmt writes")

  static let outputFlags = [locale, json, parts, asCase, spaces]

  static let help = Flag("help", letter: "h", .none, .none, .general, "what the command does and takes")
  static let version = Flag("version", letter: "V", .none, .none, .general, "the versions of fmt and ICU")

  static let generalFlags = [help, version]
}
