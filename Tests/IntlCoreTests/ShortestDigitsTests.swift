import IntlCore
import TestSupport
import Testing

@Suite struct ShortestDigitsTests {
  @Test("The digits read back as the same number and are those of the standard library")
  func roundTrip() throws {
    var random = SeededGenerator("shortest digits")
    for round in 0..<20_000 {
      let value: Double
      switch round % 6 {
      case 0: value = Double(bitPattern: random.next()).magnitude
      case 1: value = (Double.random(in: 0...1e6, using: &random) * 1000).rounded() / 1000
      case 2: value = (Double.random(in: 0...1e4, using: &random) * 1e6).rounded() / 1e6
      case 3: value = Double(random.next() >> 12)
      case 4:
        let digits = UInt64.random(in: 0..<10_000_000, using: &random)
        value = Double("\(digits)e\(Int.random(in: -40...40, using: &random))") ?? 0
      default: value = Double.random(in: 0...1, using: &random)
      }
      guard value.isFinite else { continue }
      let digits = ShortestDigits(value)
      #expect(Double("\(digits.digits)e\(digits.exponent)") == value)
      #expect(digits.digits == 0 || digits.digits % 10 != 0)
      let printed = value.description.split(separator: "e")[0].filter { $0 != "." }
      let significant = printed.drop { $0 == "0" }
      let trimmed = String(significant.reversed().drop { $0 == "0" }.reversed())
      #expect(trimmed == (digits.digits == 0 ? "" : String(digits.digits)), "\(value)")
    }
  }

  @Test("Floats have their own digits")
  func floats() {
    var random = SeededGenerator("shortest floats")
    for _ in 0..<5_000 {
      let value = Float(bitPattern: UInt32(truncatingIfNeeded: random.next())).magnitude
      guard value.isFinite else { continue }
      let digits = ShortestDigits(value)
      #expect(Float("\(digits.digits)e\(digits.exponent)") == value)
      #expect(String(digits.digits).count <= 9)
    }
  }
}
