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

/// Reads a number of one numbering system as the locale writes it.
struct StrictScan {
  let system: NumeralSystem
  let fold: ScalarFold
  let options: NumberParseOptions
  let acceptsExponent: Bool

  private struct Groups {
    /// Digits since the last separator.
    var count = 0
    /// Whether a separator has passed.
    var isUsed = false
    /// The separator in use, folded; empty until the first is seen when any of the equivalent ones would do.
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
