internal import ICUBridge
internal import IntlCore
internal import LocaleData

/// How a style looks in a locale: all of a plan but the limits of its digits.
///
/// Making one opens and observes ICU many times; formats that differ in their limits alone share it.
final class NumberLook: Sendable {
  let compiled: NumberPlanCompiler
  /// The most bytes that stand around a number.
  let longestAffixes: Int
  /// Whether numbers have ASCII digits in groups of three or none, and no more than a word on either side.
  let hasPlainDigits: Bool

  init(_ compiled: NumberPlanCompiler) {
    self.compiled = compiled
    longestAffixes = compiled.affixes.map { Int($0.prefix.count + $0.suffix.count) }.max() ?? 0
    let digits = compiled.digits
    hasPlainDigits =
      digits.isASCII
      && (digits.loop == .plain || (digits.loop == .thousands && digits.separatorCount > 0))
      && compiled.affixes.allSatisfy { !$0.replacesNumber && $0.prefix.count <= 8 && $0.suffix.count <= 8 }
  }

  /// What a look was asked for by.
  private struct Key: Sendable, Hashable {
    let style: NumberStyle
    let locale: LocaleID
    /// The options without limits.
    let options: NumberOptions

    func hash(into hasher: inout Hasher) {
      // Options other than the sign are rare; equality tells them apart.
      hasher.combine(style)
      hasher.combine(locale)
      hasher.combine(options.sign)
    }
  }

  private static let cache = BoundedCache<Key, NumberLook?>(limit: 256)

  /// The look that a format has; `nil` where ICU has to serve.
  static func shared(_ key: NumberFormatKey, _ style: NumberStyle) throws(IntlError) -> NumberLook? {
    let options = key.options.withoutLimits
    let lookKey = Key(style: style, locale: key.locale, options: options)
    return try cache.value(for: lookKey) { () throws(IntlError) -> NumberLook? in
      let locale = try NumberRunners.resolve(key.locale, options)
      try SkeletonEngine.check(style, key.options)
      if try locale.asking(ICUNumbering.isAlgorithmic) { return nil }
      // Faults of the limits are told first.
      _ = try DigitLimits(style, key.options)
      do throws(IntlError) {
        return try NumberPlanCompiler(style, options, locale).map { NumberLook($0) }
      } catch {
        // What ICU refuses is a skeleton of ours; the user gave a unit.
        guard case .unit(let unit, _) = style, error.kind == .invalidOption else { throw error }
        throw SkeletonEngine.unknownUnit(unit)
      }
    }
  }
}

extension NumberOptions {
  /// The options that have a say in what stands around digits and between them.
  fileprivate var withoutLimits: NumberOptions {
    var options = self
    options.minimumIntegerDigits = nil
    options.maximumIntegerDigits = nil
    options.minimumFractionDigits = nil
    options.maximumFractionDigits = nil
    options.minimumSignificantDigits = nil
    options.maximumSignificantDigits = nil
    options.roundingPriority = .significantDigits
    options.increment = nil
    options.rounding = .halfEven
    options.trailingZeros = .auto
    options.usesCashRounding = false
    options.decimalSeparator = .auto
    return options
  }
}
