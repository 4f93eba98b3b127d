public import IntlCore

extension PluralOperands {
  /// Reads a number as it is shown: `1.50`, `-3`, or `1.2c6` for 1.2 million in compact form.
  ///
  /// ```swift
  /// try PluralOperands("1c6").compactExponent            // 6
  /// try PluralOperands("1.50").visibleFractionDigits     // 2
  /// ```
  ///
  /// What stands before `c` is decimal text as `DecimalValue` reads it; after it a number of digits to shift by.
  /// The samples of CLDR also write `e` for `c`; here `1e6` is a million in full.
  ///
  /// - Throws: `IntlError` of kind `unparsable`, with the position, or `outOfRange`.
  public init(_ text: String) throws(IntlError) {
    let utf8 = text.utf8
    guard let mark = utf8.lastIndex(where: { $0 | 0x20 == 0x63 }) else {
      self.init(try DecimalValue(parsing: text))
      return
    }
    let value: DecimalValue
    do throws(IntlError) {
      value = try DecimalValue(parsing: String(text[..<mark]))
    } catch {
      throw IntlError(
        error.kind, subject: text, position: error.position, expected: error.expected, found: error.found)
    }
    let start = utf8.index(after: mark)
    guard let shift = Int(text[start...]), (0...DecimalValue.plainLimit).contains(shift),
      text[start...].utf8.allSatisfy({ $0 ^ 0x30 < 10 })
    else {
      let position = utf8.distance(from: utf8.startIndex, to: start)
      throw IntlError(
        .unparsable, subject: text, position: position, expected: "a power of ten from 0 up",
        found: IntlError.found(in: text, at: position))
    }
    self.init(try value.scaled(byPowerOfTen: shift), compactExponent: shift)
  }
}
