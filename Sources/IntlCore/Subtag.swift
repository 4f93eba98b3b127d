/// The shapes of BCP 47 subtags, by length and kind of character (RFC 5646, section 2.1).
enum Subtag {
  static func isLanguage(_ text: some StringProtocol) -> Bool {
    let count = text.utf8.count
    return (count == 2 || count == 3 || (5...8).contains(count)) && text.utf8.allSatisfy(isLetter)
  }

  static func isExtendedLanguage(_ text: some StringProtocol) -> Bool {
    text.utf8.count == 3 && text.utf8.allSatisfy(isLetter)
  }

  static func isScript(_ text: some StringProtocol) -> Bool {
    text.utf8.count == 4 && text.utf8.allSatisfy(isLetter)
  }

  static func isRegion(_ text: some StringProtocol) -> Bool {
    switch text.utf8.count {
    case 2: text.utf8.allSatisfy(isLetter)
    case 3: text.utf8.allSatisfy(isDigit)
    default: false
    }
  }

  static func isVariant(_ text: some StringProtocol) -> Bool {
    guard let first = text.utf8.first, text.utf8.allSatisfy(isAlphanumeric) else { return false }
    let count = text.utf8.count
    return (5...8).contains(count) || (count == 4 && isDigit(first))
  }

  static func isSingleton(_ text: some StringProtocol) -> Bool {
    text.utf8.count == 1 && text.utf8.allSatisfy(isAlphanumeric)
  }

  static func isKey(_ text: some StringProtocol) -> Bool {
    let utf8 = Array(text.utf8)
    return utf8.count == 2 && isAlphanumeric(utf8[0]) && isLetter(utf8[1])
  }

  static func isKeywordValue(_ text: some StringProtocol) -> Bool {
    (3...8).contains(text.utf8.count) && text.utf8.allSatisfy(isAlphanumeric)
  }

  static func isExtensionPart(_ text: some StringProtocol) -> Bool {
    (2...8).contains(text.utf8.count) && text.utf8.allSatisfy(isAlphanumeric)
  }

  static func isPrivatePart(_ text: some StringProtocol) -> Bool {
    (1...8).contains(text.utf8.count) && text.utf8.allSatisfy(isAlphanumeric)
  }

  static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
  static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  static func isAlphanumeric(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) }

  /// `text` with its first letter in upper case and the rest in lower.
  static func titlecased(_ text: some StringProtocol) -> String {
    text.prefix(1).uppercased() + text.dropFirst().lowercased()
  }
}
