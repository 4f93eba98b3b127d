internal import IntlCore
internal import LocaleData

/// Evaluates CLDR's expressions for factors: `ft_to_m * 6`, `5/9`, `meters_per_AU*60*60*180/PI`.
///
/// What stands after the one slash is all divisor.
struct UnitExpression {
  let constants: [String: String]

  /// - Throws: ``IntlError`` of kind `malformedFile` for an expression that names an unknown constant.
  func value(of text: String) throws(IntlError) -> UnitRatio {
    try value(of: text, depth: 0)
  }

  private func value(of text: String, depth: Int) throws(IntlError) -> UnitRatio {
    var ratio = UnitRatio.one
    var power = 1
    var word = ""
    for character in text.unicodeScalars + ["*"] {
      switch character {
      case " ": continue
      case "*", "/":
        let factor = try operand(word, in: text, depth: depth)
        guard power > 0 || !factor.isZero else { throw malformed(text, "a divisor other than zero") }
        ratio.multiply(by: factor, power: power)
        word = ""
        if character == "/" { power = -1 }
      default: word.unicodeScalars.append(character)
      }
    }
    return ratio
  }

  private func operand(_ word: String, in text: String, depth: Int) throws(IntlError) -> UnitRatio {
    if let constant = constants[word] {
      // Constants are made of other constants, four deep at most in CLDR.
      guard depth < 16 else { throw malformed(text, "constants that are not made of each other") }
      return try value(of: constant, depth: depth + 1)
    }
    do throws(IntlError) {
      return UnitRatio(try DecimalValue(parsing: word))
    } catch {
      throw malformed(text, "a number or the name of a constant")
    }
  }

  private func malformed(_ text: String, _ expected: String) -> IntlError {
    IntlError(.malformedFile, subject: text, expected: expected)
  }
}
