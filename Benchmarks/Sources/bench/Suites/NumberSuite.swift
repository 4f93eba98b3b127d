import CRawICU
import Foundation
import Intl

/// Numbers to text.
enum NumberSuite {
  static var cases: [BenchmarkCase] {
    integers + doubles + currencies + notations
  }

  // MARK: Integers

  private static var integers: [BenchmarkCase] {
    [
      integer(
        "int-en", "en-US", [.times(2.5, over: .icu), .times(20, over: .foundation), .nanoseconds(25)],
        [
          Row(1234, "1,234"), Row(-56_789, "-56,789"), Row(123_456, "123,456"), Row(700_000, "700,000"),
          Row(1_234_567, "1,234,567"), Row(12_345_678, "12,345,678"), Row(987_654_321, "987,654,321"),
          Row(-3_141_592_653, "-3,141,592,653"),
        ]),
      integer(
        "int-de", "de-DE", [.times(2.5, over: .icu), .times(20, over: .foundation), .nanoseconds(25)],
        [
          Row(1234, "1.234"), Row(-56_789, "-56.789"), Row(123_456, "123.456"), Row(700_000, "700.000"),
          Row(1_234_567, "1.234.567"), Row(12_345_678, "12.345.678"), Row(987_654_321, "987.654.321"),
          Row(-3_141_592_653, "-3.141.592.653"),
        ]),
      integer(
        "int-hi", "hi-IN", [.times(6, over: .icu), .times(15, over: .foundation)],
        [
          Row(1234, "1,234"), Row(-56_789, "-56,789"), Row(123_456, "1,23,456"), Row(700_000, "7,00,000"),
          Row(1_234_567, "12,34,567"), Row(12_345_678, "1,23,45,678"), Row(987_654_321, "98,76,54,321"),
          Row(-3_141_592_653, "-3,14,15,92,653"),
        ]),
      integer(
        "int-ar", "ar-EG", [.times(4.5, over: .icu), .times(12, over: .foundation)],
        [
          Row(1234, arabic("1,234")), Row(-56_789, arabic("-56,789")), Row(123_456, arabic("123,456")),
          Row(700_000, arabic("700,000")), Row(1_234_567, arabic("1,234,567")),
          Row(12_345_678, arabic("12,345,678")), Row(987_654_321, arabic("987,654,321")),
          Row(-3_141_592_653, arabic("-3,141,592,653")),
        ]),
    ]
  }

  private static func integer(
    _ name: String, _ locale: String, _ floors: [Floor], _ rows: [Row<Int, String>]
  ) -> BenchmarkCase {
    BenchmarkCase("number/\(name)", floors: floors) {
      let style = IntegerFormatStyle<Int>(locale: Locale(identifier: locale))
      var lanes = [
        Lane(.intl, "NumberFormat", IntlInteger(format: try .init(locale: LocaleID(parsing: locale))), rows),
        Lane(.icu, "unum_formatInt64", RawOldInteger(number: try .init(locale, .decimal)), rows),
        Lane(.icu, "unumf_formatInt", RawNewInteger(number: try .init(locale, skeleton: "")), rows),
        Lane(.foundation, "IntegerFormatStyle", FoundationInteger(style: style), rows),
      ]
      // The class groups Indian numbers by three.
      if locale != "hi-IN" {
        let job = FoundationClassInteger(formatter: .of(locale, .decimal))
        lanes.append(Lane(.foundation, "NumberFormatter", job, rows))
      }
      return lanes
    }
  }

  // MARK: Doubles

  static let englishDoubles: [Row<Double, String>] = [
    Row(1234.5, "1,234.5"), Row(0.125, "0.125"), Row(3.14159, "3.142"),
    Row(1_234_567.891, "1,234,567.891"),
    Row(-9876.54, "-9,876.54"), Row(42, "42"), Row(999.9996, "1,000"), Row(-0.75, "-0.75"),
  ]

