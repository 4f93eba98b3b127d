internal import ICUBridge
internal import IntlCore
internal import LocaleData

/// Numbers through ICU's formatter of skeletons; the oracle of the plans.
final class SkeletonEngine: NumberEngine {
  private let handle: NumberHandle
  private let isUnit: Bool

  /// - Parameter isStrict: Whether the rounding rule `unnecessary` is passed on.
  init(
    _ style: NumberStyle, _ options: NumberOptions, _ locale: ResolvedLocale, isStrict: Bool = false
  ) throws(IntlError) {
    try Self.check(style, options)
    try Self.checkStep(style, options)
    isUnit = if case .unit = style { true } else { false }
    let rounding = options.rounding == .unnecessary && !isStrict ? .halfEven : options.rounding
    let skeleton = try NumberSkeleton(style, options, rounding: rounding).text
    do throws(SkeletonFailure) {
      handle = try NumberHandle(skeleton: skeleton, locale: locale.icuName)
    } catch {
      throw Self.error(error, style, skeleton)
    }
  }

  init(_ skeleton: String, _ locale: ResolvedLocale) throws(IntlError) {
    isUnit = false
    do throws(SkeletonFailure) {
      handle = try NumberHandle(skeleton: skeleton, locale: locale.icuName)
    } catch {
      throw error.asError(skeleton, expected: "an ICU number skeleton")
    }
  }

  /// A skeleton without the rule that forbids rounding; `nil` when it has no such rule.
  static func withoutRule(_ skeleton: String) -> String? {
    let stems = skeleton.split(separator: " ")
    let others = stems.filter { $0 != "rounding-mode-unnecessary" }
    return others.count < stems.count ? others.joined(separator: " ") : nil
  }

  /// The public error for a skeleton of ours that ICU refused.
  static func error(_ failure: SkeletonFailure, _ style: NumberStyle, _ skeleton: String) -> IntlError {
    if case .unit(let unit, _) = style, !failure.failure.isMissingData {
      return unknownUnit(unit)
    }
    return failure.failure.asError(.invalidOption, subject: skeleton)
  }

  static func unknownUnit(_ unit: MeasureUnit) -> IntlError {
    IntlError(.invalidOption, subject: unit.identifier, expected: "a unit of CLDR")
  }

  /// Refuses what ICU would accept and misread.
  static func check(_ style: NumberStyle, _ options: NumberOptions) throws(IntlError) {
    _ = try style.currency?.validated()
    if case .unit(let unit, _) = style, !unit.isWellFormed {
      throw unknownUnit(unit)
    }
    if options.usesCashRounding, style.currency == nil {
      throw IntlError(.invalidOption, subject: "cash", expected: "a currency beside it")
    }
  }

  /// Refuses steps that ICU counts in 64 bits, with the zeros at their end, and beyond that wrongly.
  static func checkStep(_ style: NumberStyle, _ options: NumberOptions) throws(IntlError) {
    guard case .increment(let step) = try DigitLimits(style, options).precision, step.digitCount > 18 else {
      return
    }
    throw IntlError(
      .invalidOption, subject: step.description,
      expected: "an increment of at most 18 digits, zeros at its end included, where ICU rounds")
  }

  func text(_ value: NumberValue) throws(ICUFailure) -> String {
    try handle.format(value.input)
  }

  func parts(_ value: NumberValue) throws(ICUFailure) -> [TextPart] {
    let text = try handle.fields(value.input)
    return NumberParts.parts(of: text, value: value.decimal, isUnit: isUnit)
  }
}

extension SkeletonFailure {
  /// The public error for a text that could not be opened.
  func asError(_ text: String, expected: String) -> IntlError {
    if failure.isMissingData { return failure.asError(subject: text) }
    return IntlError(
      .invalidPattern, subject: text, position: position, expected: expected,
      found: position.map { IntlError.found(in: text, at: $0) })
  }
}
