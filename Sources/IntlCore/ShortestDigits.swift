/// The shortest decimal that reads back as a binary floating-point number: `digits × 10^exponent`.
///
/// The sign is not part of it, the digits do not end in zero (but for zero itself), and there are at most 17.
package struct ShortestDigits: Sendable, Hashable {
  package let digits: UInt64
  package let exponent: Int

  /// - Parameter value: A finite number.
  package init(_ value: Double) {
    let magnitude = value.magnitude
    if magnitude < 9_007_199_254_740_992, Double(Int64(magnitude)) == magnitude {
      // Every integer below 2⁵³ is its own shortest decimal: its neighbours are at least one half away.
      self.init(UInt64(bitPattern: Int64(magnitude)), exponent: 0)
      return
    }
    // The first factor is log₁₀ 2, so `leading` is the place of the first digit or the one below it.
    let binary = Int(truncatingIfNeeded: magnitude.bitPattern >> 52) &- 1023
    let leading = (binary &* 78_913) >> 18
    let places = min(13 &- leading, 22)
    if places >= -22, let digits = Self.decimal(magnitude, places: places) {
      self.init(digits, exponent: -places)
    } else {
      self.init(description: magnitude.description)
    }
  }

  /// The number of at most 15 digits that, divided by 10^places, is `magnitude`.
  ///
  /// No two decimals of 15 digits read as the same double, so such a number is the shortest when its trailing zeros
  /// are gone. Both operands of the last operation are exact, so its result is the nearest double: the check is a
  /// proof.
  ///
  /// - Parameter places: -22 to 22, the powers of ten that a `Double` holds exactly.
  @inline(__always)
  private static func decimal(_ magnitude: Double, places: Int) -> UInt64? {
    let power = PowersOfTen.doubles[Int(places.magnitude)]
    let scaled = (places < 0 ? magnitude / power : magnitude * power) + 0.5
    guard scaled < 1e15 else { return nil }
    let whole = Int64(scaled)
    let back = places < 0 ? Double(whole) * power : Double(whole) / power
    return back == magnitude ? UInt64(bitPattern: whole) : nil
  }

  /// - Parameter value: A finite number.
  package init(_ value: Float) {
    let magnitude = value.magnitude
    if magnitude < 16_777_216, magnitude.rounded(.towardZero) == magnitude {
      self.init(UInt64(magnitude), exponent: 0)
    } else {
      self.init(description: magnitude.description)
    }
  }

  /// Strips trailing zeros.
  private init(_ digits: UInt64, exponent: Int) {
    var digits = digits
    var exponent = exponent
    if digits == 0 {
      self.digits = 0
      self.exponent = 0
      return
    }
    // At most 19 zeros: eight twice, then four, two and one.
    if digits % 10 == 0 {
      while digits % 100_000_000 == 0 {
        digits /= 100_000_000
        exponent += 8
      }
      if digits % 10_000 == 0 {
        digits /= 10_000
        exponent += 4
      }
      if digits % 100 == 0 {
        digits /= 100
        exponent += 2
      }
      if digits % 10 == 0 {
        digits /= 10
        exponent += 1
      }
    }
    self.digits = digits
    self.exponent = exponent
  }

  /// The standard library prints the shortest digits: `0.1`, `1e-07`, `5.0`, `1.2345e+20`.
  private init(description: String) {
    var digits: UInt64 = 0
    var places = 0
    var power = 0
    var isFraction = false
    var isPower = false
    var powerIsNegative = false
    for byte in description.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        if isPower {
          power = power * 10 + Int(byte & 0xF)
        } else {
          digits = digits &* 10 &+ UInt64(byte & 0xF)
          places += isFraction ? 1 : 0
        }
      case UInt8(ascii: "."): isFraction = true
      case UInt8(ascii: "e"): isPower = true
      case UInt8(ascii: "-"): powerIsNegative = isPower
      default: break
      }
    }
    self.init(digits, exponent: (powerIsNegative ? -power : power) - places)
  }
}
