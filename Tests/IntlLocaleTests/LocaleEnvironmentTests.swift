import IntlCore
import IntlLocale
import Testing

@Suite struct LocaleEnvironmentTests {
  @Test(
    "LC_ALL decides before the category, and that before LANG",
    arguments: [
      (["LANG": "de_DE.UTF-8"], "de-DE", "de-DE"),
      (["LANG": "de_DE.UTF-8", "LC_TIME": "en_GB.UTF-8"], "de-DE", "en-GB"),
      (["LANG": "de_DE", "LC_TIME": "en_GB", "LC_ALL": "ja_JP.eucJP"], "ja-JP", "ja-JP"),
      (["LANG": "de_DE", "LC_ALL": ""], "de-DE", "de-DE"),
      ([:], "en-US-u-va-posix", "en-US-u-va-posix"),
      (["LANG": "C.UTF-8"], "en-US-u-va-posix", "en-US-u-va-posix"),
      (["LANG": "sr_RS.UTF-8@latin", "LC_TIME": "ca_ES@valencia"], "sr-Latn-RS", "ca-ES-valencia"),
      (["LANG": "???", "LC_TIME": "fr_FR@euro"], "en-US-u-va-posix", "fr-FR"),
    ] as [([String: String], String, String)])
  func categories(variables: [String: String], messages: String, dates: String) {
    let environment = LocaleEnvironment(variables)
    #expect(environment.messages.identifier == messages)
    #expect(environment.dates.identifier == dates)
  }

  @Test("LANGUAGE lists the languages, unless a variable asks for the POSIX locale")
  func languages() {
    let user = LocaleEnvironment(["LANG": "de_AT.UTF-8", "LANGUAGE": "de_AT:de::en_GB"])
    #expect(user.languages.map(\.identifier) == ["de-AT", "de", "en-GB"])
    #expect(LocaleEnvironment(["LANG": "C", "LANGUAGE": "de"]).languages == [LocaleEnvironment.posix])
    #expect(LocaleEnvironment(["LANGUAGE": "de:fr"]).languages == ["de", "fr"])
    #expect(LocaleEnvironment(["LANG": "fr_FR"]).languages.map(\.identifier) == ["fr-FR"])
  }

  @Test("A choice names its variable, and an unreadable one is reported")
  func choices() {
    let user = LocaleEnvironment([
      "LANG": "de_DE", "LC_NUMERIC": "de_CH", "LC_MONETARY": "no locale", "TZ": "Asia/Tokyo",
    ])
    #expect(user.choice(for: .numbers).variable == "LC_NUMERIC")
    #expect(user.choice(for: .money).variable == "LANG")
    #expect(user.unreadable["LC_MONETARY"]?.kind == .invalidLocale)
    #expect(user.zone == "Asia/Tokyo")
  }
}
