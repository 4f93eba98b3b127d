internal import IntlCore

/// Formats that requests of one operation have asked for, by the text of the keys that decide them.
package struct PreparedCache<Prepared: Sendable>: Sendable {
  private let entries = BoundedCache<[UInt8], Prepared>(limit: 64)

  package init() {}

  func value(for key: [UInt8], orMake make: () throws -> Prepared) throws -> Prepared {
    try entries.value(for: key, orMake: make)
  }
}
