import IntlCore
import IntlLocale
import Testing

@Suite struct LocaleIDLikelyTests {
  @Test(
    "Outdated subtags are replaced",
    arguments: [
      ("iw", "he"), ("in_ID", "id-ID"), ("mo", "ro"), ("tl", "fil"), ("sh", "sr-Latn"),
      ("zh-cmn-Hans", "zh-Hans"),
      ("de-DD", "de-DE"), ("en-u-ca-islamicc", "en-u-ca-islamic-civil"), ("no-bokmal", "nb"),
      ("zh_TW_STROKE", "zh-TW-stroke"),
    ])
  func canonical(text: String, tag: String) throws {
    #expect(try LocaleID(parsing: text).canonical().identifier == tag)
  }

  @Test(
    "Likely subtags are added and removed",
    arguments: [
      ("ja", "ja-Jpan-JP"), ("und-EG", "ar-Arab-EG"), ("zh-MO", "zh-Hant-MO"), ("hi-Latn", "hi-Latn-IN"),
    ])
  func likely(short: String, long: String) throws {
    let locale = try LocaleID(parsing: short)
    #expect(try locale.maximized().identifier == long)
    #expect(try LocaleID(parsing: long).minimized() == locale.minimized())
  }

  @Test(
    "A locale knows its parent",
    arguments: [
      ("en-NZ", "en-001"), ("es-AR", "es-419"), ("pt-AO", "pt-PT"), ("zh-Hant-MO", "zh-Hant-HK"),
      ("sr-Latn", "und"),
      ("fr-CA", "fr"), ("fr", "und"), ("ca-ES-valencia", "ca-ES"), ("de-CH-u-nu-latn", "de"), ("nb", "no"),
    ])
  func parent(text: String, parent: String) throws {
    #expect(try LocaleID(parsing: text).parent()?.identifier == parent)
  }

  @Test("The root has no parent")
  func rootParent() throws {
    #expect(try LocaleID.root.parent() == nil)
  }
}
