/// A whole number of any length, for the few computations that leave 38 digits.
///
/// Schoolbook arithmetic in base 10⁹: the numbers are as long as what people type or print, and decimal
/// limbs make shifts by powers of ten and conversion to digits cheap.
struct LongInteger {
  static let base: UInt64 = 1_000_000_000

  /// The limbs, the lowest first, without high zeros; zero has none.
  private(set) var limbs: [UInt32]

  private init(limbs: [UInt32]) {
    self.limbs = limbs
    while self.limbs.last == 0 { self.limbs.removeLast() }
  }

  init(_ value: UInt128) {
    var limbs: [UInt32] = []
    var rest = value
    while rest != 0 {
      let (quotient, remainder) = rest.quotientAndRemainder(dividingBy: UInt128(Self.base))
      limbs.append(UInt32(truncatingIfNeeded: remainder))
      rest = quotient
    }
    self.limbs = limbs
  }

  /// The number of these digits, the highest first, followed by `zeros` more.
  init(digits: Span<UInt8>, zeros: Int = 0) {
    let total = digits.count + zeros
    var limbs = [UInt32](repeating: 0, count: (total + 8) / 9)
    for index in 0..<digits.count {
      let place = total - 1 - index
      limbs[place / 9] = limbs[place / 9] * 10 + UInt32(digits[index])
    }
    // A limb that ends in added zeros has its digits too low.
    if zeros % 9 != 0, !limbs.isEmpty {
      limbs[zeros / 9] *= UInt32(truncatingIfNeeded: PowersOfTen.integers[zeros % 9])
    }
    self.init(limbs: limbs)
  }

  /// The number of a magnitude given by its binary words, the lowest first.
  init(binaryWords words: some Collection<UInt>) {
    self.init(limbs: [])
    for word in words.reversed() {
      // Two half words keep every product inside 64 bits.
      multiplyAndAdd(1 << 32, UInt64(word >> 32))
      multiplyAndAdd(1 << 32, UInt64(word & 0xFFFF_FFFF))
    }
  }

  var isZero: Bool { limbs.isEmpty }
  var isOdd: Bool { (limbs.first ?? 0) & 1 == 1 }

  /// The decimal digits, the highest first; zero has none.
  var digits: [UInt8] {
    var out = [UInt8](repeating: 0, count: limbs.count * 9)
    var place = out.count
    for limb in limbs {
      var rest = limb
      for _ in 0..<9 {
        place -= 1
        out[place] = UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      }
    }
    out.removeSubrange(..<(out.firstIndex { $0 != 0 } ?? out.count))
    return out
  }

  mutating func multiplyAndAdd(_ factor: UInt64, _ addend: UInt64) {
    var carry = addend
    for index in limbs.indices {
      let value = UInt64(limbs[index]) * factor + carry
      limbs[index] = UInt32(truncatingIfNeeded: value % Self.base)
      carry = value / Self.base
    }
    while carry != 0 {
      limbs.append(UInt32(truncatingIfNeeded: carry % Self.base))
      carry /= Self.base
    }
  }

  static func + (a: LongInteger, b: LongInteger) -> LongInteger {
    var sum: [UInt32] = []
    sum.reserveCapacity(max(a.limbs.count, b.limbs.count) + 1)
    var carry: UInt64 = 0
    for index in 0..<max(a.limbs.count, b.limbs.count) {
      let value = UInt64(a.limb(index)) + UInt64(b.limb(index)) + carry
      sum.append(UInt32(truncatingIfNeeded: value % base))
      carry = value / base
    }
    sum.append(UInt32(truncatingIfNeeded: carry))
    return LongInteger(limbs: sum)
  }

  /// The difference; `b` is at most `a`.
  static func - (a: LongInteger, b: LongInteger) -> LongInteger {
    var difference: [UInt32] = []
    difference.reserveCapacity(a.limbs.count)
    var borrow: Int64 = 0
    for index in a.limbs.indices {
      var value = Int64(a.limbs[index]) - Int64(b.limb(index)) - borrow
      borrow = value < 0 ? 1 : 0
      if value < 0 { value += Int64(base) }
      difference.append(UInt32(truncatingIfNeeded: value))
    }
    return LongInteger(limbs: difference)
  }

