/// An exact decimal number of any length, with the trailing zeros that it was given.
///
/// ```swift
/// let price = try DecimalValue(parsing: "12345678901234567890.10")
/// price.description         // "12345678901234567890.10"
/// price.canonicalText       // "12345678901234567890.1"
/// DecimalValue(UInt64.max)  // 18446744073709551615
/// DecimalValue(Float(0.1))  // 0.1
/// ```
///
/// Two values that differ in trailing zeros only are equal, but print differently and may have different plural
/// categories. Zero has a sign; there are two infinities and one NaN.
///
/// A magnitude is below 10^2147483647 and a multiple of 10^-2147483647 (``exponentLimit``), with at most 200,001 digits
/// (``digitLimit``); reading or computing a value beyond that is an error. Up to 38 digits need no allocation, and
/// ``description`` writes nothing out to more than 100,000 places (``plainLimit``), formats to twice as many.
public struct DecimalValue: Sendable {
  /// The farthest place from the decimal point to which plain notation goes; what lies beyond is written with an
  /// exponent.
  public static let plainLimit = 100_000
  /// The farthest place to which formats write numbers out, with room for what they scale and fill in.
  package static let writtenLimit = 2 * plainLimit
  /// How many digits a value has at most: all that plain notation can show.
  public static let digitLimit = 2 * plainLimit + 1
  /// Magnitudes are below 10 to this power, and multiples of 10 to the power of its negative.
  public static let exponentLimit = 2_147_483_647

  package enum Kind: UInt8, Sendable { case finite, infinite, nan }

  /// Coefficients below this bound are stored in `small`.
  static let smallBound: UInt128 = 100_000_000_000_000_000_000_000_000_000_000_000_000

  package let kind: Kind
  private let storedSign: Bool
  /// The place of the last digit that is kept: `-2` in `1.50`, `3` in `5E3`.
  public let exponent: Int
  /// The coefficient, when it is below 10³⁸.
  let small: UInt128
  /// The digits of a longer coefficient as numbers 0 to 9, the highest first and not zero.
  let large: [UInt8]?

  private init(kind: Kind, isNegative: Bool, exponent: Int, small: UInt128, large: [UInt8]?) {
    self.kind = kind
    storedSign = isNegative
    self.exponent = exponent
    self.small = small
    self.large = large
  }

  /// The value `±coefficient × 10^exponent`.
  package init(isNegative: Bool = false, coefficient: UInt64, exponent: Int = 0) {
    self.init(
      kind: .finite, isNegative: isNegative, exponent: exponent, small: UInt128(coefficient),
      large: nil)
  }

  /// The value `±coefficient × 10^exponent`.
  package init(isNegative: Bool = false, coefficient: UInt128, exponent: Int = 0) {
    if coefficient < Self.smallBound {
      self.init(
        kind: .finite, isNegative: isNegative, exponent: exponent, small: coefficient,
        large: nil
      )
    } else {
      self.init(
        kind: .finite, isNegative: isNegative, exponent: exponent, small: 0,
        large: LongInteger(coefficient).digits)
    }
  }

  /// The value `±digits × 10^exponent`; the digits are numbers 0 to 9, the highest first.
  package init(isNegative: Bool = false, digits: [UInt8], exponent: Int = 0) {
    let start = digits.firstIndex { $0 != 0 } ?? digits.count
    let significant = digits[start...]
    if significant.count <= 38 {
      var value: UInt128 = 0
      for digit in significant { value = value &* 10 &+ UInt128(digit) }
      self.init(
        kind: .finite, isNegative: isNegative, exponent: exponent, small: value, large: nil)
    } else {
      self.init(
        kind: .finite, isNegative: isNegative, exponent: exponent, small: 0,
        large: start == 0 ? digits : Array(significant))
    }
  }

