import Foundation

struct FoundationDateStyle<Style: FormatStyle>: Job
where Style.FormatInput == Date, Style.FormatOutput == String {
  let style: Style
  func run(_ date: Date) -> String { style.format(date) }
}

struct FoundationClassDate: Job {
  let formatter: DateFormatter
  func run(_ date: Date) -> String { formatter.string(from: date) }
}

struct FoundationClassDateParse: Job {
  let formatter: DateFormatter
  func run(_ text: String) -> Date? { formatter.date(from: text) }
}

extension DateFormatter {
  /// A formatter of styles, or of a pattern.
  static func of(
    _ locale: String, _ zone: TimeZone, date: DateFormatter.Style = .none, time: DateFormatter.Style = .none,
    pattern: String? = nil
  ) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.timeZone = zone
    formatter.dateStyle = date
    formatter.timeStyle = time
    if let pattern { formatter.dateFormat = pattern }
    return formatter
  }
}
