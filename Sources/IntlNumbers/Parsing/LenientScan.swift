internal import IntlCore

/// Reads digits of any script with any separators between them.
struct LenientScan {
  let plan: ParserPlan

  /// The value of a digit of any script.
  func digit(_ scalar: UInt32) -> UInt8? {
    if scalar < 0x80 { return scalar &- 0x30 < 10 ? UInt8(scalar & 0xF) : nil }
    for system in plan.systems {
      if let digit = system.numerals.digit(scalar) { return digit }
    }
    guard let properties = Unicode.Scalar(scalar)?.properties, properties.numericType == .decimal,
      let value = properties.numericValue
    else { return nil }
    return UInt8(value)
  }

  /// The separators: those of the locale's ASCII digits when the number is written in them, else its own.
  private func numerals(_ bytes: Span<UInt8>, from start: Int) -> NumeralSystem? {
    let own = plan.systems.first?.numerals
    guard let ascii = plan.systems.first(where: { $0.numerals.usesASCIIDigits })?.numerals else { return own }
    var position = start
    while position < bytes.count {
      let (scalar, length) = UTF8Reading.scalar(bytes, position)
      if scalar &- 0x30 < 10 { return ascii }
      guard Separators.isGroup(plan.fold(scalar)) else { return own }
      position += length
    }
    return own
  }

  /// The number at a position; `nil` where no digit stands, at most separators.
  ///
  /// Separators may stand in a row, in front and behind. A group of one digit is no group, and ends the number before
  /// its separator; but where the number has to be all of the text, the locale's own separator makes groups of any
  /// size.
  func scan(_ bytes: Span<UInt8>, from start: Int, isPrefix: Bool) -> ScannedNumber? {
    guard let numerals = numerals(bytes, from: start) else { return nil }
    var digits = DigitCollector()
    var group: UInt32?
    var groupCount = 0
    /// The end of the digits before the separators that the current group stands behind.
    var before: (end: Int, count: Int)?
    var integerCount: Int?
    func endsBeforeGroup() -> Bool {
      guard groupCount == 1, let before, before.count > 0 else { return false }
      return isPrefix || group.map { numerals.group != [$0] } ?? true
    }
    var position = start
    while position < bytes.count {
      let (scalar, length) = UTF8Reading.scalar(bytes, position)
      if let value = digit(scalar) {
        digits.append(value)
        groupCount += 1
        position += length
        continue
      }
      guard integerCount == nil else { break }
      let folded = plan.fold(scalar)
      let isDecimal = isDecimal(folded, group, numerals)
      guard isDecimal || isGroup(folded, group, numerals) else { break }
      if endsBeforeGroup() { break }
      if isDecimal {
        guard !plan.options.isIntegerOnly else { break }
        integerCount = digits.total
        groupCount = 0
      } else {
        group = folded
        if groupCount > 0 || before == nil { before = (position, digits.total) }
        groupCount = 0
      }
      position += length
    }
    guard digits.total > 0 else { return nil }
    if integerCount == nil, let before, before.count > 0, groupCount == 0 || endsBeforeGroup() {
      if groupCount == 1 { digits.removeLast() }
      position = before.end
    }
    let exponent = (integerCount ?? digits.total) - digits.total
    return ScannedNumber(
      value: digits.value(exponent: exponent), end: position, hasDecimalSeparator: integerCount != nil)
  }

  private func isDecimal(_ folded: UInt32, _ group: UInt32?, _ numerals: NumeralSystem) -> Bool {
    if numerals.decimal == [folded] { return true }
    if folded == group || numerals.primaryGroup > 0 && group == nil && numerals.group == [folded] {
      return false
    }
    return Separators.isDecimal(folded, like: numerals.decimal)
  }

  private func isGroup(_ folded: UInt32, _ group: UInt32?, _ numerals: NumeralSystem) -> Bool {
    guard numerals.primaryGroup > 0 else { return false }
    return group.map { $0 == folded } ?? Separators.isGroup(folded)
  }
}
