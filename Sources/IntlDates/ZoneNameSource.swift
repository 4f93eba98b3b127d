internal import ICUBridge
internal import IntlCore
internal import IntlTime
internal import LocaleData

/// Which name CLDR has for a zone at an instant, when the tz database has said what its offset is.
struct ZoneNameSource: Sendable {
  private final class Zone: Sendable {
    let handle: ZoneHandle
    init(_ handle: consuming ZoneHandle) { self.handle = handle }
  }

  private let data: ZoneNameData
  /// The zone as ICU knows it; `nil` for a zone that is newer than its data, or of a file or rule.
  private let known: Zone?

  init(_ zone: ZoneID, _ locale: ResolvedLocale) throws(IntlError) {
    data = try ZoneNameData.of(locale)
    known = try locale.asking { _ throws(ICUFailure) in try ZoneNameSource.find(zone.icuIdentifier) }
  }

  /// False for a zone that ICU has no data of.
  var isKnown: Bool { known != nil }

  private static func find(_ identifier: String) throws(ICUFailure) -> Zone? {
    guard let handle = try ZoneHandle(identifier: identifier) else { return nil }
    return Zone(handle)
  }

  /// An offset in the locale's words.
  func offsetText(_ offset: ZoneOffset, _ width: ZoneForm.Width) throws(ICUFailure) -> String {
    // ICU prints less than a day, as ISO 8601 does.
    guard abs(offset.seconds) < 86_400 else { return ISOOffsetForm.extended.text(offset.seconds) }
    return try data.names.offsetText(seconds: offset.seconds, isShort: width == .short)
  }

  /// A text that does not depend on the offset; `nil` when ICU does not know the zone.
  func fixedText(_ style: ZoneNamesHandle.Style, at instant: Instant) throws(ICUFailure) -> String? {
    guard let known else { return nil }
    return try data.names.text(style, of: known.handle, at: Double(instant.milliseconds))
  }

  /// The name that is true at an instant; `nil` when CLDR has none that is.
  ///
  /// 1. Where ICU's offset is right, what ICU prints.
  /// 2. Where the offset is ICU's standard one, so that ICU believes in a daylight time that was given up, the name
  ///    of standard time.
  /// 3. Where the tz database marks daylight time an hour ahead of it, the name of daylight time.
  ///
  /// Generic names leave open which time is in force, except where there is only standard time: UTS 35 then wants its
  /// name. ICU's rule of falling back to the place, `Egypt Time`, holds for them here too.
  func name(
    _ kind: ZoneForm.Kind, _ width: ZoneForm.Width, at instant: Instant, _ offset: ZoneOffset
  ) throws(ICUFailure) -> String? {
    guard let known else { return nil }
    let milliseconds = Double(instant.milliseconds)
    let (standard, daylight) = try known.handle.offset(at: milliseconds)
    if standard + daylight == offset.seconds {
      return try data.names.text(kind.style(width), of: known.handle, at: milliseconds)
    }
    let name: ZoneNamesHandle.Name
    if offset.seconds == standard {
      name = width == .long ? .longStandard : .shortStandard
    } else if offset.isDaylight, offset.seconds == standard + 3600 {
      switch kind {
      case .specific: name = width == .long ? .longDaylight : .shortDaylight
      case .generic: name = width == .long ? .longGeneric : .shortGeneric
      }
    } else {
      return nil
    }
    if let text = try data.names.name(name, of: known.handle, at: milliseconds) { return text }
    return kind == .generic ? try fixedText(.genericLocation, at: instant) : nil
  }
}

extension ZoneForm.Kind {
  fileprivate func style(_ width: ZoneForm.Width) -> ZoneNamesHandle.Style {
    switch (self, width) {
    case (.specific, .long): .specificLong
    case (.specific, .short): .specificShort
    case (.generic, .long): .genericLong
    case (.generic, .short): .genericShort
    }
  }
}
