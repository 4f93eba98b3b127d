internal import IntlCore
internal import IntlLocale
internal import IntlTime

/// `environment`: the locale of each category that a set of variables chooses.
enum EnvironmentRequest: Operation {
  static let name = "environment"
  static let keys = ["variables"]

  static func run(_ request: Request) throws -> JSONValue {
    guard let object = try request.object("variables") else { throw RequestError.missing("variables") }
    var variables: [String: String] = [:]
    for member in object.members {
      guard case .string(let value) = member.value else {
        throw RequestError.wrongType("variables", expected: "an object of texts", found: member.value)
      }
      variables[member.name] = value
    }
    let environment = LocaleEnvironment(variables)
    func identifier(_ category: LocaleEnvironment.Category) throws -> JSONValue {
      .string(try environment.choice(for: category).locale.canonical().identifier)
    }
    return try .members([
      "messages": identifier(.messages),
      "dates": identifier(.dates),
      "numbers": identifier(.numbers),
      "money": identifier(.money),
      "collation": identifier(.collation),
      "measurement": identifier(.measurement),
      "languages": .strings(environment.languages.map { try $0.canonical().identifier }),
      "zone": .string(CurrentZone(variable: variables["TZ"], database: .system).id.identifier),
    ])
  }
}
