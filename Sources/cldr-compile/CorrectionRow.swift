/// What every row of a correction file has.
protocol CorrectionRow: Decodable {
  /// The first CLDR version that says so, such as `46.1`.
  var cldr: String { get }
  /// Where the fact stands, for a reader to check.
  var source: String { get }
  /// What the row is about; one row a key.
  var key: String { get }

  func write(to out: inout ByteWriter) throws(CompileFailure)
}

struct CurrencyFile: Decodable {
  let currencies: [CurrencyRow]
}

/// The digits of a currency.
struct CurrencyRow: CorrectionRow {
  let code: String
  let cldr: String
  let source: String
  let digits: Int
  let increment: Int
  let cashDigits: Int
  let cashIncrement: Int

  var key: String { code }

  func write(to out: inout ByteWriter) throws(CompileFailure) {
    let numbers = [digits, increment, cashDigits, cashIncrement]
    guard numbers.allSatisfy((0...255).contains) else {
      throw CompileFailure("\(code) has a number outside 0 to 255")
    }
    out.text(code)
    for number in numbers { out.uint8(number) }
  }
}

struct RegionFile: Decodable {
  let regions: [RegionRow]
}

/// The currencies of a region.
struct RegionRow: CorrectionRow {
  struct Use: Decodable {
    let code: String
    let from: String?
    let to: String?
    let tender: Bool?
  }

  let region: String
  let cldr: String
  let source: String
  let currencies: [Use]

  var key: String { region }

  func write(to out: inout ByteWriter) throws(CompileFailure) {
    out.text(region)
    out.count(currencies.count)
    for use in currencies {
      out.text(use.code)
      out.uint8((use.from == nil ? 0 : 1) | (use.to == nil ? 0 : 2) | (use.tender == false ? 4 : 0))
      for text in [use.from, use.to] {
        guard let text else { continue }
        out.signed(Int64(try DayText(text).dayNumber))
      }
    }
  }
}

struct CurrencyNameFile: Decodable {
  let names: [CurrencyNameRow]
}

/// What a locale calls a currency.
struct CurrencyNameRow: CorrectionRow {
  let locale: String
  let code: String
  let cldr: String
  let source: String
  let name: String?
  let symbol: String?
  let narrow: String?
  let plurals: [String: String]?

  var key: String { "\(code) \(locale)" }

  func write(to out: inout ByteWriter) throws(CompileFailure) {
    let plurals = (plurals ?? [:]).sorted { $0.key < $1.key }
    guard name != nil || symbol != nil || narrow != nil || !plurals.isEmpty else {
      throw CompileFailure("\(key) says nothing")
    }
    out.text(code)
    out.text(locale)
    // No name is empty: empty text stands for none.
    out.text(name ?? "")
    out.text(symbol ?? "")
    out.text(narrow ?? "")
    out.count(plurals.count)
    for (category, text) in plurals {
      out.text(category)
      out.text(text)
    }
  }
}

struct NameFile: Decodable {
  let names: [NameRow]
}

/// What a locale calls a region or a script.
struct NameRow: CorrectionRow {
  enum Kind: String, Decodable {
    case region, script
  }

  let locale: String
  let kind: Kind
  let code: String
  let cldr: String
  let source: String
  let name: String

  var key: String { "\(kind.rawValue) \(code) \(locale)" }

  func write(to out: inout ByteWriter) throws(CompileFailure) {
    out.text(kind.rawValue)
    out.text(code)
    out.text(locale)
    out.text(name)
  }
}
