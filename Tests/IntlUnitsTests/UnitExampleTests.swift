import IntlCore
import IntlGrammar
import IntlNumbers
import IntlUnits
import Testing

/// The examples in the documentation comments of the module, each with what it says it prints.
@Suite("Examples of units")
struct UnitExampleTests {
  @Test("Conversion and preference")
  func units() throws {
    let feet = try UnitConversion(from: "meter", to: "foot")
    #expect(feet.convert(0.3048) == 1)
    #expect(try UnitConversion(from: "celsius", to: "fahrenheit").convert(37) == 98.6)
    let consumption = try UnitConversion(from: "mile-per-gallon", to: "liter-per-100-kilometer").convert(40)
    #expect(consumption.description.hasPrefix("5.88"))
    #expect(try MeasureUnit("mile-per-hour").quantity() == "speed")
    let heights = try UnitPreference(for: "meter", usage: "person-height", locale: "en-US")
    let parts = heights.measures(1.8)
    #expect(parts.first == Measure(5, "foot"))
    #expect(parts.last?.description.hasPrefix("10.866") == true)
    let road = try UnitPreference(for: "meter", usage: "road", locale: "de")
    #expect(road.measures(1_500) == [Measure(1.5, "kilometer")])
  }

  @Test("Formats")
  func formats() throws {
    let height = try MeasureFormat(for: "meter", usage: "person-height", width: .long, locale: "en-US")
    #expect(height.format(1.8) == "5 feet, 11 inches")
    #expect(try MeasureFormat(for: "meter", usage: "road", locale: "de").format(1_500) == "1,5 km")
    #expect(try ByteCountFormat(locale: "fr").format(1_536_000) == "1,5\u{202F}Mo")
    #expect(try ByteCountFormat(.binary, locale: "en").format(1_536_000) == "1.5 MiB")
    #expect(try ByteCountFormat(.memory, locale: "en").format(1_048_576) == "1 MB")
  }

  @Test("What plural rules see of a formatted number")
  func operands() throws {
    let rules = try PluralRules(locale: "en")
    var options = NumberOptions()
    options.minimumFractionDigits = 1
    let format = try NumberFormat(locale: "en", options: options)
    #expect(rules.category(of: format.operands(of: 1)) == .other)
  }
}
