internal import IntlCore
internal import LocaleData

/// The texts by which a locale knows currencies, folded, to be found at a place in a text.
struct CurrencyTable: Sendable {
  private struct Entry: Sendable {
    let text: [UInt32]
    let code: String
  }

  /// The texts by their first character, the longest first.
  private let entries: [UInt32: [Entry]]
  /// The code of a whole text.
  private let codes: [[UInt32]: String]

  /// The texts of one currency: symbols, code and names.
  init(_ code: String, _ locale: ResolvedLocale, _ fold: ScalarFold) throws(IntlError) {
    var texts = [code] + (try CurrencyNames.names(of: code, in: locale))
    for form in [CurrencyNames.Form.symbol, .narrowSymbol, .formalSymbol, .variantSymbol] {
      texts.append(try CurrencyNames.text(form, of: code, in: locale))
    }
    self.init(texts.map { Entry(text: fold.scalars($0), code: code) })
  }

  /// The texts of every currency; a symbol that several share in the locale is none of theirs.
  init(all locale: ResolvedLocale, _ fold: ScalarFold) throws(IntlError) {
    var entries: [Entry] = []
    let codes = try CurrencyNames.codes()
    // Codes first: a text that is a code means that currency, whatever else has it as a name.
    for code in codes { entries.append(Entry(text: fold.scalars(code), code: code)) }
    for code in codes {
      let symbol = try CurrencyNames.text(.symbol, of: code, in: locale)
      entries.append(Entry(text: fold.scalars(symbol), code: code))
    }
    for code in codes {
      for name in try CurrencyNames.names(of: code, in: locale) {
        entries.append(Entry(text: fold.scalars(name), code: code))
      }
    }
    self.init(entries)
  }

  private init(_ list: [Entry]) {
    var codes: [[UInt32]: String] = [:]
    var entries: [UInt32: [Entry]] = [:]
    for entry in list {
      guard let first = entry.text.first, codes[entry.text] == nil else { continue }
      codes[entry.text] = entry.code
      entries[first, default: []].append(entry)
    }
    self.codes = codes
    self.entries = entries.mapValues { $0.sorted { $0.text.count > $1.text.count } }
  }

  /// The currency that is called so, all of the text.
  func code(of text: [UInt32]) -> String? { codes[text] }

  /// The longest text that stands at a position and for whose end `accept` has an answer.
  func match<Answer>(
    _ bytes: Span<UInt8>, _ position: Int, _ fold: ScalarFold, accept: (_ end: Int, _ code: String) -> Answer?
  ) -> Answer? {
    let start = UTF8Reading.skipNothing(bytes, position, fold)
    guard start < bytes.count else { return nil }
    let first = fold(UTF8Reading.scalar(bytes, start).scalar)
    for entry in entries[first] ?? [] {
      if let end = UTF8Reading.match(entry.text, bytes, start, fold), let answer = accept(end, entry.code) {
        return answer
      }
    }
    return nil
  }

  private struct Key: Hashable, Sendable {
    let locale: String
    let fold: ScalarFold
  }

  private static let cache = BoundedCache<Key, CurrencyTable>(limit: 8)

  /// The texts of every currency in a locale, collected once: ICU is asked some thousand times for them.
  static func all(_ locale: ResolvedLocale, _ fold: ScalarFold) throws(IntlError) -> CurrencyTable {
    try cache.value(for: Key(locale: locale.icuName, fold: fold)) { () throws(IntlError) in
      try CurrencyTable(all: locale, fold)
    }
  }
}
