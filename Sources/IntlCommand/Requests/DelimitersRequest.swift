internal import IntlLocale

/// `delimiters`: the quotation marks of a locale.
enum DelimitersRequest: Operation {
  static let name = "delimiters"
  static let keys: [String] = []

  static func run(_ request: Request) throws -> JSONValue {
    let marks = try LocaleProperties(request.locale() ?? .current).delimiters
    return .members([
      "quotationStart": .string(marks.quotationStart),
      "quotationEnd": .string(marks.quotationEnd),
      "alternateQuotationStart": .string(marks.alternateQuotationStart),
      "alternateQuotationEnd": .string(marks.alternateQuotationEnd),
    ])
  }
}
