internal import CICU

/// Numbering systems, as ICU knows them.
package enum ICUNumbering {
  /// True when CLDR has a numbering system of this name.
  package static func isKnown(_ name: String) -> Bool {
    unsafe cicu_numbering_is_known(name)
  }

  /// True when numbers of a locale, in ICU's spelling, are written by rules and not digit by digit.
  package static func isAlgorithmic(_ icuName: String) throws(ICUFailure) -> Bool {
    var status: CICUStatus = 0
    let answer = unsafe cicu_numbering_is_algorithmic(icuName, &status)
    try ICUFailure.check(status, "unumsys_open")
    return answer
  }
}