  /// Positive zero, without fraction digits.
  public static let zero = DecimalValue(coefficient: UInt64(0))
  /// What is not a number.
  public static let nan = DecimalValue(kind: .nan, isNegative: false, exponent: 0, small: 0, large: nil)
  /// Positive infinity.
  public static let infinity = DecimalValue(
    kind: .infinite, isNegative: false, exponent: 0, small: 0, large: nil)

  /// True for a value with a minus sign, negative zero and negative infinity too; false for NaN.
  public var isNegative: Bool { storedSign }
  /// True for NaN.
  public var isNaN: Bool { kind == .nan }
  /// True for either infinity.
  public var isInfinite: Bool { kind == .infinite }
  /// True for every value but NaN and the infinities.
  public var isFinite: Bool { kind == .finite }
  /// True for zero of either sign.
  public var isZero: Bool { kind == .finite && small == 0 && large == nil }

  /// How many digits the coefficient has; 1 for zero.
  public var digitCount: Int {
    if let large { return large.count }
    return small <= UInt128(UInt64.max)
      ? PowersOfTen.digitCount(UInt64(truncatingIfNeeded: small)) : wideDigitCount
  }

  private var wideDigitCount: Int {
    PowersOfTen.digitCount(UInt64(truncatingIfNeeded: small / PowersOfTen.nineteenth)) + 19
  }

  /// The place of the first digit: `2` in `123.4`, `-1` in `0.5`; 0 for zero without fraction digits.
  public var leadingExponent: Int { digitCount - 1 + exponent }

  /// True for what a value may be: see ``exponentLimit`` and ``digitLimit``.
  package var isInRange: Bool {
    guard kind == .finite else { return true }
    return exponent >= -Self.exponentLimit && max(exponent, leadingExponent) < Self.exponentLimit
      && digitCount <= Self.digitLimit
  }

  /// True when digits and the zeros around them stay within so many places of the point.
  package func isWithin(places limit: Int) -> Bool {
    guard kind == .finite else { return true }
    return exponent >= -limit && (isZero || leadingExponent <= limit)
  }

  /// The coefficient, when it fits.
  package var coefficient64: UInt64? {
    large == nil && small <= UInt128(UInt64.max) ? UInt64(truncatingIfNeeded: small) : nil
  }

  /// Calls `body` with the digits of the coefficient, 0 to 9, the highest first.
  package func withDigits<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    if let large { return body(large.span) }
    var digits = InlineArray<39, UInt8>(repeating: 0)
    var start = 39
    var span = digits.mutableSpan
    var high = small
    // Chunks of 19 digits, so that the inner division is of 64 bits.
    repeat {
      let fits = high <= UInt128(UInt64.max)
      let (upper, chunk) = fits ? (0, high) : high.quotientAndRemainder(dividingBy: PowersOfTen.nineteenth)
      var low = UInt64(truncatingIfNeeded: chunk)
      let end = start
      repeat {
        start -= 1
        span[start] = UInt8(truncatingIfNeeded: low % 10)
        low /= 10
      } while low != 0
      high = upper
      if high != 0 { start = end - 19 }
    } while high != 0
    return body(digits.span.extracting(start..<39))
  }

  /// The magnitude: without its sign.
  public var magnitude: DecimalValue { settingSign(isNegative: false) }

  /// The same magnitude with the sign asked for; NaN has none.
  package func settingSign(isNegative: Bool) -> DecimalValue {
    DecimalValue(
      kind: kind, isNegative: isNegative && kind != .nan, exponent: exponent, small: small, large: large
    )
  }

  /// The same digits at another place.
  package func settingExponent(_ exponent: Int) -> DecimalValue {
    DecimalValue(
      kind: kind, isNegative: storedSign, exponent: exponent, small: small, large: large)
  }

  /// The value with the other sign; NaN stays NaN.
  public static prefix func - (value: DecimalValue) -> DecimalValue {
    value.settingSign(isNegative: !value.isNegative)
  }
}
