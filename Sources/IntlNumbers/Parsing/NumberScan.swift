internal import IntlCore

/// A number that was found in a text, before signs and symbols give it its meaning.
struct ScannedNumber {
  var value: DecimalValue
  /// Where it ends.
  var end: Int
  var hasDecimalSeparator = false
  var hasExponent = false
  /// After a group separator that no digit follows, when one stands at ``end``: a better place to report.
  var afterLoneSeparator: Int?
}

/// What should have stood where reading stopped; most failures are dropped for a better one, and need no words.
enum Expectation: Sendable, ExpressibleByStringInterpolation {
  case phrase(String)
  /// The rest of an affix.
  case affix(ArraySlice<UInt32>)

  init(stringLiteral value: String) { self = .phrase(value) }

  /// The phrase of a report.
  var text: String {
    switch self {
    case .phrase(let text): text
    case .affix(let rest): AffixMatcher.text(Array(rest))
    }
  }
}

/// Why reading stopped.
struct ParseFailure: Error {
  var kind: IntlError.Kind = .unparsable
  var position: Int
  var expected: Expectation
  /// Whether another failure at the same place tells more: that a sign is missing says little.
  var isWeak = false
}

/// Reads a number of one numbering system as the locale writes it.
struct StrictScan {
  let system: NumeralSystem
  let fold: ScalarFold
  let options: NumberParseOptions
  let acceptsExponent: Bool

  private struct Groups {
    /// Digits since the last separator.
    var count = 0
    /// The separator in use, folded; 0 when any of the equivalent ones would do.
    var isUsed = false
    var separator: [UInt32]
    /// Where the digit after a full last group stands.
    var surplus: Int?
  }

  func scan(_ bytes: Span<UInt8>, from start: Int) throws(ParseFailure) -> ScannedNumber {
    // Arabic and Hebrew amounts begin with a mark of direction, whether or not a sign follows it.
    let start = UTF8Reading.skipNothing(bytes, start, fold)
    if let special = special(bytes, start) { return special }
    var digits = DigitCollector()
    var groups = Groups(separator: options.groupSeparators == .locale ? system.group : [])
    var position = start
    var lone: Int?
    while position < bytes.count {
      let (scalar, length) = UTF8Reading.scalar(bytes, position)
      if let digit = system.digit(scalar) {
        digits.append(digit)
        groups.count += 1
        if groups.count == system.primaryGroup + 1 { groups.surplus = position }
        position += length
        continue
      }
      guard let next = try separator(bytes, position, &groups, isFirst: digits.total == 0, &lone) else {
        break
      }
      position = next
    }
    let integerCount = digits.total
    if groups.isUsed, groups.count != system.primaryGroup {
      let tooMany = groups.count > system.primaryGroup ? groups.surplus : nil
      throw ParseFailure(
        position: tooMany ?? position,
        expected: tooMany == nil ? "a digit" : "the decimal separator or the end of the digits")
    }
    var hasDecimal = false
    if !options.isIntegerOnly, !system.decimal.isEmpty,
      let after = UTF8Reading.match(system.decimal, bytes, position, fold)
    {
      var fraction = after
      while fraction < bytes.count {
        let (scalar, length) = UTF8Reading.scalar(bytes, fraction)
        guard let digit = system.digit(scalar) else { break }
        digits.append(digit)
        fraction += length
      }
      if digits.total > 0 {
        hasDecimal = true
        position = fraction
        lone = nil
      } else {
        throw ParseFailure(position: after, expected: "a digit")
      }
    }
    guard digits.total > 0 else { throw ParseFailure(position: position, expected: "a digit") }
    let power = acceptsExponent ? exponent(bytes, &position) : 0
    let value = digits.value(exponent: integerCount - digits.total + power)
    guard value.isInRange else {
      throw ParseFailure(
        kind: .outOfRange, position: start,
        expected: .phrase(DecimalValue.rangeText))
    }
    return ScannedNumber(
      value: value, end: position, hasDecimalSeparator: hasDecimal, afterLoneSeparator: lone)
  }

  private func special(_ bytes: Span<UInt8>, _ start: Int) -> ScannedNumber? {
    if !system.infinity.isEmpty, let end = UTF8Reading.match(system.infinity, bytes, start, fold) {
      return ScannedNumber(value: .infinity, end: end)
    }
    if !system.nan.isEmpty, let end = UTF8Reading.match(system.nan, bytes, start, fold) {
      return ScannedNumber(value: .nan, end: end)
    }
    return nil
  }

  /// The position after a group separator that stands where the locale puts one and is followed by a digit.
  private func separator(
    _ bytes: Span<UInt8>, _ position: Int, _ groups: inout Groups, isFirst: Bool, _ lone: inout Int?
  ) throws(ParseFailure) -> Int? {
    guard system.primaryGroup > 0 else { return nil }
    let after: Int
    if groups.separator.isEmpty {
      let (scalar, length) = UTF8Reading.scalar(bytes, position)
      let folded = fold(scalar)
      guard Separators.isStrictGroup(folded), [folded] != system.decimal else { return nil }
      groups.separator = [folded]
      after = position + length
    } else if let end = UTF8Reading.match(groups.separator, bytes, position, fold) {
      after = end
    } else {
      return nil
    }
    guard after < bytes.count, system.digit(UTF8Reading.scalar(bytes, after).scalar) != nil else {
      if UTF8Reading.match(system.decimal, bytes, after, fold) != nil, !system.decimal.isEmpty, !isFirst {
        throw ParseFailure(position: after, expected: "a digit")
      }
      lone = after
      return nil
    }
    let isRight =
      groups.isUsed ? groups.count == system.secondaryGroup : groups.count <= system.secondaryGroup
    guard isRight, !isFirst else {
      throw ParseFailure(
        position: position,
        expected: isFirst || groups.count < system.secondaryGroup
          ? "a digit" : "a digit, the decimal separator or the end")
    }
    groups.isUsed = true
    groups.count = 0
    groups.surplus = nil
    return after
  }

  /// The power of ten that follows, 0 where none does; huge ones are clamped.
  private func exponent(_ bytes: Span<UInt8>, _ position: inout Int) -> Int {
    for symbol in system.exponents {
      guard let after = UTF8Reading.match(symbol, bytes, position, fold) else { continue }
      if let (power, end) = ExponentScan.power(bytes, after, fold, digit: system.digit) {
        position = end
        return power
      }
    }
    return 0
  }
}

/// Reads the signed digits after an exponent symbol.
enum ExponentScan {
  static func power(
    _ bytes: Span<UInt8>, _ start: Int, _ fold: ScalarFold, digit: (UInt32) -> UInt8?
  ) -> (power: Int, end: Int)? {
    var position = UTF8Reading.skipNothing(bytes, start, fold)
    var isNegative = false
    if position < bytes.count {
      let (scalar, length) = UTF8Reading.scalar(bytes, position)
      let sign = fold(scalar)
      if sign == ScalarFold.minus || sign == ScalarFold.plus {
        isNegative = sign == ScalarFold.minus
        position = UTF8Reading.skipNothing(bytes, position + length, fold)
      }
    }
    var digits = DigitCollector()
    while position < bytes.count {
      let (scalar, length) = UTF8Reading.scalar(bytes, position)
      guard let value = digit(scalar) else { break }
      digits.append(value)
      position += length
    }
    guard digits.total > 0 else { return nil }
    return (isNegative ? -digits.clamped : digits.clamped, position)
  }
}

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
