internal import ICUBridge
public import IntlCore

/// ICU's fields under the names that ECMA-402 gives them.
enum NumberParts {
  /// The parts of a formatted text.
  ///
  /// - Parameters:
  ///   - value: The number, when there is one: NaN and infinity have kinds of their own.
  ///   - isUnit: Whether percent and permille signs are units, as in the style `unit`.
  static func parts(of text: FieldedText, value: DecimalValue = .zero, isUnit: Bool = false) -> [TextPart] {
    parts(of: text.pieces, value: value, isUnit: isUnit)
  }

  static func parts(
    of pieces: [FieldedText.Piece], value: DecimalValue = .zero, isUnit: Bool = false
  ) -> [TextPart] {
    pieces.map { piece in
      var kind = kind(of: piece, isNaN: value.isNaN, isInfinite: value.isInfinite)
      if isUnit, kind == .percentSign || kind == .permilleSign { kind = .unit }
      return TextPart(kind, piece.text)
    }
  }

  private static func kind(of piece: FieldedText.Piece, isNaN: Bool, isInfinite: Bool) -> TextPart.Kind {
    switch piece.field {
    case nil: .literal
    case .integer: isNaN ? .nan : isInfinite ? .infinity : .integer
    case .fraction: .fraction
    case .decimal: .decimal
    case .exponentSymbol: .exponentSeparator
    case .exponentSign: isPlus(piece.text) ? .exponentPlusSign : .exponentMinusSign
    case .exponent: .exponentInteger
    case .group: .group
    case .currency: .currency
    case .percent: .percentSign
    case .permille: .permilleSign
    case .sign: isPlus(piece.text) ? .plusSign : .minusSign
    case .unit: .unit
    case .compact: .compact
    case .approximately: .approximatelySign
    }
  }

  /// Signs may stand between marks of direction.
  private static func isPlus(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0 == "+" || $0 == "\u{FF0B}" || $0 == "\u{FB29}" }
  }
}

extension [TextPart] {
  /// The texts of all parts in one.
  package var joinedText: String { reduce(into: "") { $0 += $1.text } }
}

extension TextPart.Kind {
  /// Digits before the decimal separator, between group separators.
  public static let integer: TextPart.Kind = "integer"
  /// Digits after the decimal separator.
  public static let fraction: TextPart.Kind = "fraction"
  /// The decimal separator.
  public static let decimal: TextPart.Kind = "decimal"
  /// A separator of groups of digits.
  public static let group: TextPart.Kind = "group"
  /// The sign of a negative number.
  public static let minusSign: TextPart.Kind = "minusSign"
  /// The sign of a positive number.
  public static let plusSign: TextPart.Kind = "plusSign"
  /// The percent sign.
  public static let percentSign: TextPart.Kind = "percentSign"
  /// The permille sign.
  public static let permilleSign: TextPart.Kind = "permilleSign"
  /// A currency's symbol, code or name.
  public static let currency: TextPart.Kind = "currency"
  /// The word or letter of a compact number.
  public static let compact: TextPart.Kind = "compact"
  /// A unit's name or symbol.
  public static let unit: TextPart.Kind = "unit"
  /// What stands between mantissa and exponent.
  public static let exponentSeparator: TextPart.Kind = "exponentSeparator"
  /// The sign of a negative exponent.
  public static let exponentMinusSign: TextPart.Kind = "exponentMinusSign"
  /// The sign of a positive exponent.
  public static let exponentPlusSign: TextPart.Kind = "exponentPlusSign"
  /// The digits of an exponent.
  public static let exponentInteger: TextPart.Kind = "exponentInteger"
  /// The sign of an approximate number.
  public static let approximatelySign: TextPart.Kind = "approximatelySign"
  /// What stands for infinity.
  public static let infinity: TextPart.Kind = "infinity"
  /// What stands for NaN.
  public static let nan: TextPart.Kind = "nan"
}
