/// How far a zone's clocks are from UTC at some time, and what that time is called.
///
/// ```swift
/// let rules = try ZoneDatabase.system.rules(for: "America/New_York")
/// let offset = try rules.offset(at: Instant(seconds: 1_720_000_000))
/// offset.seconds            // -14400
/// offset.isDaylight         // true
/// offset.abbreviation       // "EDT"
/// ```
///
/// The abbreviation is the tz database's, English and sometimes only a number (`+03`); a locale's name for the zone
/// is a matter of formatting.
///
/// RFC 9636, section 3.2: local time type record
public struct ZoneOffset: Sendable, Hashable {
  /// The seconds to add to UTC: positive east of Greenwich.
  public let seconds: Int32
  /// True when the database calls this daylight saving time; in Ireland it is the winter's time that is so marked.
  public let isDaylight: Bool
  let packedAbbreviation: PackedAbbreviation

  init(seconds: Int32, isDaylight: Bool, abbreviation: PackedAbbreviation) {
    self.seconds = seconds
    self.isDaylight = isDaylight
    packedAbbreviation = abbreviation
  }

  /// The tz database's abbreviation: `CET`, `EDT`, `+0545`.
  public var abbreviation: String { packedAbbreviation.text }
}

/// Up to 15 ASCII characters in two words, so that an offset is copied without touching a reference count.
struct PackedAbbreviation: Sendable, Hashable {
  static let limit = 15
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// The characters in `bytes`; `nil` when there are more than ``limit`` or one is not printable ASCII.
  init?(_ bytes: some Collection<UInt8>) {
    guard bytes.count <= PackedAbbreviation.limit else { return nil }
    var shift: UInt64 = 0
    for byte in bytes {
      guard 0x21...0x7E ~= byte else { return nil }
      if shift < 64 { low |= UInt64(byte) << shift } else { high |= UInt64(byte) << (shift - 64) }
      shift += 8
    }
  }

  /// A sign and the digits of an offset that has no other name, as the tz database writes it: `+0545`.
  init(offset seconds: Int32) {
    let digits = FixedOffset.text(seconds, separator: "").utf8
    self = PackedAbbreviation(digits) ?? .utc
  }

  static let utc = PackedAbbreviation(letters: "UTC")
  static let gmt = PackedAbbreviation(letters: "GMT")

  private init(letters: StaticString) {
    var shift: UInt64 = 0
    for byte in letters.description.utf8 {
      low |= UInt64(byte) << shift
      shift += 8
    }
  }

  var text: String {
    var bytes: [UInt8] = []
    for word in [low, high] {
      for shift in stride(from: UInt64(0), to: 64, by: 8) {
        let byte = UInt8(truncatingIfNeeded: word >> shift)
        if byte != 0 { bytes.append(byte) }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
