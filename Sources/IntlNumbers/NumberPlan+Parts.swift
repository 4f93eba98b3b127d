internal import IntlCore

/// Numbers of any length, and parts: the same shape as the writers', put together piece by piece.
extension NumberPlan {
  /// The parts of a number.
  func parts(_ value: DecimalValue) -> [TextPart] {
    guard let look else { return engine?.parts(value) ?? [] }
    if value.isNaN { return look.nan }
    if value.isInfinite { return value.isNegative ? look.negativeInfinity : look.positiveInfinity }
    guard let (number, shape) = shown(value) else { return [TextPart(.literal, value.description)] }
    let around = look.affixParts[shape.affix]
    if affixes[shape.affix].replacesNumber { return around.prefix }
    var parts = around.prefix
    appendNumber(number, minimumFraction: shape.minimumFraction, look.symbols, to: &parts)
    if notation == .scientific { appendExponent(shape.exponent, look.symbols, to: &parts) }
    parts += around.suffix
    return parts
  }

  /// The digits that are shown of a finite number and what stands around them; `nil` when they would reach too far from
  /// the point.
  private func shown(_ value: DecimalValue) -> (number: DecimalValue, shape: NumberShape)? {
    var number = value
    guard let shape = shape(&number, isNegative: value.isNegative),
      number.isZero || number.isWithin(places: DecimalValue.writtenLimit)
    else { return nil }
    return (number, shape)
  }

  /// True when the format can write a number, be it rounded.
  func canWrite(_ value: DecimalValue) -> Bool {
    value.isWithin(places: DecimalValue.plainLimit) || shown(value) != nil
  }

  /// True when the format shows a value without rounding it.
  func isExact(_ value: DecimalValue) -> Bool {
    guard value.isFinite else { return true }
    var number = value
    guard let shape = shape(&number, isNegative: value.isNegative) else { return false }
    guard notation != .compact else {
      // The digits that are left out have no exponent to tell them by; the digits themselves do.
      return number.magnitude.sameDigits(as: value.magnitude)
    }
    let back = number.settingExponent(number.exponent + shape.exponent - scale)
    return back == value
  }

  private func appendNumber(
    _ value: DecimalValue, minimumFraction: Int, _ symbols: NumberLook.Symbols, to parts: inout [TextPart]
  ) {
    let shown = value.magnitude.showing(minimumFraction: minimumFraction)
    let (integer, fraction) = shown.digitsAroundPoint
    let hasFraction = !fraction.isEmpty
    var whole = integer
    if whole.count > maximumInteger { whole.removeFirst(whole.count - maximumInteger) }
    whole.removeFirst(whole.firstIndex { $0 != 0 } ?? whole.count)
    let minimum = shownMinimumInteger(isZero: shown.isZero, hasFraction: hasFraction)
    if whole.count < minimum {
      whole.insert(contentsOf: [UInt8](repeating: 0, count: minimum - whole.count), at: 0)
    }
    appendInteger(whole, symbols, to: &parts)
    if hasFraction || alwaysShowsDecimal { parts.append(TextPart(.decimal, symbols.decimal)) }
    if hasFraction { parts.append(TextPart(.fraction, symbols.text(fraction[...]))) }
  }

  private func appendInteger(_ whole: [UInt8], _ symbols: NumberLook.Symbols, to parts: inout [TextPart]) {
    guard whole.count >= digits.thresholdDigits else {
      if !whole.isEmpty { parts.append(TextPart(.integer, symbols.text(whole[...]))) }
      return
    }
    var start = 0
    let above = whole.count - digits.primary
    var end = above % digits.secondary
    if end == 0 { end = digits.secondary }
    while start < whole.count {
      if start > 0 { parts.append(TextPart(.group, symbols.group)) }
      parts.append(TextPart(.integer, symbols.text(whole[start..<end])))
      start = end
      end = start < above ? start + digits.secondary : whole.count
    }
  }

  private func appendExponent(_ exponent: Int, _ symbols: NumberLook.Symbols, to parts: inout [TextPart]) {
    parts += exponent < 0 ? symbols.minus : symbols.plus
    var shown = String(exponent.magnitude).utf8.map { $0 & 0xF }
    if shown.count < minimumExponentDigits {
      shown.insert(contentsOf: [UInt8](repeating: 0, count: minimumExponentDigits - shown.count), at: 0)
    }
    parts.append(TextPart(.exponentInteger, symbols.text(shown[...])))
  }
}

extension NumberLook.Symbols {
  /// Digits, which are numbers from 0 to 9, as text.
  fileprivate func text(_ values: ArraySlice<UInt8>) -> String {
    values.reduce(into: "") { $0 += digits[Int($1)] }
  }
}

extension DecimalValue {
  /// The digits before and after the point; a number below one has none before it.
  fileprivate var digitsAroundPoint: (integer: [UInt8], fraction: [UInt8]) {
    let places = exponent
    return withDigits { digits in
      var integer: [UInt8] = []
      var fraction: [UInt8] = []
      let split = digits.count + places
      if split < 0 { fraction = [UInt8](repeating: 0, count: -split) }
      for index in 0..<digits.count {
        if index < split { integer.append(digits[index]) } else { fraction.append(digits[index]) }
      }
      if places > 0 { integer += [UInt8](repeating: 0, count: places) }
      return (integer, fraction)
    }
  }

  /// True when both have the same significant digits.
  fileprivate func sameDigits(as other: DecimalValue) -> Bool {
    if isZero || other.isZero { return isZero == other.isZero }
    let a = settingExponent(exponent - leadingExponent)
    let b = other.settingExponent(other.exponent - other.leadingExponent)
    return a == b
  }
}
