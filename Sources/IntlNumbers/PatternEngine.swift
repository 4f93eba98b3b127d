internal import ICUBridge
internal import IntlCore
internal import LocaleData

/// Numbers through ICU's formatter of UTS 35 patterns.
final class PatternEngine: NumberEngine {
  /// The pattern in standard notation.
  let pattern: String
  private let handle: DecimalFormatHandle
  /// Numbers that show no sign, whatever they are; `nil` when the handle decides.
  private let unsigned: Unsigned?

  /// The same pattern for magnitudes, which ICU has no setting for.
  private struct Unsigned: Sendable {
    let engine: PatternEngine
    /// Which numbers are written so: all of them, or those that look like zero.
    let isForAll: Bool
    let zero: String

    init?(
      _ source: NumberPattern, _ options: NumberOptions, _ locale: ResolvedLocale
    ) throws(IntlError) {
      switch options.sign {
      case .auto, .always, .accounting, .accountingAlways: return nil
      case .never: isForAll = true
      case .negative, .exceptZero, .accountingNegative, .accountingExceptZero: isForAll = false
      }
      var plain = options
      plain.sign = .auto
      engine = try PatternEngine(source, plain, locale)
      do throws(ICUFailure) {
        zero = try engine.text(.integer(0))
      } catch {
        throw error.asError(subject: source.text)
      }
    }

    /// The magnitude of a number that shows no sign; `nil` for one that may.
    func magnitude(_ value: NumberValue) throws(ICUFailure) -> NumberValue? {
      let number = value.decimal
      let magnitude = NumberValue.decimal(number.magnitude)
      guard !isForAll, !number.isNaN else { return magnitude }
      return try engine.text(magnitude) == zero ? magnitude : nil
    }
  }

  /// - Parameter isStrict: Whether the rounding rule `unnecessary` is passed on.
  init(
    _ source: NumberPattern, _ options: NumberOptions, _ locale: ResolvedLocale, isStrict: Bool = false
  ) throws(IntlError) {
    _ = try DigitLimits(.decimal, options)
    try Self.checkLengths(source)
    do throws(SkeletonFailure) {
      handle = try DecimalFormatHandle(
        pattern: source.text, isLocalized: source.isLocalized, locale: locale.icuName)
    } catch {
      throw Self.error(error, source)
    }
    _ = try source.currency?.validated()
    do throws(ICUFailure) {
      try Self.apply(source, to: handle)
    } catch {
      throw error.asError(.invalidOption, subject: source.text)
    }
    try Self.apply(options, over: source, to: handle, isStrict: isStrict)
    do throws(ICUFailure) {
      pattern = try handle.pattern()
    } catch {
      throw error.asError(subject: source.text)
    }
    unsigned = try Unsigned(source, options, locale)
  }

  /// The longest text around a number: ICU's time grows with the square, to a minute for a million characters.
  private static let lengthLimit = 10_000

  private static func checkLengths(_ source: NumberPattern) throws(IntlError) {
    guard source.text.utf8.count <= lengthLimit else {
      throw IntlError(
        .invalidPattern, subject: source.text, position: lengthLimit,
        expected: "a pattern of at most \(lengthLimit) bytes", found: String(source.text.utf8.count))
    }
    let texts = [source.positivePrefix, source.positiveSuffix, source.negativePrefix, source.negativeSuffix]
    for case let text? in texts where text.utf8.count > lengthLimit {
      throw IntlError(
        .invalidOption, subject: text, expected: "at most \(lengthLimit) bytes before or after a number")
    }
    guard let width = source.paddedWidth, !(0...lengthLimit).contains(width) else { return }
    throw IntlError(
      .invalidOption, subject: "paddedWidth", expected: "0 to \(lengthLimit) characters", found: String(width)
    )
  }

  private static func error(_ failure: SkeletonFailure, _ source: NumberPattern) -> IntlError {
    guard !source.isLocalized, !failure.failure.isMissingData,
      let fault = NumberPatternSyntax.fault(in: source.text)
    else { return failure.asError(source.text, expected: "a number pattern") }
    return IntlError(
      .invalidPattern, subject: source.text, position: fault.position, expected: fault.expected,
      found: IntlError.found(in: source.text, at: fault.position))
  }

