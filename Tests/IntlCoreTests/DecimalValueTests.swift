import IntlCore
import TestSupport
import Testing

@Suite struct DecimalValueTests {
  @Test(
    "Text is read exactly and printed in plain notation, canonically and by exponent",
    arguments: [
      ("0", "0", "0", "0"), ("-0", "-0", "-0", "-0"), ("0.00", "0.00", "0", "0e-2"),
      ("00012.50", "12.50", "12.5", "1250e-2"), ("+7", "7", "7", "7"), ("-1.5e3", "-1500", "-1500", "-15e2"),
      ("1E+2", "100", "100", "1e2"), ("100", "100", "100", "100"), ("5e-3", "0.005", "0.005", "5e-3"),
      ("0e5", "0", "0", "0e5"), (".5", "0.5", "0.5", "5e-1"), ("5.", "5", "5", "5"),
      ("18446744073709551615", "18446744073709551615", "18446744073709551615", "18446744073709551615"),
      (
        "12345678901234567890123456789012345678.50", "12345678901234567890123456789012345678.50",
        "12345678901234567890123456789012345678.5", "1234567890123456789012345678901234567850e-2"
      ),
      ("NaN", "NaN", "NaN", "NaN"), ("Infinity", "Infinity", "Infinity", "Infinity"),
      ("-Infinity", "-Infinity", "-Infinity", "-Infinity"),
      ("1e20", "100000000000000000000", "100000000000000000000", "1e20"),
    ])
  func textForms(text: String, plain: String, canonical: String, exponent: String) throws {
    let value = try DecimalValue(parsing: text)
    #expect(value.description == plain)
    #expect(value.canonicalText == canonical)
    #expect(value.exponentText == exponent)
    #expect(try DecimalValue(parsing: value.exponentText).isIdentical(to: value))
  }

  @Test(
    "Text that is no number says where and what was expected",
    arguments: [
      ("", 0, "a sign or a digit"), ("-", 1, "a digit"), ("abc", 0, "a digit, \"Infinity\" or \"NaN\""),
      ("1.2.3", 3, "a digit, an exponent or the end"), ("1e", 2, "a digit of the exponent"),
      ("1e+x", 3, "a digit of the exponent"), (" 1", 0, "a sign or a digit"),
      ("1,5", 1, "a digit, an exponent or the end"), (".", 1, "a digit"),
      ("-NaN", 1, "a digit, \"Infinity\" or \"NaN\""), ("١", 0, "a sign or a digit"),
      ("1\u{0}", 1, "a digit, an exponent or the end"), ("--1", 1, "a digit"),
    ])
  func malformed(text: String, position: Int, expected: String) {
    let error = #expect(throws: IntlError.self) { try DecimalValue(parsing: text) }
    #expect(error?.kind == .unparsable)
    #expect(error?.position == position)
    #expect(error?.expected == expected)
  }

  @Test(
    "A value beyond the limits is out of range, however short the text",
    arguments: [
      "1e2147483647", "1e-2147483648", "0e2147483647", "1e99999999999999999999", "-1e2147483647",
      "0.1e-2147483647", "11e2147483646", String(repeating: "7", count: 200_002),
    ])
  func outOfRange(text: String) {
    #expect(throws: IntlError.self) { try DecimalValue(parsing: text) }
  }

  @Test(
    "A number with zeros beyond what plain notation shows is printed with an exponent",
    arguments: [
      "1e2147483646", "-12e2147483645", "1e-2147483647", "5e100001", "5e-100001", "0e-2147483647",
    ])
  func farAway(text: String) throws {
    let value = try DecimalValue(parsing: text)
    #expect(value.description == text)
    #expect(value.exponentText == text)
    #expect(try DecimalValue(parsing: value.description).isIdentical(to: value))
    #expect(try DecimalValue(parsing: "5e100000").description.utf8.count == 100_001)
  }

  @Test("Long numbers keep every digit", arguments: [39, 400, 10_000, 100_000])
  func longNumbers(count: Int) throws {
    let text = String((0..<count).map { Character(String($0 % 9 + 1)) })
    let value = try DecimalValue(parsing: text)
    #expect(value.description == text)
    #expect(value.digitCount == count)
    #expect(try DecimalValue(parsing: "0." + text).description == "0." + text)
  }

