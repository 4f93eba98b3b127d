import Foundation
import Intl
import TestSupport
import Testing

/// CLDR's tests of units.
@Suite(.enabled(if: SharedData.isPresent)) struct UnitConformanceTests {
  @Test("Every conversion of CLDR 42 gives its result")
  func conversions() throws {
    var passed = 0
    var wrong: [String] = []
    for line in try SharedData.lines("conformance/icu72/units/unitsTest.txt") where !line.hasPrefix("#") {
      let cells = line.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 5 else { continue }
      let conversion = try UnitConversion(from: MeasureUnit(cells[1]), to: MeasureUnit(cells[2]))
      let result = conversion.convert(1_000)
      // The file has seven digits.
      let expected = try DecimalValue(parsing: cells[4].replacing(",", with: ""))
      if result.rounded(toSignificantDigits: 7) == expected {
        passed += 1
      } else {
        wrong.append("\(cells[1]) to \(cells[2]): \(result), not \(expected)")
      }
      if try MeasureUnit(cells[1]).quantity() == nil { wrong.append("\(cells[1]) measures nothing") }
    }
    print("unit conversions: \(passed) passed, \(wrong.count) wrong")
    #expect(wrong.isEmpty, "\(wrong.prefix(20).joined(separator: "\n"))")
    #expect(passed == 188)
  }

  @Test("Every preference of CLDR 42 chooses its units")
  func preferences() throws {
    var passed = 0
    var wrong: [String] = []
    for line in try SharedData.lines("conformance/icu72/units/unitPreferencesTest.txt")
    where !line.hasPrefix("#") && !line.isEmpty {
      let cells = line.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
      let preference = try UnitPreference(
        for: MeasureUnit(cells[5]), usage: cells[1], locale: LocaleID(parsing: "und-\(cells[2])"))
      let measures = preference.measures(try ratio(cells[3]))
      // Whole parts have one cell, the last two: a fraction and a decimal.
      var expected: [(value: DecimalValue, unit: String)] = []
      var index = 6
      while index < cells.count {
        let isLast = index + 3 == cells.count
        expected.append((try ratio(cells[index]), cells[index + (isLast ? 2 : 1)]))
        index += isLast ? 3 : 2
      }
      let matches =
        preference.quantity == cells[0] && measures.count == expected.count
        && zip(measures, expected).allSatisfy { isNear($0, $1.value, $1.unit) }
      if matches { passed += 1 } else { wrong.append("\(line): \(preference.quantity) \(measures)") }
    }
    print("unit preferences: \(passed) passed, \(wrong.count) wrong")
    #expect(wrong.isEmpty, "\(wrong.prefix(20).joined(separator: "\n"))")
    #expect(passed == 352)
  }

  /// The inputs are fractions, cut here to 34 digits.
  private func isNear(_ measure: Measure, _ value: DecimalValue, _ unit: String) -> Bool {
    measure.unit.identifier == unit
      && measure.value.rounded(toSignificantDigits: 25) == value.rounded(toSignificantDigits: 25)
  }

  private func ratio(_ text: String) throws -> DecimalValue {
    let parts = text.split(separator: "/").map { $0.trimmingCharacters(in: .whitespaces) }
    let numerator = try DecimalValue(parsing: parts[0])
    guard parts.count == 2 else { return numerator }
    return try numerator.divided(by: DecimalValue(parsing: parts[1]), significantDigits: 34)
  }
}