  private static var doubles: [BenchmarkCase] {
    [
      double(
        "double-en", "en-US", [.times(5.5, over: .icu), .times(10, over: .foundation)],
        englishDoubles),
      double(
        "double-ar", "ar-EG", [.times(3.5, over: .icu)],
        [
          Row(1234.5, arabic("1,234.5")), Row(0.125, arabic("0.125")), Row(3.14159, arabic("3.142")),
          Row(1_234_567.891, arabic("1,234,567.891")), Row(-9876.54, arabic("-9,876.54")),
          Row(42, arabic("42")),
          Row(999.9996, arabic("1,000")), Row(-0.75, arabic("-0.75")),
        ]),
    ]
  }

  private static func double(
    _ name: String, _ locale: String, _ floors: [Floor], _ rows: [Row<Double, String>]
  ) -> BenchmarkCase {
    BenchmarkCase("number/\(name)", floors: floors) {
      let style = FloatingPointFormatStyle<Double>(locale: Locale(identifier: locale))
        .precision(.fractionLength(0...3))
      return try libraryAndRaw(.decimal, locale, .decimal, skeleton: ".###", rows) + [
        Lane(.foundation, "FloatingPointFormatStyle", FoundationDouble(style: style), rows),
        Lane(.foundation, "NumberFormatter", FoundationClassDouble(formatter: .of(locale, .decimal)), rows),
      ]
    }
  }

  private static func libraryAndRaw(
    _ style: NumberStyle, _ locale: String, _ rawStyle: CRawNumberStyle, currency: String? = nil,
    skeleton: String, _ rows: [Row<Double, String>]
  ) throws -> [Lane] {
    [
      Lane(
        .intl, "NumberFormat", IntlDouble(format: try .init(style, locale: LocaleID(parsing: locale))), rows),
      Lane(
        .icu, "unum_formatDouble", RawOldDouble(number: try .init(locale, rawStyle, currency: currency)), rows
      ),
      Lane(.icu, "unumf_formatDouble", RawNewDouble(number: try .init(locale, skeleton: skeleton)), rows),
    ]
  }

  // MARK: Currency

  private static var currencies: [BenchmarkCase] {
    [
      currency(
        "currency-usd", "en-US", "USD",
        [
          Row(1234.5, "$1,234.50"), Row(0.99, "$0.99"), Row(-42, "-$42.00"),
          Row(1_234_567.891, "$1,234,567.89"),
          Row(19.99, "$19.99"), Row(100_000, "$100,000.00"), Row(-7.125, "-$7.12"),
          Row(65_536.33, "$65,536.33"),
        ]),
      currency(
        "currency-eur", "fr-FR", "EUR",
        [
          Row(1234.5, euros("1 234,50")), Row(0.99, euros("0,99")), Row(-42, euros("-42,00")),
          Row(1_234_567.891, euros("1 234 567,89")), Row(19.99, euros("19,99")),
          Row(100_000, euros("100 000,00")), Row(-7.125, euros("-7,12")), Row(65_536.33, euros("65 536,33")),
        ]),
      currency(
        "currency-jpy", "ja-JP", "JPY",
        [
          Row(1234.6, "\u{ffe5}1,235"), Row(1, "\u{ffe5}1"), Row(-42, "-\u{ffe5}42"),
          Row(1_234_567, "\u{ffe5}1,234,567"), Row(1980, "\u{ffe5}1,980"), Row(100_000, "\u{ffe5}100,000"),
          Row(-777.3, "-\u{ffe5}777"), Row(65_536, "\u{ffe5}65,536"),
        ]),
    ]
  }

  private static func currency(
    _ name: String, _ locale: String, _ code: String, _ rows: [Row<Double, String>]
  ) -> BenchmarkCase {
    BenchmarkCase("number/\(name)", floors: [.times(6, over: .icu), .times(12, over: .foundation)]) {
      let style = FloatingPointFormatStyle<Double>.Currency(code: code, locale: Locale(identifier: locale))
      let formatter = NumberFormatter.of(locale, .currency, currency: code)
      // Foundation's CLDR is newer and has the narrow yen sign for Japan.
      let newer = rows.map { Row($0.input, $0.output.replacing("\u{ffe5}", with: "\u{a5}")) }
      return try libraryAndRaw(
        .currency(CurrencyCode(code)), locale, .currency, currency: code, skeleton: "currency/\(code)", rows)
        + [
          Lane(.foundation, "FloatingPointFormatStyle.Currency", FoundationDouble(style: style), newer),
          Lane(.foundation, "NumberFormatter", FoundationClassDouble(formatter: formatter), newer),
        ]
    }
  }

