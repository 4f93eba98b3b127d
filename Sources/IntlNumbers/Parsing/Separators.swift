/// The characters that separate digits somewhere in the world.
enum Separators {
  static func isComma(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2C, 0x60C, 0x66B, 0x3001, 0xFE10, 0xFE11, 0xFE50, 0xFE51, 0xFF0C, 0xFF64: true
    default: false
    }
  }

  static func isPeriod(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2E, 0x2024, 0x3002, 0xFE12, 0xFE52, 0xFF0E, 0xFF61: true
    default: false
    }
  }

  /// Commas, points, apostrophes and spaces, as they stand after folding.
  static func isGroup(_ folded: UInt32) -> Bool {
    isComma(folded) || isPeriod(folded) || folded == ScalarFold.apostrophe || folded == ScalarFold.space
      || folded == 0x66C
  }

  /// Those that need no guess about what is meant.
  static func isStrictGroup(_ folded: UInt32) -> Bool {
    switch folded {
    case 0x2C, 0x2E, 0x66B, 0x66C, ScalarFold.apostrophe, ScalarFold.space: true
    default: false
    }
  }

  /// Whether a character can stand for a locale's decimal separator.
  static func isDecimal(_ folded: UInt32, like decimal: [UInt32]) -> Bool {
    guard decimal.count == 1 else { return false }
    if isComma(decimal[0]) { return isComma(folded) }
    if isPeriod(decimal[0]) { return isPeriod(folded) }
    return folded == decimal[0]
  }
}
