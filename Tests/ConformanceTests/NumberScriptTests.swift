import Foundation
import Intl
import TestSupport
import Testing

/// The number tests of ECMA-402, through styles and options.
@Suite(.enabled(if: SharedData.isPresent)) struct NumberScriptTests {
  typealias Object = [String: Any]

  /// A row of `test262`, but that its options are in the library's terms.
  struct Row {
    let api: String
    let text: String
    let style: NumberStyle
    let locale: LocaleID
    let options: NumberOptions
    let values: [DecimalValue]
    let expected: Any
    /// True for rows that CLDR 42 answers otherwise.
    let isOtherData: Bool

    /// - Returns: `nil` for a row that is not about numbers.
    init?(_ line: String) throws {
      let object = try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? Object)
      let api = try #require(object["api"] as? String)
      guard api.contains("Number") || api.contains("BigInt") else { return nil }
      self.api = api
      text = line
      // ECMA-402 knows systems of digits only, and ignores others.
      let locale = try LocaleID(parsing: #require(object["locale"] as? String))
      self.locale = locale.keyword("nu") == "jpanfin" ? locale.settingKeyword("nu", to: nil) : locale
      isOtherData = object["icu72"] as? Int == 0
      let asked = object["options"] as? Object ?? [:]
      (style, options) = try Row.format(asked)
      values = try #require(object["args"] as? [Any]).map(Row.value)
      expected = try #require(object["expected"])
    }

    private static func value(_ argument: Any) throws -> DecimalValue {
      switch argument {
      case let object as [String: String]:
        try DecimalValue(parsing: #require(object["num"] ?? object["bigint"]))
      case let text as String: try DecimalValue(parsing: text)
      default: DecimalValue(try #require(argument as? NSNumber).doubleValue)
      }
    }

    private static func format(_ asked: Object) throws -> (NumberStyle, NumberOptions) {
      var options = NumberOptions()
      options.minimumIntegerDigits = asked["minimumIntegerDigits"] as? Int
      options.minimumFractionDigits = asked["minimumFractionDigits"] as? Int
      options.maximumFractionDigits = asked["maximumFractionDigits"] as? Int
      options.minimumSignificantDigits = asked["minimumSignificantDigits"] as? Int
      options.maximumSignificantDigits = asked["maximumSignificantDigits"] as? Int
      if let word = asked["signDisplay"] as? String {
        options.sign = try #require(SignDisplay(rawValue: word))
      }
      if let word = asked["useGrouping"] as? String {
        options.grouping = try #require(Grouping(rawValue: word))
      } else if let flag = asked["useGrouping"] as? Bool {
        options.grouping = flag ? .always : .off
      }
      let notation = asked["notation"] as? String
      if notation == "scientific" || notation == "engineering" {
        options.maximumFractionDigits = options.maximumFractionDigits ?? 3
      }
      return (try style(asked, notation), options)
    }

    private static func style(_ asked: Object, _ notation: String?) throws -> NumberStyle {
      switch (asked["style"] as? String ?? "decimal", notation ?? "standard") {
      case ("percent", "standard"): return .percent
      case ("unit", "standard"):
        let width = UnitWidth(rawValue: asked["unitDisplay"] as? String ?? "short")
        return .unit(MeasureUnit(try #require(asked["unit"] as? String)), try #require(width))
      case ("currency", "standard"):
        let code = CurrencyCode(try #require(asked["currency"] as? String))
        return asked["currencySign"] as? String == "accounting" ? .accounting(code) : .currency(code)
      case ("decimal", "scientific"): return .scientific
      case ("decimal", "engineering"): return .engineering
      case ("decimal", "compact"):
        return asked["compactDisplay"] as? String == "long" ? .compactLong : .compactShort
      default: return .decimal
      }
    }
  }

  private func rows(_ file: String) throws -> [Row] {
    try SharedData.lines("conformance/test262/\(file).jsonl").compactMap(Row.init)
  }

  @Test("Strings: all rows about numbers, also those newer than ICU 72")
  func strings() throws {
    let rows = try rows("intl402-strings")
    #expect(rows.count == 838)
    var other = 0
    for row in rows {
      let got: String
      if row.api == "NumberFormat.formatRange" {
        let format = try NumberRangeFormat(row.style, locale: row.locale, options: row.options)
        got = format.format(from: row.values[0], to: row.values[1])
      } else {
        got = try NumberFormat(row.style, locale: row.locale, options: row.options).format(row.values[0])
      }
      if row.isOtherData, got != row.expected as? String {
        other += 1
        continue
      }
      #expect(got == row.expected as? String, "\(row.text)")
    }
    // English compact numbers in India: "T" for thousands in CLDR 42, "K" later.
    #expect(other <= 2)
  }

  @Test("Parts: all rows about numbers, also those newer than ICU 72")
  func parts() throws {
    let rows = try rows("intl402-parts")
    #expect(rows.count == 707)
    for row in rows {
      let format = try NumberFormat(row.style, locale: row.locale, options: row.options)
      let got = format.parts(row.values[0])
      let expected = try #require(row.expected as? [[String: String]])
      #expect(got.map(\.text) == expected.map { $0["value"] }, "\(row.text)")
      #expect(got.map(\.kind.rawValue) == expected.map { $0["type"] }, "\(row.text)")
    }
  }
}