  // MARK: Percent, scientific, compact

  private static var notations: [BenchmarkCase] {
    [
      BenchmarkCase("number/percent", floors: [.times(6, over: .icu), .times(12, over: .foundation)]) {
        let rows = [
          Row(0.12, "12%"), Row(0.256, "26%"), Row(1, "100%"), Row(12.34, "1,234%"), Row(0.0049, "0%"),
          Row(0.999, "100%"), Row(-0.37, "-37%"), Row(5.678, "568%"),
        ]
        let style = FloatingPointFormatStyle<Double>.Percent(locale: Locale(identifier: "en-US"))
          .precision(.fractionLength(0))
        return try libraryAndRaw(
          .percent, "en-US", .percent, skeleton: "percent scale/100 precision-integer", rows) + [
            Lane(.foundation, "FloatingPointFormatStyle.Percent", FoundationDouble(style: style), rows),
            Lane(
              .foundation, "NumberFormatter", FoundationClassDouble(formatter: .of("en-US", .percent)), rows),
          ]
      },
      BenchmarkCase("number/scientific", floors: [.times(5, over: .icu), .times(10, over: .foundation)]) {
        let rows = [
          Row(12_345, "1.2345E4"), Row(0.000_12, "1.2E-4"), Row(1_234_567, "1.234567E6"),
          Row(9.87e20, "9.87E20"),
          Row(-5000, "-5E3"), Row(3.14159, "3.14159E0"), Row(6.022e23, "6.022E23"), Row(4.5e-7, "4.5E-7"),
        ]
        let style = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en-US"))
          .notation(.scientific)
        return try libraryAndRaw(.scientific, "en-US", .scientific, skeleton: "scientific", rows) + [
          Lane(.foundation, "FloatingPointFormatStyle", FoundationDouble(style: style), rows),
          Lane(
            .foundation, "NumberFormatter", FoundationClassDouble(formatter: .of("en-US", .scientific)), rows),
        ]
      },
      BenchmarkCase("number/compact-short", floors: [.times(8, over: .icu), .times(20, over: .foundation)]) {
        let rows = [
          Row(999, "999"), Row(1234, "1.2K"), Row(56_789, "57K"), Row(123_456, "123K"),
          Row(1_234_567, "1.2M"),
          Row(-12_345_678, "-12M"), Row(987_654_321, "988M"), Row(1_500_000_000, "1.5B"),
        ]
        let style = IntegerFormatStyle<Int>(locale: Locale(identifier: "en-US")).notation(.compactName)
        return [
          Lane(.intl, "NumberFormat", IntlInteger(format: try .init(.compactShort, locale: "en-US")), rows),
          Lane(.icu, "unum_formatInt64", RawOldInteger(number: try .init("en-US", .compactShort)), rows),
          Lane(
            .icu, "unumf_formatInt", RawNewInteger(number: try .init("en-US", skeleton: "compact-short")),
            rows),
          Lane(.foundation, "IntegerFormatStyle", FoundationInteger(style: style), rows),
        ]
      },
    ]
  }

  // MARK: Texts

  /// The same number as Egypt writes it.
  static func arabic(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.flatMap { scalar -> [Unicode.Scalar] in
          switch scalar {
          case ",": ["\u{066c}"]
          case ".": ["\u{066b}"]
          case "-": ["\u{061c}", "-"]
          default: [Unicode.Scalar(scalar.value - 0x30 + 0x0660) ?? scalar]
          }
        }))
  }

  /// An amount as France writes it.
  private static func euros(_ amount: String) -> String {
    amount.replacing(" ", with: "\u{202f}") + "\u{a0}€"
  }
}
