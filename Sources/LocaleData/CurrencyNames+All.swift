internal import ICUBridge
package import IntlCore

extension CurrencyNames {
  /// The codes of ISO 4217, past and newest ones too.
  package static func codes() throws(IntlError) -> [String] {
    var codes: [String]
    do throws(ICUFailure) {
      codes = try ICUCurrency.codes()
    } catch {
      throw error.asError(subject: "ISO 4217", expected: "a list of currencies")
    }
    let known = Set(codes)
    codes += try Corrections.current().roundings.keys.filter { !known.contains($0) }.sorted()
    return codes
  }

  /// The names of a currency in a locale: as it stands in a list, and beside numbers.
  package static func names(of code: String, in locale: ResolvedLocale) throws(IntlError) -> [String] {
    var names = [try text(.name, of: code, in: locale)]
    for category in ["zero", "one", "two", "few", "many", "other"] {
      let form = try text(.plural(category), of: code, in: locale)
      if !names.contains(form) { names.append(form) }
    }
    return names
  }
}
