internal import CICU

/// Owns ICU's symbols of a locale's numbers.
///
/// Sendable: it is only read.
@safe package struct NumberSymbolsHandle: ~Copyable, @unchecked Sendable {
  package enum Symbol: Int32, Sendable, Hashable, CaseIterable {
    case decimal = 0
    case group = 1
    case percent = 3
    case minus = 6
    case plus = 7
    case monetaryDecimal = 10
    case exponent = 11
    case permille = 12
    case infinity = 14
    case nan = 15
    case monetaryGroup = 17
  }

  private let symbols: CICUNumberSymbols

  /// - Parameter locale: In ICU's spelling.
  package init(locale: String) throws(ICUFailure) {
    var status: CICUStatus = 0
    unsafe symbols = unsafe cicu_number_symbols_open(locale, &status)
    if status > 0 {
      unsafe cicu_number_symbols_close(symbols)
      throw ICUFailure(function: "unum_open", status: status)
    }
  }

  deinit { unsafe cicu_number_symbols_close(symbols) }

  /// The text of a symbol; empty where the locale has none.
  package func text(_ symbol: Symbol) throws(ICUFailure) -> String {
    try text(symbol.rawValue)
  }

  /// The texts of the digits 0 to 9.
  package func digits() throws(ICUFailure) -> [String] {
    var digits = [try text(Int32(CICU_SYMBOL_ZERO))]
    for next in 0..<9 { digits.append(try text(Int32(CICU_SYMBOL_ONE) + Int32(next))) }
    return digits
  }

  private func text(_ symbol: Int32) throws(ICUFailure) -> String {
    try unsafe UTF16Scratch.text("unum_getSymbol", capacity: 16) { out, capacity, status in
      unsafe cicu_number_symbol(symbols, symbol, out, capacity, &status)
    }
  }
}
