import IntlCore
import IntlNumbers
import IntlUnits
import Testing

@Suite struct UnitConversionTests {
  @Test(
    "Amounts are converted exactly",
    arguments: [
      ("meter", "foot", "0.3048", "1"), ("celsius", "fahrenheit", "37", "98.6"),
      ("fahrenheit", "celsius", "-40", "-40"), ("kelvin", "celsius", "0", "-273.15"),
      ("mile-per-gallon", "liter-per-100-kilometer", "48", "4.900303819444444444444444444444444"),
      ("liter-per-100-kilometer", "mile-per-gallon", "0", "Infinity"),
      ("hour", "second", "12345678901234567890.5", "44444444044444444405800"),
      ("inch", "centimeter", "1", "2.54"),
      ("kilowatt-hour", "joule", "1", "3600000"), ("kilobyte", "bit", "1", "8000"),
      ("kibibyte", "byte", "1", "1024"),
      ("yobibyte", "byte", "1", "1208925819614629174706176"),
      ("meter-per-second", "kilometer-per-hour", "1", "3.6"),
      ("square-kilometer", "hectare", "1", "100"), ("pow4-meter", "pow4-centimeter", "1", "100000000"),
      ("second", "minute", "1", "0.01666666666666666666666666666666667"),
      ("pound-force-foot", "newton-meter", "1", "1.3558179483314004"),
      ("celsius-per-hour", "fahrenheit-per-hour", "1", "1.8"), ("meter", "meter", "NaN", "NaN"),
      ("meter", "foot", "-Infinity", "-Infinity"),
    ])
  func convert(source: String, target: String, value: String, result: String) throws {
    let conversion = try UnitConversion(from: MeasureUnit(source), to: MeasureUnit(target))
    let converted = conversion.convert(try DecimalValue(parsing: value))
    #expect(converted.description == result)
  }

  @Test(
    "What is no unit, or measures something else, says where",
    arguments: [
      ("meter", "second", nil), ("metre", "foot", 0), ("meter-per-foo", "foot", 10), ("", "foot", 0),
      ("per", "foot", 3),
      ("meter-per", "foot", 9), ("square-", "foot", 7), ("meter-per-second-per-second", "foot", 17),
      ("meter--second", "foot", 6), ("foot-and-inch", "meter", 5), ("pow16-meter", "foot", 0),
      ("Meter", "foot", 0),
      ("meter\u{0}", "foot", 0), ("year", "second", nil),
    ] as [(String, String, Int?)])
  func malformed(source: String, target: String, position: Int?) {
    do throws(IntlError) {
      _ = try UnitConversion(from: MeasureUnit(source), to: MeasureUnit(target))
      Issue.record("accepted")
    } catch {
      #expect(error.kind == .invalidOption)
      #expect(error.position == position, "\(error)")
    }
  }

  @Test("A long identifier ends soon")
  func long() {
    let text = Array(repeating: "pow15-mile", count: 10_000).joined(separator: "-")
    #expect(throws: IntlError.self) { try UnitConversion(from: MeasureUnit(text), to: "meter") }
  }

  @Test(
    "A unit tells what it measures",
    arguments: [
      ("mile-per-hour", "speed"), ("liter-per-100-kilometer", "consumption"),
      ("mile-per-gallon", "consumption"),
      ("square-meter", "area"), ("acre", "area"), ("inch-ofhg", "pressure"), ("meter-ampere", nil),
    ] as [(String, String?)])
  func quantity(unit: String, quantity: String?) throws {
    #expect(try MeasureUnit(unit).quantity() == quantity)
  }
}
