internal import ICUBridge
package import IntlCore

/// A version of CLDR, such as 46.1.
package struct DataVersion: Sendable, Hashable, Comparable {
  package let major: Int
  package let minor: Int

  package init(major: Int, minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// The version of CLDR that the ICU in use was made from.
  package static func ofICU() throws(IntlError) -> DataVersion {
    do throws(ICUFailure) {
      let numbers = try ICUVersion.cldr().split(separator: ".").map { Int($0) ?? 0 }
      return DataVersion(major: numbers.first ?? 0, minor: numbers.dropFirst().first ?? 0)
    } catch {
      throw error.asError(subject: "the version of CLDR")
    }
  }

  package static func < (a: DataVersion, b: DataVersion) -> Bool {
    (a.major, a.minor) < (b.major, b.minor)
  }
}
