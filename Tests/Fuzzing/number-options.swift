// modules: IntlCore IntlSystem ICUBridge LocaleData IntlLocale IntlGrammar IntlNumbers
import IntlCore
import IntlLocale
import IntlNumbers

/// Any options of any style: an error, or a format whose outputs agree, and agree with ICU's where a plan serves.
///
/// Each byte decides one thing; the last ones are digits of the number, and then text that may be a currency or a unit.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzNumberOptions(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var input = unsafe Input(bytes: Array(UnsafeBufferPointer(start: start, count: count)))
  let locale = locales[input.next(below: locales.count)]
  let options = input.options()
  let value = input.value()
  let style = input.style()
  do throws(IntlError) {
    let format = try NumberFormat(style, locale: locale, options: options)
    check(format, value)
    if let double = Double(value.description) { check(format, double) }
    expect(try format.explanation().facts.allSatisfy { !$0.name.isEmpty }, "a fact without a name")
    guard isComparable(value, style, options) else { return 0 }
    let parts = try NumberFormat(style, locale: locale, options: options, engine: .icu).parts(value)
    // ICU says a few currencies twice.
    if parts.filter({ $0.kind == .currency }).count > 1 { return 0 }
    expect(
      format.parts(value) == parts,
      "\(locale) \(style) \(options) \(value): \(format.parts(value)), not \(parts)")
  } catch {
    expect(error.kind == .invalidOption || error.kind == .missingData, "\(error)")
    expect(!error.expected.isEmpty && error.found?.isEmpty != true, "\(error)")
    if let position = error.position { expect(0...error.subject.utf8.count ~= position, "\(error)") }
  }
  return 0
}

private func check(_ format: NumberFormat, _ value: DecimalValue) {
  let whole = format.format(value)
  var bytes: [UInt8] = []
  format.format(value, into: &bytes)
  expect(bytes == Array(whole.utf8), "\(value): \(bytes) is not \(whole)")
  expect(
    format.parts(value).map(\.text).joined() == whole, "\(value): \(format.parts(value)) is not \(whole)")
}

private func check(_ format: NumberFormat, _ value: Double) {
  let whole = format.format(value)
  var bytes: [UInt8] = []
  format.format(value, into: &bytes)
  expect(bytes == Array(whole.utf8), "\(value): \(bytes) is not \(whole)")
  expect(format.formatColumn([value])[0] == whole, "\(value) is not \(whole) in a column")
}

/// False where ICU goes through a double, and another answer is chosen.
private func isComparable(_ value: DecimalValue, _ style: NumberStyle, _ options: NumberOptions) -> Bool {
  guard value.digitCount <= 15, (-30...14).contains(value.leadingExponent) || value.isZero else {
    return false
  }
  // Where rounding to a step moves a number to another power of ten, ICU rounds twice, and keeps zeros from the first
  // time that the second leaves nothing to show for.
  let roundsTwice = options.increment != nil && options.trailingZeros == .stripIfInteger
  switch style {
  case .ordinal, .spellOut, .spellOutOrdinal: return false
  case .scientific, .engineering, .compact, .compactCurrency: return !roundsTwice
  default: return true
  }
}

private struct Input {
  let bytes: [UInt8]
  var place = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> Int {
    guard place < bytes.count else { return 0 }
    place += 1
    return Int(bytes[place - 1])
  }

  mutating func next(below bound: Int) -> Int { next() % bound }

  mutating func next<Choice: CaseIterable>(_: Choice.Type) -> Choice where Choice.AllCases == [Choice] {
    Choice.allCases[next(below: Choice.allCases.count)]
  }

  /// Mostly nothing, else a small count, or once in a while a large one.
  mutating func limit() -> Int? {
    switch next() {
    case 0..<160: nil
    case let byte where byte < 240: (byte - 160) % 20
    case let byte: (byte - 244) * 100
    }
  }

  mutating func options() -> NumberOptions {
    var options = NumberOptions()
    options.minimumIntegerDigits = limit()
    options.maximumIntegerDigits = limit()
    options.minimumFractionDigits = limit()
    options.maximumFractionDigits = limit()
    options.minimumSignificantDigits = limit()
    options.maximumSignificantDigits = limit()
    options.minimumExponentDigits = limit()
    options.roundingPriority = next(RoundingPriority.self)
    options.rounding = next(RoundingRule.self)
    options.trailingZeros = next(TrailingZeros.self)
    options.grouping = next(Grouping.self)
    options.sign = next(SignDisplay.self)
    options.exponentSign = next(SignDisplay.self)
    let more = next()
    if more & 1 != 0 { options.usesCashRounding = true }
    if more & 2 != 0 { options.decimalSeparator = .always }
    if more & 4 != 0 { options.spaces = .ascii }
    if more & 8 != 0 { options.breakHints = .remove }
    if more & 0x30 == 0x30 {
      options.increment = DecimalValue(coefficient: UInt64(next()), exponent: next() % 8 - 5)
    }
    if more & 0xC0 == 0xC0 { options.numberingSystem = systems[next(below: systems.count)] }
    return options
  }

  mutating func value() -> DecimalValue {
    let shape = next()
    let digits = 1 + shape % 20
    var text = shape & 0x80 != 0 ? "-" : ""
    for _ in 0..<digits { text += String(next() % 10) }
    return DecimalValue("\(text)e\(next() % 28 - 20)") ?? 0
  }

  mutating func text() -> String { String(decoding: bytes.dropFirst(place), as: UTF8.self) }

  mutating func style() -> NumberStyle {
    switch next() % 16 {
    case 0, 1, 2: .decimal
    case 3: .percent
    case 4: .permille
    case 5: .scientific
    case 6: .engineering
    case 7: .compact(next(CompactWidth.self))
    case 8: .currency(currencies[next(below: currencies.count)], next(CurrencyDisplay.self))
    case 9: .accounting(currencies[next(below: currencies.count)], next(CurrencyDisplay.self))
    case 10:
      .compactCurrency(
        currencies[next(below: currencies.count)], next(CompactWidth.self), next(CurrencyDisplay.self))
    case 11: .unit(units[next(below: units.count)], next(UnitWidth.self))
    case 12: .ordinal(ruleSet: nil)
    case 13: .currency(CurrencyCode(text()))
    case 14: .unit(MeasureUnit(text()))
    default: .spellOut(ruleSet: text())
    }
  }
}

private let locales: [LocaleID] = [
  "en", "de-CH", "ar-EG", "hi-u-nu-deva", "pl", "en-IN", "he", "fa", "es", "lv", "ja", "ff-Adlm",
]
private let systems = ["latn", "arab", "native", "roman", "taml", "", "nothing"]
private let currencies: [CurrencyCode] = ["USD", "EUR", "JPY", "CHF", "BHD", "XXX"]
private let units: [MeasureUnit] = [
  "kilometer", "liter-per-kilometer", "celsius", "day", "square-meter", "percent",
]

/// A precondition whose message is there in release builds too.
private func expect(_ isRight: Bool, _ message: @autoclosure () -> String) {
  if !isRight { fatalError(message()) }
}
