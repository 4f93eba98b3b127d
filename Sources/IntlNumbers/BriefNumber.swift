internal import IntlCore

/// A number below a thousand million in the commonest look: ASCII digits in groups of three, separators of one byte, at
/// most three digits after the point, and nothing around it but a sign of one byte.
///
/// It is written forwards, and without a choice that depends on its digits: each store covers what the one before
/// wrote too far, and the last writes into room behind the text.
struct BriefNumber {
  let integer: UInt64
  /// The separator and three digits, the first of them in the low bytes.
  let fraction: UInt32
  /// How many digits of the fraction are shown.
  let count: Int
  /// The byte before the digits; 0 for none.
  let mark: UInt8

  /// The bytes that its text and what is written behind it take at most.
  static let room = 16
}

extension NumberPlan {
  /// An integer in the commonest look; `nil` for one that is long or looks otherwise.
  @inline(__always)
  func brief(_ value: Int64) -> BriefNumber? {
    guard showsIntegers, integerZeros == 0 else { return nil }
    return brief(value.magnitude, 0, isNegative: value < 0, isZero: value == 0)
  }

  /// A number in the commonest look; `nil` for one that is long or looks otherwise.
  @inline(__always)
  func brief(_ value: Double) -> BriefNumber? {
    guard nearestPlaces >= 0, let product = DecimalPower.nearest(value.magnitude, places: nearestPlaces)
    else {
      return nil
    }
    let integer: UInt64
    let thousandths: UInt64
    // Divisions by constants are multiplications.
    switch rounding.maximumFraction {
    case 3:
      integer = product / 1000
      thousandths = product &- integer &* 1000
    case 2:
      integer = product / 100
      thousandths = (product &- integer &* 100) &* 10
    case 0:
      integer = product
      thousandths = 0
    default: return nil
    }
    return brief(integer, thousandths, isNegative: value.sign == .minus, isZero: product == 0)
  }

  @inline(__always)
  private func brief(
    _ integer: UInt64, _ thousandths: UInt64, isNegative: Bool, isZero: Bool
  ) -> BriefNumber? {
    let sign = sign(isNegative: isNegative, isZero: isZero)
    let mark = UInt32(truncatingIfNeeded: loneMarks >> UInt64(sign &* 16) & 0xFFFF)
    guard mark > 0, integer < 1_000_000_000, integer < 1000 || integer >= digits.threshold else { return nil }
    let text = threeDigits[thousandths]
    // A zero at the end is eight leading zero bits of the digits' values.
    let digitCount = 3 &- (text & 0x0F0F_0F00).leadingZeroBitCount / 8
    let minimum = rounding.stripsZeros && thousandths == 0 ? 0 : rounding.minimumFraction
    return BriefNumber(
      integer: integer, fraction: text | digits.decimal >> 24, count: max(digitCount, minimum),
      mark: UInt8(truncatingIfNeeded: mark &- 1))
  }

  /// Writes a number at the start of its room and returns how many bytes its text has.
  @inline(__always)
  func write(_ number: BriefNumber, into bytes: inout MutableRawSpan) -> Int {
    bytes.storeBytes(of: number.mark, toByteOffset: 0, as: UInt8.self)
    var place = number.mark == 0 ? 0 : 1
    var rest = number.integer
    if rest < 1000 {
      place = writeFirst(rest, at: place, into: &bytes)
    } else {
      let mark = digits.separator >> 24 | 0x3030_3000
      let thousands = rest / 1000
      rest &-= thousands &* 1000
      if thousands < 1000 {
        place = writeFirst(thousands, at: place, into: &bytes)
      } else {
        let millions = thousands / 1000
        place = writeFirst(millions, at: place, into: &bytes)
        let group = threeDigits[thousands &- millions &* 1000] | mark
        bytes.storeBytes(of: group.littleEndian, toByteOffset: place, as: UInt32.self)
        place &+= 4
      }
      bytes.storeBytes(
        of: (threeDigits[rest] | mark).littleEndian, toByteOffset: place, as: UInt32.self)
      place &+= 4
    }
    bytes.storeBytes(of: number.fraction.littleEndian, toByteOffset: place, as: UInt32.self)
    return place &+ (number.count > 0 ? number.count &+ 1 : 0)
  }

  /// Writes the digits of a number below 1000 and returns where they end.
  @inline(__always)
  private func writeFirst(_ value: UInt64, at place: Int, into bytes: inout MutableRawSpan) -> Int {
    let count = 1 &+ (value >= 10 ? 1 : 0) &+ (value >= 100 ? 1 : 0)
    let word = threeDigits[value] >> UInt32(truncatingIfNeeded: 32 &- count &* 8)
    bytes.storeBytes(of: word.littleEndian, toByteOffset: place, as: UInt32.self)
    return place &+ count
  }
}
