/// One operation of the request protocol.
///
/// A conforming type is an `enum` in a file of its own, `Requests/<Name>Request.swift`, and a line in
/// ``Operations/all``.
package protocol Operation: SendableMetatype {
  /// The name that `op` gives.
  static var name: String { get }

  /// The keys that it takes beside `locale` and those that every request may have; any other is an error.
  static var keys: [String] { get }

  /// Answers one request.
  ///
  /// - Throws: `IntlError` as the library gives it, or ``RequestError``.
  static func run(_ request: Request) throws -> JSONValue
}

/// An operation whose costly part depends only on some of its keys: a format is made once and used for every value.
package protocol PreparedOperation: Operation {
  /// What is kept between requests: a format with its options.
  associatedtype Prepared: Sendable

  /// The keys that change from value to value, on which `prepare` may not depend.
  static var valueKeys: [String] { get }

  /// The cache of what was made, one for each operation: `static let cache = PreparedCache<Prepared>()`.
  static var cache: PreparedCache<Prepared> { get }

  /// Makes the format that a request asks for.
  static func prepare(_ request: Request) throws -> Prepared

  /// Answers one request with it.
  static func run(_ request: Request, with prepared: Prepared) throws -> JSONValue
}

extension PreparedOperation {
  package static func run(_ request: Request) throws -> JSONValue {
    let key = request.cacheKey(without: valueKeys)
    return try run(request, with: cache.value(for: key) { try prepare(request) })
  }
}
