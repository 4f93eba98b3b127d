internal import ICUBridge
internal import IntlCore

/// A number on its way to an engine, in the cheapest exact form.
enum NumberValue: Sendable {
  case integer(Int64)
  case double(Double)
  case decimal(DecimalValue)

  /// The same number as a decimal.
  var decimal: DecimalValue {
    switch self {
    case .integer(let value): DecimalValue(value)
    case .double(let value): DecimalValue(value)
    case .decimal(let value): value
    }
  }

  /// True for a number that ICU may be given: it writes digits out, however many they are.
  var isWithinReach: Bool {
    switch self {
    case .integer, .double: true
    case .decimal(let value): value.isZero || value.isWithin(places: DecimalValue.writtenLimit)
    }
  }

  /// The same number as ICU takes it.
  var input: NumberInput {
    switch self {
    case .integer(let value): .integer(value)
    case .double(let value): .double(value)
    // ICU refuses a zero with a large exponent, and makes nothing of any.
    case .decimal(let value): .text(value.isZero ? (value.isNegative ? "-0" : "0") : value.exponentText)
    }
  }
}
