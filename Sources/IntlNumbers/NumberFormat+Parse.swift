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
    try plan.parser.value(text, self)
  }

  /// The amount that `text` is, with the currency of the format.
  ///
  /// ```swift
  /// try NumberFormat(.currency("EUR"), locale: "de").parseAmount("5,00 €").currency    // EUR
  /// ```
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
  /// The reader's shortest way, once there is a reader: a word needs no reference count.
  private let fast = Atomic<UInt64>(FastScan.never.packed)

  /// The number that all of a text is.
  @inline(__always)
  func value(_ text: String, _ format: NumberFormat) throws(IntlError) -> DecimalValue {
    if let value = FastScan(packed: fast.load(ordering: .relaxed)).value(text.utf8.span) { return value }
    return try reader(for: format).read(text, from: 0, isPrefix: false).value
  }

  func reader(for format: NumberFormat) throws(IntlError) -> NumberReader {
    if let box = box.load() { return box.reader }
    let reader = try NumberReader(format, .strict)
    if case .plan(let plan) = reader { fast.store(plan.fast.packed, ordering: .relaxed) }
    return box.storeIfNil(Box(reader)).reader
  }
}
