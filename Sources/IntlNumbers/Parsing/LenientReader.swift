internal import IntlCore

/// Reads a number as people type it: at each place whatever makes sense there, in a fixed order of preference.
struct LenientReader {
  let plan: ParserPlan
  let lenient: LenientPlan

  private struct State {
    var position: Int
    let isPrefix: Bool
    /// Where the last thing that is no blank ended.
    var end: Int
    var number: ScannedNumber?
    var prefix: [UInt32]?
    var suffix: [UInt32]?
    var currency: String?
    var sign: UInt32?
    var symbol: [UInt32]?
    var fixed: DecimalValue?
  }

  private var fold: ScalarFold { plan.fold }

  func read(
    _ bytes: Span<UInt8>, from start: Int, isPrefix: Bool
  ) throws(ParseFailure) -> ParserPlan.Reading {
    var state = State(position: start, isPrefix: isPrefix, end: start)
    while state.position < bytes.count {
      if let end = next(bytes, &state) {
        state.position = end
        state.end = end
      } else if let end = blank(bytes, state.position) {
        state.position = end
      } else {
        break
      }
    }
    guard state.number != nil || state.fixed != nil else {
      throw ParseFailure(position: state.position, expected: "a digit")
    }
    if lenient.requiresCurrency, state.currency == nil {
      throw ParseFailure(position: state.position, expected: "a currency symbol, code or name")
    }
    if plan.options.requiresDecimalSeparator, let number = state.number,
      number.hasDecimalSeparator != plan.printsDecimal
    {
      let expected: Expectation = plan.printsDecimal ? "the decimal separator" : "no decimal separator"
      throw ParseFailure(position: number.end, expected: expected)
    }
    if !isPrefix {
      let rest = UTF8Reading.skipBlanks(bytes, state.end, fold)
      guard rest == bytes.count else {
        throw ParseFailure(kind: .trailingText, position: rest, expected: "the end")
      }
      state.end = rest
    }
    return ParserPlan.Reading(
      value: try value(state), currency: state.currency.map { CurrencyCode($0) } ?? plan.currency,
      end: state.end)
  }

  /// The end of what stands at the position and makes sense there.
  private func next(_ bytes: Span<UInt8>, _ state: inout State) -> Int? {
    if let end = affix(bytes, &state) { return end }
    if state.currency == nil, let currencies = lenient.currencies {
      let found = currencies.match(bytes, state.position, fold) { end, code in (end, code) }
      if let (end, code) = found {
        state.currency = code
        return end
      }
    }
    if state.symbol == nil {
      for sign in lenient.signs {
        if let end = UTF8Reading.match(sign, bytes, state.position, fold) {
          state.symbol = sign
          return end
        }
      }
    }
    guard state.number == nil, state.fixed == nil else { return exponent(bytes, &state) }
    let (scalar, length) = UTF8Reading.scalar(bytes, state.position)
    let folded = fold(scalar)
    if state.sign == nil, folded == ScalarFold.minus || folded == ScalarFold.plus {
      state.sign = folded
      return state.position + length
    }
    // A blank before the number is no group separator of it.
    if folded == ScalarFold.space || folded == ScalarFold.nothing { return nil }
    if folded == lenient.padding { return state.position + length }
    return number(bytes, &state)
  }

  private func blank(_ bytes: Span<UInt8>, _ position: Int) -> Int? {
    let end = UTF8Reading.skipBlanks(bytes, position, fold)
    return end > position ? end : nil
  }

  // MARK: Affixes

