/// ASCII digits as words, stored from the end.
extension MutableRawSpan {
  @inline(__always)
  mutating func writeWord(_ word: UInt32, count: Int, endingAt end: Int) -> Int {
    storeBytes(of: word.littleEndian, toByteOffset: end &- 4, as: UInt32.self)
    return end &- count
  }

  /// Three digits below 1000, as the upper bytes of a word.
  @inline(__always)
  private static func three(_ value: UInt64) -> UInt32 {
    let value = UInt32(truncatingIfNeeded: value)
    let hundreds = (value &* 5243) >> 19
    let rest = value &- hundreds &* 100
    let tens = (rest &* 205) >> 11
    let ones = rest &- tens &* 10
    return (hundreds << 8 | tens << 16 | ones << 24) | 0x3030_3000
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

  /// Writes ASCII digits in groups of three.
  @inline(__always)
  mutating func writeThousands(_ value: UInt64, _ separator: UInt32, _ count: Int, endingAt end: Int) -> Int {
    var rest = value
    var place = end
    while rest >= 1000 {
      let quotient = rest / 1000
      storeBytes(
        of: Self.three(rest &- quotient &* 1000).littleEndian, toByteOffset: place &- 4, as: UInt32.self)
      storeBytes(of: separator.littleEndian, toByteOffset: place &- 7, as: UInt32.self)
      place &-= 3 &+ count
      rest = quotient
    }
    storeBytes(of: Self.three(rest).littleEndian, toByteOffset: place &- 4, as: UInt32.self)
    return place &- (rest >= 100 ? 3 : rest >= 10 ? 2 : 1)
  }

  /// Writes ASCII digits in groups of three and touches no byte before them.
  ///
  /// - Parameter count: 1 to 4.
  @inline(__always)
  mutating func writeThousandsExactly(_ value: UInt64, _ separator: UInt32, _ count: Int, endingAt end: Int)
    -> Int
  {
    var rest = value
    var place = end
    while rest >= 1000 {
      let quotient = rest / 1000
      let group = Self.three(rest &- quotient &* 1000)
      if count == 1 {
        storeBytes(of: (group | separator >> 24).littleEndian, toByteOffset: place &- 4, as: UInt32.self)
      } else {
        storeBytes(of: group.littleEndian, toByteOffset: place &- 4, as: UInt32.self)
        if count == 2 {
          let two = UInt16(truncatingIfNeeded: separator >> 16)
          storeBytes(of: two.littleEndian, toByteOffset: place &- 5, as: UInt16.self)
        } else {
          // The byte before a separator of three is the last digit of the rest.
          storeBytes(of: separator.littleEndian, toByteOffset: place &- 7, as: UInt32.self)
        }
      }
      place &-= 3 &+ count
      rest = quotient
    }
    return writePlain(rest, endingAt: place)
  }

  /// Writes a byte and three digits behind it.
  @inline(__always)
  mutating func writeThree(_ value: UInt64, after byte: UInt32, endingAt end: Int) -> Int {
    storeBytes(of: (Self.three(value) | byte).littleEndian, toByteOffset: end &- 4, as: UInt32.self)
    return end &- 4
  }

  /// Writes the last `count` bytes of a word, at most eight, and touches no other.
  @inline(__always)
  mutating func writeExactly(_ word: UInt64, count: Int, endingAt end: Int) -> Int {
    var place = end
    var rest = word
    while place > end &- count {
      place &-= 1
      storeBytes(of: UInt8(truncatingIfNeeded: rest >> 56), toByteOffset: place, as: UInt8.self)
      rest <<= 8
    }
    return place
  }

  /// Writes ASCII digits in a group of three and groups of two.
  @inline(__always)
  mutating func writeIndian(_ value: UInt64, _ separator: UInt32, _ count: Int, endingAt end: Int) -> Int {
    var rest = value / 1000
    var place = end
    storeBytes(of: Self.three(value &- rest &* 1000).littleEndian, toByteOffset: place &- 4, as: UInt32.self)
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
