internal import IntlCore
internal import IntlDates
internal import IntlLocale
internal import IntlTime

/// `template`: the pattern that a locale has for the fields of a template.
enum TemplateRequest: Operation {
  static let name = "template"
  static let keys = ["template", "calendar", "hourCycle"]

  static func run(_ request: Request) throws -> JSONValue {
    let format = try DateFormat(
      template: request.requiredString("template"), locale: request.locale(for: .dates),
      zone: .utc, options: DateKeys.options(request))
    return .string(format.pattern)
  }
}
