/// The operations of the protocol: the one list from which requests are answered.
package enum Operations {
  /// Those that are built; a new one adds its line here, in the order of the protocol's table.
  package static let all: [any Operation.Type] = [
    NumberRequest.self,
    NumberPartsRequest.self,
    NumberRangeRequest.self,
    ParseNumberRequest.self,
    DateRequest.self,
    DatePartsRequest.self,
    TemplateRequest.self,
    ParseDateRequest.self,
    FieldsRequest.self,
    InstantRequest.self,
    AddRequest.self,
    DifferenceRequest.self,
    RangeRequest.self,
    NextRequest.self,
    ZoneOffsetRequest.self,
    ZoneNameRequest.self,
    ListRequest.self,
    LocaleRequest.self,
    EnvironmentRequest.self,
    CanonicalizeRequest.self,
    MaximizeRequest.self,
    MinimizeRequest.self,
    ParentRequest.self,
    DelimitersRequest.self,
    BytesRequest.self, PluralRequest.self,
  ]

  /// Those that the protocol knows.
  package static let known: Set<String> = [
    "number", "number-parts", "number-range", "parse-number", "date", "date-parts", "template", "parse-date",
    "date-interval", "relative", "duration", "fields", "instant", "add", "difference", "range", "next",
    "zone-offset", "zone-name", "sort", "compare", "sort-key", "find", "segment", "transliterate", "case",
    "normalize", "bidi", "plural", "list", "locale", "environment", "canonicalize", "maximize", "minimize",
    "parent", "match", "localizations", "display-name", "delimiters", "string", "bytes",
  ]

  private static let byName: [String: any Operation.Type] = Dictionary(
    all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// Answers a request.
  ///
  /// - Throws: ``RequestError``, whatever failed.
  package static func run(_ request: Request) throws(RequestError) -> JSONValue {
    guard let operation = byName[request.operation] else { throw unknown(request.operation) }
    try request.check(keys: operation.keys)
    do {
      return try operation.run(request)
    } catch {
      throw RequestError(wrapping: error)
    }
  }

  private static func unknown(_ name: String) -> RequestError {
    if known.contains(name) {
      return RequestError(
        .unsupportedOperation, "the operation \(RequestError.quoted(name)) is not built yet", key: "op")
    }
    let hint = Suggestion.nearest(to: name, among: known.sorted()).map { "; did you mean \"\($0)\"?" } ?? ""
    return RequestError(
      .invalidRequest, "expected an operation of the protocol, but found \(RequestError.quoted(name))\(hint)",
      key: "op")
  }
}
