/// The zones that are the same in every tz database, and work without one.
enum BuiltInZone {
  /// The local time of `UTC`, `GMT`, their other names, and `Etc/GMT+12` to `Etc/GMT-14`; `nil` for any other name.
  static func named(_ name: String) -> ZoneOffset? {
    if utcNames.contains(name) { return ZoneOffset(seconds: 0, isDaylight: false, abbreviation: .utc) }
    if gmtNames.contains(name) { return ZoneOffset(seconds: 0, isDaylight: false, abbreviation: .gmt) }
    guard name.hasPrefix("Etc/GMT") else { return nil }
    let rest = name.utf8.dropFirst(7)
    // `+` is west of Greenwich here. There is one spelling for each hour, without leading zeros.
    guard let sign = rest.first, let hours = Int32(String(rest.dropFirst()) ?? ""), hours > 0,
      String(hours).utf8.count == rest.count - 1
    else { return nil }
    switch sign {
    case UInt8(ascii: "+") where hours <= 12:
      return ZoneOffset(
        seconds: -hours * 3600, isDaylight: false, abbreviation: PackedAbbreviation(offset: -hours * 3600))
    case UInt8(ascii: "-") where hours <= 14:
      return ZoneOffset(
        seconds: hours * 3600, isDaylight: false, abbreviation: PackedAbbreviation(offset: hours * 3600))
    default:
      return nil
    }
  }

  /// The spelling to keep of a name of UTC: `UTC` for `Z`, `utc` and the like, `GMT` for `gmt`, and the names of the
  /// tz database as they stand; `nil` when `text` is none of these.
  static func name(_ text: String) -> String? {
    if utcNames.contains(text) || gmtNames.contains(text) { return text }
    switch text.uppercased() {
    case "Z", "UTC", "UT": return "UTC"
    case "GMT": return "GMT"
    default: return nil
    }
  }

  private static let utcNames: Set<String> = [
    "UTC", "Etc/UTC", "UCT", "Etc/UCT", "Universal", "Etc/Universal", "Zulu", "Etc/Zulu",
  ]
  private static let gmtNames: Set<String> = [
    "GMT", "Etc/GMT", "GMT0", "Etc/GMT0", "GMT+0", "Etc/GMT+0", "GMT-0", "Etc/GMT-0", "Greenwich",
    "Etc/Greenwich",
  ]
}
