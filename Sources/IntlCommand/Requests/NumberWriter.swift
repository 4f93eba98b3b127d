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
    guard let usage = try request.string("usage") else {
      self = .number(try NumberKeys.format(request))
      return
    }
    guard request["pattern"] == nil, request["skeleton"] == nil,
      case .unit(let unit, let width) = try NumberKeys.numberStyle(request)
    else {
      throw RequestError(
        IntlError(.invalidOption, subject: "usage", expected: "the style \"unit\" beside it"), key: "usage")
    }
    self = .measure(
      try MeasureFormat(
        for: unit, usage: usage, width: width, locale: request.locale() ?? .current,
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
