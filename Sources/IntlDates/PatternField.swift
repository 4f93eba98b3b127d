internal import IntlCore

/// One field of a date pattern: a letter and how often it stands.
///
/// UTS 35, section "Date Field Symbol Table"
package struct PatternField: Sendable, Hashable {
  /// The letter, as its ASCII code.
  package let letter: UInt8
  /// How often it stands, 1 or more.
  package var count: Int

  package init(_ letter: Unicode.Scalar, _ count: Int) {
    self.init(letter: UInt8(truncatingIfNeeded: letter.value), count: count)
  }

  init(letter: UInt8, count: Int) {
    self.letter = letter
    self.count = count
  }

  /// The field as it stands in a pattern: `MMM`.
  package var text: String {
    String(repeating: Character(Unicode.Scalar(letter)), count: count)
  }

  // MARK: What the letters are

  /// True for the bytes that a pattern takes for fields unless they stand in quotes.
  static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// The letters that ICU 70 and newer print; `l` was a mark of leap months, and prints nothing.
  static let patternLetters = Set("GyYuUrQqMLlwWdDFgEecabBhHkKmsSAzZOvVXx".utf8)

  /// The letters that a template may have: fields, and `j`, `J` and `C` for the locale's own hour.
  static let templateLetters = Set("GyYuUrQqMLwWdDFgEecabBhHkKmsSAzZOvVXxjJC".utf8)

  /// The letters of names and offsets of zones.
  private static let zoneLetters = Set("zZOvVXx".utf8)

  /// The letters of hours, each with the cycle that it counts by.
  private static let hourLetters: [UInt8: HourCycle] = [
    UInt8(ascii: "K"): .h11, UInt8(ascii: "h"): .h12, UInt8(ascii: "H"): .h23, UInt8(ascii: "k"): .h24,
  ]

  /// True for names and offsets of zones.
  package var isZone: Bool { PatternField.zoneLetters.contains(letter) }

  /// The cycle of an hour; `nil` for any other field.
  package var hourCycle: HourCycle? { PatternField.hourLetters[letter] }

  /// True for fractions of a second.
  package var isFraction: Bool { letter == UInt8(ascii: "S") }

  /// True when ICU would print nothing for so many letters.
  var isSilent: Bool {
    switch letter {
    case UInt8(ascii: "O"), UInt8(ascii: "v"): count != 1 && count != 4
    case UInt8(ascii: "V"): count > 4
    case UInt8(ascii: "X"), UInt8(ascii: "x"): count > 5
    default: false
    }
  }
}
