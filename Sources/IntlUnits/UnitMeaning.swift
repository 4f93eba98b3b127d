internal import IntlCore
internal import LocaleData

/// What a unit measures and what one of it is worth in base units.
struct UnitMeaning: Sendable, Hashable {
  /// The power of each base unit above and below the line of a fraction.
  ///
  /// Consumption, volume over length, has the dimensions of an area; only uncancelled can the two be told apart.
  private var above: [String: Int] = [:]
  private var below: [String: Int] = [:]
  private(set) var factor = UnitRatio.one
  /// What is added to get to base units: 273.15 for degrees Celsius.
  private(set) var offset: UnitRatio?

  private static let known = BoundedCache<String, UnitMeaning>(limit: 256)

  /// The meaning of an identifier.
  ///
  /// - Throws: ``IntlError`` of kind `invalidOption` for what is no unit that can be converted.
  static func of(_ identifier: String) throws(IntlError) -> UnitMeaning {
    try known.value(for: identifier) { () throws(IntlError) in
      try UnitMeaning(identifier, data: .current())
    }
  }

  private init(_ identifier: String, data: UnitData) throws(IntlError) {
    let parsed = try UnitIdentifier(identifier) { data.conversions[$0] != nil }
    factor = parsed.factor
    for term in parsed.terms { try multiply(by: term, data: data, depth: 0) }
    // An offset makes sense for a plain temperature only; a rate of degrees is one of differences.
    if parsed.terms.count == 1, parsed.terms[0].power == 1, parsed.terms[0].unit == identifier,
      let text = data.conversions[identifier]?.offset
    {
      offset = try UnitExpression(constants: data.constants).value(of: text)
    }
  }

  private mutating func multiply(
    by term: UnitIdentifier.Term, data: UnitData, depth: Int
  ) throws(IntlError) {
    guard let conversion = data.conversions[term.unit], depth < 8 else {
      throw IntlError(.malformedFile, subject: term.unit, expected: "a conversion to base units")
    }
    factor.multiply(
      by: try UnitExpression(constants: data.constants).value(of: conversion.factor), power: term.power)
    if conversion.target == term.unit {
      if term.power > 0 { above[term.unit, default: 0] += term.power }
      if term.power < 0 { below[term.unit, default: 0] -= term.power }
      return
    }
    let target = try UnitIdentifier(conversion.target) { data.conversions[$0] != nil }
    factor.multiply(by: target.factor, power: term.power)
    for inner in target.terms {
      let power = inner.power * term.power
      try multiply(by: .init(unit: inner.unit, power: power), data: data, depth: depth + 1)
    }
  }

  /// The power of each base unit; none is zero.
  var dimensions: [String: Int] {
    above.merging(below.mapValues(-), uniquingKeysWith: +).filter { $0.value != 0 }
  }

  /// The powers with their signs changed: what `mile-per-gallon` has where `liter-per-kilometer` has these.
  var inverseDimensions: [String: Int] { dimensions.mapValues(-) }

  /// What is measured, by CLDR's name: `speed`; `nil` for what has no name.
  func quantity() throws(IntlError) -> String? {
    let tests: [(UnitMeaning) -> Bool] = [
      { [self] in $0.above == above && $0.below == below },
      { [self] in $0.above == below && $0.below == above },
      { [self] in $0.dimensions == dimensions },
      { [self] in $0.dimensions == inverseDimensions },
    ]
    let quantities = try UnitData.current().quantities
    for test in tests {
      for (unit, quantity) in quantities where test(try UnitMeaning.of(unit)) { return quantity }
    }
    return nil
  }
}
