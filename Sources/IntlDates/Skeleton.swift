package import IntlCore

/// A template such as `yMMMd`: which fields a date has and how wide they are, in any order.
///
/// UTS 35, section "Matching Skeletons"
package struct Skeleton: Sendable, Hashable {
  /// The longest template that is read, in UTF-8 bytes.
  static let limit = 256

  /// The fields in the order that they were given.
  package let fields: [PatternField]

  /// Reads a template; blanks and punctuation between fields mean nothing, as in ICU.
  ///
  /// - Throws: ``IntlError`` of kind `invalidPattern`, with the offset of what does not belong.
  package init(parsing template: String) throws(IntlError) {
    let bytes = Array(template.utf8)
    guard bytes.count <= Skeleton.limit else {
      throw IntlError(
        .invalidPattern, subject: template, position: Skeleton.limit,
        expected: "at most \(Skeleton.limit) bytes", found: "\(bytes.count)")
    }
    var fields: [PatternField] = []
    var index = 0
    while index < bytes.count {
      let start = index
      let byte = bytes[index]
      index += 1
      if Skeleton.separators.contains(byte) { continue }
      guard PatternField.templateLetters.contains(byte) else {
        throw IntlError(
          .invalidPattern, subject: template, position: start, expected: "a letter that is a field",
          found: IntlError.found(in: template, at: start))
      }
      while index < bytes.count, bytes[index] == byte { index += 1 }
      let field = PatternField(letter: byte, count: index - start)
      guard !field.isSilent else {
        throw IntlError(
          .invalidPattern, subject: template, position: start,
          expected: "a number of these letters that UTS 35 defines", found: IntlError.quoted(field.text))
      }
      fields.append(field)
    }
    guard !fields.isEmpty else {
      throw IntlError(
        .invalidPattern, subject: template, position: 0, expected: "fields such as yMMMd",
        found: template.isEmpty ? "nothing" : "only punctuation")
    }
    self.fields = fields
  }

  private static let separators = Set(" ,-/.:".utf8)

  /// The skeleton as ICU's pattern generator reads it.
  package var text: String { fields.map(\.text).joined() }

  /// The same with the locale's own hour, `j`, `J` or `C`, written out as an hour of `cycle`.
  ///
  /// Locales have patterns for `h` and `H` only; the caller puts the wanted letter into what the generator makes
  /// (``DatePattern/settingHours(to:)``).
  package func text(hours cycle: HourCycle) -> String {
    fields.map { Skeleton.expanded($0, cycle) }.joined()
  }

  /// True when a field asks for the locale's own hour.
  package var asksForLocaleHour: Bool {
    fields.contains { field in
      [UInt8(ascii: "j"), UInt8(ascii: "J"), UInt8(ascii: "C")].contains(field.letter)
    }
  }

  private static func expanded(_ field: PatternField, _ cycle: HourCycle) -> String {
    switch field.letter {
    case UInt8(ascii: "j"), UInt8(ascii: "C"):
      // One to six letters: an hour of one or two digits, and an abbreviated, wide or narrow day period.
      let digits = 2 - field.count % 2
      let hour = PatternField(letter: cycle.usualLetter, count: digits).text
      guard cycle.usesDayPeriod else { return hour }
      return hour + PatternField("a", field.count > 4 ? 5 : field.count > 2 ? 4 : 1).text
    case UInt8(ascii: "J"):
      // An hour without a day period: `H`, whatever its letter will be.
      return PatternField("H", field.count).text
    default:
      return field.text
    }
  }
}

extension DatePattern {
  /// The pattern with every hour counted by `cycle`; day periods stay as they are.
  package func settingHours(to cycle: HourCycle) -> DatePattern {
    DatePattern(
      items: items.map { item in
        guard case .field(let field) = item, field.hourCycle != nil else { return item }
        return .field(PatternField(letter: cycle.letter, count: field.count))
      })
  }
}

extension Skeleton {
  /// True when `pattern` has a field for each of this template's: ICU leaves some out that it cannot put together,
  /// such as the year beside a week.
  func isShown(by pattern: DatePattern) -> Bool {
    let shown = Set(pattern.fields.map { Skeleton.meaning(of: $0.letter) })
    // A year of the sixty-year cycle has a name, and with it needs no era: `Gy` is `r(U)` in the Chinese calendar.
    let namesYear = pattern.fields.contains { ["U", "r"].contains(Unicode.Scalar($0.letter)) }
    return fields.allSatisfy { field in
      let wanted = Skeleton.meaning(of: field.letter)
      if field.letter == UInt8(ascii: "G"), namesYear { return true }
      return wanted == nil || shown.contains(wanted)
    }
  }

  /// What a field tells, whichever of its letters says it; `nil` for day periods, which hours of 24 do not need.
  private static func meaning(of letter: UInt8) -> UInt8? {
    switch Unicode.Scalar(letter) {
    case "y", "Y", "u", "U", "r": UInt8(ascii: "y")
    case "M", "L": UInt8(ascii: "M")
    case "Q", "q": UInt8(ascii: "Q")
    case "E", "e", "c": UInt8(ascii: "E")
    case "h", "H", "k", "K", "j", "J", "C": UInt8(ascii: "h")
    case "z", "Z", "O", "v", "V", "X", "x": UInt8(ascii: "z")
    case "a", "b", "B": nil
    default: letter
    }
  }
}
