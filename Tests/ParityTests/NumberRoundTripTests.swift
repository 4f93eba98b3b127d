import Foundation
import Intl
import TestSupport
import Testing

/// What a format prints, its parser reads: in every locale of ICU, for every style that keeps the digits.
///
/// A run takes some locales by its seed; with `INTL_FULL=1` in the environment it takes all.
@Suite struct NumberRoundTripTests {
  static let isFull = ProcessInfo.processInfo.environment["INTL_FULL"] == "1"

  static func locales(_ name: String, count: Int) -> [LocaleID] {
    let all = AvailableLocales.all
    if isFull { return all }
    var random = SeededGenerator(name)
    return Array(all.shuffled(using: &random).prefix(count))
  }

  /// The styles with the options that let them show all digits.
  static let styles: [NumberStyle] = [
    .decimal, .percent, .permille, .scientific, .engineering,
    .currency("USD"), .currency("EUR"), .currency("JPY", .narrow), .currency("INR", .code),
    .currency("EUR", .name), .currency("CHF", .symbol), .currency("XXX"),
    .accounting("USD"), .accounting("EUR", .code),
    .unit("kilometer"), .unit("celsius", .long), .unit("liter-per-100-kilometer", .long),
    .unit("foot", .narrow),
  ]

  @Test("Numbers in digits", arguments: styles)
  func digits(style: NumberStyle) throws {
    var random = SeededGenerator("round trip \(style)")
    var wrong: [String] = []
    for locale in Self.locales("round trip digits", count: 12) {
      let format = try NumberFormat(style, locale: locale, options: .digits(fraction: 0...60))
      for value in Self.values(&random) {
        Self.check(format, value, style, &wrong)
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count) wrong:\n\(wrong.prefix(30).joined(separator: "\n"))")
  }

  @Test(
    "Compact numbers",
    arguments: [
      NumberStyle.compactShort, .compactLong, .compactCurrency("USD", .short),
      .compactCurrency("EUR", .long, .name),
    ])
  func compact(style: NumberStyle) throws {
    var wrong: [String] = []
    for locale in Self.locales("round trip compact", count: 12) {
      let format = try NumberFormat(style, locale: locale)
      for power in 0...17 {
        for digits in [10, 11, 12, 15, 20, 21, 25, 50, 90, 99] {
          let value = try DecimalValue(digits).scaled(byPowerOfTen: power - 1)
          if power == 0, digits % 10 != 0 { continue }
          Self.check(format, value, style, &wrong)
          Self.check(format, -value, style, &wrong)
        }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count) wrong:\n\(wrong.prefix(30).joined(separator: "\n"))")
  }

  @Test("Numbers in words and ordinals", arguments: [NumberStyle.spellOut, .ordinal, .spellOutOrdinal])
  func words(style: NumberStyle) throws {
    var random = SeededGenerator("round trip words")
    var wrong: [String] = []
    for locale in Self.locales("round trip words", count: 6) {
      guard let format = try? NumberFormat(style, locale: locale) else { continue }
      for value in Self.wholeValues(&random) { Self.check(format, value, style, &wrong) }
    }
    #expect(wrong.isEmpty, "\(wrong.count) wrong:\n\(wrong.prefix(30).joined(separator: "\n"))")
  }

  private static func check(
    _ format: NumberFormat, _ value: DecimalValue, _ style: NumberStyle, _ wrong: inout [String]
  ) {
    let text = format.format(value)
    do throws(IntlError) {
      let read = try format.parse(text)
      if read == value, read.isNegative == value.isNegative { return }
      // Where a word stands for the number, or CLDR has two powers with one word, the text does not say which it was.
      if !style.isDigits, format.format(read) == text { return }
      wrong.append("\(format.locale) \(style) \(value): \(IntlError.quoted(text)) read as \(read)")
    } catch {
      wrong.append("\(format.locale) \(style) \(value): \(error) at \(error.position ?? -1)")
    }
  }

  private static func values(_ random: inout SeededGenerator) -> [DecimalValue] {
    var values: [DecimalValue] = [
      0, 1, 2, 5, 11, 21, 100, 999, 1000, 1234, 12_345, 1_234_567, 1_234_567_890, 0.5, 1.5, 0.01, 1234.5,
      0.001,
      .infinity, 18_446_744_073_709_551_616, 123_456_789_012_345_678_901_234_567_890_123_456_789_012,
    ]
    for _ in 0..<6 {
      let digits =
        UInt64.random(in: 0...UInt64.max, using: &random) >> UInt64.random(in: 0...63, using: &random)
      values.append(DecimalValue(coefficient: digits, exponent: Int.random(in: -12...6, using: &random)))
    }
    return values + values.map { -$0 }
  }

  private static func wholeValues(_ random: inout SeededGenerator) -> [DecimalValue] {
    var values: [DecimalValue] = (0...130).map { DecimalValue($0) }
    values += [200, 234, 999, 1000, 1001, 1234, 2000, 12_345, 100_000, 1_000_000, 1_234_567, 1_000_000_000]
    for _ in 0..<12 {
      values.append(DecimalValue(random.next() >> UInt64.random(in: 1...60, using: &random)))
    }
    return values + values.map { -$0 }
  }
}

extension NumberStyle {
  /// Whether every text holds all digits of its number.
  fileprivate var isDigits: Bool {
    switch self {
    case .decimal, .percent, .permille, .scientific, .engineering, .currency, .accounting: true
    default: false
    }
  }
}
