extension LocaleID {
  /// Reads a BCP 47, ICU or POSIX identifier.
  ///
  /// ```swift
  /// try LocaleID(parsing: "de_CH@numbers=latn").identifier   // "de-CH-u-nu-latn"
  /// try LocaleID(parsing: "C").identifier                    // "en-US-u-va-posix"
  /// ```
  ///
  /// - Throws: ``IntlError`` of kind `invalidLocale`, with the offset of the subtag that does not belong; without one
  ///   for a text of more than 4,096 bytes.
  public init(parsing text: String) throws(IntlError) {
    if let simple = LocaleID(languageAndRegion: text) {
      self = simple
      return
    }
    var parser = LocaleParser(text: text)
    self = try parser.parse()
  }
}

extension LocaleID {
  /// The identifier of `de`, `de-DE` or `de_DE`, which most are, without the detours of the others; `nil` for the rest.
  ///
  /// No identifier of this form is grandfathered or an alias that parsing resolves.
  private init?(languageAndRegion text: String) {
    let bytes = text.utf8
    guard bytes.count == 2 || bytes.count == 5 else { return nil }
    var index = bytes.startIndex
    for place in 0..<bytes.count {
      let byte = bytes[index]
      index = bytes.index(after: index)
      switch place {
      case 0, 1: guard (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) else { return nil }
      case 2: guard byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") else { return nil }
      default: guard (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) else { return nil }
      }
    }
    if bytes.count == 2 {
      self.init(language: text)
    } else {
      self.init(language: String(text.prefix(2)), region: String(text.suffix(2)))
    }
  }
}

private struct LocaleParser {
  let text: String
  var locale = LocaleID(language: "und")
  private var subtags: [(text: Substring, offset: Int)] = []
  private var next = 0

  init(text: String) { self.text = text }

  /// More than any identifier needs: the time for variants, here and in ICU, grows with the square of their number.
  private static let lengthLimit = 4_096

