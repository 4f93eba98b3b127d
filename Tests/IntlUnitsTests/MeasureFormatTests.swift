import IntlCore
import IntlNumbers
import IntlUnits
import Testing

@Suite struct MeasureFormatTests {
  @Test(
    "Amounts are told in the region's units",
    arguments: [
      ("en-US", "meter", "person-height", UnitWidth.long, "1.8", "5 feet, 11 inches"),
      ("en-US", "meter", "person-height", .long, "1.8287", "6 feet, 0 inches"),
      ("en-US", "meter", "person-height", .narrow, "1.8", "5′ 11″"),
      ("de", "meter", "road", .short, "1500", "1,5 km"),
      ("de", "meter", "road", .short, "163", "160 m"),
      ("fr", "celsius", "weather", .short, "21.6", "22\u{202F}°C"),
      ("en", "celsius", "weather", .short, "21.6", "71°F"),
      ("es-US", "meter", "person-height", .long, "1.8", "5 pies y 11 pulgadas"),
      ("en-US", "meter", "person-height", .short, "NaN", "NaN ft"),
    ])
  func format(locale: LocaleID, unit: String, usage: String, width: UnitWidth, value: String, text: String)
    throws
  {
    let format = try MeasureFormat(for: MeasureUnit(unit), usage: usage, width: width, locale: locale)
    let value = try DecimalValue(parsing: value)
    #expect(format.format(value) == text)
    #expect(format.parts(value).map(\.text).joined() == text)
  }

  @Test("Digits that are asked for concern the last part, and carry")
  func options() throws {
    var options = NumberOptions()
    options.minimumFractionDigits = 1
    options.maximumFractionDigits = 1
    let height = try MeasureFormat(for: "meter", usage: "person-height", locale: "en-US", options: options)
    #expect(height.format(1.8) == "5 ft, 10.9 in")
    #expect(height.format(1.8287) == "6 ft, 0.0 in")
    #expect(height.format(1.825) == "5 ft, 11.9 in")
  }
}
