internal import IntlCore

/// Reads and writes distances from UTC: `+05:45`, `GMT-01:01:30`, `UTC+3`, `Z`.
enum FixedOffset {
  /// The largest distance that text may name: less than a day either way.
  static let limit: Int32 = 86_399

  /// The offset in seconds that `text` names as a whole; `nil` when it is no offset.
  ///
  /// A sign, then an hour of one or two digits with optional minutes and seconds, after colons or as two digits
  /// each. `UTC`, `GMT` or `UT` may stand before the sign or alone. East is positive, unlike in POSIX.
  static func seconds(of text: some StringProtocol) -> Int32? {
    var bytes = Array(text.utf8.prefix(16))
    guard text.utf8.count <= 16 else { return nil }
    for prefix in ["utc", "gmt", "ut"]
    where bytes.prefix(prefix.utf8.count).lazy.map(\.asciiLowercased)
      .elementsEqual(prefix.utf8)
    {
      bytes.removeFirst(prefix.utf8.count)
      if bytes.isEmpty { return 0 }
      break
    }
    if bytes == [UInt8(ascii: "Z")] || bytes == [UInt8(ascii: "z")] { return text.utf8.count == 1 ? 0 : nil }
    return signedSeconds(bytes)
  }

  private static func signedSeconds(_ bytes: [UInt8]) -> Int32? {
    let isWest: Bool
    let digits: ArraySlice<UInt8>
    switch bytes.first {
    case UInt8(ascii: "+"):
      (isWest, digits) = (false, bytes.dropFirst())
    case UInt8(ascii: "-"):
      (isWest, digits) = (true, bytes.dropFirst())
    case 0xE2 where bytes.starts(with: "\u{2212}".utf8):
      (isWest, digits) = (true, bytes.dropFirst(3))
    default:
      return nil
    }
    guard let magnitude = magnitude(digits) else { return nil }
    return isWest ? -magnitude : magnitude
  }

  private static func magnitude(_ bytes: ArraySlice<UInt8>) -> Int32? {
    let groups = bytes.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    var fields: [Int32] = []
    if groups.count > 1 {
      guard groups.count <= 3, 1...2 ~= groups[0].count, groups.dropFirst().allSatisfy({ $0.count == 2 })
      else { return nil }
      for group in groups {
        guard let field = number(group) else { return nil }
        fields.append(field)
      }
    } else {
      guard 1...6 ~= bytes.count, var rest = number(bytes) else { return nil }
      for _ in 0..<(bytes.count - 1) / 2 {
        fields.insert(rest % 100, at: 0)
        rest /= 100
      }
      fields.insert(rest, at: 0)
    }
    fields += [0, 0]
    guard fields[0] <= 23, fields[1] <= 59, fields[2] <= 59 else { return nil }
    return fields[0] * 3600 + fields[1] * 60 + fields[2]
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int32? {
    var value: Int32 = 0
    for digit in digits {
      guard digit.isASCIIDigit else { return nil }
      value = value * 10 + Int32(digit - 0x30)
    }
    return value
  }

  /// `+hh`, with the separator and minutes and then seconds where they are not zero; minutes always with a colon.
  static func text(_ seconds: Int32, separator: String) -> String {
    let magnitude = seconds.magnitude
    var text = seconds < 0 ? "-" : "+"
    text += twoDigits(magnitude / 3600)
    if !separator.isEmpty || magnitude % 3600 != 0 { text += separator + twoDigits(magnitude / 60 % 60) }
    if magnitude % 60 != 0 { text += separator + twoDigits(magnitude % 60) }
    return text
  }

  private static func twoDigits(_ value: UInt32) -> String {
    value < 10 ? "0\(value)" : String(value)
  }

  /// An offset to the nearest minute, halves away from zero.
  static func roundedToMinute(_ seconds: Int32) -> Int32 {
    (seconds + (seconds < 0 ? -30 : 30)) / 60 * 60
  }
}
