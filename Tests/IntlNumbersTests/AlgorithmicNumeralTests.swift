import IntlCore
import IntlNumbers
import Testing

/// Numerals that are written by rules, as Roman and Hebrew ones are.
@Suite struct AlgorithmicNumeralTests {
  static let systems = [
    "armn", "cyrl", "ethi", "geor", "grek", "hanidays", "hans", "hant", "hebr", "jpan", "roman", "romanlow",
    "taml",
  ]

  @Test(
    "Numbers that fit are written by the rules",
    arguments: [
      ("en-u-nu-roman", 2026, "MMXXVI"), ("he-u-nu-hebr", 15, "ט״ו"), ("ja-u-nu-jpan", 42, "四十二"),
      ("el-u-nu-grek", 7, "Ζ´"),
    ])
  func rules(locale: LocaleID, value: Int, text: String) throws {
    #expect(try NumberFormat(locale: locale).format(value) == text)
  }

  @Test("A number that the rules cannot hold is written in digits", arguments: systems)
  func beyond(system: String) throws {
    let locale = try LocaleID(parsing: "en-u-nu-\(system)")
    for style in [NumberStyle.decimal, .spellOut(ruleSet: nil), .ordinal(ruleSet: nil)] {
      let format = try NumberFormat(style, locale: locale)
      #expect(format.format(Int64.min) == "-9,223,372,036,854,775,808")
      #expect(format.format(UInt64.max) == "18,446,744,073,709,551,615")
      #expect(format.format(Double.nan) == "NaN")
      #expect(format.format(-Double.infinity) == "-∞")
      #expect(format.format(1e20) == "100,000,000,000,000,000,000")
      // Ordinals show whole numbers, and round to them.
      let isOrdinal = style == .ordinal(ruleSet: nil)
      #expect(
        format.format(try DecimalValue(parsing: "9223372036854775807.5"))
          == (isOrdinal ? "9,223,372,036,854,775,808" : "9,223,372,036,854,775,807.5"))
    }
  }
}
