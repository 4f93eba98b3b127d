import Foundation

/// A format style for integers.
struct FoundationInteger<Style: FormatStyle>: Job
where Style.FormatInput == Int, Style.FormatOutput == String {
  let style: Style
  func run(_ value: Int) -> String { style.format(value) }
}

/// A format style for doubles.
struct FoundationDouble<Style: FormatStyle>: Job
where Style.FormatInput == Double, Style.FormatOutput == String {
  let style: Style
  func run(_ value: Double) -> String { style.format(value) }
}

/// Foundation's class, given an integer.
struct FoundationClassInteger: Job {
  let formatter: NumberFormatter
  func run(_ value: Int) -> String { formatter.string(from: NSNumber(value: value)) ?? "" }
}

/// Foundation's class, given a double.
struct FoundationClassDouble: Job {
  let formatter: NumberFormatter
  func run(_ value: Double) -> String { formatter.string(from: NSNumber(value: value)) ?? "" }
}

/// A parse strategy of a format style.
struct FoundationParse<Strategy: ParseStrategy>: Job
where Strategy.ParseInput == String, Strategy.ParseOutput: Equatable {
  let strategy: Strategy

  func run(_ text: String) -> Strategy.ParseOutput? {
    do { return try strategy.parse(text) } catch { return nil }
  }
}

/// Foundation's class, reading.
struct FoundationClassParse: Job {
  let formatter: NumberFormatter
  func run(_ text: String) -> Double? { formatter.number(from: text)?.doubleValue }
}

extension NumberFormatter {
  /// A formatter of one style.
  static func of(_ locale: String, _ style: NumberFormatter.Style, currency: String? = nil) -> NumberFormatter
  {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.numberStyle = style
    if let currency { formatter.currencyCode = currency }
    return formatter
  }
}
