internal import ICUBridge
internal import IntlCore
internal import LocaleData

/// Where the text of a format comes from: its pattern, and the style that numerals of the locale hang on.
struct DateSource {
  /// What is printed.
  let pattern: DatePattern
  /// The style that the pattern comes from, whose numerals it keeps: `nil` for templates and patterns.
  var style: Style?
  /// What is printed on the days that have a name, by their distance from today; empty unless relative.
  var namedDays: [Int: DatePattern] = [:]

  struct Style {
    let date: DatePatterns.Style
    let time: DatePatterns.Style
  }
}

// MARK: Patterns

extension DateSettings {
  func source(pattern: String) throws(IntlError) -> DateSource {
    try refuseRelative(beside: "a pattern")
    return DateSource(pattern: try DatePattern(parsing: pattern))
  }

  private func refuseRelative(beside other: String) throws(IntlError) {
    guard !options.isRelative else {
      throw IntlError(
        .invalidOption, subject: "relative", expected: "a date style beside it", found: other)
    }
  }
}

// MARK: Templates

extension DateSettings {
  func source(template: String) throws(IntlError) -> DateSource {
    try refuseRelative(beside: "a template")
    return DateSource(pattern: try pattern(template: template))
  }

  /// The locale's pattern for a template.
  func pattern(template: String) throws(IntlError) -> DatePattern {
    let skeleton = try Skeleton(parsing: template)
    let lengths = options.templateLengths.source
    var pattern: DatePattern
    if let hourCycle, skeleton.asksForLocaleHour {
      let text = try DatePatterns.best(skeleton.text(hours: hourCycle), in: locale, lengths: lengths)
      pattern = try read(text, for: template).settingHours(to: hourCycle)
    } else {
      pattern = try read(try DatePatterns.best(skeleton.text, in: locale, lengths: lengths), for: template)
    }
    guard skeleton.isShown(by: pattern) else { throw DateSettings.incomplete(template) }
    return pattern
  }

  private func read(_ pattern: String, for template: String) throws(IntlError) -> DatePattern {
    guard !pattern.isEmpty else { throw DateSettings.incomplete(template) }
    return try DatePattern(parsing: pattern)
  }

  private static func incomplete(_ template: String) -> IntlError {
    IntlError(
      .missingData, subject: template, expected: "fields that the locale has a pattern for",
      found: "a combination that it has none for")
  }
}

extension DateOptions.TemplateLengths {
  fileprivate var source: DatePatterns.Lengths {
    switch self {
    case .ofLocale: .ofLocale
    case .ofTemplateHour: .ofTemplateHour
    case .ofTemplate: .ofTemplate
    }
  }
}

// MARK: Styles

extension DateSettings {
  func source(date: DateStyle, time: TimeStyle) throws(IntlError) -> DateSource {
    guard date != .none || time != .none else {
      throw IntlError(
        .invalidOption, subject: "none", expected: "a date style or a time style", found: "neither")
    }
    if options.isRelative, date == .none { try refuseRelative(beside: "a time style alone") }
    let style = DateSource.Style(date: date.source, time: time.source)
    let plain = try DatePatterns.styled(
      date: style.date, time: style.time, in: locale, isRelative: options.isRelative)
    let pattern = try withHourCycle(plain, time: time)
    var source = DateSource(pattern: try DatePattern(parsing: pattern), style: style)
    if options.isRelative {
      source.namedDays = try namedDays(in: pattern, dateStyle: style.date)
    }
    return source
  }

  /// A style's pattern with its hours counted as the options and the locale's keys say, which ICU's styles do not ask.
  ///
  /// A change between 12 and 24 hours takes the locale's own pattern for the same fields; within them the letter
  /// changes and nothing else.
  private func withHourCycle(_ pattern: String, time: TimeStyle) throws(IntlError) -> String {
    guard let hourCycle, time != .none else { return pattern }
    let read = try DatePattern(parsing: pattern)
    guard let own = read.hourCycle, own != hourCycle else { return pattern }
    if own.usesDayPeriod == hourCycle.usesDayPeriod { return read.settingHours(to: hourCycle).text }
    let timePattern = try DatePatterns.styled(date: .none, time: time.source, in: locale)
    let fields = try Skeleton(parsing: time.skeleton).text(hours: hourCycle)
    let other = try DatePattern(parsing: try DatePatterns.best(fields, in: locale))
    return pattern.replacing(timePattern, with: other.settingHours(to: hourCycle).text)
  }

  /// The days with a name, each with its pattern: that of the style, the name standing in for the date's fields.
  private func namedDays(
    in pattern: String, dateStyle: DatePatterns.Style
  ) throws(IntlError) -> [Int: DatePattern] {
    let datePattern = try DatePatterns.styled(date: dateStyle, time: .none, in: locale)
    // Only a name at the beginning can begin a sentence.
    let context = pattern.hasPrefix(datePattern) ? options.context : .none
    let names = try locale.asking { icuName throws(ICUFailure) in
      let words = try RelativeFormatHandle(locale: icuName, context: context.icu)
      var names: [Int: String] = [:]
      for day in -3...3 { names[day] = try words.dayName(day) }
      return names
    }
    var patterns: [Int: DatePattern] = [:]
    for (day, name) in names {
      let named = pattern.replacing(datePattern, with: DatePattern.quoted(name))
      patterns[day] = try DatePattern(parsing: named)
    }
    return patterns
  }
}

extension DateStyle {
  fileprivate var source: DatePatterns.Style {
    switch self {
    case .none: .none
    case .full: .full
    case .long: .long
    case .medium: .medium
    case .short: .short
    }
  }
}

extension TimeStyle {
  fileprivate var source: DatePatterns.Style {
    switch self {
    case .none: .none
    case .full: .full
    case .long: .long
    case .medium: .medium
    case .short: .short
    }
  }

  /// The fields of the style, as a template.
  fileprivate var skeleton: String {
    switch self {
    case .none: ""
    case .short: "jmm"
    case .medium: "jmmss"
    case .long: "jmmssz"
    case .full: "jmmsszzzz"
    }
  }
}
