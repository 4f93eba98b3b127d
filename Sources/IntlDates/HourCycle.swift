/// How hours are counted: by 12 or 24, from 0 or from 1.
///
/// UTS 35, key `hc`
public enum HourCycle: String, Sendable, Hashable, CaseIterable {
  /// 0 to 11, with a day period.
  case h11
  /// 1 to 12, with a day period.
  case h12
  /// 0 to 23.
  case h23
  /// 1 to 24.
  case h24

  /// True for the cycles that need "AM" and "PM".
  public var usesDayPeriod: Bool { self == .h11 || self == .h12 }

  /// The pattern letter that counts this way.
  var letter: UInt8 {
    switch self {
    case .h11: UInt8(ascii: "K")
    case .h12: UInt8(ascii: "h")
    case .h23: UInt8(ascii: "H")
    case .h24: UInt8(ascii: "k")
    }
  }

  /// The letter of the cycle that locales have patterns for, among those with or without a day period.
  var usualLetter: UInt8 { usesDayPeriod ? UInt8(ascii: "h") : UInt8(ascii: "H") }
}
