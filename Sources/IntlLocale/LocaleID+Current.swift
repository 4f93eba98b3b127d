public import IntlCore
internal import IntlSystem

extension LocaleEnvironment {
  /// The variables that are read, in no order.
  static let variables = ["LC_ALL", "LANG", "LANGUAGE", "TZ"] + Category.allCases.map(\.rawValue)

  /// The environment of this process, as it is now.
  public static var current: LocaleEnvironment {
    var found: [String: String] = [:]
    for name in variables { found[name] = Environment.value(of: name) }
    return LocaleEnvironment(found)
  }
}

extension LocaleID {
  /// The user's locale for messages, from LC_ALL, LC_MESSAGES or LANG.
  ///
  /// ```swift
  /// // LANG=de_DE.UTF-8
  /// LocaleID.current    // de-DE
  /// ```
  ///
  /// Numbers and dates have variables of their own; ``current(for:)`` honours them.
  public static var current: LocaleID { LocaleEnvironment.current.messages }

  /// The user's locale for one category, such as `.dates` from LC_ALL, LC_TIME or LANG.
  public static func current(for category: LocaleEnvironment.Category) -> LocaleID {
    LocaleEnvironment.current.choice(for: category).locale
  }
}
