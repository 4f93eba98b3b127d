package import IntlCore
internal import IntlSystem

/// Facts newer than the ICU in use, from `CLDRData/corrections`.
///
/// A row holds only where ICU's CLDR is older than the row's, so that a newer ICU is always believed.
package struct Corrections: Sendable {
  /// How amounts of a currency are rounded; increments count units of the last digit, 0 means none.
  struct Rounding: Sendable, Hashable {
    let digits: Int
    let increment: Int
    let cashDigits: Int
    let cashIncrement: Int
  }

  /// What a locale calls a currency; `nil` for what it inherits.
  package struct CurrencyNames: Sendable, Hashable {
    package var name: String?
    package var symbol: String?
    package var narrowSymbol: String?
    /// The name beside a number, by plural category; empty for what is inherited.
    package var plurals: [String: String] = [:]
  }

  /// The kinds of codes that have names here.
  package enum NameKind: String, Sendable {
    case region, script
  }

  struct NameKey: Hashable {
    let kind: String
    let code: String
    let locale: String
  }

  let roundings: [String: Rounding]
  let regions: [String: [RegionCurrency]]
  private let currencyNames: [NameKey: CurrencyNames]
  private let names: [NameKey: String]

  /// How many rows hold for the ICU in use.
  package let count: Int
  /// How many rows there are.
  package let total: Int

  /// The rows that hold for the ICU in use.
  package static func current() throws(IntlError) -> Corrections { try loaded.get() }

  private static let loaded = Result { () throws(IntlError) in
    try Corrections(EmbeddedBytes.corrections(), over: DataVersion.ofICU())
  }

  /// Reads a pack, and keeps what is newer than `version`.
  package init(_ pack: DataPack, over version: DataVersion) throws(IntlError) {
    var rows = CorrectionRows(pack, over: version)
    var roundings: [String: Rounding] = [:]
    try rows.read("currency") { row throws(IntlError) in
      (
        try row.text(),
        Rounding(
          digits: try Int(row.uint8()), increment: try Int(row.uint8()), cashDigits: try Int(row.uint8()),
          cashIncrement: try Int(row.uint8()))
      )
    } keep: {
      roundings[$0] = $1
    }
    var regions: [String: [RegionCurrency]] = [:]
    try rows.read("region") { row throws(IntlError) in
      let region = try row.text()
      var uses: [RegionCurrency] = []
      for _ in 0..<(try row.count()) { uses.append(try RegionCurrency(from: &row)) }
      return (region, uses)
    } keep: {
      regions[$0] = $1
    }
    var currencyNames: [NameKey: CurrencyNames] = [:]
    try rows.read("curname") { row throws(IntlError) in
      let key = NameKey(kind: "currency", code: try row.text(), locale: try row.text())
      return (key, try CurrencyNames(from: &row))
    } keep: {
      currencyNames[$0] = $1
    }
    var names: [NameKey: String] = [:]
    try rows.read("name") { row throws(IntlError) in
      (NameKey(kind: try row.text(), code: try row.text(), locale: try row.text()), try row.text())
    } keep: {
      names[$0] = $1
    }
    self.roundings = roundings
    self.regions = regions
    self.currencyNames = currencyNames
    self.names = names
    count = rows.kept
    total = rows.total
  }

  /// What a locale calls a currency, each text from the nearest locale that has it; `nil` where there is none.
  package func names(
    ofCurrency code: String, in locale: ResolvedLocale
  ) throws(IntlError) -> CurrencyNames? {
    guard roundings[code] != nil || hasNames(ofCurrency: code) else { return nil }
    var found = CurrencyNames()
    for tag in try locale.fallbacks() {
      guard let names = currencyNames[NameKey(kind: "currency", code: code, locale: tag)] else { continue }
      found.name = found.name ?? names.name
      found.symbol = found.symbol ?? names.symbol
      found.narrowSymbol = found.narrowSymbol ?? names.narrowSymbol
      if found.plurals.isEmpty { found.plurals = names.plurals }
    }
    return found == CurrencyNames() ? nil : found
  }

  private func hasNames(ofCurrency code: String) -> Bool {
    currencyNames.keys.contains { $0.code == code }
  }

  /// What a locale, or the nearest that says, calls a region or a script; `nil` where there is none.
  package func name(
    of code: String, _ kind: NameKind, in locale: ResolvedLocale
  ) throws(IntlError) -> String? {
    for tag in try locale.fallbacks() {
      if let name = names[NameKey(kind: kind.rawValue, code: code, locale: tag)] { return name }
    }
    return nil
  }
}

extension Corrections.CurrencyNames {
  init(from row: inout ByteReader) throws(IntlError) {
    self.init()
    // Empty text stands for none.
    func text(_ row: inout ByteReader) throws(IntlError) -> String? {
      let text = try row.text()
      return text.isEmpty ? nil : text
    }
    name = try text(&row)
    symbol = try text(&row)
    narrowSymbol = try text(&row)
    for _ in 0..<(try row.count()) { plurals[try row.text()] = try row.text() }
  }
}