  private static func apply(_ source: NumberPattern, to handle: borrowing DecimalFormatHandle)
    throws(ICUFailure)
  {
    if let currency = source.currency { try handle.set(.currencyCode, to: currency.code) }
    if source.usesCurrencyDigits { handle.set(.currencyUsage, to: 0) }
    if let multiplier = source.multiplier { handle.set(.multiplier, to: multiplier) }
    if let width = source.paddedWidth { handle.set(.formatWidth, to: width) }
    if let character = source.paddingCharacter { try handle.set(.paddingCharacter, to: String(character)) }
    switch source.paddingPosition {
    case nil: break
    case .beforePrefix: handle.set(.paddingPosition, to: 0)
    case .afterPrefix: handle.set(.paddingPosition, to: 1)
    case .beforeSuffix: handle.set(.paddingPosition, to: 2)
    case .afterSuffix: handle.set(.paddingPosition, to: 3)
    }
    if let text = source.positivePrefix { try handle.set(.positivePrefix, to: text) }
    if let text = source.positiveSuffix { try handle.set(.positiveSuffix, to: text) }
    if let text = source.negativePrefix { try handle.set(.negativePrefix, to: text) }
    if let text = source.negativeSuffix { try handle.set(.negativeSuffix, to: text) }
    if let size = source.groupingSize { handle.set(.groupingSize, to: size) }
    if let size = source.secondaryGroupingSize { handle.set(.secondaryGroupingSize, to: size) }
    if let digits = source.minimumGroupingDigits { handle.set(.minimumGroupingDigits, to: digits) }
    if let uses = source.usesSignificantDigits { handle.set(.usesSignificantDigits, to: uses ? 1 : 0) }
  }

  private static func apply(
    _ options: NumberOptions, over source: NumberPattern, to handle: borrowing DecimalFormatHandle,
    isStrict: Bool
  ) throws(IntlError) {
    if options.usesCashRounding { handle.set(.currencyUsage, to: 1) }
    if let digits = options.maximumIntegerDigits { handle.set(.maximumIntegerDigits, to: digits) }
    if let digits = options.minimumIntegerDigits { handle.set(.minimumIntegerDigits, to: digits) }
    if let digits = options.maximumFractionDigits { handle.set(.maximumFractionDigits, to: digits) }
    if let digits = options.minimumFractionDigits { handle.set(.minimumFractionDigits, to: digits) }
    if let digits = options.maximumSignificantDigits { handle.set(.maximumSignificantDigits, to: digits) }
    if let digits = options.minimumSignificantDigits { handle.set(.minimumSignificantDigits, to: digits) }
    if let increment = options.increment {
      handle.setIncrement(Double(increment.exponentText) ?? 0)
    }
    switch options.rounding {
    case .halfEven: break
    case .unnecessary: handle.set(.roundingMode, to: isStrict ? 7 : 4)
    case let rule: handle.set(.roundingMode, to: rule.icuMode)
    }
    switch options.grouping {
    case .auto: break
    case .always:
      handle.set(.usesGrouping, to: 1)
      if source.minimumGroupingDigits == nil { handle.set(.minimumGroupingDigits, to: 1) }
    case .min2: handle.set(.minimumGroupingDigits, to: 2)
    case .thousands:
      handle.set(.usesGrouping, to: 1)
      handle.set(.groupingSize, to: 3)
      handle.set(.secondaryGroupingSize, to: 3)
    case .off: handle.set(.usesGrouping, to: 0)
    }
    if options.decimalSeparator == .always { handle.set(.alwaysShowsDecimal, to: 1) }
    switch options.sign {
    case .always, .exceptZero, .accountingAlways, .accountingExceptZero: handle.set(.alwaysShowsSign, to: 1)
    case .auto, .never, .negative, .accounting, .accountingNegative: break
    }
  }

  func text(_ value: NumberValue) throws(ICUFailure) -> String {
    if let unsigned, let magnitude = try unsigned.magnitude(value) {
      return try unsigned.engine.text(magnitude)
    }
    return try handle.format(value.input)
  }

  func parts(_ value: NumberValue) throws(ICUFailure) -> [TextPart] {
    if let unsigned, let magnitude = try unsigned.magnitude(value) {
      return try unsigned.engine.parts(magnitude)
    }
    let text = try handle.fields(value.input)
    return NumberParts.parts(of: text, value: value.decimal)
  }
}

extension RoundingRule {
  /// ICU's number of the rule.
  var icuMode: Int {
    switch self {
    case .ceiling: 0
    case .floor: 1
    case .down: 2
    case .up: 3
    case .halfEven: 4
    case .halfDown: 5
    case .halfUp: 6
    case .unnecessary: 7
    case .halfOdd: 8
    case .halfCeiling: 9
    case .halfFloor: 10
    }
  }
}
