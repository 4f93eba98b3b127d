/// Characters that a reader of plain text cannot see, or cannot tell from others.
enum Invisible {
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
    // Combining accents: "é" in one scalar or two looks alike.
    if (0x0300...0x036F).contains(scalar.value) { return true }
    let properties = scalar.properties
    if properties.isDefaultIgnorableCodePoint { return true }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .privateUse, .unassigned:
      return true
    default:
      return false
    }
  }
}
