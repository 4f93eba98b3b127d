internal import ICUBridge
package import IntlCore

/// Where the data of a locale's numbers stand: CLDR keys them by locale and numbering system, and most locales have
/// only what differs from their parent.
package struct NumberPatterns: Sendable, Hashable {
  /// A text of CLDR and the locale that has it, as a BCP 47 tag; `und` is the root.
  package struct Found: Sendable, Hashable {
    package let text: String
    package let locale: String
  }

  package enum Kind: String, Sendable {
    case decimal = "decimalFormat"
    case percent = "percentFormat"
    case currency = "currencyFormat"
    case accounting = "accountingFormat"
    case scientific = "scientificFormat"
  }

  /// The pattern of a kind of numbers.
  package let pattern: Found?
  /// The decimal separator, which tells where the symbols are.
  package let symbols: Found?

  /// Looks for the data of a numbering system, and then for those of `latn`, which every other falls back to.
  package init(_ kind: Kind, numberingSystem: String, in locale: ResolvedLocale) throws(IntlError) {
    let tags = try locale.fallbacks()
    (pattern, symbols) = try locale.asking { _ throws(ICUFailure) in
      (
        try Self.find("patterns", kind.rawValue, numberingSystem, tags),
        try Self.find("symbols", "decimal", numberingSystem, tags)
      )
    }
  }

  private static func find(
    _ table: String, _ key: String, _ system: String, _ tags: [String]
  ) throws(ICUFailure) -> Found? {
    let shared = try text(table, key, "latn", "und")
    for system in system == "latn" ? [system] : [system, "latn"] {
      for tag in tags {
        guard let text = try text(table, key, system, tag) else { continue }
        // In the root most other systems are links to `latn`, which pass over what the locale has of it.
        if system == "latn" || tag != "und" || text != shared { return Found(text: text, locale: tag) }
      }
    }
    return nil
  }

  private static func text(
    _ table: String, _ key: String, _ system: String, _ tag: String
  ) throws(ICUFailure) -> String? {
    let name = tag == "und" ? "root" : tag.replacing("-", with: "_")
    guard let bundle = try ResourceHandle.ifPresent(name),
      let elements = try bundle.optionalChild("NumberElements"),
      let data = try elements.optionalChild(system), let texts = try data.optionalChild(table)
    else { return nil }
    return try texts.string(key)
  }
}
