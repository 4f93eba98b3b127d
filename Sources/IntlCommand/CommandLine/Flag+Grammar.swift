extension Flag {
  static let listType = Flag(
    "type", .word(["and", "or", "unit"]), .key, .grammar, "how the items belong together; default: and")
  static let listWidth = Flag(
    "width", .word(["wide", "short", "narrow"]), .key, .grammar, "how much room the words take; default: wide"
  )
  static let byteForm = Flag(
    "form", .word(["decimal", "binary", "memory"]), .key, .grammar,
    "what a kilobyte is: 1,000 bytes, 1,024 by the name KiB, or 1,024; default: decimal")

  static let grammarFlags = [listType, listWidth, byteForm]
}
