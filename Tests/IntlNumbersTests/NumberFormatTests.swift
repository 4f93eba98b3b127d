import ICUBridge
import IntlCore
import IntlNumbers
import Testing

/// Styles and options, each with the text that they give.
@Suite struct NumberFormatTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let style: NumberStyle
    let locale: LocaleID
    let options: NumberOptions
    let value: DecimalValue
    let text: String

    init(
      _ style: NumberStyle, _ locale: LocaleID, _ value: DecimalValue, _ text: String,
      _ change: (inout NumberOptions) -> Void = { _ in }
    ) {
      self.style = style
      self.locale = locale
      self.value = value
      self.text = text
      var options = NumberOptions()
      change(&options)
      self.options = options
    }

    var testDescription: String { "\(style) \(locale) \(value): \(text)" }
  }

  static let styles: [Row] = [
    Row(.decimal, "en", 1234.5, "1,234.5"),
    Row(.percent, "tr", 0.25, "%25"),
    Row(.permille, "en", 0.5, "500‰"),
    Row(.currency("CHF"), "de-CH", -2.5, "CHF-2.50"),
    Row(.currency("JPY", .name), "en", 3, "3 Japanese yen"),
    Row(.accounting("USD"), "en", -3, "($3.00)"),
    Row(.currency("XCG"), "en", 5, "Cg.\u{A0}5.00"),
    Row(.currency("XCG", .name), "en", 5, "5.00 Caribbean guilders"),
    Row(.currency("TRY", .name), "tr-TR", -1234.5, "-1.234,50 Türk lirası"),
    Row(.currency("THB", .name), "tr-TR", 5, "5,00 Tayland bahtı"),
    Row(.currency("ESP", .name), "ca", 1, "1 pesseta espanyola"),
    Row(.scientific, "en", 1234.5678, "1.2345678E3"),
    Row(.engineering, "en", 1234567, "1.234567E6"),
    Row(.compactShort, "en", 15500, "16K"),
    Row(.compactLong, "de", 2_000_000, "2 Millionen"),
    Row(.compactCurrency("EUR", .short), "fr", 15500, "16\u{A0}k\u{A0}€"),
    Row(.unit("kilometer-per-hour"), "en", 80, "80 km/h"),
    Row(.unit("hour", .long), "pl", 5, "5 godzin"),
    Row(.spellOut, "en", 42, "forty-two"),
    Row(.ordinal, "en", 42, "42nd"),
    Row(.ordinal, "en", 1.5, "2nd"),
    Row(.ordinal, "fr", 0.6, "1er"),
    Row(.ordinal, "en", -20.5, "−20th"),
    Row(.spellOutOrdinal, "en", 42, "forty-second"),
    Row(.ordinal(ruleSet: "%digits-ordinal-feminine"), "fr", 1, "1re"),
  ]

  static let options: [Row] = [
    Row(.decimal, "en", 5, "005") { $0.minimumIntegerDigits = 3 },
    Row(.decimal, "en", 1999, "99") { $0.maximumIntegerDigits = 2 },
    Row(.decimal, "en", 1.5, "1.5000") { $0.minimumFractionDigits = 4 },
    Row(.currency("USD"), "en", 1.5, "$2") { $0.maximumFractionDigits = 0 },
    Row(.currency("JPY"), "en", 1.5, "¥1.50") { $0.minimumFractionDigits = 2 },
    Row(.decimal, "en", 1234.5, "1,200") { $0.maximumSignificantDigits = 2 },
    Row(.decimal, "en", 1234.567, "1,234.57") {
      $0.maximumFractionDigits = 2
      $0.maximumSignificantDigits = 3
      $0.roundingPriority = .morePrecision
    },
    Row(.decimal, "en", 1.13, "1.15") { $0.increment = 0.05 },
    Row(.decimal, "en", 1.13, "1.150") {
      $0.increment = 0.05
      $0.minimumFractionDigits = 3
    },
    Row(.decimal, "en", 40, "36.60000000000000000000") {
      $0.increment = 12.2
      $0.minimumFractionDigits = 20
    },
    Row(.currency("USD"), "en", 5, "$5") { $0.trailingZeros = .stripIfInteger },
    Row(.currency("USD"), "en", 5.5, "$5.50") { $0.trailingZeros = .stripIfInteger },
    Row(.currency("CHF"), "de-CH", 1.23, "CHF\u{A0}1.25") { $0.usesCashRounding = true },
    Row(.decimal, "es", 1234, "1.234") { $0.grouping = .always },
    Row(.decimal, "en", 5, "5.") { $0.decimalSeparator = .always },
    Row(.decimal, "en", 5, "+5") { $0.sign = .exceptZero },
    Row(.decimal, "en", 5, "٥") { $0.numberingSystem = "arab" },
    Row(.decimal, "hi", 15, "१५") { $0.numberingSystem = "native" },
    Row(.decimal, "en", 14, "XIV") { $0.numberingSystem = "roman" },
    Row(.scientific, "en", 1500, "1.5E+03") {
      $0.minimumExponentDigits = 2
      $0.exponentSign = .always
    },
    Row(.decimal, "fr", 1234, "1 234") { $0.spaces = .ascii },
    Row(.compactShort, "en", 40_000_000, "0M") { $0.increment = 4500 },
    Row(.compactLong, "lv", 8120, "8,12 tūkstošu") { $0.maximumSignificantDigits = 4 },
    Row(.spellOut, "de", 21, "einundzwanzig") { $0.breakHints = .remove },
    Row(.ordinal, "ta-SG", 1_234_567_890_123, "12,34,56,78,90,123."),
    Row(.decimal, "en", 0.25, ".25") { $0.minimumIntegerDigits = 0 },
    Row(.decimal, "en", 0.25, ".250") {
      $0.minimumIntegerDigits = 0
      $0.minimumSignificantDigits = 3
    },
    Row(.decimal, "en", 0, ".") {
      $0.minimumIntegerDigits = 0
      $0.decimalSeparator = .always
    },
    Row(.decimal, "en", 0, "0.00") {
      $0.minimumIntegerDigits = 0
      $0.minimumSignificantDigits = 3
    },
  ]

  @Test("A style and its options give the locale's text", arguments: styles + options)
  func format(row: Row) throws {
    let format = try NumberFormat(row.style, locale: row.locale, options: row.options)
    #expect(format.format(row.value) == row.text)
    #expect(format.parts(row.value).map(\.text).joined() == row.text)
  }

  @Test("Every kind of number prints its own digits")
  func kinds() throws {
    var options = NumberOptions()
    options.maximumFractionDigits = 40
    let format = try NumberFormat(locale: "en", options: options)
    #expect(format.format(UInt64.max) == "18,446,744,073,709,551,615")
    #expect(format.format(Int64.min) == "-9,223,372,036,854,775,808")
    #expect(format.format(Int128.min) == "-170,141,183,460,469,231,731,687,303,715,884,105,728")
    #expect(format.format(UInt128.max) == "340,282,366,920,938,463,463,374,607,431,768,211,455")
    #expect(format.format(Int8(-5)) == "-5")
    #expect(format.format(Float(0.1)) == "0.1")
    #expect(format.format(0.1) == "0.1")
    #expect(format.format(-0.0) == "-0")
    #expect(format.format(Double.nan) == "NaN")
    #expect(format.format(-Double.infinity) == "-∞")
    let long = String(repeating: "123", count: 140)
    #expect(format.format(try DecimalValue(parsing: long)).filter(\.isNumber) == long)
  }

  @Test("Ordinals and plural names look at every digit")
  func exact() throws {
    let ordinal = try NumberFormat(.ordinal, locale: "en")
    #expect(ordinal.format(651_959_195_189) == "651,959,195,189th")
    #expect(ordinal.format(Int64.min) == "−9,223,372,036,854,775,808th")
    #expect(ordinal.format(UInt64.max) == "18,446,744,073,709,551,615th")
    #expect(ordinal.format(try DecimalValue(parsing: "1000000000000000000000003")).hasSuffix("003rd"))
  }

  @Test("A rule that forbids rounding is an error where digits would be dropped")
  func unnecessary() throws {
    var options = NumberOptions.digits(fraction: 0...1)
    options.rounding = .unnecessary
    let format = try NumberFormat(locale: "en", options: options)
    #expect(try format.checkedFormat(1.5) == "1.5")
    #expect(format.format(1.25) == "1.2")
    let error = #expect(throws: IntlError.self) { try format.checkedFormat(1.25) }
    #expect(error?.kind == .outOfRange)
    #expect(error?.subject == "1.25")
  }

  @Test(
    "A number that is too far from the point to be written out has an exponent, and is an error when checked",
    arguments: [
      NumberStyle.decimal, .percent, .currency("USD", .name), .compactShort, .unit("meter"), .spellOut,
    ])
  func farAway(style: NumberStyle) throws {
    let huge = try DecimalValue(parsing: "-12e2147483645")
    let format = try NumberFormat(style, locale: "en")
    #expect(format.format(huge) == "-12e2147483645")
    #expect(format.parts(huge).map(\.text) == ["-12e2147483645"])
    let error = #expect(throws: IntlError.self) { try format.checkedFormat(huge) }
    #expect(error?.kind == .outOfRange)
    _ = format.operands(of: huge)
  }

  @Test("A number far from the point is written where its digits need not be")
  func farAwayButShort() throws {
    let huge = try DecimalValue(parsing: "-12e2147483645")
    let tiny = try DecimalValue(parsing: "1e-2147483647")
    #expect(try NumberFormat(.scientific, locale: "de").checkedFormat(huge) == "-1,2E2147483646")
    #expect(try NumberFormat(.scientific, locale: "de").checkedFormat(tiny) == "1E-2147483647")
    #expect(try NumberFormat(.currency("USD"), locale: "en").checkedFormat(tiny) == "$0.00")
    #expect(try NumberFormat(pattern: "0.00", locale: "en").format(tiny) == "1e-2147483647")
    #expect(
      try NumberFormat(locale: "en", options: .digits(fraction: 2...2)).format(
        DecimalValue(parsing: "0e2147483646")) == "0.00")
    for zero in try ["0e2147483646", "0e-2147483647"].map(DecimalValue.init(parsing:)) {
      #expect(try NumberFormat(pattern: "0.00", locale: "en").checkedFormat(-zero) == "-0.00")
      #expect(try NumberFormat(.spellOut, locale: "en").checkedFormat(zero) == "zero")
    }
    #expect(
      try NumberRangeFormat(locale: "en").format(from: tiny, to: huge) == "1e-2147483647–-12e2147483645")
  }

  @Test("A step that is too long for ICU is an error where ICU would round")
  func longSteps() {
    var options = NumberOptions()
    options.increment = 12.2
    options.minimumFractionDigits = 20
    let error = #expect(throws: IntlError.self) {
      try NumberFormat(locale: "en", options: options, engine: .icu)
    }
    #expect(error?.kind == .invalidOption)
    #expect(throws: IntlError.self) { try NumberRangeFormat(locale: "en", options: options) }
  }

  @Test("Equal requests make equal formats")
  func equality() throws {
    let a = try NumberFormat(.percent, locale: "de")
    #expect(try a == NumberFormat(.percent, locale: "de"))
    #expect(try a != NumberFormat(.percent, locale: "fr"))
    #expect(Set([a, try NumberFormat(.percent, locale: "de")]).count == 1)
  }

  @Test("Rule sets are listed by locale")
  func ruleSets() throws {
    #expect(try NumberFormat.ruleSets(for: .ordinal, locale: "sv").contains("%digits-ordinal-neuter"))
    #expect(try NumberFormat.ruleSets(for: .spellOut, locale: "en").contains("%spellout-numbering-year"))
  }

  @Test(
    "Names of currencies have the digits of the locale's other numbers", .enabled(if: ICUVersion.major <= 72))
  func names() throws {
    // ICU 72 mixes the separators of amounts and of numbers here.
    #expect(try NumberFormat(.currency("PLN", .name), locale: "en-AT").format(-5) == "-5.00 Polish zlotys")
    #expect(try NumberFormat(.currency("EUR", .name), locale: "en-AT").format(1) == "1.00 euros")
  }

  @Test("An explanation tells the engine, the data and what numbers look like")
  func explanation() throws {
    let percent = try NumberFormat(.percent, locale: "de").explanation()
    #expect(percent.runsNatively)
    let facts = Dictionary(percent.facts.map { ($0.name, $0.text) }, uniquingKeysWith: { first, _ in first })
    #expect(facts["negative"] == "-#\u{A0}%")
    #expect(facts["groups"] == "of 3 digits, from 4 digits on")
    #expect(facts["rounding"] == "0 to 0 fraction digits, halfEven")
    #expect(facts["skeleton"] == "percent scale/100 .")
    #expect(facts["pattern"] == "#,##0\u{A0}%, from de")
    let compact = try NumberFormat(.compactLong, locale: "en").explanation()
    #expect(compact.facts.contains { $0.name == "from 10^6" && $0.text == "# million" })
    // Newer data leave out of a locale what its parent has, so not every locale can be asked.
    for (locale, fact) in [
      ("hi-u-nu-deva", "#,##,##0.###, from hi"), ("xog", "#,##0.###, from und"), ("fr-CH", "from fr"),
      ("de-AT", "from de"), ("en-u-nu-arab", "from und"), ("en-u-nu-deva", "from en"),
    ] {
      let found = try NumberFormat(locale: LocaleID(parsing: locale)).explanation().facts
      #expect(found.contains { $0.text == fact }, "\(locale): \(found)")
    }
    #expect(try !NumberFormat(.spellOut, locale: "en").explanation().runsNatively)
  }
}
