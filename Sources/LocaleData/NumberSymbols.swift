internal import ICUBridge
package import IntlCore

/// The characters that numbers of a locale are made of, in one numbering system.
package struct NumberSymbols: Sendable, Hashable {
  /// The digits 0 to 9, one character each; not always neighbours in Unicode.
  package let digits: [Unicode.Scalar]
  package let decimal: String
  package let group: String
  package let monetaryDecimal: String
  package let monetaryGroup: String
  package let minus: String
  package let plus: String
  package let percent: String
  package let permille: String
  package let exponent: String
  package let infinity: String
  package let nan: String

  /// The symbols of a locale, in the numbering system that its `-u-nu-` or its data choose.
  ///
  /// An algorithmic system, such as Roman numerals, has no digits: those of the locale stand in, as in all texts that
  /// rules cannot form.
  package init(_ locale: ResolvedLocale) throws(IntlError) {
    let isAlgorithmic = try locale.asking(ICUNumbering.isAlgorithmic)
    let name =
      isAlgorithmic ? try ResolvedLocale(locale.id.settingKeyword("nu", to: nil)).icuName : locale.icuName
    do throws(ICUFailure) {
      let handle = try NumberSymbolsHandle(locale: name)
      digits = try handle.digits().compactMap(\.unicodeScalars.first)
      decimal = try handle.text(.decimal)
      group = try handle.text(.group)
      monetaryDecimal = try handle.text(.monetaryDecimal)
      monetaryGroup = try handle.text(.monetaryGroup)
      minus = try handle.text(.minus)
      plus = try handle.text(.plus)
      percent = try handle.text(.percent)
      permille = try handle.text(.permille)
      exponent = try handle.text(.exponent)
      infinity = try handle.text(.infinity)
      nan = try handle.text(.nan)
    } catch {
      throw locale.error(for: error)
    }
    guard digits.count == 10 else {
      throw IntlError(.missingData, subject: locale.id.identifier, expected: "ten digits")
    }
  }
}