  static func * (a: LongInteger, b: LongInteger) -> LongInteger {
    var product = [UInt32](repeating: 0, count: a.limbs.count + b.limbs.count)
    for i in a.limbs.indices {
      var carry: UInt64 = 0
      let factor = UInt64(a.limbs[i])
      for j in b.limbs.indices {
        let value = factor * UInt64(b.limbs[j]) + UInt64(product[i + j]) + carry
        product[i + j] = UInt32(truncatingIfNeeded: value % base)
        carry = value / base
      }
      product[i + b.limbs.count] = UInt32(truncatingIfNeeded: carry)
    }
    return LongInteger(limbs: product)
  }

  private func limb(_ index: Int) -> UInt32 { index < limbs.count ? limbs[index] : 0 }

  /// The quotient, cut, and what is left; `divisor` is not zero.
  func quotientAndRemainder(dividingBy divisor: LongInteger) -> (
    quotient: LongInteger, remainder: LongInteger
  ) {
    if divisor.limbs.count == 1 { return dividedByLimb(UInt64(divisor.limbs[0])) }
    guard limbs.count >= divisor.limbs.count else { return (LongInteger(limbs: []), self) }
    // Knuth, The Art of Computer Programming 4.3.1, algorithm D: both are scaled until the divisor's first
    // limb is at least half the base, so that a quotient limb guessed from two limbs is at most two too large.
    let scale = Self.base / (UInt64(divisor.limbs[divisor.limbs.count - 1]) + 1)
    var dividend = self
    dividend.multiplyAndAdd(scale, 0)
    var scaledDivisor = divisor
    scaledDivisor.multiplyAndAdd(scale, 0)
    let n = scaledDivisor.limbs.count
    var u = dividend.limbs.map(UInt64.init)
    while u.count <= limbs.count { u.append(0) }
    let v = scaledDivisor.limbs.map(UInt64.init)
    var quotient = [UInt32](repeating: 0, count: u.count - n)
    for j in stride(from: u.count - n - 1, through: 0, by: -1) {
      let top = u[j + n] * Self.base + u[j + n - 1]
      var guess = top / v[n - 1]
      var rest = top % v[n - 1]
      while guess >= Self.base || guess * v[n - 2] > rest * Self.base + u[j + n - 2] {
        guess -= 1
        rest += v[n - 1]
        if rest >= Self.base { break }
      }
      var borrow: UInt64 = 0
      for i in 0..<n {
        let product = guess * v[i] + borrow
        let low = product % Self.base
        borrow = product / Self.base
        if u[i + j] < low {
          u[i + j] += Self.base
          borrow += 1
        }
        u[i + j] -= low
      }
      if u[j + n] < borrow {
        // The guess was one too large: take it back and add the divisor once.
        guess -= 1
        var carry: UInt64 = 0
        for i in 0..<n {
          let sum = u[i + j] + v[i] + carry
          u[i + j] = sum % Self.base
          carry = sum / Self.base
        }
        u[j + n] = u[j + n] + carry - borrow
      } else {
        u[j + n] -= borrow
      }
      quotient[j] = UInt32(truncatingIfNeeded: guess)
    }
    let remainder = LongInteger(limbs: u.prefix(n).map { UInt32(truncatingIfNeeded: $0) })
    return (LongInteger(limbs: quotient), remainder.dividedByLimb(scale).quotient)
  }

  private func dividedByLimb(_ divisor: UInt64) -> (quotient: LongInteger, remainder: LongInteger) {
    var quotient = limbs
    var rest: UInt64 = 0
    for index in limbs.indices.reversed() {
      let value = rest * Self.base + UInt64(limbs[index])
      quotient[index] = UInt32(truncatingIfNeeded: value / divisor)
      rest = value % divisor
    }
    return (LongInteger(limbs: quotient), LongInteger(UInt128(rest)))
  }
}

extension LongInteger: Comparable {
  static func < (a: LongInteger, b: LongInteger) -> Bool {
    if a.limbs.count != b.limbs.count { return a.limbs.count < b.limbs.count }
    for index in a.limbs.indices.reversed() where a.limbs[index] != b.limbs[index] {
      return a.limbs[index] < b.limbs[index]
    }
    return false
  }
}
