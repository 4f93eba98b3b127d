internal import IntlCore
internal import IntlLocale

/// What `canonicalize`, `maximize`, `minimize` and `parent` share: a locale in, an identifier out.
private func identifier(
  of request: Request, by change: (LocaleID) throws -> LocaleID?
) throws -> JSONValue {
  .optional(try change(try request.locale() ?? .current)?.identifier)
}

/// `canonicalize`: the canonical BCP 47 form, outdated subtags replaced.
enum CanonicalizeRequest: Operation {
  static let name = "canonicalize"
  static let keys: [String] = []
  static func run(_ request: Request) throws -> JSONValue {
    try identifier(of: request) { try $0.canonical() }
  }
}

/// `maximize`: with the likely script and region.
enum MaximizeRequest: Operation {
  static let name = "maximize"
  static let keys: [String] = []
  static func run(_ request: Request) throws -> JSONValue {
    try identifier(of: request) { try $0.maximized() }
  }
}

/// `minimize`: without what is likely anyway.
enum MinimizeRequest: Operation {
  static let name = "minimize"
  static let keys: [String] = []
  static func run(_ request: Request) throws -> JSONValue {
    try identifier(of: request) { try $0.minimized() }
  }
}

/// `parent`: the locale whose data stand in; null for the root.
enum ParentRequest: Operation {
  static let name = "parent"
  static let keys: [String] = []
  static func run(_ request: Request) throws -> JSONValue {
    try identifier(of: request) { try $0.parent() }
  }
}
