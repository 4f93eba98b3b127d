public import IntlCore

/// A currency by its ISO 4217 code.
///
/// ```swift
/// CurrencyCode("eur").code      // "EUR"
/// try NumberFormat(.currency("XTS"), locale: "en").format(5)    // "XTS 5.00"
/// ```
///
/// A code that is well formed, three ASCII letters, but unknown to CLDR is shown as it is. A malformed one is refused
/// where it is used.
///
/// ISO 4217
public struct CurrencyCode: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The code in upper case.
  public let code: String

  /// A currency by its code, in either case.
  public init(_ code: String) { self.code = code.uppercased() }
  /// A currency by its code, in either case.
  public init(stringLiteral code: String) { self.init(code) }

  /// This code.
  ///
  /// - Throws: `IntlError` of kind `invalidOption` unless it is three ASCII letters.
  public func validated() throws(IntlError) -> CurrencyCode {
    guard code.utf8.count == 3, code.utf8.allSatisfy({ (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) })
    else { throw IntlError(.invalidOption, subject: code, expected: "a currency code of three letters") }
    return self
  }
}

extension CurrencyCode: CustomStringConvertible {
  /// The code.
  public var description: String { code }
}

/// How an amount names its currency.
public enum CurrencyDisplay: String, Sendable, Hashable, CaseIterable {
  /// The locale's symbol, which tells currencies apart: `US$` in Canada.
  case symbol
  /// The shortest symbol, which may be ambiguous: `$`.
  case narrow
  /// The ISO 4217 code: `USD`.
  case code
  /// The name in the plural form that the amount asks for: `1.00 US dollars`.
  case name
  /// The symbol of formal texts, where CLDR has one: `NT$`.
  case formal
  /// Another symbol in use, where CLDR has one.
  case variant
  /// No name at all: the digits of an amount alone.
  case none
}
