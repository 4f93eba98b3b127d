public import IntlCore
internal import Synchronization

extension NumberFormat {
  /// The number that `text` is, as this format prints it.
  ///
  /// ```swift
  /// try NumberFormat(locale: "de").parse("1.234,5")            // 1234.5
  /// try NumberFormat(.percent, locale: "en").parse("12.5%")    // 0.125
  /// try NumberFormat(.compactShort, locale: "en").parse("1.2M")    // 1200000
  /// ```
  ///
  /// All of the text must be a number; ``NumberParseOptions`` tells what "is" means and how to ask for less, with a
  /// ``NumberParser``. The parser is made at the first call, and kept.
  ///
  /// - Throws: `IntlError` of kind `unparsable` or `trailingText` with the UTF-8 position where reading stopped and
  ///   what was expected there, or `outOfRange`.
  ///
  /// ICU: `unum_parseDecimal`
  public func parse(_ text: String) throws(IntlError) -> DecimalValue {
    try plan.parser.reader(for: self).value(text)
  }

  /// The amount that `text` is, with the currency of the format.
  ///
  /// - Throws: `IntlError` as ``parse(_:)``.
  public func parseAmount(_ text: String) throws(IntlError) -> CurrencyAmount {
    let reading = try plan.parser.reader(for: self).read(text, from: 0, isPrefix: false)
    return CurrencyAmount(value: reading.value, currency: reading.currency)
  }
}

/// The strict parser of a format, made when it is first asked for.
final class ParserSlot: Sendable {
  private final class Box: Sendable {
    let reader: NumberReader

    init(_ reader: NumberReader) { self.reader = reader }
  }

  private let box = AtomicLazyReference<Box>()

  @inline(__always)
  func reader(for format: NumberFormat) throws(IntlError) -> NumberReader {
    if let box = box.load() { return box.reader }
    return try box.storeIfNil(Box(NumberReader(format, .strict))).reader
  }
}
