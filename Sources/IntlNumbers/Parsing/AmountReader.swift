internal import IntlCore
internal import LocaleData

/// Reads amounts in any currency: finds the currency that a text names, then reads it as an amount in that one.
///
/// The spaces that a locale puts beside a currency depend on its symbol, so each has a plan of its own.
final class AmountReader: Sendable {
  private let format: NumberFormat
  private let style: NumberStyle
  private let options: NumberParseOptions
  private let fold: ScalarFold
  private let table: CurrencyTable
  private let plans = BoundedCache<String, ParserPlan>(limit: 32)

  init(_ format: NumberFormat, _ style: NumberStyle, _ options: NumberParseOptions) throws(IntlError) {
    self.format = format
    self.style = style
    var own = options
    own.currencies = .own
    self.options = own
    fold = ScalarFold(foldsCase: options.foldsCase, isLenient: false)
    table = try .all(NumberPlans.resolve(format.locale, format.options), fold)
  }

  func read(
    _ bytes: Span<UInt8>, from start: Int, isPrefix: Bool
  ) throws(ParseFailure) -> ParserPlan.Reading {
    guard let code = currency(bytes, from: start) else {
      throw ParseFailure(position: start, expected: "a currency symbol, code or name")
    }
    let plan: ParserPlan
    do throws(IntlError) {
      plan = try plans.value(for: code) { () throws(IntlError) in
        let format = try NumberFormat(
          style.settingCurrency(CurrencyCode(code)), locale: format.locale, options: format.options)
        return try ParserCompiler(format, options).plan()
      }
    } catch {
      throw ParseFailure(kind: error.kind, position: start, expected: .phrase(error.expected))
    }
    return try plan.read(bytes, from: start, isPrefix: isPrefix)
  }

  /// The first currency that the text names, by a word of its own.
  private func currency(_ bytes: Span<UInt8>, from start: Int) -> String? {
    var position = start
    var isInWord = false
    while position < bytes.count {
      let (scalar, length) = UTF8Reading.scalar(bytes, position)
      let isLetter = Self.isLetter(scalar)
      if !isInWord || !isLetter {
        let code = table.match(bytes, position, fold) { end, code in
          // A name that ends in a letter is a whole word: the K of Kg is no kina.
          end < bytes.count && isLetter && Self.isLetter(UTF8Reading.scalar(bytes, end).scalar) ? nil : code
        }
        if let code { return code }
      }
      isInWord = isLetter
      position += length
    }
    return nil
  }

  private static func isLetter(_ scalar: UInt32) -> Bool {
    if scalar < 0x80 { return (scalar | 0x20) &- 0x61 < 26 }
    return Unicode.Scalar(scalar)?.properties.isAlphabetic ?? false
  }
}

extension NumberStyle {
  /// The same style for another currency.
  func settingCurrency(_ code: CurrencyCode) -> NumberStyle {
    switch self {
    case .currency(_, let display): .currency(code, display)
    case .accounting(_, let display): .accounting(code, display)
    case .compactCurrency(_, let width, let display): .compactCurrency(code, width, display)
    default: self
    }
  }
}
