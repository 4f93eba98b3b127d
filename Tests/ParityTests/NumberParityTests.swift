import Foundation
import Intl
import TestSupport
import Testing

/// The plans write what ICU writes: every locale, every style that a plan can say, edge values and seeded ones.
///
/// A sample runs by default, all locales and styles with `INTL_FULL=1`. Differences that are chosen:
///
/// - The plural category of a number of more than 15 digits: ICU's comes from a double, ours from the digits.
/// - Names of currencies where ICU prints the symbol too, and the name among the digits (`en-AT` and its like).
/// - Steps of doubles of more than 15 digits: ICU takes the binary digits, we the shortest decimal, as everywhere.
@Suite struct NumberParityTests {
  static let isFull = ProcessInfo.processInfo.environment["INTL_FULL"] == "1"

  struct Format: Sendable {
    let style: NumberStyle
    let options: NumberOptions

    init(_ style: NumberStyle, _ change: (inout NumberOptions) -> Void = { _ in }) {
      self.style = style
      var options = NumberOptions()
      change(&options)
      self.options = options
    }
  }

  static let formats: [Format] = [
    Format(.decimal), Format(.percent), Format(.permille), Format(.scientific), Format(.engineering),
    Format(.currency("USD")), Format(.currency("EUR")), Format(.currency("JPY")), Format(.currency("BHD")),
    Format(.currency("INR", .narrow)), Format(.currency("CAD", .code)), Format(.currency("USD", .name)),
    Format(.currency("PLN", .name)) { $0.maximumFractionDigits = 0 },
    Format(.currency("EUR", .name)) { $0.minimumFractionDigits = 0 },
    Format(.currency("TWD", .formal)), Format(.currency("TRY", .variant)), Format(.currency("USD", .none)),
    Format(.currency("PTE")), Format(.currency("CVE")), Format(.accounting("USD")),
    Format(.accounting("EUR", .code)) { $0.sign = .always },
    Format(.accounting("GBP")) { $0.sign = .exceptZero },
    Format(.currency("CHF")) { $0.usesCashRounding = true },
    Format(.currency("USD")) { $0.trailingZeros = .stripIfInteger },
    Format(.compactShort), Format(.compactLong), Format(.compactCurrency("USD", .short)),
    Format(.compactCurrency("EUR", .long, .code)),
    Format(.compactShort) { $0.minimumFractionDigits = 1 },
    Format(.compactLong) { $0.maximumSignificantDigits = 4 },
    Format(.compactLong) { $0.sign = .always }, Format(.compactLong) { $0.grouping = .always },
    Format(.unit("kilometer")), Format(.unit("hour", .long)), Format(.unit("liter", .narrow)),
    Format(.unit("kilometer-per-hour", .long)), Format(.unit("celsius")), Format(.unit("percent")),
    Format(.unit("day", .long)) { $0.minimumFractionDigits = 1 },
    Format(.unit("meter", .long)) { $0.sign = .always },
    Format(.unit("square-meter")), Format(.unit("megabyte-per-second")),
    Format(.decimal) { $0.maximumFractionDigits = 0 }, Format(.decimal) { $0.maximumFractionDigits = 12 },
    Format(.decimal) { $0.minimumFractionDigits = 2 }, Format(.decimal) { $0.minimumIntegerDigits = 5 },
    Format(.decimal) { $0.minimumIntegerDigits = 0 }, Format(.decimal) { $0.maximumIntegerDigits = 4 },
    Format(.decimal) { $0.maximumSignificantDigits = 3 },
    Format(.decimal) { $0.minimumSignificantDigits = 5 },
    Format(.decimal) { $0.grouping = .always }, Format(.decimal) { $0.grouping = .min2 },
    Format(.decimal) { $0.grouping = .thousands }, Format(.decimal) { $0.grouping = .off },
    Format(.decimal) { $0.sign = .always }, Format(.decimal) { $0.sign = .never },
    Format(.decimal) { $0.sign = .exceptZero }, Format(.decimal) { $0.sign = .negative },
    Format(.decimal) { $0.decimalSeparator = .always }, Format(.decimal) { $0.increment = 0.25 },
    Format(.decimal) { $0.rounding = .ceiling }, Format(.decimal) { $0.rounding = .halfOdd },
    Format(.decimal) { $0.rounding = .floor }, Format(.decimal) { $0.numberingSystem = "native" },
    Format(.decimal) {
      $0.maximumFractionDigits = 2
      $0.maximumSignificantDigits = 3
      $0.roundingPriority = .morePrecision
    },
    Format(.decimal) {
      $0.minimumFractionDigits = 1
      $0.maximumFractionDigits = 2
      $0.minimumSignificantDigits = 3
      $0.maximumSignificantDigits = 4
      $0.roundingPriority = .lessPrecision
    },
    Format(.percent) { $0.maximumFractionDigits = 2 }, Format(.percent) { $0.sign = .always },
    Format(.scientific) { $0.maximumFractionDigits = 3 },
    Format(.scientific) {
      $0.minimumExponentDigits = 2
      $0.exponentSign = .always
    },
    Format(.engineering) { $0.maximumSignificantDigits = 2 },
    Format(.scientific) { $0.minimumIntegerDigits = 5 },
    Format(.scientific) {
      $0.minimumSignificantDigits = 3
      $0.maximumSignificantDigits = 4
      $0.roundingPriority = .morePrecision
    },
    Format(.engineering) {
      $0.minimumSignificantDigits = 3
      $0.maximumSignificantDigits = 4
      $0.roundingPriority = .lessPrecision
    },
  ]

