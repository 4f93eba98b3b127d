import CRawICU
import Intl

/// Opening a format of numbers, when the locale's data has been seen before.
enum NumberOpenSuite {
  /// No slower than ICU plus half.
  private static let floors: [Floor] = [.times(1 / 1.5, over: .icu)]

  static var cases: [BenchmarkCase] {
    [
      again("number/open-decimal", .decimal, .decimal, skeleton: ""),
      again("number/open-currency", .currency("USD"), .currency, currency: "USD", skeleton: "currency/USD"),
      again("number/open-compact-short", .compactShort, .compactShort, skeleton: "compact-short"),
      BenchmarkCase("number/open-new-options", floors: floors) {
        [
          Lane(
            .intl, "NumberFormat", IntlNumberOpen(style: .decimal, locale: "en-US"),
            newOptions.map { Row($0.options, true) }),
          Lane(
            .icu, "unumf_openForSkeletonAndLocale", RawNewNumberOpen(locale: "en-US"),
            newOptions.map { Row(Array($0.skeleton.utf16), true) }),
        ]
      },
    ]
  }

  /// A format that was open before, as in a function that makes its own.
  private static func again(
    _ name: String, _ style: NumberStyle, _ rawStyle: CRawNumberStyle, currency: String? = nil,
    skeleton: String
  ) -> BenchmarkCase {
    BenchmarkCase(name, floors: floors) {
      [
        Lane(
          .intl, "NumberFormat", IntlNumberOpen(style: style, locale: "en-US"), [Row(NumberOptions(), true)]),
        Lane(
          .icu, "unum_open", RawOldNumberOpen(locale: "en-US", style: rawStyle, currency: currency),
          [Row(0, true)]),
        Lane(
          .icu, "unumf_openForSkeletonAndLocale", RawNewNumberOpen(locale: "en-US"),
          [Row(Array(skeleton.utf16), true)]),
      ]
    }
  }

  /// Limits of digits, more of them than the library remembers formats.
  private static var newOptions: [(options: NumberOptions, skeleton: String)] {
    (1...3).flatMap { integer in
      (0...15).flatMap { least in
        (least...15).map { most in
          var options = NumberOptions()
          options.minimumIntegerDigits = integer
          options.minimumFractionDigits = least
          options.maximumFractionDigits = most
          let fraction = String(repeating: "0", count: least) + String(repeating: "#", count: most - least)
          let width = String(repeating: "0", count: integer)
          return (options, (most == 0 ? "precision-integer" : ".\(fraction)") + " integer-width/+\(width)")
        }
      }
    }
  }
}
