import IntlCore
import IntlNumbers
import TestSupport
import Testing

@Suite struct DecimalPowerTests {
  @Test("The guarded product rounds as the shortest decimal does, or declines")
  func nearest() throws {
    var random = SeededGenerator("guarded product")
    var declined = 0
    for _ in 0..<20_000 {
      let places = Int.random(in: 0...6, using: &random)
      let digits = Int.random(in: 0...9, using: &random)
      let scales: [Double] = [1, 1e3, 1e6, 1e9]
      let scale = scales.randomElement(using: &random) ?? 1
      let power = Double("1e\(digits)") ?? 1
      let value = (Double.random(in: 0...scale, using: &random) * power).rounded() / power
      guard let fast = DecimalPower.nearest(value, places: places) else {
        declined += 1
        continue
      }
      let exact = DecimalValue(value).rounded(toFractionDigits: places)
      let product = try DecimalValue(parsing: "\(fast)e-\(places)")
      #expect(exact == product, "\(value) at \(places) places")
    }
    #expect(declined < 10_000)
  }

  @Test("Digits are counted at every power of ten")
  func digitCount() {
    for power in 0..<20 {
      #expect(DecimalPower.digitCount(DecimalPower.of(power)) == power + 1)
      #expect(DecimalPower.digitCount(DecimalPower.of(power) - 1) == max(1, power))
    }
    #expect(DecimalPower.digitCount(.max) == 20)
  }
}
