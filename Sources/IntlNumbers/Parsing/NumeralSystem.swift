internal import IntlCore
internal import LocaleData

/// What the digits of one numbering system look like, and how they are put together in a locale.
struct NumeralSystem: Sendable {
  /// The digits 0 to 9.
  let digits: [UInt32]
  /// The first digit, when the others follow it in Unicode.
  private let zero: UInt32
  private let isContiguous: Bool

  /// The folded separators; empty where there is none.
  let decimal: [UInt32]
  let group: [UInt32]
  /// The digits of the lowest group, 0 when there are no groups, and of the others.
  let primaryGroup: Int
  let secondaryGroup: Int
  /// What may stand between mantissa and exponent, folded.
  let exponents: [[UInt32]]
  let infinity: [UInt32]
  let nan: [UInt32]

  init(
    digits: [UInt32], decimal: [UInt32], group: [UInt32], primaryGroup: Int, secondaryGroup: Int,
    exponents: [[UInt32]], infinity: [UInt32], nan: [UInt32]
  ) {
    self.digits = digits
    zero = digits[0]
    isContiguous = digits.indices.allSatisfy { digits[$0] == digits[0] + UInt32($0) }
    self.decimal = decimal
    self.group = group
    self.primaryGroup = group.isEmpty ? 0 : primaryGroup
    self.secondaryGroup = secondaryGroup
    self.exponents = exponents
    self.infinity = infinity
    self.nan = nan
  }

  var usesASCIIDigits: Bool { zero == 0x30 && isContiguous }

  /// The value of a digit of this system.
  @inline(__always)
  func digit(_ scalar: UInt32) -> UInt8? {
    let offset = scalar &- zero
    if isContiguous { return offset < 10 ? UInt8(truncatingIfNeeded: offset) : nil }
    return digits.firstIndex(of: scalar).map { UInt8($0) }
  }
}

/// Collects the digits of a number; 19 of them need no memory.
struct DigitCollector {
  private var small: UInt64 = 0
  private var count = 0
  private var long: [UInt8] = []
  /// How many digits were given, zeros in front too.
  private(set) var total = 0

  mutating func append(_ digit: UInt8) {
    total += 1
    if count == 0, digit == 0 { return }
    count += 1
    if count <= 19 {
      small = small &* 10 &+ UInt64(digit)
      return
    }
    if long.isEmpty {
      long = [UInt8](repeating: 0, count: 19)
      var rest = small
      for place in long.indices.reversed() {
        long[place] = UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      }
    }
    long.append(digit)
  }

  /// Takes the last digit away.
  mutating func removeLast() {
    total -= 1
    guard count > 0 else { return }
    count -= 1
    if long.isEmpty {
      small /= 10
      return
    }
    long.removeLast()
    if long.count == 19 {
      small = long.reduce(0) { $0 &* 10 &+ UInt64($1) }
      long = []
    }
  }

  /// The number of these digits with the last one at the given place.
  func value(exponent: Int) -> DecimalValue {
    long.isEmpty
      ? DecimalValue(coefficient: small, exponent: exponent)
      : DecimalValue(digits: long, exponent: exponent)
  }

  /// The number as a small integer; huge ones are clamped.
  var clamped: Int { long.isEmpty ? Int(min(small, 1_000_000_000_000)) : 1_000_000_000_000 }
}
