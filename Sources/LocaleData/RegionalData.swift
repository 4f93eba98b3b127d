internal import ICUBridge
package import IntlCore
internal import IntlSystem

/// What the region of a locale decides, its `-u-` keys applied.
///
/// Each fact is asked of ICU when it is read; the values are small and their users keep what they need.
package struct RegionalData: Sendable {
  private let locale: ResolvedLocale
  private let regional: ResolvedLocale

  package init(_ locale: ResolvedLocale) throws(IntlError) {
    self.locale = locale
    regional = try locale.forRegion()
  }

  /// How weeks are counted: 1 is Sunday.
  package struct Week: Sendable, Hashable {
    package var firstWeekday: Int
    package var minimumDays: Int
    package var weekendStart: Int
    package var weekendEnd: Int
  }

  /// The week rules, with `-u-fw-`, which ICU 72 ignores.
  package func week() throws(IntlError) -> Week {
    let week = try regional.asking(ICURegion.week)
    let weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]
    let chosen = locale.id.keyword("fw").flatMap { weekdays.firstIndex(of: $0) }
    return Week(
      firstWeekday: chosen.map { $0 + 1 } ?? week.firstWeekday, minimumDays: week.minimumDays,
      weekendStart: week.weekendStart, weekendEnd: week.weekendEnd)
  }

  /// The hour cycle, `h11`, `h12`, `h23` or `h24`: that of `-u-hc-`, else the one of the locale's patterns.
  package func hourCycle() throws(IntlError) -> String {
    if let chosen = locale.id.keyword("hc"), ["h11", "h12", "h23", "h24"].contains(chosen) { return chosen }
    let plain = try ResolvedLocale(regional.id.settingKeyword("hc", to: nil))
    return "h\(try plain.asking(ICURegion.hourCycle))"
  }

  /// The values of the key `ca`; a locale with another one has the calendar of its region.
  ///
  /// CLDR, `common/bcp47/calendar.xml`
  private static let calendars: Set<String> = [
    "buddhist", "chinese", "coptic", "dangi", "ethioaa", "ethiopic", "gregory", "hebrew", "indian", "islamic",
    "islamic-civil", "islamic-rgsa", "islamic-tbla", "islamic-umalqura", "iso8601", "japanese", "persian",
    "roc",
  ]

  /// The calendar by its BCP 47 name: that of `-u-ca-`, else the region's.
  package func calendar() throws(IntlError) -> String {
    if let chosen = locale.id.keyword("ca"), Self.calendars.contains(chosen) { return chosen }
    let name = try regional.asking(ICURegion.calendar)
    return LocaleID.root.settingKeyword("ca", toICUValue: name).keyword("ca") ?? name
  }

  /// The currency in use today: that of `-u-cu-`, else the region's; `nil` where there is none.
  package func currency() throws(IntlError) -> String? {
    if let chosen = locale.id.keyword("cu"), chosen.utf8.count == 3,
      chosen.utf8.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) })
    {
      return chosen.uppercased()
    }
    // A locale without a region stands for its likely one: `de` for `de-DE`.
    var region = regional.id.region
    if region == nil { region = try likelyRegion() }
    guard let region, region.utf8.count == 2 else { return nil }
    return try RegionCurrencies.codes(of: region, atSeconds: WallClock.now().seconds).first
  }

  private func likelyRegion() throws(IntlError) -> String? {
    try regional.asking { name throws(ICUFailure) in
      try ICULocaleName.maximized(name).prefix { $0 != "@" }.split(separator: "_").dropFirst()
        .first { $0.utf8.count == 2 }.map(String.init)
    }
  }

  /// `metric`, `us` or `uk`: that of `-u-ms-`, else the region's.
  package func measurementSystem() throws(IntlError) -> String {
    switch locale.id.keyword("ms") {
    case "metric": return "metric"
    case "ussystem": return "us"
    case "uksystem": return "uk"
    default: break
    }
    switch try regional.asking(ICURegion.measures) {
    case .metric: return "metric"
    case .us: return "us"
    case .uk: return "uk"
    }
  }

  /// The region whose preferred units are used: that of `-u-ms-` for the system it names, else the locale's; the world
  /// where there is none.
  package func measurementRegion() throws(IntlError) -> String {
    switch locale.id.keyword("ms") {
    case "metric": return "001"
    case "ussystem": return "US"
    case "uksystem": return "GB"
    default: break
    }
    if let region = regional.id.region { return region }
    return try likelyRegion() ?? "001"
  }

  /// `A4` or `Letter`.
  package func paperSize() throws(IntlError) -> String {
    let paper = try regional.asking(ICURegion.paper).height
    return paper == 297 ? "A4" : "Letter"
  }

  /// The numbering system that numbers use, `-u-nu-` applied.
  package func numberingSystem() throws(IntlError) -> String {
    try locale.asking(ICURegion.numberingSystem)
  }
}
