import IntlCore
import Testing

@Suite struct LocaleIDTests {
  @Test(
    "Every spelling of a locale gives one BCP 47 tag",
    arguments: [
      ("de-CH-u-nu-latn", "de-CH-u-nu-latn"), ("de_CH@numbers=latn", "de-CH-u-nu-latn"),
      ("es_ES.UTF-8", "es-ES"), ("sr_RS@latin", "sr-Latn-RS"), ("ca_ES@valencia", "ca-ES-valencia"),
      ("de_DE@euro", "de-DE"), ("C", "en-US-u-va-posix"), ("POSIX", "en-US-u-va-posix"),
      ("C.UTF-8", "en-US-u-va-posix"), ("en_US_POSIX", "en-US-u-va-posix"), ("root", "und"),
      ("zh-hant-tw", "zh-Hant-TW"), ("EN-us", "en-US"), ("de__PHONEBOOK", "de-u-co-phonebk"),
      ("ja_JP@calendar=japanese;numbers=jpan", "ja-JP-u-ca-japanese-nu-jpan"),
      ("th@calendar=gregorian", "th-u-ca-gregory"),
      ("en-u-kn-true", "en-u-kn"), ("en@colNumeric=yes", "en-u-kn"), ("es-419", "es-419"),
      ("i-klingon", "tlh"), ("zh-yue-HK", "yue-HK"),
      ("en-t-hi-latn-u-ca-buddhist-x-a", "en-t-hi-latn-u-ca-buddhist-x-a"),
      ("x-app", "x-app"), ("und-Latn-US", "und-Latn-US"), ("_CH", "und-CH"),
      ("@calendar=buddhist", "und-u-ca-buddhist"),
      ("sl-rozaj-biske", "sl-biske-rozaj"),
    ])
  func spellings(text: String, tag: String) throws {
    #expect(try LocaleID(parsing: text).identifier == tag)
  }

  @Test(
    "A malformed locale says where",
    arguments: [
      ("", nil), ("de_$$", 3), ("d", 0), ("de-", 3), ("abcdefghi", 0), ("de-DE-u", 7), ("de-x", 4),
      ("de-DE-toolongvariant", 6), ("de DE", 2), ("de\u{0}", 2), ("de-DE-1901-1901", 11), ("@=x", 1),
    ] as [(String, Int?)])
  func malformed(text: String, position: Int?) {
    do throws(IntlError) {
      let locale = try LocaleID(parsing: text)
      Issue.record("accepted as \(locale)")
    } catch {
      #expect(error.kind == .invalidLocale)
      #expect(error.subject == text)
      #expect(error.position == position, "\(error)")
    }
  }

  @Test("A malformed literal is an error where it is used, not a trap")
  func literal() {
    let locale: LocaleID = "not a locale"
    #expect(throws: IntlError.self) { try locale.validated() }
    #expect(locale.description == "not a locale")
  }

  @Test("A text that is too long for an identifier is refused before it is read")
  func long() throws {
    let error = #expect(throws: IntlError.self) {
      try LocaleID(parsing: "en-" + String(repeating: "variant-", count: 100_000))
    }
    #expect(error?.expected == "at most 4096 bytes")
    #expect(error?.found == "800003")
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    let variants = (0..<600).map { "vari\(letters[$0 / 26])\(letters[$0 % 26])" }.prefix(500)
    let longest = "en-" + variants.joined(separator: "-")
    #expect(try LocaleID(parsing: longest).variants.count == 500)
  }

  @Test("A keyword can be read, set and removed")
  func keywords() throws {
    let locale = try LocaleID(parsing: "en-u-nu-thai-kn")
    #expect(locale.keyword("nu") == "thai")
    #expect(locale.keyword("kn") == "true")
    #expect(locale.keyword("ca") == nil)
    #expect(locale.settingKeyword("ca", to: "hebrew").identifier == "en-u-ca-hebrew-kn-nu-thai")
    #expect(locale.settingKeyword("nu", to: nil).identifier == "en-u-kn")
  }
}
