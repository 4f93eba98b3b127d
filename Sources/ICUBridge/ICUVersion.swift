internal import CICU

/// The versions of the ICU in use and of what it carries.
package enum ICUVersion {
  /// The major version of the running library: 72.
  package static let major: Int = Int(unsafe numbers { unsafe cicu_version_icu($0) }[0])

  /// The running library's version: `72.1`.
  package static let icu: String = text(unsafe numbers { unsafe cicu_version_icu($0) })

  /// The version of Unicode that its properties follow: `15.0`.
  package static let unicode: String = text(unsafe numbers { unsafe cicu_version_unicode($0) })

  /// The version of the headers that this package was compiled with.
  package static let compiledMajor: Int = Int(cicu_version_compiled())

  /// The version of its locale data: `42.0`.
  package static func cldr() throws(ICUFailure) -> String {
    var status: CICUStatus = 0
    let version = unsafe numbers { unsafe cicu_version_cldr($0, &status) }
    try ICUFailure.check(status, "ulocdata_getCLDRVersion")
    return text(version)
  }

  /// The version of ICU's own time zone rules, which this package uses for names only: `2022e`.
  package static func zoneRules() throws(ICUFailure) -> String {
    var status: CICUStatus = 0
    let version = unsafe cicu_version_tz(&status)
    try ICUFailure.check(status, "ucal_getTZDataVersion")
    guard let version = unsafe version else { return "" }
    return unsafe String(cString: version)
  }

  private static func numbers(_ fill: (UnsafeMutablePointer<UInt8>) -> Void) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: 4) { buffer, count in
      unsafe fill(buffer.start)
      count = 4
    }
  }

  private static func text(_ version: [UInt8]) -> String {
    var parts = version.map(String.init)
    while parts.count > 2, parts.last == "0" { parts.removeLast() }
    return parts.joined(separator: ".")
  }
}
