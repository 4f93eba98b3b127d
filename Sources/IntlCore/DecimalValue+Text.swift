extension DecimalValue {
  /// A value from decimal text: `-12.50`, `1E+400`, `NaN`, `Infinity`.
  ///
  /// ```swift
  /// try DecimalValue(parsing: "-1.5e3").description    // "-1500"
  /// try DecimalValue(parsing: "2.50").description      // "2.50"
  /// ```
  ///
  /// This is the form that programs exchange, in ASCII only: a sign, digits with at most one point, and an exponent.
  /// Text as people write it, with groups and the digits of a locale, is read by a number format.
  ///
  /// - Throws: ``IntlError`` of kind `unparsable` with the position at fault, or `outOfRange` for a value beyond
  ///   ``exponentLimit`` or ``digitLimit``.
  public init(parsing text: String) throws(IntlError) {
    var copy = text
    copy.makeContiguousUTF8()
    let bytes = copy.utf8.span
    var reader = DecimalReader()
    guard reader.read(bytes) else {
      if bytes.count == 0 || reader.position < bytes.count || reader.expected != nil {
        throw IntlError(
          .unparsable, subject: text, position: reader.position, expected: reader.expected ?? "the end",
          found: IntlError.found(in: text, at: reader.position))
      }
      throw IntlError(.outOfRange, subject: text, expected: Self.rangeText)
    }
    self = reader.value
  }

  /// What a value must be, as errors say it.
  package static let rangeText = "at most \(digitLimit) digits, and an exponent of 32 bits"

  /// The value in plain notation, without exponent, with the trailing zeros that it has: `-1500`, `2.50`.
  ///
  /// A value that has digits or zeros beyond ``plainLimit`` is written as in ``exponentText``.
  public var description: String {
    switch kind {
    case .nan: return "NaN"
    case .infinite: return isNegative ? "-Infinity" : "Infinity"
    case .finite: guard isWithin(places: Self.plainLimit) else { return exponentText }
    }
    let bytes = withDigits { digits in
      var out: [UInt8] = []
      let places = exponent
      out.reserveCapacity(digits.count + abs(places) + 3)
      if isNegative { out.append(UInt8(ascii: "-")) }
      let integerCount = digits.count + places
      if integerCount <= 0 {
        out.append(UInt8(ascii: "0"))
        out.append(UInt8(ascii: "."))
        for _ in integerCount..<0 { out.append(UInt8(ascii: "0")) }
        for index in 0..<digits.count { out.append(digits[index] | 0x30) }
        return out
      }
      for index in 0..<digits.count {
        if index == integerCount { out.append(UInt8(ascii: ".")) }
        out.append(digits[index] | 0x30)
      }
      if places > 0, !isZero { for _ in 0..<places { out.append(UInt8(ascii: "0")) } }
      return out
    }
    return TextSink.string(bytes.span)
  }

  /// The value in plain notation without trailing zeros after the point: `2.5` for `2.50`.
  public var canonicalText: String { reduced.description }

  /// The value as its digits and a power of ten, without a point: `-25e-1`, `NaN`, `Infinity`.
  ///
  /// It is never much longer than the digits, and what every decimal reader understands.
  public var exponentText: String {
    guard kind == .finite else { return isNaN ? "NaN" : isNegative ? "-Infinity" : "Infinity" }
    var bytes = withDigits { digits in
      var out: [UInt8] = []
      out.reserveCapacity(digits.count + 9)
      if isNegative { out.append(UInt8(ascii: "-")) }
      for index in 0..<digits.count { out.append(digits[index] | 0x30) }
      return out
    }
    if exponent != 0 {
      bytes.append(UInt8(ascii: "e"))
      bytes.append(contentsOf: String(exponent).utf8)
    }
    return TextSink.string(bytes.span)
  }

  /// The same number with as few digits as it needs after the point, and none that is zero before it.
  package var reduced: DecimalValue {
    guard kind == .finite, exponent < 0 else { return self }
    let zeros = min(trailingZeroCount, -exponent)
    if zeros == 0 { return self }
    return droppingDigits(zeros).value
  }

  /// How many zeros the coefficient ends in; all that there may be for zero.
  package var trailingZeroCount: Int {
    if isZero { return Int.max }
    return withDigits { digits in
      var count = 0
      while digits[digits.count - 1 - count] == 0 { count += 1 }
      return count
    }
  }
}

extension DecimalValue: CustomStringConvertible, LosslessStringConvertible {
  /// A value from decimal text, or `nil` when it is none; ``init(parsing:)`` tells why.
  public init?(_ description: String) {
    do throws(IntlError) {
      try self.init(parsing: description)
    } catch {
      return nil
    }
  }
}

