import IntlCore
import IntlNumbers
import IntlUnits
import Testing

@Suite struct UnitPreferenceTests {
  @Test(
    "Region, usage and amount choose the unit",
    arguments: [
      ("en-US", "meter", "person-height", "1.8288", "6 foot, 0 inch"),
      ("de", "meter", "road", "1500", "1.5 kilometer"),
      ("de", "meter", "road", "150", "150 meter"), ("en-US", "celsius", "weather", "20", "68 fahrenheit"),
      ("en-US-u-mu-celsius", "celsius", "weather", "20", "20 celsius"),
      ("de-u-mu-fahrenhe", "celsius", "default", "20", "68 fahrenheit"),
      ("en-US-u-ms-metric", "meter", "road", "1500", "1.5 kilometer"),
      ("de-u-rg-uszzzz", "celsius", "weather", "20", "68 fahrenheit"),
      ("en", "celsius", "weather", "20", "68 fahrenheit"),
      ("en-GB", "kilogram", "person", "70", "11 stone, 0.32358352941430651 pound"),
      ("en-US", "meter", "no-such-usage", "1609.344", "1 mile"),
      ("en-US", "meter", "person-height", "-1.8288", "-6 foot, 0 inch"),
      ("en-US", "meter", "road", "NaN", "NaN mile"),
    ])
  func choose(locale: LocaleID, unit: String, usage: String, value: String, expected: String) throws {
    let preference = try UnitPreference(for: MeasureUnit(unit), usage: usage, locale: locale)
    let measures = preference.measures(try DecimalValue(parsing: value))
    #expect(
      measures.map { "\($0.value.rounded(toSignificantDigits: 17).canonicalText) \($0.unit)" }.joined(
        separator: ", ") == expected)
  }

  @Test(
    "A quantity without preferences is an error", arguments: ["meter-ampere", "em", "foo"] as [MeasureUnit])
  func missing(unit: MeasureUnit) {
    #expect(throws: IntlError.self) { try UnitPreference(for: unit, locale: "en") }
  }
}
