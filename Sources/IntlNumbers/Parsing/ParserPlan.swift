internal import IntlCore
internal import LocaleData

/// Everything that reading numbers of one format needs, compiled once.
final class ParserPlan: Sendable {
  /// A numbering system, with what the format prints around its numbers.
  struct System: Sendable {
    let numerals: NumeralSystem
    let groups: [AffixGroup]
  }

  /// Characters that a pattern fills texts up with.
  struct Padding: Sendable {
    let scalar: UInt32
    let position: PaddingPosition
  }

  let options: NumberParseOptions
  let fold: ScalarFold
  /// The systems that a text may use, the locale's own first.
  let systems: [System]
  let acceptsExponent: Bool
  /// What the format multiplies values by, when that is no power of ten.
  let divisor: DecimalValue?
  let padding: Padding?
  /// Whether the format prints a decimal separator.
  let printsDecimal: Bool
  /// The currency of the format.
  let currency: CurrencyCode?
  /// The texts that may stand in an affix where a currency stands.
  let currencies: CurrencyTable?
  /// What lenient parsing looks for.
  let lenient: LenientPlan?
  /// The shortest way for plain numbers in ASCII.
  let fast: FastScan

  init(
    options: NumberParseOptions, fold: ScalarFold, systems: [System], acceptsExponent: Bool,
    divisor: DecimalValue?, padding: Padding?, printsDecimal: Bool, currency: CurrencyCode?,
    currencies: CurrencyTable?, lenient: LenientPlan?
  ) {
    self.options = options
    self.fold = fold
    self.systems = systems
    self.acceptsExponent = acceptsExponent
    self.divisor = divisor
    self.padding = padding
    self.printsDecimal = printsDecimal
    self.currency = currency
    self.currencies = currencies
    self.lenient = lenient
    let isPlain =
      divisor == nil && padding == nil && options.mode == .strict && options == .strict && !acceptsExponent
    fast = isPlain ? FastScan(systems) : .never
  }

  /// What was read, and where it ends.
  struct Reading {
    var value: DecimalValue
    var currency: CurrencyCode?
    var end: Int
  }

  /// Reads a number that starts at `start`, and all of the text behind it unless a prefix will do.
  func read(_ bytes: Span<UInt8>, from start: Int, isPrefix: Bool) throws(ParseFailure) -> Reading {
    if let lenient {
      return try LenientReader(plan: self, lenient: lenient).read(bytes, from: start, isPrefix: isPrefix)
    }
    var furthest: ParseFailure?
    for system in systems {
      do throws(ParseFailure) {
        return try StrictReader(plan: self, system: system).read(bytes, from: start, isPrefix: isPrefix)
      } catch {
        if furthest.map({ error.position > $0.position }) ?? true { furthest = error }
      }
    }
    throw furthest ?? ParseFailure(position: start, expected: "a number")
  }

  /// The number that was meant by digits in a form.
  func meaning(_ number: DecimalValue, of form: AffixForm) throws(ParseFailure) -> DecimalValue {
    try meaning(number, isNegative: form.isNegative, power: form.power(of: number))
  }

  /// The number that was meant by digits and what stands around them.
  func meaning(_ number: DecimalValue, isNegative: Bool, power: Int) throws(ParseFailure) -> DecimalValue {
    guard number.isFinite else { return number.settingSign(isNegative: isNegative) }
    var value = number.settingSign(isNegative: isNegative)
    if let divisor {
      value = value.quotient(divisor, significantDigits: max(40, number.digitCount), rule: .halfEven)
    }
    if power != 0 { value = value.shifted(by: power) }
    guard value.isInRange else {
      throw ParseFailure(
        kind: .outOfRange, position: 0,
        expected: .phrase(DecimalValue.rangeText))
    }
    return value
  }
}
