/// A Unicode locale identifier: language, script, region, variants and `-u-` keywords.
///
/// ```swift
/// let locale = try LocaleID(parsing: "sr_RS.UTF-8@latin")
/// locale.identifier        // "sr-Latn-RS"
/// locale.region            // "RS"
/// ```
///
/// BCP 47 (`de-CH-u-nu-latn`), ICU (`de_CH@numbers=latn`) and POSIX (`de_DE.UTF-8@euro`) spellings are read; the
/// BCP 47 one is printed. Subtags are put in their canonical case and order, keywords under their BCP 47 names.
/// Replacing outdated subtags (`iw` by `he`) needs data, and is `canonical()` in `IntlLocale`.
///
/// A string literal that is not an identifier does not trap: the value remembers the failure, and everything that
/// takes a locale and can throw throws it.
///
/// UTS 35, section "Unicode Language and Locale Identifiers".
public struct LocaleID: Sendable {
  /// The language subtag in lower case; `und` when the identifier names none.
  public var language: String
  /// The script subtag in title case: `Latn`.
  public var script: String?
  /// The region subtag in upper case, or three digits: `CH`, `419`.
  public var region: String?
  /// The variant subtags in lower case, sorted.
  public var variants: [String]
  /// The `-u-` keywords in the order of their keys; a value of `true` is stored as empty text.
  public private(set) var keywords: [Keyword]
  /// The attributes that stand before the first key of the `-u-` extension.
  public var attributes: [String]
  /// Other extensions, each from its singleton on: `t-hi-latn`; and private use: `x-app`.
  public var extensions: [String]

  let failure: IntlError?

  /// One `-u-` keyword: a two-letter key and its value, such as `nu` and `latn`.
  public struct Keyword: Sendable, Hashable {
    /// The key, two characters in lower case.
    public var key: String
    /// The value in lower case; empty for a bare key, which means `true`.
    public var value: String
  }

  init(failure: IntlError) {
    self.init(
      language: "und", script: nil, region: nil, variants: [], keywords: [], attributes: [], extensions: [],
      failure: failure)
  }

  private init(
    language: String, script: String?, region: String?, variants: [String], keywords: [Keyword],
    attributes: [String], extensions: [String], failure: IntlError?
  ) {
    self.language = language
    self.script = script
    self.region = region
    self.variants = variants
    self.keywords = keywords
    self.attributes = attributes
    self.extensions = extensions
    self.failure = failure
  }

  /// An identifier of the given subtags, which must be well formed.
  ///
  /// ```swift
  /// LocaleID(language: "zh", script: "Hant", region: "HK").identifier    // "zh-Hant-HK"
  /// ```
  ///
  /// They are taken as they are, in their canonical case; ``init(parsing:)`` checks and repairs.
  public init(language: String, script: String? = nil, region: String? = nil) {
    self.init(
      language: language, script: script, region: region, variants: [], keywords: [], attributes: [],
      extensions: [], failure: nil)
  }

  /// The root of all locales, `und`.
  public static let root = LocaleID(language: "und")

  /// This identifier, or the failure that a malformed literal left in it.
  ///
  /// - Throws: ``IntlError`` of kind `invalidLocale`.
  public func validated() throws(IntlError) -> LocaleID {
    if let failure { throw failure }
    return self
  }

  /// The value of a keyword: `keyword("nu")` is `latn` in `ar-u-nu-latn`; `true` for a bare key.
  public func keyword(_ key: String) -> String? {
    guard let value = keywords.first(where: { $0.key == key })?.value else { return nil }
    return value.isEmpty ? "true" : value
  }

  /// This identifier with one keyword set, or removed by `nil`.
  ///
  /// ```swift
  /// LocaleID("th-TH").settingKeyword("nu", to: "thai").identifier    // "th-TH-u-nu-thai"
  /// ```
  public func settingKeyword(_ key: String, to value: String?) -> LocaleID {
    var copy = self
    copy.keywords.removeAll { $0.key == key }
    if let value {
      copy.keywords.append(Keyword(key: key, value: value == "true" ? "" : value))
      copy.keywords.sort { $0.key < $1.key }
    }
    return copy
  }

  /// Language, script, region and variants only.
  public var withoutExtensions: LocaleID {
    var copy = self
    copy.keywords = []
    copy.attributes = []
    copy.extensions = []
    return copy
  }

  /// The BCP 47 spelling: `de-CH-u-nu-latn`.
  public var identifier: String {
    var subtags = [language]
    if let script { subtags.append(script) }
    if let region { subtags.append(region) }
    subtags += variants
    // Extensions stand in the order of their singletons, private use last.
    var tails = extensions
    if !keywords.isEmpty || !attributes.isEmpty {
      let words = keywords.map { $0.value.isEmpty ? $0.key : "\($0.key)-\($0.value)" }
      tails.append((["u"] + attributes + words).joined(separator: "-"))
    }
    tails.sort { a, b in
      let aIsPrivate = a.hasPrefix("x-")
      let bIsPrivate = b.hasPrefix("x-")
      return aIsPrivate == bIsPrivate ? a < b : bIsPrivate
    }
    if language == "und", subtags.count == 1, tails.count == 1, tails[0].hasPrefix("x-") { return tails[0] }
    return (subtags + tails).joined(separator: "-")
  }
}

extension LocaleID: Hashable {
  /// True when every property is equal.
  public static func == (a: LocaleID, b: LocaleID) -> Bool {
    a.language == b.language && a.script == b.script && a.region == b.region && a.variants == b.variants
      && a.keywords == b.keywords && a.attributes == b.attributes && a.extensions == b.extensions
      && a.failure == b.failure
  }

  /// Feeds the properties that tell most values apart.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(language)
    hasher.combine(script)
    hasher.combine(region)
    hasher.combine(keywords)
  }
}

extension LocaleID: CustomStringConvertible {
  /// The BCP 47 spelling, or the given text when it was malformed.
  public var description: String { failure?.subject ?? identifier }
}

extension LocaleID: ExpressibleByStringLiteral {
  /// An identifier from text; a malformed one is remembered and thrown by what uses it.
  public init(stringLiteral text: String) {
    do throws(IntlError) {
      self = try LocaleID(parsing: text)
    } catch {
      self = LocaleID(failure: error)
    }
  }
}
