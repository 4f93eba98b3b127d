public import IntlCore
internal import IntlGrammar
public import IntlLocale
public import IntlNumbers

/// Formats amounts in the units that a region prefers.
///
/// ```swift
/// let height = try MeasureFormat(for: "meter", usage: "person-height", width: .long, locale: "en-US")
/// height.format(1.8)                                                        // "5 feet, 11 inches"
/// try MeasureFormat(for: "meter", usage: "road", locale: "de").format(1_500)    // "1,5 km"
/// ```
///
/// Unless options say otherwise amounts are rounded as CLDR rounds them for the usage: to whole numbers with at least
/// two significant digits, or to multiples such as 50 m. Only the last part of a mixed unit is rounded; 5 feet
/// 11.99 inches are 6 feet.
///
/// ICU: `unumf_openForSkeletonAndLocale` with `usage/…`
public struct MeasureFormat: Sendable {
  /// The units that are chosen from.
  public let preference: UnitPreference
  /// How long the names of the units are.
  public let width: UnitWidth
  private let formats: [[NumberFormat]]
  private let list: ListFormat

  /// A format for amounts of one unit.
  ///
  /// - Parameters:
  ///   - unit: The unit of the amounts that will be given.
  ///   - usage: What they are told for; see ``UnitPreference``.
  ///   - options: Digits, rounding, signs. Those of digits concern the last part of a mixed unit.
  /// - Throws: `IntlError` of kind `invalidLocale`, or `invalidOption` for what is no unit or has no preferences.
  public init(
    for unit: MeasureUnit, usage: String = "default", width: UnitWidth = .short, locale: LocaleID = .current,
    options: NumberOptions = .init()
  ) throws(IntlError) {
    preference = try UnitPreference(for: unit, usage: usage, locale: locale)
    self.width = width
    let listWidth: ListFormat.Width =
      switch width {
      case .long: .wide
      case .short: .short
      case .narrow: .narrow
      }
    list = try ListFormat(.unit, width: listWidth, locale: locale)
    var formats: [[NumberFormat]] = []
    for choice in preference.choices {
      var parts: [NumberFormat] = []
      for (place, conversion) in choice.conversions.enumerated() {
        let isLast = place == choice.conversions.count - 1
        let options = isLast ? options.rounded(by: choice.skeleton) : options.forWholeNumbers
        parts.append(try NumberFormat(.unit(conversion.target, width), locale: locale, options: options))
      }
      formats.append(parts)
    }
    self.formats = formats
  }

  /// An amount as text.
  public func format(_ value: DecimalValue) -> String {
    let (measures, formats) = shown(value)
    guard measures.count > 1 else { return measures.first.map { formats[0].format($0.value) } ?? "" }
    return list.format(zip(measures, formats).map { $1.format($0.value) })
  }

  /// An amount as parts: those of the numbers, and literals between them.
  public func parts(_ value: DecimalValue) -> [TextPart] {
    let (measures, formats) = shown(value)
    var numbers = zip(measures, formats).map { $1.parts($0.value) }[...]
    guard measures.count > 1 else { return numbers.first ?? [] }
    // The list looks at the texts: Spanish changes the word before some of them.
    return list.parts(numbers.map(\.joinedText)).flatMap { part -> [TextPart] in
      part.kind == .element ? numbers.popFirst() ?? [] : [part]
    }
  }

  /// The amounts as they are shown, each with its format: what rounding makes whole is carried to the larger unit.
  private func shown(_ value: DecimalValue) -> (measures: [Measure], formats: [NumberFormat]) {
    let place = preference.place(for: value)
    let conversions = preference.choices[place].conversions
    let formats = formats[place]
    var measures = conversions.split(value)
    guard measures.count > 1, let last = formats.last,
      let rounded = last.shownDigits(of: measures[measures.count - 1].value)?.value
    else { return (measures, formats) }
    var part = measures.count - 1
    var amount = rounded
    // How many of a part make one of the part before it.
    while part > 0, amount >= conversions[part].ratio(of: 1).quotient(by: conversions[part - 1].ratio(of: 1))
    {
      measures[part].value = DecimalValue(0)
      part -= 1
      amount = measures[part].value.magnitude.sum(DecimalValue(1))
      measures[part].value = value.isNegative ? -amount : amount
    }
    // One sign is enough: it stands before the first part that is not zero.
    var isSigned = true
    for index in measures.indices where value.isNegative {
      if !isSigned { measures[index].value = measures[index].value.magnitude }
      isSigned = isSigned && measures[index].value.isZero
    }
    return (measures, formats)
  }
}

extension NumberOptions {
  /// These options for the whole parts of a mixed unit.
  fileprivate var forWholeNumbers: NumberOptions {
    var options = self
    options.minimumFractionDigits = nil
    options.maximumFractionDigits = 0
    options.minimumSignificantDigits = nil
    options.maximumSignificantDigits = nil
    options.increment = nil
    return options
  }

  /// These options, with CLDR's rounding for a usage where they say nothing of digits.
  func rounded(by skeleton: String) -> NumberOptions {
    let digits = [
      minimumFractionDigits, maximumFractionDigits, minimumSignificantDigits, maximumSignificantDigits,
    ]
    guard increment == nil, digits.allSatisfy({ $0 == nil }) else { return self }
    var options = self
    let stem = "precision-increment/"
    if skeleton.hasPrefix(stem), let step = DecimalValue(String(skeleton.dropFirst(stem.count))) {
      options.increment = step
    } else {
      options.maximumFractionDigits = 0
      options.maximumSignificantDigits = 2
      options.roundingPriority = .morePrecision
    }
    return options
  }
}