  mutating func parse() throws(IntlError) -> LocaleID {
    guard !text.isEmpty else {
      throw IntlError(.invalidLocale, subject: text, expected: "a locale such as \"de-DE\"", found: "nothing")
    }
    guard text.utf8.count <= LocaleParser.lengthLimit else {
      throw IntlError(
        .invalidLocale, subject: text, expected: "at most \(LocaleParser.lengthLimit) bytes",
        found: String(text.utf8.count))
    }
    if let byte = text.utf8.firstIndex(where: { !LocaleParser.mayStand($0) }) {
      throw failure(
        "letters, digits, \"-\" or \"_\"", at: text.utf8.distance(from: text.startIndex, to: byte))
    }
    if text == "C" || text == "POSIX" || text.hasPrefix("C.") || text.hasPrefix("POSIX.") {
      return LocaleID(language: "en", region: "US").settingKeyword("va", to: "posix")
    }
    if let whole = LocaleParser.grandfathered[text.lowercased().replacing("_", with: "-")] {
      return try LocaleID(parsing: whole)
    }

    let tagEnd = text.firstIndex { $0 == "." || $0 == "@" } ?? text.endIndex
    var offset = 0
    for piece in text[..<tagEnd].split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "-" || $0 == "_" })
    {
      subtags.append((piece, offset))
      offset += piece.utf8.count + 1
    }
    try parseLanguage()
    try parseExtensions()
    if let at = text.firstIndex(of: "@") {
      let start = text.index(after: at)
      try parseModifiers(text[start...], offset: text.utf8.distance(from: text.startIndex, to: start))
    }
    locale.variants.sort()
    return locale
  }

  // MARK: Subtags

  private var current: Substring? { next < subtags.count ? subtags[next].text : nil }

  private mutating func parseLanguage() throws(IntlError) {
    guard let first = current else { return }
    if first.isEmpty {
      // ICU writes "no language" as nothing: `_CH`, `@calendar=buddhist`.
      next += 1
    } else if first.lowercased() == "root" {
      next += 1
    } else if first.lowercased() == "x" || first.lowercased() == "i" {
      guard first.lowercased() == "x" else { throw failure("a language subtag", at: 0) }
    } else if Subtag.isLanguage(first) {
      locale.language = first.lowercased()
      next += 1
      if let extended = current, Subtag.isExtendedLanguage(extended), first.utf8.count <= 3 {
        // `zh-yue` is `yue` (RFC 5646, section 4.5).
        locale.language = extended.lowercased()
        next += 1
      }
    } else if Subtag.isScript(first) {
      // `Latn-DE`: a script may stand alone for `und-Latn`.
    } else {
      throw failure("a language subtag", at: 0)
    }
    if let script = current, Subtag.isScript(script) {
      locale.script = Subtag.titlecased(script)
      next += 1
    }
    if let region = current, region.isEmpty, next + 1 < subtags.count {
      // ICU leaves the region's place empty before a variant: `de__PHONEBOOK`.
      next += 1
    } else if let region = current, Subtag.isRegion(region) {
      locale.region = region.uppercased()
      next += 1
    }
    while let variant = current, !Subtag.isSingleton(variant) {
      let lowered = variant.lowercased()
      if lowered == "posix" {
        locale = locale.settingKeyword("va", to: "posix")
      } else if let collation = LocaleParser.collationVariants[lowered] {
        locale = locale.settingKeyword("co", to: collation)
      } else if Subtag.isVariant(variant) {
        if locale.variants.contains(lowered) { throw failure("each variant once", at: subtags[next].offset) }
        locale.variants.append(lowered)
      } else {
        throw failure(expectedAfterRegion, at: subtags[next].offset)
      }
      next += 1
    }
  }

  private var expectedAfterRegion: String {
    if locale.region != nil { return "a variant or an extension" }
    return locale.script == nil ? "a script, region or variant" : "a region or variant"
  }

  private mutating func parseExtensions() throws(IntlError) {
    var singletons: Set<String> = []
    while let singleton = current {
      let offset = subtags[next].offset
      guard singletons.insert(singleton.lowercased()).inserted else {
        throw failure("each extension once", at: offset)
      }
      next += 1
      switch singleton.lowercased() {
      case "u":
        try parseUnicodeExtension()
      case "x":
        let parts = takeParts(Subtag.isPrivatePart)
        guard !parts.isEmpty, current == nil else { throw failure("a private-use subtag", at: endOffset) }
        locale.extensions.append((["x"] + parts).joined(separator: "-"))
      default:
        guard Subtag.isSingleton(singleton) else { throw failure("an extension", at: offset) }
        let parts = takeParts(Subtag.isExtensionPart)
        guard !parts.isEmpty else { throw failure("an extension subtag of 2 to 8 characters", at: endOffset) }
        locale.extensions.append(([singleton.lowercased()] + parts).joined(separator: "-"))
      }
    }
  }

  private mutating func parseUnicodeExtension() throws(IntlError) {
    let attributes = takeParts { Subtag.isKeywordValue($0) }
    locale.attributes += attributes.sorted()
    var found = !attributes.isEmpty
    while let key = current, Subtag.isKey(key) {
      next += 1
      let value = takeParts { Subtag.isKeywordValue($0) }.joined(separator: "-")
      let name = key.lowercased()
      // The first of two equal keys counts (UTS 35, "Canonical Form").
      if locale.keyword(name) == nil {
        locale = locale.settingKeyword(name, to: value.isEmpty ? "true" : KeywordNames.value(value, of: name))
      }
      found = true
    }
    guard found else { throw failure("a key such as \"nu\" or \"ca\"", at: endOffset) }
    if let rest = current, !Subtag.isSingleton(rest) {
      throw failure("a key of two characters or a value of 3 to 8", at: subtags[next].offset)
    }
  }

  private mutating func takeParts(_ belongs: (Substring) -> Bool) -> [String] {
    var parts: [String] = []
    while let part = current, belongs(part) {
      parts.append(part.lowercased())
      next += 1
    }
    return parts
  }

  private var endOffset: Int { next < subtags.count ? subtags[next].offset : text.utf8.count }

  // MARK: What follows "@"

  private mutating func parseModifiers(_ modifiers: Substring, offset: Int) throws(IntlError) {
    var offset = offset
    for piece in modifiers.split(separator: ";", omittingEmptySubsequences: false) {
      if let equals = piece.firstIndex(of: "=") {
        let name = piece[..<equals]
        let value = piece[piece.index(after: equals)...]
        guard let key = KeywordNames.key(String(name)) else { throw failure("a keyword name", at: offset) }
        guard !value.isEmpty else { throw failure("a keyword value", at: offset + name.utf8.count + 1) }
        if locale.keyword(key) == nil {
          let canonical = KeywordNames.value(String(value), of: key)
          locale = locale.settingKeyword(key, to: canonical.isEmpty ? "true" : canonical)
        }
      } else {
        try applyModifier(piece, offset: offset)
      }
      offset += piece.utf8.count + 1
    }
  }

  private mutating func applyModifier(_ modifier: Substring, offset: Int) throws(IntlError) {
    switch modifier.lowercased() {
    case "latin": locale.script = "Latn"
    case "cyrillic": locale.script = "Cyrl"
    case "devanagari": locale.script = "Deva"
    case "iqtelif": locale.script = "Latn"
    case "valencia": locale.variants.append("valencia")
    case "posix": locale = locale.settingKeyword("va", to: "posix")
    default:
      // `@euro` and its like name a currency or an abbreviation that CLDR does not know: dropped.
      guard !modifier.isEmpty, modifier.utf8.allSatisfy(Subtag.isAlphanumeric) else {
        throw failure("a modifier such as \"euro\", or \"key=value\"", at: offset)
      }
    }
  }

  // MARK: Failures

  private func failure(_ expected: String, at offset: Int) -> IntlError {
    let rest = subtags.first { $0.offset == offset && !$0.text.isEmpty }
    let found = rest.map { IntlError.quoted($0.text) } ?? IntlError.found(in: text, at: offset)
    return IntlError(.invalidLocale, subject: text, position: offset, expected: expected, found: found)
  }

  private static func mayStand(_ byte: UInt8) -> Bool {
    if Subtag.isAlphanumeric(byte) { return true }
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "@"), UInt8(ascii: "="),
      UInt8(ascii: ";"), UInt8(ascii: "/"), UInt8(ascii: "+"):
      return true
    default:
      return false
    }
  }

  /// Collations that ICU once spelled as variants too long for BCP 47: `de__PHONEBOOK`.
  private static let collationVariants = ["phonebook": "phonebk", "traditional": "trad"]

  /// Whole tags registered before the grammar (RFC 5646, section 2.2.8), with their replacements in CLDR.
  private static let grandfathered: [String: String] = [
    "art-lojban": "jbo", "cel-gaulish": "xtg", "en-gb-oed": "en-GB-oxendict", "i-ami": "ami", "i-bnn": "bnn",
    "i-default": "en-x-i-default", "i-enochian": "und-x-i-enochian", "i-hak": "hak", "i-klingon": "tlh",
    "i-lux": "lb", "i-mingo": "see-x-i-mingo", "i-navajo": "nv", "i-pwn": "pwn", "i-tao": "tao",
    "i-tay": "tay",
    "i-tsu": "tsu", "no-bok": "nb", "no-nyn": "nn", "sgn-be-fr": "sfb", "sgn-be-nl": "vgt",
    "sgn-ch-de": "sgg",
    "zh-guoyu": "zh", "zh-hakka": "hak", "zh-min": "nan-x-zh-min", "zh-min-nan": "nan", "zh-xiang": "hsn",
  ]
}
