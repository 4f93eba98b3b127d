internal import IntlCore
internal import IntlNumbers

/// `number`: a number as text.
enum NumberRequest: PreparedOperation {
  static let name = "number"
  static let keys = ["value"] + NumberKeys.style
  static let valueKeys = ["value"]
  static let cache = PreparedCache<NumberFormat>()

  static func prepare(_ request: Request) throws -> NumberFormat { try NumberKeys.format(request) }

  static func run(_ request: Request, with format: NumberFormat) throws -> JSONValue {
    .string(try format.checkedFormat(NumberKeys.value("value", request)))
  }
}

/// `number-parts`: a number as text, in pieces that tell what they are.
enum NumberPartsRequest: PreparedOperation {
  static let name = "number-parts"
  static let keys = ["value"] + NumberKeys.style
  static let valueKeys = ["value"]
  static let cache = PreparedCache<NumberFormat>()

  static func prepare(_ request: Request) throws -> NumberFormat { try NumberKeys.format(request) }

  static func run(_ request: Request, with format: NumberFormat) throws -> JSONValue {
    let value = try NumberKeys.value("value", request)
    _ = try format.checkedFormat(value)
    return .array(
      format.parts(value).map { part in
        .members(["kind": .string(part.kind.rawValue), "text": .string(part.text)])
      })
  }
}

/// `number-range`: a range of numbers as text.
enum NumberRangeRequest: PreparedOperation {
  static let name = "number-range"
  static let keys = ["from", "to"] + NumberKeys.style
  static let valueKeys = ["from", "to"]
  static let cache = PreparedCache<NumberRangeFormat>()

  static func prepare(_ request: Request) throws -> NumberRangeFormat { try NumberKeys.rangeFormat(request) }

  static func run(_ request: Request, with format: NumberRangeFormat) throws -> JSONValue {
    .string(
      format.format(from: try NumberKeys.value("from", request), to: try NumberKeys.value("to", request)))
  }
}
