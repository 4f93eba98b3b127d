/// ASCII digits as words, stored from the end.
extension MutableRawSpan {
  @inline(__always)
  mutating func writeWord(_ word: UInt32, count: Int, endingAt end: Int) -> Int {
    storeBytes(of: word.littleEndian, toByteOffset: end &- 4, as: UInt32.self)
    return end &- count
  }

  /// Two digits below 100.
  @inline(__always)
  private static func two(_ value: UInt64) -> UInt16 {
    let value = UInt32(truncatingIfNeeded: value)
    let tens = (value &* 205) >> 11
    let ones = value &- tens &* 10
    return UInt16(truncatingIfNeeded: tens | ones << 8) | 0x3030
  }

  /// Writes ASCII digits in one run.
  @inline(__always)
  mutating func writePlain(_ value: UInt64, endingAt end: Int) -> Int {
    var rest = value
    var place = end
    while rest >= 100 {
      let quotient = rest / 100
      place &-= 2
      storeBytes(of: Self.two(rest &- quotient &* 100).littleEndian, toByteOffset: place, as: UInt16.self)
      rest = quotient
    }
    if rest >= 10 {
      place &-= 2
      storeBytes(of: Self.two(rest).littleEndian, toByteOffset: place, as: UInt16.self)
    } else {
      place &-= 1
      storeBytes(of: UInt8(truncatingIfNeeded: rest) | 0x30, toByteOffset: place, as: UInt8.self)
    }
    return place
  }

  /// Writes up to three ASCII digits of a fraction and the separator before them, in one word.
  @inline(__always)
  mutating func writeShortFraction(
    _ value: UInt64, count: Int, _ separator: UInt32, endingAt end: Int, _ table: borrowing ThreeDigits
  ) -> Int {
    let digits = table[value]
    let word: UInt32
    switch count {
    case 3: word = digits | separator >> 24
    case 2: word = digits & 0xFFFF_0000 | separator >> 16
    case 1: word = digits & 0xFF00_0000 | separator >> 8
    default: word = separator
    }
    storeBytes(of: word.littleEndian, toByteOffset: end &- 4, as: UInt32.self)
    return end &- 1 &- count
  }

  /// Writes exactly `count` ASCII digits, zeros in front if need be.
  @inline(__always)
  mutating func writeFixed(_ value: UInt64, count: Int, endingAt end: Int) -> Int {
    var rest = value
    var place = end
    var left = count
    while left >= 2 {
      let quotient = rest / 100
      place &-= 2
      storeBytes(of: Self.two(rest &- quotient &* 100).littleEndian, toByteOffset: place, as: UInt16.self)
      rest = quotient
      left &-= 2
    }
    if left == 1 {
      place &-= 1
      storeBytes(of: UInt8(truncatingIfNeeded: rest % 10) | 0x30, toByteOffset: place, as: UInt8.self)
    }
    return place
  }

  /// Writes ASCII digits in groups of three, for a separator of one byte.
  @inline(__always)
  mutating func writeThousands(
    _ value: UInt64, byte separator: UInt32, endingAt end: Int, _ table: borrowing ThreeDigits
  ) -> Int {
    let (first, place) = writeGroups(value, byte: separator, endingAt: end, table)
    return writeFirstGroup(first, endingAt: place, table)
  }

  /// Writes the groups of three behind the first, each with the separator before it, and returns what the first has and
  /// where it ends.
  @inline(__always)
  private mutating func writeGroups(
    _ value: UInt64, byte separator: UInt32, endingAt end: Int, _ table: borrowing ThreeDigits
  ) -> (first: UInt64, place: Int) {
    var rest = value
    var place = end
    // A separator and its three digits are one word.
    let mark = separator >> 24 | 0x3030_3000
    repeat {
      let quotient = rest / 1000
      let word = table[rest &- quotient &* 1000] | mark
      storeBytes(of: word.littleEndian, toByteOffset: place &- 4, as: UInt32.self)
      place &-= 4
      rest = quotient
    } while rest >= 1000
    return (rest, place)
  }

  /// Writes the digits of a number below 1000.
  @inline(__always)
  private mutating func writeFirstGroup(_ value: UInt64, endingAt end: Int, _ table: borrowing ThreeDigits)
    -> Int
  {
    storeBytes(of: table[value].littleEndian, toByteOffset: end &- 4, as: UInt32.self)
    return end &- (value >= 100 ? 3 : value >= 10 ? 2 : 1)
  }

  /// Writes ASCII digits in groups of three.
  @inline(__always)
  mutating func writeThousands(
    _ value: UInt64, _ separator: UInt32, _ count: Int, endingAt end: Int, _ table: borrowing ThreeDigits
  ) -> Int {
    var rest = value
    var place = end
    while rest >= 1000 {
      let quotient = rest / 1000
      storeBytes(
        of: table[rest &- quotient &* 1000].littleEndian, toByteOffset: place &- 4, as: UInt32.self)
      storeBytes(of: separator.littleEndian, toByteOffset: place &- 7, as: UInt32.self)
      place &-= 3 &+ count
      rest = quotient
    }
    return writeFirstGroup(rest, endingAt: place, table)
  }

