internal import ICUBridge
public import IntlCore
public import IntlLocale
internal import LocaleData

/// Formats ranges of numbers, and numbers that are not exact.
///
/// ```swift
/// let price = try NumberRangeFormat(.currency("EUR"), locale: "de")
/// price.format(from: 3, to: 5)       // "3,00–5,00 €"
/// price.format(from: 5, to: 5)       // "≈5,00 €"
/// try NumberRangeFormat(locale: "en").approximately(1200)    // "~1,200"
/// ```
///
/// What both ends share, such as the currency, is written once where the locale does so. Ends that print alike become
/// one number with a sign for "approximately".
///
/// ICU: `unumrf_openForSkeletonWithCollapseAndIdentityFallback`
public struct NumberRangeFormat: Sendable {
  /// What forms the texts.
  private enum Engine: Sendable {
    case icu(Formatter)
    case pattern(NumberFormat, RangeGlue)
  }

  private final class Formatter: Sendable {
    let handle: NumberRangeHandle
    /// The same format, but that it fails where digits would be dropped; `nil` where that is allowed.
    let strict: NumberRangeHandle?

    init(skeleton: String, strict: String?, locale: String) throws(SkeletonFailure) {
      handle = try NumberRangeHandle(skeleton: skeleton, locale: locale)
      self.strict = if let strict { try NumberRangeHandle(skeleton: strict, locale: locale) } else { nil }
    }
  }

  private let engine: Engine
  private let options: NumberOptions

  /// A format for ranges in a style.
  ///
  /// - Throws: `IntlError` as ``NumberFormat`` does, and of kind `invalidOption` for numbers by rules, of which ICU
  ///   forms no ranges: words and ordinals.
  public init(
    _ style: NumberStyle = .decimal, locale: LocaleID = .current, options: NumberOptions = .init()
  ) throws(IntlError) {
    guard !style.isMadeByRules else {
      throw IntlError(.invalidOption, subject: "range", expected: "a style that is not made by rules")
    }
    try SkeletonEngine.check(style, options)
    try SkeletonEngine.checkStep(style, options)
    let resolved = try NumberPlans.resolve(locale, options)
    let isStrict = options.rounding == .unnecessary
    let rounding = isStrict ? .halfEven : options.rounding
    let skeleton = try NumberSkeleton(style, options, rounding: rounding).text
    let strict = isStrict ? try NumberSkeleton(style, options, rounding: .unnecessary).text : nil
    do throws(SkeletonFailure) {
      engine = .icu(try Formatter(skeleton: skeleton, strict: strict, locale: resolved.icuName))
    } catch {
      throw SkeletonEngine.error(error, style, skeleton)
    }
    self.options = options
  }

  /// A format for ranges by an ICU number skeleton.
  ///
  /// - Throws: `IntlError` of kind `invalidPattern` with the position of the fault, or `invalidLocale`.
  public init(
    skeleton: String, locale: LocaleID = .current, spaces: SpaceStyle = .locale
  ) throws(IntlError) {
    let resolved = try ResolvedLocale(locale)
    let lenient = SkeletonEngine.withoutRule(skeleton)
    do throws(SkeletonFailure) {
      engine = .icu(
        try Formatter(
          skeleton: lenient ?? skeleton, strict: lenient.map { _ in skeleton }, locale: resolved.icuName))
    } catch {
      throw error.asError(skeleton, expected: "an ICU number skeleton")
    }
    var options = NumberOptions()
    options.spaces = spaces
    self.options = options
  }

  /// A format for ranges by a UTS 35 number pattern.
  ///
  /// ```swift
  /// try NumberRangeFormat(NumberPattern("0.0 'km'"), locale: "en").format(from: 1, to: 2)    // "1.0–2.0 km"
  /// ```
  ///
  /// - Throws: `IntlError` as ``NumberFormat/init(_:locale:options:)-(NumberPattern,_,_)`` does.
  public init(
    _ pattern: NumberPattern, locale: LocaleID = .current, options: NumberOptions = .init()
  ) throws(IntlError) {
    engine = .pattern(
      try NumberFormat(pattern, locale: locale, options: options), try RangeGlue(locale))
    self.options = options
  }

  /// The text of a range.
  ///
  /// The ends are written in the order in which they are given.
  ///
  /// ICU: `unumrf_formatDecimalRange`
  public func format(from start: DecimalValue, to end: DecimalValue) -> String {
    parts(from: start, to: end).joinedText
  }

  /// The text of a range of integers.
  public func format(from start: some BinaryInteger, to end: some BinaryInteger) -> String {
    format(from: DecimalValue(start), to: DecimalValue(end))
  }

  /// The text of a range of numbers, from their shortest decimals.
  public func format(from start: Double, to end: Double) -> String {
    format(from: DecimalValue(start), to: DecimalValue(end))
  }

  /// The text of a range, or an error when showing an end would need rounding that the format forbids.
  ///
  /// - Throws: `IntlError` of kind `outOfRange` when the rounding rule is `unnecessary` and digits would be dropped.
  public func checkedFormat(from start: DecimalValue, to end: DecimalValue) throws(IntlError) -> String {
    for value in [start, end] {
      guard NumberValue.decimal(value).isWithinReach else { throw .tooLong(value) }
      switch engine {
      case .pattern(let format, _): _ = try format.checkedFormat(value)
      case .icu(let formatter):
        do throws(ICUFailure) {
          _ = try formatter.strict?.fields(from: value.exponentText, to: value.exponentText)
        } catch {
          throw error.isInexact ? .inexact(value) : error.asError(subject: value.description)
        }
      }
    }
    return format(from: start, to: end)
  }

  /// The text of a range in pieces that tell what they are.
  public func parts(from start: DecimalValue, to end: DecimalValue) -> [TextPart] {
    guard NumberValue.decimal(start).isWithinReach, NumberValue.decimal(end).isWithinReach else {
      return [TextPart(.literal, "\(start)–\(end)")]
    }
    let parts: [TextPart]
    switch engine {
    case .pattern(let format, let glue): parts = glue.joining(format.parts(start), format.parts(end))
    case .icu(let formatter):
      do throws(ICUFailure) {
        parts = NumberParts.parts(
          of: try formatter.handle.fields(from: start.exponentText, to: end.exponentText))
      } catch {
        return [TextPart(.literal, "\(start)–\(end)")]
      }
    }
    return parts.map { TextPart($0.kind, options.finishing($0.text)) }
  }

  /// The text of one number that is not exact.
  public func approximately(_ value: DecimalValue) -> String { format(from: value, to: value) }

  /// The text of one integer that is not exact.
  public func approximately(_ value: some BinaryInteger) -> String { approximately(DecimalValue(value)) }

  /// The text of one number that is not exact.
  public func approximately(_ value: Double) -> String { approximately(DecimalValue(value)) }
}
