internal import IntlCore
internal import IntlNumbers

/// `number`: a number as text.
enum NumberRequest: PreparedOperation {
  static let name = "number"
  static let keys = ["value"] + NumberWriter.keys
  static let valueKeys = ["value"]
  static let cache = PreparedCache<NumberWriter>()

  static func prepare(_ request: Request) throws -> NumberWriter { try NumberWriter(request) }

  static func run(_ request: Request, with writer: NumberWriter) throws -> JSONValue {
    .string(try writer.text(NumberKeys.value("value", request)))
  }
}

/// `number-parts`: a number as text, in pieces that tell what they are.
enum NumberPartsRequest: PreparedOperation {
  static let name = "number-parts"
  static let keys = ["value"] + NumberWriter.keys
  static let valueKeys = ["value"]
  static let cache = PreparedCache<NumberWriter>()

  static func prepare(_ request: Request) throws -> NumberWriter { try NumberWriter(request) }

  static func run(_ request: Request, with writer: NumberWriter) throws -> JSONValue {
    .array(
      try writer.parts(NumberKeys.value("value", request)).map { part in
        .members(["kind": .string(part.kind.rawValue), "text": .string(part.text)])
      })
  }
}

/// `number-range`: a range of numbers as text.
enum NumberRangeRequest: PreparedOperation {
  static let name = "number-range"
  static let keys = ["from", "to"] + NumberRangeWriter.keys
  static let valueKeys = ["from", "to"]
  static let cache = PreparedCache<NumberRangeWriter>()

  static func prepare(_ request: Request) throws -> NumberRangeWriter { try NumberRangeWriter(request) }

  static func run(_ request: Request, with writer: NumberRangeWriter) throws -> JSONValue {
    .string(try writer.text(from: NumberKeys.value("from", request), to: NumberKeys.value("to", request)))
  }
}
