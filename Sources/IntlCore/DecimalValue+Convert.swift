extension DecimalValue {
  /// The exact value of an integer of any width.
  public init(_ value: some BinaryInteger) {
    if let small = UInt128(exactly: value.magnitude) {
      self.init(isNegative: value < 0, coefficient: small)
    } else {
      let long = LongInteger(binaryWords: value.magnitude.words)
      self.init(isNegative: value < 0, digits: long.digits)
    }
  }

  /// The shortest decimal that reads back as `value`: 0.1 for `0.1`, not its 55 binary digits.
  public init(_ value: Double) {
    guard value.isFinite else {
      self = value.isNaN ? .nan : Self.infinity.settingSign(isNegative: value < 0)
      return
    }
    let shortest = ShortestDigits(value)
    self.init(isNegative: value.sign == .minus, coefficient: shortest.digits, exponent: shortest.exponent)
  }

  /// The shortest decimal that reads back as `value` in a `Float`: 0.1, where its `Double` would give
  /// 0.10000000149011612.
  public init(_ value: Float) {
    guard value.isFinite else {
      self = value.isNaN ? .nan : Self.infinity.settingSign(isNegative: value < 0)
      return
    }
    let shortest = ShortestDigits(value)
    self.init(isNegative: value.sign == .minus, coefficient: shortest.digits, exponent: shortest.exponent)
  }
}

extension DecimalValue: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// An integer literal of any length, exactly.
  public init(integerLiteral value: StaticBigInt) {
    // A static literal gives its two's complement, word by word.
    var words: [UInt] = []
    let isNegative = value.signum() < 0
    var carry = isNegative
    for index in 0..<((value.bitWidth + UInt.bitWidth - 1) / UInt.bitWidth) {
      var word = isNegative ? ~value[index] : value[index]
      if carry { (word, carry) = word.addingReportingOverflow(1) }
      words.append(word)
    }
    let long = LongInteger(binaryWords: words)
    self.init(isNegative: isNegative, digits: long.digits)
  }

  /// A literal with a point.
  ///
  /// The compiler makes a `Double` of it first, so that only 15 digits are sure to be kept; ``init(parsing:)`` takes
  /// text of any length.
  public init(floatLiteral value: Double) {
    self.init(value)
  }
}
