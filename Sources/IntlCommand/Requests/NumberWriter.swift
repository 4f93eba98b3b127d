internal import IntlCore
internal import IntlLocale
internal import IntlNumbers
internal import IntlUnits

/// The format that a request for a number asks for: of the number as it is, or of the amount in the unit that the
/// region prefers for a `usage`.
enum NumberWriter: Sendable {
  case number(NumberFormat)
  case measure(MeasureFormat)

  static let keys = ["usage"] + NumberKeys.style

  init(_ request: Request) throws {
    guard let usage = try UsageKeys(request) else {
      self = .number(try NumberKeys.format(request))
      return
    }
    self = .measure(
      try MeasureFormat(
        for: usage.unit, usage: usage.usage, width: usage.width, locale: request.locale() ?? .current,
        options: NumberKeys.options(request)))
  }

  func text(_ value: DecimalValue) throws -> String {
    switch self {
    case .number(let format): try format.checkedFormat(value)
    case .measure(let format): format.format(value)
    }
  }

  func parts(_ value: DecimalValue) throws -> [TextPart] {
    switch self {
    case .number(let format):
      _ = try format.checkedFormat(value)
      return format.parts(value)
    case .measure(let format): return format.parts(value)
    }
  }
}

/// The format that a request for a range asks for, as ``NumberWriter`` is that for a number.
enum NumberRangeWriter: Sendable {
  case number(NumberRangeFormat)
  case measure(MeasureRangeFormat)

  static let keys = NumberWriter.keys

  init(_ request: Request) throws {
    guard let usage = try UsageKeys(request) else {
      self = .number(try NumberKeys.rangeFormat(request))
      return
    }
    self = .measure(
      try MeasureRangeFormat(
        for: usage.unit, usage: usage.usage, width: usage.width, locale: request.locale() ?? .current,
        options: NumberKeys.options(request)))
  }

  func text(from start: DecimalValue, to end: DecimalValue) throws -> String {
    switch self {
    case .number(let format): try format.checkedFormat(from: start, to: end)
    case .measure(let format): format.format(from: start, to: end)
    }
  }
}

/// What an amount is told for, and its unit.
private struct UsageKeys {
  let usage: String
  let unit: MeasureUnit
  let width: UnitWidth

  /// - Returns: `nil` for a request without a usage.
  init?(_ request: Request) throws {
    guard let usage = try request.string("usage") else { return nil }
    guard request["pattern"] == nil, request["skeleton"] == nil,
      case .unit(let unit, let width) = try NumberKeys.numberStyle(request)
    else {
      throw RequestError(
        IntlError(.invalidOption, subject: "usage", expected: "the style \"unit\" beside it"), key: "usage")
    }
    self.usage = usage
    self.unit = unit
    self.width = width
  }
}
