import Foundation

/// Facts newer than the ICU in use, each with the CLDR version that has it.
enum CorrectionsPack: PackSource {
  static let name = "corrections"

  static func sections(from folder: URL) throws(CompileFailure) -> [PackSection] {
    let currencies = try decode(CurrencyFile.self, from: folder, file: "currencies.json").currencies
    let regions = try decode(RegionFile.self, from: folder, file: "region-currencies.json").regions
    return [
      PackSection(name: "currency", bytes: try bytes(of: currencies)),
      PackSection(name: "region", bytes: try bytes(of: regions)),
    ]
  }

  /// The rows of a section: their number, then each in the order of its key, its CLDR version first.
  private static func bytes(of rows: [some CorrectionRow]) throws(CompileFailure) -> [UInt8] {
    var out = ByteWriter()
    out.count(rows.count)
    var seen: Set<String> = []
    for row in rows.sorted(by: { $0.key < $1.key }) {
      guard seen.insert(row.key).inserted else { throw CompileFailure("two rows are about \(row.key)") }
      guard !row.source.isEmpty else { throw CompileFailure("\(row.key) names no source") }
      let version = row.cldr.split(separator: ".").map { Int($0) ?? -1 }
      guard (1...2).contains(version.count), version.allSatisfy((0...255).contains) else {
        throw CompileFailure("\(row.key) has the CLDR version \"\(row.cldr)\"")
      }
      out.uint8(version[0])
      out.uint8(version.count > 1 ? version[1] : 0)
      try row.write(to: &out)
    }
    return out.bytes
  }
}

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

private struct CurrencyFile: Decodable {
  let currencies: [CurrencyRow]
}

private struct CurrencyRow: CorrectionRow {
  let code: String
  let cldr: String
  let source: String
  let digits: Int
  let cashDigits: Int
  let increment: Int
  let cashIncrement: Int

  var key: String { code }

  func write(to out: inout ByteWriter) throws(CompileFailure) {
    guard [digits, cashDigits, increment, cashIncrement].allSatisfy((0...255).contains) else {
      throw CompileFailure("\(code) has a number outside 0 to 255")
    }
    out.text(code)
    out.uint8(digits)
    out.uint8(increment)
    out.uint8(cashDigits)
    out.uint8(cashIncrement)
  }
}

private struct RegionFile: Decodable {
  let regions: [RegionRow]
}

private struct RegionRow: CorrectionRow {
  let region: String
  let currency: String
  let from: String?
  let to: String?
  let cldr: String
  let source: String

  var key: String { "\(region) \(currency)" }

  func write(to out: inout ByteWriter) throws(CompileFailure) {
    out.text(region)
    out.text(currency)
    out.uint32(try day(from))
    out.uint32(try day(to))
  }

  /// A date as the number `yyyymmdd`; 0 for an open end.
  private func day(_ text: String?) throws(CompileFailure) -> Int {
    guard let text else { return 0 }
    let parts = text.split(separator: "-").map { Int($0) ?? -1 }
    guard parts.count == 3, (1...9999).contains(parts[0]), (1...12).contains(parts[1]),
      (1...31).contains(parts[2])
    else { throw CompileFailure("\(key) has the date \"\(text)\"") }
    return (parts[0] * 100 + parts[1]) * 100 + parts[2]
  }
}
