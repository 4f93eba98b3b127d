internal import CICU

/// Owns the names of zones in one locale.
///
/// Sendable: ICU's object is constant, and guards its own caches.
@safe package struct ZoneNamesHandle: ~Copyable, @unchecked Sendable {
  /// What ICU prints for a zone at an instant, by ICU's numbers.
  package enum Style: Int32, Sendable {
    case genericLocation = 0
    case genericLong = 1
    case genericShort = 2
    case specificLong = 3
    case specificShort = 4
    case shortIdentifier = 18
    case exemplarCity = 19
  }

  /// The names that CLDR gives a zone, by ICU's numbers.
  package enum Name: Int32, Sendable {
    case longGeneric = 0x01
    case longStandard = 0x02
    case longDaylight = 0x04
    case shortGeneric = 0x08
    case shortStandard = 0x10
    case shortDaylight = 0x20
  }

  private let names: CICUZoneNames

  package init(locale: String) throws(ICUFailure) {
    var status: CICUStatus = 0
    let names = unsafe cicu_zone_names_open(locale, &status)
    try ICUFailure.check(status, "TimeZoneFormat::createInstance")
    unsafe self.names = names
  }

  deinit { unsafe cicu_zone_names_close(names) }

  /// What ICU prints for `zone` at an instant, by ICU's own rules.
  package func text(
    _ style: Style, of zone: borrowing ZoneHandle, at milliseconds: Double
  ) throws(ICUFailure) -> String {
    let zone = unsafe zone.zone
    return try unsafe UTF16Scratch.text("TimeZoneFormat::format") { out, capacity, status in
      unsafe cicu_zone_names_text(names, zone, style.rawValue, milliseconds, out, capacity, &status)
    }
  }

  /// One name of `zone`, whichever time is in force at the instant; `nil` when CLDR has none.
  package func name(
    _ name: Name, of zone: borrowing ZoneHandle, at milliseconds: Double
  ) throws(ICUFailure) -> String? {
    let zone = unsafe zone.zone
    let text = try unsafe UTF16Scratch.text("TimeZoneNames::getDisplayName") { out, capacity, status in
      unsafe cicu_zone_names_name(names, zone, name.rawValue, milliseconds, out, capacity, &status)
    }
    return text.isEmpty ? nil : text
  }

  /// An offset in the locale's words and digits: `GMT-7`, or `GMT-07:00` when not short.
  package func offsetText(seconds: Int32, isShort: Bool) throws(ICUFailure) -> String {
    try unsafe UTF16Scratch.text("TimeZoneFormat::formatOffsetLocalizedGMT") { out, capacity, status in
      unsafe cicu_zone_names_offset(names, seconds, isShort, out, capacity, &status)
    }
  }
}

/// Owns one zone as ICU knows it, with ICU's own rules.
///
/// Sendable: ICU's object is constant, and guards its own caches.
@safe package struct ZoneHandle: ~Copyable, @unchecked Sendable {
  fileprivate let zone: CICUZone

  /// `nil` when ICU does not know the identifier.
  package init?(identifier: String) throws(ICUFailure) {
    var status: CICUStatus = 0
    let zone = unsafe cicu_zone_open(identifier, &status)
    try ICUFailure.check(status, "TimeZone::createTimeZone")
    guard unsafe zone.raw != nil else { return nil }
    unsafe self.zone = zone
  }

  deinit { unsafe cicu_zone_close(zone) }

  /// ICU's own offset at an instant, in seconds: standard time's, and what daylight time adds.
  package func offset(at milliseconds: Double) throws(ICUFailure) -> (standard: Int32, daylight: Int32) {
    var status: CICUStatus = 0
    var standard: Int32 = 0
    var daylight: Int32 = 0
    unsafe cicu_zone_offset(zone, milliseconds, &standard, &daylight, &status)
    try ICUFailure.check(status, "TimeZone::getOffset")
    return (standard, daylight)
  }
}
