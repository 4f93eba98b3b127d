public import IntlCore

/// The locales that a user's environment variables choose, one a category.
///
/// ```swift
/// let user = LocaleEnvironment(["LANG": "de_DE.UTF-8", "LC_TIME": "en_GB.UTF-8"])
/// user.dates      // en-GB
/// user.numbers    // de-DE
/// ```
///
/// `LC_ALL` decides before the category's own variable, and that before `LANG`; an empty variable counts as unset.
/// `C` and `POSIX` give `en-US-u-va-posix`, which is also the answer when no variable is set. A variable that holds no
/// locale is passed over, and reported in ``unreadable``.
///
/// POSIX, section 8.2 "Internationalization Variables"; gettext manual for `LANGUAGE`.
public struct LocaleEnvironment: Sendable, Hashable {
  /// The categories, by the variable that names each.
  public enum Category: String, Sendable, CaseIterable {
    /// The language of messages.
    case messages = "LC_MESSAGES"
    /// Dates and times.
    case dates = "LC_TIME"
    /// Numbers.
    case numbers = "LC_NUMERIC"
    /// Currency amounts.
    case money = "LC_MONETARY"
    /// Sorting and searching.
    case collation = "LC_COLLATE"
    /// Units of measure.
    case measurement = "LC_MEASUREMENT"
  }

  /// Where a category's locale came from.
  public struct Choice: Sendable, Hashable {
    /// The locale.
    public let locale: LocaleID
    /// The variable that named it; `nil` when none is set.
    public let variable: String?
  }

  private let choices: [Category: Choice]
  /// The user's languages, best first: those of `LANGUAGE`, else the locale of messages.
  public let languages: [LocaleID]
  /// The value of `TZ`, as it is set; `nil` when it is unset or empty.
  public let zone: String?
  /// Variables whose value is no locale, with what was wrong.
  public let unreadable: [String: IntlError]

  /// Reads the given variables.
  public init(_ variables: [String: String]) {
    var unreadable: [String: IntlError] = [:]
    func locale(_ name: String) -> LocaleID? {
      guard let text = variables[name], !text.isEmpty else { return nil }
      do throws(IntlError) {
        return try LocaleID(parsing: text)
      } catch {
        unreadable[name] = error
        return nil
      }
    }
    var choices: [Category: Choice] = [:]
    for category in Category.allCases {
      let names = ["LC_ALL", category.rawValue, "LANG"]
      let found = names.lazy.compactMap { name in locale(name).map { Choice(locale: $0, variable: name) } }
        .first
      choices[category] = found ?? Choice(locale: LocaleEnvironment.posix, variable: nil)
    }
    self.choices = choices
    // gettext ignores LANGUAGE when a variable asks for "C", so that scripts can turn translation off. Where no
    // variable is set at all, nobody asked for that.
    let messages = choices[.messages]?.locale ?? LocaleEnvironment.posix
    let isTranslated = messages.keyword("va") != "posix" || choices[.messages]?.variable == nil
    var languages: [LocaleID] = []
    if isTranslated, let list = variables["LANGUAGE"] {
      for text in list.split(separator: ":") {
        do throws(IntlError) {
          languages.append(try LocaleID(parsing: String(text)))
        } catch {
          unreadable["LANGUAGE"] = error
        }
      }
    }
    self.languages = languages.isEmpty ? [messages] : languages
    zone = variables["TZ"].flatMap { $0.isEmpty ? nil : $0 }
    self.unreadable = unreadable
  }

  /// The locale of a category and the variable that chose it.
  public func choice(for category: Category) -> Choice {
    choices[category] ?? Choice(locale: LocaleEnvironment.posix, variable: nil)
  }

  /// The locale of messages.
  public var messages: LocaleID { choice(for: .messages).locale }
  /// The locale of dates and times.
  public var dates: LocaleID { choice(for: .dates).locale }
  /// The locale of numbers.
  public var numbers: LocaleID { choice(for: .numbers).locale }
  /// The locale of currency amounts.
  public var money: LocaleID { choice(for: .money).locale }
  /// The locale of sorting and searching.
  public var collation: LocaleID { choice(for: .collation).locale }
  /// The locale of units of measure.
  public var measurement: LocaleID { choice(for: .measurement).locale }

  /// What a process without any locale variable has: the POSIX locale.
  public static let posix = LocaleID(language: "en", region: "US").settingKeyword("va", to: "posix")
}
