public import IntlCore
public import IntlNumbers

/// Converts amounts from one unit of measure to another, exactly.
///
/// ```swift
/// let feet = try UnitConversion(from: "meter", to: "foot")
/// feet.convert(0.3048)                                                      // 1
/// try UnitConversion(from: "celsius", to: "fahrenheit").convert(37)         // 98.6
/// try UnitConversion(from: "mile-per-gallon", to: "liter-per-100-kilometer").convert(40)   // 5.88…
/// ```
///
/// Factors are CLDR's, as the ICU in use has them, and fractions: nothing is rounded on the way. A result that has no
/// end, such as 1/3, has 34 significant digits.
///
/// UTS 35, Part 6: General, section "Unit Conversion"
public struct UnitConversion: Sendable, Hashable {
  /// The unit of the amounts that are given.
  public let source: MeasureUnit
  /// The unit of the results.
  public let target: MeasureUnit
  private let from: UnitMeaning
  private let to: UnitMeaning
  /// True when one measures what the other does the other way round.
  private let isReciprocal: Bool

  /// A conversion between two units that measure the same, or the reciprocal of the same.
  ///
  /// - Throws: `IntlError` of kind `invalidOption` for what is no unit, a mixed unit, or units that measure
  ///   different things.
  public init(from source: MeasureUnit, to target: MeasureUnit) throws(IntlError) {
    self.source = source
    self.target = target
    from = try UnitMeaning.of(source.identifier)
    to = try UnitMeaning.of(target.identifier)
    isReciprocal = from.dimensions != to.dimensions
    guard !isReciprocal || from.dimensions == to.inverseDimensions else {
      throw IntlError(
        .invalidOption, subject: target.identifier, expected: "a unit that measures what \(source) does")
    }
  }

  /// The amount in the other unit.
  ///
  /// NaN and the infinities are converted to themselves. The reciprocal of zero is infinity.
  public func convert(_ value: DecimalValue) -> DecimalValue {
    guard value.isFinite else { return value }
    let amount = ratio(of: value)
    if amount.isUndefined { return .infinity }
    return amount.decimal
  }

  /// The amount in the other unit, as a fraction.
  func ratio(of value: DecimalValue) -> UnitRatio {
    var amount = UnitRatio(value)
    amount.multiply(by: from.factor)
    if let offset = from.offset { amount.add(offset) }
    if isReciprocal { amount = amount.inverse }
    if let offset = to.offset { amount.subtract(offset) }
    amount.multiply(by: to.factor, power: -1)
    return amount
  }
}

extension MeasureUnit {
  /// What the unit measures, by CLDR's name; `nil` for what has no name there.
  ///
  /// ```swift
  /// try MeasureUnit("mile-per-hour").quantity()    // "speed"
  /// ```
  ///
  /// - Throws: ``IntlError`` of kind `invalidOption` for what is no unit that can be converted.
  public func quantity() throws(IntlError) -> String? {
    try UnitMeaning.of(identifier).quantity()
  }
}