extension DecimalValue: Codable {
  /// Reads a value from text in the form of ``init(parsing:)``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    do throws(IntlError) {
      try self.init(parsing: text)
    } catch {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: error.description)
    }
  }

  /// Writes the value as text, so that no digit is lost on the way.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    let isLong = abs(exponent) > digitCount + 40
    try container.encode(isLong ? exponentText : description)
  }
}

/// Reads `[+-]digits[.digits][e±n]`, `NaN` and `Infinity` from ASCII.
struct DecimalReader {
  private(set) var value = DecimalValue.zero
  /// Where reading stopped.
  private(set) var position = 0
  /// What should have stood there; `nil` with the position at the end when the value is out of range.
  private(set) var expected: String?

  /// True when all of `bytes` is a number in range.
  mutating func read(_ bytes: Span<UInt8>) -> Bool {
    var isNegative = false
    if bytes.count > 0, bytes[0] == UInt8(ascii: "-") || bytes[0] == UInt8(ascii: "+") {
      isNegative = bytes[0] == UInt8(ascii: "-")
      position = 1
    }
    if position < bytes.count, Subtag.isLetter(bytes[position]) {
      return readWord(bytes, isNegative: isNegative)
    }
    let start = position
    let point = readDigits(bytes)
    var fractionCount = 0
    if point < bytes.count, bytes[point] == UInt8(ascii: ".") {
      position += 1
      fractionCount = readDigits(bytes) - point - 1
    }
    let digitEnd = position
    guard point - start + fractionCount > 0 else {
      expected = position == 0 ? "a sign or a digit" : "a digit"
      return false
    }
    guard let power = readExponent(bytes) else { return false }
    guard position == bytes.count else {
      expected = "a digit, an exponent or the end"
      return false
    }
    var first = start
    while first < digitEnd, bytes[first] == UInt8(ascii: "0") || bytes[first] == UInt8(ascii: ".") {
      first += 1
    }
    value = coefficient(bytes, first..<digitEnd, isNegative: isNegative, exponent: power - fractionCount)
    return value.isInRange
  }

  private func coefficient(
    _ bytes: Span<UInt8>, _ range: Range<Int>, isNegative: Bool, exponent: Int
  ) -> DecimalValue {
    if range.count <= 19 {
      var small: UInt64 = 0
      for index in range where bytes[index] != UInt8(ascii: ".") {
        small = small &* 10 &+ UInt64(bytes[index] & 0xF)
      }
      return DecimalValue(isNegative: isNegative, coefficient: small, exponent: exponent)
    }
    var digits: [UInt8] = []
    digits.reserveCapacity(range.count)
    for index in range where bytes[index] != UInt8(ascii: ".") { digits.append(bytes[index] & 0xF) }
    return DecimalValue(isNegative: isNegative, digits: digits, exponent: exponent)
  }

  /// Moves past digits, and returns where they end.
  private mutating func readDigits(_ bytes: Span<UInt8>) -> Int {
    while position < bytes.count, Subtag.isDigit(bytes[position]) { position += 1 }
    return position
  }

  /// The power of ten after `e`, 0 without one, `nil` when it is malformed; huge ones are clamped, not wrapped.
  private mutating func readExponent(_ bytes: Span<UInt8>) -> Int? {
    guard position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") else { return 0 }
    position += 1
    var isNegative = false
    if position < bytes.count, bytes[position] == UInt8(ascii: "-") || bytes[position] == UInt8(ascii: "+") {
      isNegative = bytes[position] == UInt8(ascii: "-")
      position += 1
    }
    let start = position
    var power = 0
    while position < bytes.count, Subtag.isDigit(bytes[position]) {
      power = min(power * 10 + Int(bytes[position] & 0xF), 10_000_000_000)
      position += 1
    }
    guard position > start else {
      expected = "a digit of the exponent"
      return nil
    }
    return isNegative ? -power : power
  }

  private mutating func readWord(_ bytes: Span<UInt8>, isNegative: Bool) -> Bool {
    if position + 8 == bytes.count, Self.matches(bytes, position, "Infinity") {
      value = DecimalValue.infinity.settingSign(isNegative: isNegative)
    } else if position == 0, bytes.count == 3, Self.matches(bytes, position, "NaN") {
      value = .nan
    } else {
      expected = "a digit, \"Infinity\" or \"NaN\""
      return false
    }
    position = bytes.count
    return true
  }

  private static func matches(_ bytes: Span<UInt8>, _ start: Int, _ word: String) -> Bool {
    var index = start
    for byte in word.utf8 {
      guard index < bytes.count, bytes[index] == byte else { return false }
      index += 1
    }
    return true
  }
}
