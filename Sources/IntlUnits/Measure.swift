public import IntlCore
public import IntlNumbers

/// An amount of a unit.
///
/// ```swift
/// Measure(5, "foot").description    // "5 foot"
/// ```
public struct Measure: Sendable, Hashable {
  /// How many.
  public var value: DecimalValue
  /// Of what.
  public var unit: MeasureUnit

  /// An amount of a unit.
  public init(_ value: DecimalValue, _ unit: MeasureUnit) {
    self.value = value
    self.unit = unit
  }
}

extension Measure: CustomStringConvertible {
  /// The amount and the identifier of the unit: `5 foot`.
  public var description: String { "\(value) \(unit)" }
}
