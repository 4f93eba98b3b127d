extension Flag {
  static let listType = Flag(
    "type", .word(["and", "or", "unit"]), .key, .grammar, "how the items belong together; default: and")
  static let listWidth = Flag(
    "width", .word(["wide", "short", "narrow"]), .key, .grammar, "how much room the words take; default: wide"
  )
  static let pluralType = Flag(
    "type", .word(["cardinal", "ordinal"]), .key, .grammar,
    "what is counted: amounts or places; default: cardinal")
  static let rangeEnd = Flag(
    "to", .text("VALUE"), .none, .grammar, "the end of a range that begins at the value")
  static let targetUnit = Flag("to", .text("UNIT"), .none, .grammar, "the unit to convert to")
  static let usage = Flag(
    "usage", .text("NAME"), .key, .grammar, "what the amount is told for, such as road or person-height")
  static let byteForm = Flag(
    "form", .word(["decimal", "binary", "memory"]), .key, .grammar,
    "what a kilobyte is: 1,000 bytes, 1,024 by the name KiB, or 1,024; default: decimal")

  static let grammarFlags = [listType, listWidth, usage, byteForm]
}
