package import ICUBridge

/// What a style of numbers looks like in a locale: digits, separators, and what stands around them.
///
/// It is observed, not put together: ICU formats probes and tells the fields of what it prints. Spaces between symbol
/// and digits, marks of direction and the oddities of single patterns come along by themselves.
package struct NumberData: Sendable, Hashable {
  package typealias Piece = FieldedText.Piece

  /// What stands before and after the digits of a number.
  package struct Affixes: Sendable, Hashable {
    package var prefix: [Piece]
    package var suffix: [Piece]
    /// True when the text has no digits: the prefix is all of it.
    package var replacesNumber: Bool

    package init(prefix: [Piece], suffix: [Piece], replacesNumber: Bool) {
      self.prefix = prefix
      self.suffix = suffix
      self.replacesNumber = replacesNumber
    }
  }

  /// Which sign a number shows.
  package enum Sign: Int, Sendable, Hashable, CaseIterable {
    case none, minus, plus
  }

  /// Separators between digits.
  package struct Groups: Sendable, Hashable {
    package var separator: String
    /// Digits of the lowest group; 0 when the style groups nothing.
    package var primary: Int
    /// Digits of the groups above it.
    package var secondary: Int
    /// Digits that must stand before the first separator.
    package var minimum: Int

    package static let none = Groups(separator: "", primary: 0, secondary: 0, minimum: 1)
  }

  /// What stands between the digits of mantissa and exponent.
  package struct Exponent: Sendable, Hashable {
    /// Without a sign.
    package var bare: [Piece]
    package var minus: [Piece]
    package var plus: [Piece]
  }

  /// The digits 0 to 9.
  package var digits: [String]
  package var decimalSeparator: String
  package var groups: Groups
  package var exponent: Exponent?
  /// Whole texts, in the sign display that was asked for.
  package var nan: [Piece]
  package var positiveInfinity: [Piece]
  package var negativeInfinity: [Piece]
}
