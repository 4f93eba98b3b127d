import Foundation
import Intl
import TestSupport
import Testing

/// Amounts in preferred units against ICU's usage skeletons.
@Suite struct MeasureParityTests {
  static let usages = [
    ("meter", "person-height"), ("meter", "road"), ("meter", "default"), ("meter", "rainfall"),
    ("kilogram", "person"),
    ("celsius", "weather"), ("kilometer-per-hour", "default"), ("square-meter", "land"),
    ("liter-per-100-kilometer", "vehicle-fuel"),
    ("second", "media"), ("kilojoule", "food"), ("liter", "fluid"),
  ]
  static let values = [
    "0", "1", "0.5", "1.8", "1.8287", "1.83", "99.6", "999.6", "1500", "-1.8", "-20", "12345.678", "0.001",
    "160", "273.15",
  ]

  /// ICU 72 takes a locale without a region for one of the world; here its likely region counts, as UTS 35 says.
  static let locales: [LocaleID] = {
    let all = AvailableLocales.all.filter { $0.region != nil }
    guard ProcessInfo.processInfo.environment["INTL_FULL"] == nil else { return all }
    var random = SeededGenerator("measures")
    return ["en-US", "en-GB", "en-CA", "de-DE", "ar-EG", "hi-IN", "my-MM"]
      + all.shuffled(using: &random).prefix(25)
  }()

  @Test("Every locale tells amounts as ICU does", arguments: usages)
  func parity(unit: String, usage: String) throws {
    let widths: [(UnitWidth, String)] = [(.long, "full-name"), (.short, "short"), (.narrow, "narrow")]
    var wrong: [String] = []
    for (index, locale) in MeasureParityTests.locales.enumerated() {
      let (width, name) = widths[index % 3]
      let format = try MeasureFormat(for: MeasureUnit(unit), usage: usage, width: width, locale: locale)
      let oracle = try NumberFormat(
        skeleton: "unit/\(unit) usage/\(usage) unit-width-\(name)", locale: locale)
      for text in MeasureParityTests.values {
        let value = try DecimalValue(parsing: text)
        let got = format.format(value)
        let expected = oracle.format(value)
        if got != expected {
          wrong.append("\(text) \(unit) for \(usage) in \(locale) \(name): \(got), ICU \(expected)")
        }
        if format.parts(value).map(\.text).joined() != got { wrong.append("parts of \(text) in \(locale)") }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count) differ:\n\(wrong.prefix(12).joined(separator: "\n"))")
  }
}