  /// Matches a prefix before the number, or behind it a suffix that goes with the prefix seen.
  private func affix(_ bytes: Span<UInt8>, _ state: inout State) -> Int? {
    let hasNumber = state.number != nil || state.fixed != nil
    guard hasNumber ? state.suffix == nil : state.prefix == nil else { return nil }
    for affix in hasNumber ? lenient.suffixes : lenient.prefixes {
      if hasNumber, let prefix = state.prefix,
        !lenient.forms.contains(where: { $0.prefix == prefix && $0.suffix == affix })
      {
        continue
      }
      guard let match = series(affix, bytes, state.position) else { continue }
      if let currency = match.currency {
        if state.currency != nil { continue }
        state.currency = currency
      }
      if hasNumber {
        state.suffix = affix
      } else {
        state.prefix = affix
        state.fixed = lenient.forms.first { $0.fixed != nil && $0.prefix == affix }?.fixed
      }
      return match.end
    }
    return nil
  }

  /// Matches the characters of an affix with any blanks between them.
  private func series(_ affix: [UInt32], _ bytes: Span<UInt8>, _ start: Int) -> AffixMatcher.Match? {
    var match = AffixMatcher.Match(end: start, currency: nil)
    for expected in affix {
      let position = UTF8Reading.skipBlanks(bytes, match.end, fold)
      if expected == AffixForm.currency {
        let found = lenient.currencies?.match(bytes, position, fold) { end, code in (end, code) }
        guard let (end, code) = found else { return nil }
        match = AffixMatcher.Match(end: end, currency: code)
      } else {
        guard let end = UTF8Reading.match([expected], bytes, position, fold) else { return nil }
        match.end = end
      }
    }
    return match
  }

  // MARK: Numbers

  private func number(_ bytes: Span<UInt8>, _ state: inout State) -> Int? {
    for system in plan.systems {
      for (symbol, value) in [(system.numerals.infinity, DecimalValue.infinity), (system.numerals.nan, .nan)]
      where !symbol.isEmpty {
        if let end = UTF8Reading.match(symbol, bytes, state.position, fold) {
          state.number = ScannedNumber(value: value, end: end)
          return end
        }
      }
    }
    let scan = LenientScan(plan: plan)
    guard let number = scan.scan(bytes, from: state.position, isPrefix: state.isPrefix) else { return nil }
    state.number = number
    return number.end
  }

  /// Applies an exponent behind the number.
  private func exponent(_ bytes: Span<UInt8>, _ state: inout State) -> Int? {
    guard plan.acceptsExponent, var number = state.number, number.value.isFinite, !number.hasExponent else {
      return nil
    }
    for symbol in plan.systems.flatMap(\.numerals.exponents) {
      guard let after = UTF8Reading.match(symbol, bytes, state.position, fold) else { continue }
      let found = ExponentScan.power(bytes, after, fold, digit: LenientScan(plan: plan).digit)
      guard let (power, end) = found else { continue }
      number.value = number.value.shifted(by: power)
      number.hasExponent = true
      number.end = end
      state.number = number
      return end
    }
    return nil
  }

  // MARK: Meaning

  private func value(_ state: State) throws(ParseFailure) -> DecimalValue {
    let form = form(state)
    if let fixed = state.fixed { return state.sign == ScalarFold.minus ? -fixed : fixed }
    guard let number = state.number?.value else { return .zero }
    let isNegative = (form?.isNegative ?? false) != (state.sign == ScalarFold.minus)
    let power = form?.power(of: number) ?? lenient.power
    guard number.isFinite, !number.isInRange else {
      return try plan.meaning(number, isNegative: isNegative, power: power)
    }
    // An exponent out of all bounds: what ICU answers, too.
    let extreme = number.isZero || number.leadingExponent < 0 ? DecimalValue.zero : .infinity
    return extreme.settingSign(isNegative: isNegative)
  }

  /// The form whose affixes were found: both of them, else the one that was.
  private func form(_ state: State) -> AffixForm? {
    guard state.prefix != nil || state.suffix != nil else { return nil }
    let exact = lenient.forms.first { $0.prefix == (state.prefix ?? []) && $0.suffix == (state.suffix ?? []) }
    if let exact { return exact }
    return lenient.forms.first { form in
      (state.prefix == nil || form.prefix == state.prefix)
        && (state.suffix == nil || form.suffix == state.suffix)
    }
  }
}
