internal import CICU

/// The columns that characters take on a terminal.
package enum DisplayColumns {
  /// 0 for combining and invisible characters, 2 for East Asian wide ones, else 1.
  package static func count(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) ? 0 : 1 }
    return Int(cicu_columns_of(scalar.value))
  }

  /// The columns of a text without line breaks.
  ///
  /// A cluster that an emoji selector or joiner makes one picture counts as one wide character.
  package static func count(of text: some StringProtocol) -> Int {
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text.utf8.count }
    var total = 0
    for character in text {
      let scalars = character.unicodeScalars
      let sum = scalars.reduce(0) { $0 + count(of: $1) }
      let isPicture =
        scalars.contains { $0 == "\u{FE0F}" } || sum > 2 && scalars.first?.properties.isEmoji == true
      total += isPicture ? 2 : sum
    }
    return total
  }
}
