import Foundation
import Intl

/// Text to numbers.
enum NumberParseSuite {
  static var cases: [BenchmarkCase] {
    [
      BenchmarkCase(
        "number-parse/grouped-en", floors: [.times(15, over: .icu), .times(40, over: .foundation)]
      ) {
        let texts = [
          "1,234,567.89", "9,876,543.21", "1,000,000.01", "-2,718,281.82", "3,141,592.65", "5,555,555.55",
          "-8,000,000.55", "6,022,140.76",
        ]
        let plain = texts.map { $0.replacing(",", with: "") }
        let doubles = try zip(texts, plain).map { text, plain in
          guard let value = Double(plain) else { throw SetupFailure("\(plain) is no number") }
          return Row(text, Optional(value))
        }
        // ICU answers in its own scientific notation; every number here has seven digits before the point.
        let decimals = zip(texts, plain).map { text, plain in
          let digits = plain.filter { $0.isNumber }
          let sign = plain.hasPrefix("-") ? "-" : ""
          return Row(text, "\(sign)\(digits.prefix(1)).\(digits.dropFirst())E+6")
        }
        let exact = try zip(texts, plain).map { Row($0, Optional(try DecimalValue(parsing: $1))) }
        let number = try RawOldNumber("en-US", .decimal)
        let locale = Locale(identifier: "en-US")
        return [
          Lane(
            .intl, "NumberParser", IntlParse(parser: try .init(NumberFormat(locale: "en-US"))), exact),
          Lane(.icu, "unum_parseDouble", RawParseDouble(number: number), doubles),
          Lane(.icu, "unum_parseDecimal", RawParseDecimal(number: number), decimals),
          Lane(
            .foundation, "FloatParseStrategy",
            FoundationParse(strategy: FloatingPointFormatStyle<Double>(locale: locale).parseStrategy), doubles
          ),
          Lane(
            .foundation, "NumberFormatter", FoundationClassParse(formatter: .of("en-US", .decimal)), doubles),
        ]
      }
    ]
  }
}
