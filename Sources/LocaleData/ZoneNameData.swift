package import ICUBridge
package import IntlCore

/// The names of zones in one locale; one object serves every zone and thread.
package final class ZoneNameData: Sendable {
  package let names: ZoneNamesHandle

  private init(_ names: consuming ZoneNamesHandle) { self.names = names }

  private static let cache = BoundedCache<String, ZoneNameData>(limit: 32)

  /// The names in `locale`.
  package static func of(_ locale: ResolvedLocale) throws(IntlError) -> ZoneNameData {
    try cache.value(for: locale.icuName) { () throws(IntlError) in
      try locale.asking { name throws(ICUFailure) in ZoneNameData(try ZoneNamesHandle(locale: name)) }
    }
  }
}
