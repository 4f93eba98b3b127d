internal import ICUBridge
public import IntlCore
public import IntlLocale
public import IntlTime
internal import LocaleData

/// The ways to name a zone, by the words of ECMA-402.
///
/// UTS 35, section "Time Zone Format Terminology"
public enum ZoneNameStyle: String, Sendable, Hashable, CaseIterable {
  /// The name of the time in force: `Pacific Daylight Time`.
  case long
  /// Its abbreviation where the locale uses one: `PDT`.
  case short
  /// The name of the time all the year: `Pacific Time`.
  case longGeneric
  /// Its abbreviation where the locale uses one: `PT`.
  case shortGeneric
  /// The city that stands for the zone: `Los Angeles`.
  case exemplarCity
  /// The offset, hours in two digits: `GMT-07:00`.
  case longOffset
  /// The offset as short as can be: `GMT-7`.
  case shortOffset
}

/// Names one zone in one locale.
///
/// ```swift
/// let names = try ZoneText(zone: "America/New_York", locale: "en-US")
/// names.text(.long, at: try Instant(seconds: 1_719_835_200))    // "Eastern Daylight Time"
/// names.text(.short, at: .epoch)                                // "EST"
/// ```
///
/// The tz database decides the offset, CLDR the name. Where ICU's own rules, often years older, give another offset,
/// the name is that of standard or daylight time if one of them fits, and the localized GMT form if none does: never
/// the name of a time that is not in force.
///
/// ICU: `TimeZoneFormat::format` and `TimeZoneNames::getDisplayName`
public struct ZoneText: Sendable {
  /// The zone that is named.
  public let zone: ZoneID

  let rules: ZoneRules
  private let source: ZoneNameSource
  /// The zone's name in the letter case of the database.
  private let identifier: String

  /// The names of `zone` in `locale`.
  ///
  /// - Throws: `IntlError` of kind `invalidLocale` or `invalidZone`; `missingData` when ICU's data are not there.
  public init(zone: ZoneID = .current, locale: LocaleID = .current) throws(IntlError) {
    try self.init(zone: zone, in: ResolvedLocale(locale))
  }

  init(zone: ZoneID, in locale: ResolvedLocale) throws(IntlError) {
    self.zone = zone
    rules = try ZoneDatabase.system.rules(for: zone)
    let source = try ZoneNameSource(zone, locale)
    // ICU does not know a name in another letter case, nor a link that is newer than its data.
    let canonical = source.isKnown ? zone : try ZoneDatabase.system.canonical(zone)
    self.source = canonical == zone ? source : try ZoneNameSource(canonical, locale)
    let isRespelled = canonical.identifier.lowercased() == zone.identifier.lowercased()
    identifier = isRespelled ? canonical.identifier : zone.identifier
  }

  /// The name of the zone at an instant.
  public func text(_ style: ZoneNameStyle, at instant: Instant) -> String {
    switch style {
    case .long: text(of: .name(.specific, .long), at: instant)
    case .short: text(of: .name(.specific, .short), at: instant)
    case .longGeneric: text(of: .name(.generic, .long), at: instant)
    case .shortGeneric: text(of: .name(.generic, .short), at: instant)
    case .exemplarCity: text(of: .exemplarCity, at: instant)
    case .longOffset: text(of: .localizedOffset(.long), at: instant)
    case .shortOffset: text(of: .localizedOffset(.short), at: instant)
    }
  }

  /// The text of a zone's field at an instant.
  func text(of form: ZoneForm, at instant: Instant) -> String {
    let offset = rules.offset(at: instant)
    do throws(ICUFailure) {
      switch form {
      case .iso(let iso):
        return iso.text(offset.seconds)
      case .identifier:
        return identifier
      case .localizedOffset(let width):
        return try source.offsetText(offset, width)
      case .shortIdentifier:
        return try source.fixedText(.shortIdentifier, at: instant) ?? "unk"
      case .exemplarCity:
        return try source.fixedText(.exemplarCity, at: instant) ?? zone.citySegment
      case .location:
        if let place = try source.fixedText(.genericLocation, at: instant) { return place }
        return try source.offsetText(offset, .long)
      case .name(let kind, let width):
        if let name = try source.name(kind, width, at: instant, offset) { return name }
        return try source.offsetText(offset, width)
      }
    } catch {
      // ICU lacks nothing but memory here; the offset is true whatever it lacks.
      return ISOOffsetForm.extended.text(offset.seconds)
    }
  }
}

extension ZoneID {
  /// What stands for a city in the identifier of a zone that ICU is too old to know.
  fileprivate var citySegment: String {
    let segment = identifier.split(separator: "/").last.map(String.init) ?? identifier
    return segment.replacing("_", with: " ")
  }
}
