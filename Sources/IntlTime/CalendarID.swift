public import IntlCore

/// The name of a calendar, in its BCP 47 spelling: `gregory`, `hebrew`, `islamic-umalqura`.
///
/// ```swift
/// CalendarID("ethiopic-amete-alem")     // ethioaa
/// CalendarID.gregory.identifier         // "gregory"
/// ```
///
/// ICU's names and any letter case are read too. The set is open: that a name is well formed does not mean that
/// there is such a calendar; what uses the identifier says so.
///
/// UTS 35, key `ca`
public struct CalendarID: Sendable, Hashable {
  /// The BCP 47 name, in lower case.
  public let identifier: String

  /// The calendar of a BCP 47 or ICU name.
  ///
  /// - Throws: `IntlError` of kind `invalidOption` when `text` is not built like such a name.
  public init(_ text: String) throws(IntlError) {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let isWellFormed = parts.allSatisfy { part in
      1...32 ~= part.count && part.allSatisfy(\.isASCIILetterOrDigit)
    }
    guard isWellFormed, parts.count <= 8 else {
      throw IntlError(
        .invalidOption, subject: text, expected: "the name of a calendar such as gregory or hebrew")
    }
    self.init(unchecked: text)
  }

  init(unchecked text: String) {
    let name = text.lowercased()
    identifier = CalendarID.bcp47[name] ?? name
  }

  /// ICU's names and outdated ones.
  private static let bcp47 = [
    "gregorian": "gregory", "ethiopic-amete-alem": "ethioaa", "islamicc": "islamic-civil",
  ]
}

extension CalendarID {
  /// The Gregorian calendar with the eras BC and AD; proleptic.
  public static let gregory = CalendarID(unchecked: "gregory")
  /// The Gregorian calendar with ISO 8601 weeks.
  public static let iso8601 = CalendarID(unchecked: "iso8601")
  /// The Julian calendar, which CLDR does not name.
  public static let julian = CalendarID(unchecked: "julian")
  /// The Thai solar calendar.
  public static let buddhist = CalendarID(unchecked: "buddhist")
  /// The Chinese lunisolar calendar.
  public static let chinese = CalendarID(unchecked: "chinese")
  /// The Coptic calendar.
  public static let coptic = CalendarID(unchecked: "coptic")
  /// The Korean lunisolar calendar.
  public static let dangi = CalendarID(unchecked: "dangi")
  /// The Ethiopian calendar, counted from the creation of the world.
  public static let ethioaa = CalendarID(unchecked: "ethioaa")
  /// The Ethiopian calendar, counted from the incarnation.
  public static let ethiopic = CalendarID(unchecked: "ethiopic")
  /// The Hebrew calendar.
  public static let hebrew = CalendarID(unchecked: "hebrew")
  /// The Indian national calendar, of the Saka era.
  public static let indian = CalendarID(unchecked: "indian")
  /// The Islamic calendar by the moon's computed phases.
  public static let islamic = CalendarID(unchecked: "islamic")
  /// The tabular Islamic calendar from Friday, 16 July 622 (Julian).
  public static let islamicCivil = CalendarID(unchecked: "islamic-civil")
  /// The Islamic calendar by sighting in Saudi Arabia.
  public static let islamicRGSA = CalendarID(unchecked: "islamic-rgsa")
  /// The tabular Islamic calendar from Thursday, 15 July 622 (Julian).
  public static let islamicTabular = CalendarID(unchecked: "islamic-tbla")
  /// The Islamic calendar of Umm al-Qura.
  public static let islamicUmmAlQura = CalendarID(unchecked: "islamic-umalqura")
  /// The Gregorian calendar with the eras of Japan.
  public static let japanese = CalendarID(unchecked: "japanese")
  /// The Persian calendar.
  public static let persian = CalendarID(unchecked: "persian")
  /// The calendar of the Republic of China.
  public static let roc = CalendarID(unchecked: "roc")
}

extension CalendarID: CustomStringConvertible {
  /// The BCP 47 name.
  public var description: String { identifier }
}

extension CalendarID: ExpressibleByStringLiteral {
  /// The calendar of a BCP 47 or ICU name; one that no calendar has is reported by what uses it.
  public init(stringLiteral text: String) { self.init(unchecked: text) }
}
