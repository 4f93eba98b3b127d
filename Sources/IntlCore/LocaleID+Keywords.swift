/// The names that keywords and their values have in ICU's `@key=value` spelling, beside BCP 47's.
///
/// UTS 35, section "Key and Type Definitions".
enum KeywordNames {
  private static let keys: [(icu: String, bcp47: String)] = [
    ("calendar", "ca"), ("cf", "cf"), ("colalternate", "ka"), ("colbackwards", "kb"), ("colcasefirst", "kf"),
    ("colcaselevel", "kc"), ("colhiraganaquaternary", "kh"), ("collation", "co"), ("colnormalization", "kk"),
    ("colnumeric", "kn"), ("colreorder", "kr"), ("colstrength", "ks"), ("currency", "cu"), ("hours", "hc"),
    ("measure", "ms"), ("numbers", "nu"), ("timezone", "tz"), ("variabletop", "vt"),
  ]

  /// Values whose ICU spelling differs: (key, ICU, BCP 47).
  private static let values: [(key: String, icu: String, bcp47: String)] = [
    ("ca", "gregorian", "gregory"), ("ca", "ethiopic-amete-alem", "ethioaa"),
    ("ca", "islamicc", "islamic-civil"), ("co", "phonebook", "phonebk"), ("co", "traditional", "trad"),
    ("co", "dictionary", "dict"), ("co", "gb2312han", "gb2312"), ("ka", "non-ignorable", "noignore"),
    ("ks", "primary", "level1"), ("ks", "secondary", "level2"), ("ks", "tertiary", "level3"),
    ("ks", "quaternary", "level4"), ("ks", "quarternary", "level4"), ("ks", "identical", "identic"),
    ("ms", "imperial", "uksystem"), ("nu", "traditional", "traditio"),
  ]

  /// The BCP 47 key for either spelling; `nil` for text that is neither.
  static func key(_ text: String) -> String? {
    let lowered = text.lowercased()
    if let known = keys.first(where: { $0.icu == lowered }) { return known.bcp47 }
    return Subtag.isKey(lowered) ? lowered : nil
  }

  /// The BCP 47 value for either spelling; `yes` and `true` become empty.
  static func value(_ text: String, of key: String) -> String {
    let lowered = text.lowercased()
    if let known = values.first(where: { $0.key == key && $0.icu == lowered }) { return known.bcp47 }
    switch lowered {
    case "yes", "true": return ""
    case "no": return "false"
    default: return lowered
    }
  }
}

extension LocaleID {
  /// This identifier with one keyword set from a value in ICU's spelling: `gregorian` for `ca` is stored as `gregory`.
  public func settingKeyword(_ key: String, toICUValue value: String) -> LocaleID {
    let canonical = KeywordNames.value(value, of: key)
    return settingKeyword(key, to: canonical.isEmpty ? "true" : canonical)
  }
}