  static let edges = [
    "0", "-0", "1", "-1", "2", "3", "5", "7", "10", "11", "12", "20", "21", "22", "25", "100", "101", "102",
    "111",
    "999", "1000", "-1000", "1001", "1100", "2000", "9999", "-9999", "10000", "12345", "99999", "100000",
    "123456",
    "999499", "999500", "999999", "1000000", "1500000", "2000000", "10000000", "12345678", "99999999",
    "100000000",
    "1234567890", "1e10", "1e11", "12345678901234", "1e15", "11111112223334444", "9007199254740993", "1e19",
    "9223372036854775807", "-9223372036854775808", "18446744073709551615", "12345678901234567890", "1e21",
    "1e30",
    "0.1", "0.5", "-0.5", "1.5", "2.5", "-2.5", "0.05", "0.005", "0.0005", "0.00012", "-0.0004", "1.005",
    "0.125",
    "1.0", "1.10", "1.2", "1.9", "1.99", "1.999", "1.9999", "9.95", "9.995", "99.95", "999.9", "999.9999",
    "1234.5",
    "-1234.56", "1234567.891", "0.000000123", "1e-9", "1e-30", "123456789012345678901234567890.123456789",
    "NaN",
    "Infinity", "-Infinity",
  ]

  static func values(_ generator: inout SeededGenerator, count: Int) throws -> [DecimalValue] {
    try edges.map { try DecimalValue(parsing: $0) }
      + (0..<count).map { _ in
        let digits = Int.random(in: 1...17, using: &generator)
        let bound = (0..<digits).reduce(UInt64(1)) { power, _ in power * 10 }
        let coefficient = UInt64.random(in: 0..<bound, using: &generator)
        let sign = Bool.random(using: &generator) ? "-" : ""
        let exponent = Int.random(in: -12...4, using: &generator)
        return try DecimalValue(parsing: "\(sign)\(coefficient)e\(exponent)")
      }
  }

  static let locales: [LocaleID] = {
    let all = AvailableLocales.all
    if isFull { return all }
    let named = [
      "en", "de", "ar-EG", "hi", "fa", "es", "pl", "lt", "he", "sv", "fr", "ja", "de-AT", "en-IN", "bn",
    ]
    var generator = SeededGenerator("number locales")
    let random = (0..<12).compactMap { _ in all.randomElement(using: &generator) }
    return named.map { LocaleID(stringLiteral: $0) } + random
  }()

  /// False where ICU goes through a double and another answer is chosen.
  static func isComparable(_ value: DecimalValue, _ format: Format) -> Bool {
    guard value.isFinite, !value.isZero else { return true }
    switch format.style {
    case .unit, .currency(_, .name): return value.leadingExponent < 15 && value.digitCount <= 15
    case .compact, .compactCurrency: return value.leadingExponent < 27
    default: return format.options.increment == nil || (value.digitCount <= 15 && value.leadingExponent < 15)
    }
  }

  /// The plan, or `nil` where there is none.
  private func native(_ format: Format, _ locale: LocaleID) throws -> NumberFormat? {
    do throws(IntlError) {
      return try NumberFormat(format.style, locale: locale, options: format.options, engine: .native)
    } catch {
      if error.kind == .invalidOption { return nil }
      throw error
    }
  }

  @Test("A plan writes what ICU writes", arguments: locales)
  func parity(locale: LocaleID) throws {
    var generator = SeededGenerator("number parity \(locale)")
    var wrong: [String] = []
    var total = 0
    for format in Self.formats {
      guard let native = try native(format, locale) else {
        wrong.append("\(format.style) has no plan")
        continue
      }
      let icu = try NumberFormat(format.style, locale: locale, options: format.options, engine: .icu)
      for value in try Self.values(&generator, count: Self.isFull ? 200 : 30)
      where Self.isComparable(value, format) {
        total += 1
        let expected = icu.parts(value)
        let text = expected.map(\.text).joined()
        if expected.filter({ $0.kind == .currency }).count > 1 { continue }
        if native.format(value) != text {
          wrong.append("\(format.style) \(value): \(native.format(value)), not \(text)")
        } else if native.parts(value) != expected {
          wrong.append("\(format.style) \(value): \(native.parts(value)), not \(expected)")
        }
        if let double = Double(value.exponentText), native.format(double) != icu.format(double) {
          wrong.append("\(format.style) Double \(value): \(native.format(double)), not \(icu.format(double))")
        }
      }
    }
    #expect(
      wrong.isEmpty, "\(locale): \(wrong.count) of \(total)\n\(wrong.prefix(12).joined(separator: "\n"))")
  }

  @Test("Ordinals in digits are ICU's, by every rule set of every locale, where ICU counts right")
  func ordinals() throws {
    var generator = SeededGenerator("ordinals")
    let edges = Array(-3...130) + [200, 1000, 1001, 1_000_000, 10_000_000, 123_456_789, Int(Int32.max)]
    var wrong: [String] = []
    for locale in Self.isFull
      ? AvailableLocales.all : Self.locales + ["bg", "ca", "es", "fr", "it", "sv", "ms"]
    {
      for set in try NumberFormat.ruleSets(for: .ordinal, locale: locale) {
        let style = NumberStyle.ordinal(ruleSet: set)
        guard let native = try native(Format(style), locale) else {
          wrong.append("\(locale) \(set) has no plan")
          continue
        }
        let icu = try NumberFormat(style, locale: locale, engine: .icu)
        let values = edges + (0..<40).map { _ in Int(Int32.random(in: 0...Int32.max, using: &generator)) }
        for value in values where native.format(value) != icu.format(value) {
          wrong.append("\(locale) \(set) \(value): \(native.format(value)), not \(icu.format(value))")
        }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count)\n\(wrong.prefix(12).joined(separator: "\n"))")
  }
}