  /// Writes up to three ASCII digits of a fraction and the separator before them, and touches no other byte.
  @inline(__always)
  mutating func writeShortFractionExactly(
    _ value: UInt64, count: Int, _ separator: UInt32, endingAt end: Int, _ table: borrowing ThreeDigits
  ) -> Int {
    let digits = table[value]
    switch count {
    case 3:
      storeBytes(of: (digits | separator >> 24).littleEndian, toByteOffset: end &- 4, as: UInt32.self)
    case 2:
      storeUpperHalf(of: digits, endingAt: end)
      storeLast(of: separator, endingAt: end &- 2)
    case 1: storeUpperHalf(of: digits & 0xFF00_0000 | separator >> 8, endingAt: end)
    default: storeLast(of: separator, endingAt: end)
    }
    return end &- 1 &- count
  }

  /// Writes ASCII digits in groups of three, for a separator of one byte, and touches no byte before them.
  @inline(__always)
  mutating func writeThousandsExactly(
    _ value: UInt64, byte separator: UInt32, endingAt end: Int, _ table: borrowing ThreeDigits
  ) -> Int {
    let (first, place) = writeGroups(value, byte: separator, endingAt: end, table)
    return writeUpToThree(first, endingAt: place, table)
  }

  /// Writes ASCII digits in groups of three and touches no byte before them.
  @inline(__always)
  mutating func writeThousandsExactly(
    _ value: UInt64, _ separator: UInt32, _ count: Int, endingAt end: Int, _ table: borrowing ThreeDigits
  ) -> Int {
    var rest = value
    var place = end
    while rest >= 1000 {
      let quotient = rest / 1000
      let word = table[rest &- quotient &* 1000]
      storeUpperHalf(of: word, endingAt: place)
      storeLast(of: word << 16, endingAt: place &- 2)
      place = writeExactly(UInt64(separator) << 32, count: count, endingAt: place &- 3)
      rest = quotient
    }
    return writeUpToThree(rest, endingAt: place, table)
  }

  /// Writes the digits of a number below 1000 and touches no byte before them.
  @inline(__always)
  private mutating func writeUpToThree(_ value: UInt64, endingAt end: Int, _ table: borrowing ThreeDigits)
    -> Int
  {
    let digits = table[value]
    if value >= 10 {
      storeUpperHalf(of: digits, endingAt: end)
      if value < 100 { return end &- 2 }
      storeLast(of: digits << 16, endingAt: end &- 2)
      return end &- 3
    }
    storeLast(of: digits, endingAt: end)
    return end &- 1
  }

  /// Writes the last `count` bytes of a word, at least one, and touches no other.
  @inline(__always)
  mutating func writeExactly(_ word: UInt64, count: Int, endingAt end: Int) -> Int {
    let start = end &- count
    var place = end
    var rest = word
    repeat {
      place &-= 1
      storeBytes(of: UInt8(truncatingIfNeeded: rest >> 56), toByteOffset: place, as: UInt8.self)
      rest <<= 8
    } while place > start
    return place
  }

  /// Stores the last two bytes of a word.
  @inline(__always)
  private mutating func storeUpperHalf(of word: UInt32, endingAt end: Int) {
    let half = UInt16(truncatingIfNeeded: word >> 16)
    storeBytes(of: half.littleEndian, toByteOffset: end &- 2, as: UInt16.self)
  }

  /// Stores the last byte of a word.
  @inline(__always)
  private mutating func storeLast(of word: UInt32, endingAt end: Int) {
    storeBytes(of: UInt8(truncatingIfNeeded: word >> 24), toByteOffset: end &- 1, as: UInt8.self)
  }

  /// Writes ASCII digits in a group of three and groups of two.
  @inline(__always)
  mutating func writeIndian(
    _ value: UInt64, _ separator: UInt32, _ count: Int, endingAt end: Int, _ table: borrowing ThreeDigits
  ) -> Int {
    var rest = value / 1000
    var place = end
    storeBytes(of: table[value &- rest &* 1000].littleEndian, toByteOffset: place &- 4, as: UInt32.self)
    place &-= 3
    while rest >= 100 {
      place = writeWord(separator, count: count, endingAt: place)
      let quotient = rest / 100
      place &-= 2
      storeBytes(of: Self.two(rest &- quotient &* 100).littleEndian, toByteOffset: place, as: UInt16.self)
      rest = quotient
    }
    place = writeWord(separator, count: count, endingAt: place)
    return writePlain(rest, endingAt: place)
  }
}
