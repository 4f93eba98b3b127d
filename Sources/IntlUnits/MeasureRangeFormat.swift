public import IntlCore
public import IntlLocale
public import IntlNumbers

/// Formats ranges of amounts in the units that a region prefers.
///
/// ```swift
/// let road = try MeasureRangeFormat(for: "meter", usage: "road", locale: "de")
/// road.format(from: 1_500, to: 2_000)    // "1,5–2 km"
/// road.format(from: 300, to: 2_000)      // "300 m – 2 km"
/// ```
///
/// The unit is written once when both ends have the same.
///
/// ICU: `unumrf_openForSkeletonWithCollapseAndIdentityFallback` with `usage/…`
public struct MeasureRangeFormat: Sendable {
  private let amounts: MeasureFormat
  /// The format of each choice of unit; `nil` for mixed units.
  private let ranges: [NumberRangeFormat?]
  private let glue: RangeGlue

  /// A format for ranges of amounts of one unit.
  ///
  /// - Throws: `IntlError` as ``MeasureFormat`` does.
  public init(
    for unit: MeasureUnit, usage: String = "default", width: UnitWidth = .short, locale: LocaleID = .current,
    options: NumberOptions = .init()
  ) throws(IntlError) {
    amounts = try MeasureFormat(for: unit, usage: usage, width: width, locale: locale, options: options)
    var ranges: [NumberRangeFormat?] = []
    for choice in amounts.preference.choices {
      guard choice.conversions.count == 1 else {
        ranges.append(nil)
        continue
      }
      ranges.append(
        try NumberRangeFormat(
          .unit(choice.conversions[0].target, width), locale: locale,
          options: options.rounded(by: choice.skeleton)))
    }
    self.ranges = ranges
    glue = try RangeGlue(locale)
  }

  /// The text of a range.
  public func format(from start: DecimalValue, to end: DecimalValue) -> String {
    let (first, second) = (amounts.preference.place(for: start), amounts.preference.place(for: end))
    if first == second, let range = ranges[first] {
      let conversion = amounts.preference.choices[first].conversions[0]
      return range.format(from: conversion.convert(start), to: conversion.convert(end))
    }
    return glue.joining(amounts.parts(start), amounts.parts(end)).joinedText
  }
}