  @Test("Integers of every width are exact")
  func integers() throws {
    #expect(DecimalValue(Int8.min).description == "-128")
    #expect(DecimalValue(Int64.min).description == "-9223372036854775808")
    #expect(DecimalValue(UInt64.max).description == "18446744073709551615")
    #expect(DecimalValue(Int128.min).description == "-170141183460469231731687303715884105728")
    #expect(DecimalValue(UInt128.max).description == "340282366920938463463374607431768211455")
    let literal: DecimalValue = -123_456_789_012_345_678_901_234_567_890_123_456_789_012_345
    #expect(literal.description == "-123456789012345678901234567890123456789012345")
    let power: DecimalValue = -340_282_366_920_938_463_463_374_607_431_768_211_456
    #expect(power.description == "-340282366920938463463374607431768211456")
    #expect((0 as DecimalValue).description == "0")
    #expect((-5 as DecimalValue).description == "-5")
  }

  @Test("Binary numbers give their own shortest digits")
  func binary() {
    #expect(DecimalValue(0.1).description == "0.1")
    #expect(DecimalValue(Float(0.1)).description == "0.1")
    #expect(DecimalValue(Double(Float(0.1))).description == "0.10000000149011612")
    #expect(DecimalValue(-0.0).description == "-0")
    #expect(DecimalValue(1e22).description == "10000000000000000000000")
    #expect(DecimalValue(Double.greatestFiniteMagnitude).exponentText == "17976931348623157e292")
    #expect(DecimalValue(Double.leastNonzeroMagnitude).exponentText == "5e-324")
    #expect(DecimalValue(Float.leastNonzeroMagnitude).exponentText == "1e-45")
    #expect(DecimalValue(-Double.infinity).description == "-Infinity")
    #expect(DecimalValue(Double.nan).isNaN)
    #expect((2.5 as DecimalValue).description == "2.5")
  }

  @Test("Order and equality are those of the numbers, with NaN last")
  func order() throws {
    let texts = [
      "-Infinity", "-1e50", "-10", "-9.99", "-0.5", "0", "1e-100", "0.5", "0.50001", "9", "10.0", "1e39",
      "1e50",
      "Infinity", "NaN",
    ]
    let values = try texts.map(DecimalValue.init(parsing:))
    for (i, a) in values.enumerated() {
      for (j, b) in values.enumerated() {
        #expect((a < b) == (i < j), "\(a) < \(b)")
        #expect((a == b) == (i == j), "\(a) == \(b)")
      }
    }
    let same = try ["1.5", "1.50", "15e-1", "1.500000000000000000000000000000000000000000"].map(
      DecimalValue.init(parsing:))
    #expect(Set(same).count == 1)
    #expect(!same[0].isIdentical(to: same[1]))
    #expect(Set(try ["0", "-0", "0.00", "0e7"].map(DecimalValue.init(parsing:))).count == 1)
  }

  @Test("Plural operands come from the visible digits")
  func operands() throws {
    let value = try DecimalValue(parsing: "-651959195189.0340")
    #expect(value.fractionDigitCount == 4)
    #expect(value.significantFractionDigitCount == 3)
    #expect(value.integerDigits == .init(low: 651_959_195_189, isLonger: false))
    #expect(value.fractionDigits == .init(low: 340, isLonger: false))
    #expect(value.significantFractionDigits == .init(low: 34, isLonger: false))
    let long = try DecimalValue(parsing: "1000000000000000000000021")
    #expect(long.integerDigits == .init(low: 21, isLonger: true))
    let shifted = try DecimalValue(parsing: "3e6")
    #expect(shifted.integerDigits == .init(low: 3_000_000, isLonger: false))
    #expect(shifted.fractionDigitCount == 0)
    let zero = try DecimalValue(parsing: "0.00")
    #expect(zero.fractionDigitCount == 2)
    #expect(zero.significantFractionDigitCount == 0)
  }
}
