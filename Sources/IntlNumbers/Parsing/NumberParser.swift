public import IntlCore
internal import LocaleData

/// An amount of money: a number, and the currency that was named with it.
public struct CurrencyAmount: Sendable, Hashable {
  /// The number.
  public let value: DecimalValue
  /// The currency; `nil` when neither text nor format names one.
  public let currency: CurrencyCode?

  /// Makes an amount.
  public init(value: DecimalValue, currency: CurrencyCode?) {
    self.value = value
    self.currency = currency
  }
}

/// Reads numbers as a format prints them, exactly.
///
/// ```swift
/// let parser = try NumberParser(NumberFormat(.currency("EUR"), locale: "de-DE"))
/// try parser.parse("1.234,50 €")                     // 1234.50
/// try parser.parse("1.234,5 kg")                     // an error at 8: expected "€", but found "k"
/// try parser.parsePrefix(of: "5 € each").end         // 5
/// ```
///
/// Digits go into a `DecimalValue` as they stand, never through binary floating point. A parser is made once, which
/// costs some hundred microseconds, and may be shared by threads.
///
/// UTS 35, Part 3: Numbers, section "Parsing Numbers"
public struct NumberParser: Sendable {
  let reader: NumberReader

  /// A parser for the texts of a format.
  ///
  /// - Parameters:
  ///   - format: What prints such texts.
  ///   - options: How much a text may differ; strict unless given.
  /// - Throws: `IntlError` of kind `missingData` when ICU's data lack what the locale needs.
  public init(_ format: NumberFormat, options: NumberParseOptions = .strict) throws(IntlError) {
    reader = try NumberReader(format, options)
  }

  /// The number that `text` is.
  ///
  /// - Throws: `IntlError` of kind `unparsable` or `trailingText` with the UTF-8 position where reading stopped and
  ///   what was expected there, or `outOfRange`.
  public func parse(_ text: String) throws(IntlError) -> DecimalValue {
    try reader.value(text)
  }

  /// The amount that `text` is, with its currency.
  ///
  /// ```swift
  /// var options = NumberParseOptions.strict
  /// options.currencies = .any
  /// let parser = try NumberParser(NumberFormat(.currency("USD"), locale: "en-US"), options: options)
  /// try parser.parseAmount("GBP 3.14")    // 3.14 GBP
  /// ```
  ///
  /// - Throws: `IntlError` as ``parse(_:)``.
  public func parseAmount(_ text: String) throws(IntlError) -> CurrencyAmount {
    let reading = try reader.read(text, from: 0, isPrefix: false)
    return CurrencyAmount(value: reading.value, currency: reading.currency)
  }

  /// The number that starts at a UTF-8 offset in `text`, and the offset where it ends.
  ///
  /// - Parameter start: A UTF-8 offset between two characters.
  /// - Throws: `IntlError` as ``parse(_:)``, but that text may follow; `outOfRange` for an offset that is none.
  public func parsePrefix(
    of text: String, from start: Int = 0
  ) throws(IntlError) -> (amount: CurrencyAmount, end: Int) {
    let reading = try reader.read(text, from: start, isPrefix: true)
    return (CurrencyAmount(value: reading.value, currency: reading.currency), reading.end)
  }
}
