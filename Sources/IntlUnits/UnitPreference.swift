public import IntlCore
public import IntlLocale
public import IntlNumbers
internal import LocaleData

/// The units in which a region tells amounts of a kind.
///
/// ```swift
/// let heights = try UnitPreference(for: "meter", usage: "person-height", locale: "en-US")
/// heights.measures(1.8)    // [5 foot, 10.866… inch]
/// try UnitPreference(for: "meter", usage: "road", locale: "de").measures(1_500)    // [1.5 kilometer]
/// ```
///
/// The unit depends on the amount: a road of 1,500 m is told in kilometers, one of 150 m in meters. An unknown usage
/// falls back to its beginning and then to `default`.
///
/// The region is the locale's, and the keys `-u-rg-`, `-u-ms-` and `-u-mu-` are honoured.
///
/// UTS 35, Part 6: General, section "Unit Preferences"
public struct UnitPreference: Sendable, Hashable {
  /// The unit of the amounts that are given.
  public let source: MeasureUnit
  /// What the amounts are told for: `person-height`.
  public let usage: String
  /// What is measured: `length`.
  public let quantity: String
  let choices: [Choice]

  /// A unit and the amounts from which it is used.
  struct Choice: Sendable, Hashable {
    /// One, or more for a mixed unit, the largest first.
    let conversions: [UnitConversion]
    let atLeast: DecimalValue
    let skeleton: String
  }

  /// The preferences of a locale's region.
  ///
  /// - Parameters:
  ///   - unit: The unit of the amounts that will be given.
  ///   - usage: What they are told for; CLDR has `road`, `person-height`, `rainfall`, `weather` and others.
  /// - Throws: `IntlError` of kind `invalidLocale`; `invalidOption` for what is no unit, or measures something that
  ///   CLDR has no preferences for.
  public init(
    for unit: MeasureUnit, usage: String = "default", locale: LocaleID = .current
  ) throws(IntlError) {
    let resolved = try ResolvedLocale(locale)
    source = unit
    self.usage = usage
    let quantity = try unit.quantity()
    guard let quantity else {
      throw IntlError(
        .invalidOption, subject: unit.identifier, expected: "a unit of a quantity that has a name")
    }
    self.quantity = quantity
    let region = try RegionalData(resolved).measurementRegion()
    var preferences = try UnitData.preferences(for: quantity, usage: usage, region: region)
    if quantity == "temperature", let scale = locale.temperatureScale {
      preferences = [UnitData.Preference(unit: scale)]
    }
    var choices: [Choice] = []
    for preference in preferences {
      var conversions: [UnitConversion] = []
      for name in preference.unit.split(separator: "-and-") {
        conversions.append(try UnitConversion(from: unit, to: MeasureUnit(String(name))))
      }
      guard !conversions.isEmpty else { continue }
      choices.append(
        Choice(
          conversions: conversions, atLeast: try DecimalValue(parsing: preference.atLeast),
          skeleton: preference.skeleton))
    }
    guard !choices.isEmpty else {
      throw IntlError(
        .invalidOption, subject: unit.identifier, expected: "a unit of a quantity that has preferences",
        found: quantity)
    }
    self.choices = choices
  }

  /// The amount in the preferred unit, or in the parts of a mixed one, the largest first.
  ///
  /// All but the last are whole numbers. A negative amount has all parts negative or zero; NaN and the infinities stay
  /// as they are, in the largest unit.
  public func measures(_ value: DecimalValue) -> [Measure] {
    choices[place(for: value)].conversions.split(value)
  }

  /// The place in ``choices`` of the units for an amount.
  func place(for value: DecimalValue) -> Int {
    guard value.isFinite else { return 0 }
    let place = choices.firstIndex { choice in
      let amount = choice.conversions[0].ratio(of: value)
      return amount.isUndefined || amount.isAtLeast(choice.atLeast)
    }
    return place ?? choices.count - 1
  }
}

extension [UnitConversion] {
  /// One amount as whole numbers of each unit, and what is left in the last.
  func split(_ value: DecimalValue) -> [Measure] {
    guard value.isFinite, count > 1 else {
      return first.map { [Measure($0.convert(value), $0.target)] } ?? []
    }
    var measures: [Measure] = []
    var rest = self[0].ratio(of: value)
    for (index, conversion) in enumerated() {
      if index > 0 {
        // Parts of a mixed unit have the same base and no offset, so that their ratio is that of one of each.
        rest.multiply(by: self[index].ratio(of: 1))
        rest.multiply(by: self[index - 1].ratio(of: 1), power: -1)
      }
      if index == count - 1 {
        measures.append(Measure(rest.decimal, conversion.target))
      } else {
        let whole = rest.whole
        measures.append(Measure(whole, conversion.target))
        rest.subtract(UnitRatio(whole))
      }
    }
    return measures
  }
}

extension LocaleID {
  /// The unit that `-u-mu-` asks for.
  fileprivate var temperatureScale: String? {
    switch keyword("mu") {
    case "celsius": "celsius"
    case "fahrenhe": "fahrenheit"
    case "kelvin": "kelvin"
    default: nil
    }
  }
}
