import Foundation

/// Facts newer than the ICU in use, each with the CLDR version that has it.
enum CorrectionsPack: PackSource {
  static let name = "corrections"

  static func sections(from folder: URL) throws(CompileFailure) -> [PackSection] {
    let currencies = try decode(CurrencyFile.self, from: folder, file: "currencies.json").currencies
    let regions = try decode(RegionFile.self, from: folder, file: "region-currencies.json").regions
    let currencyNames = try decode(CurrencyNameFile.self, from: folder, file: "currency-names.json").names
    let names = try decode(NameFile.self, from: folder, file: "display-names.json").names
    return [
      PackSection(name: "currency", bytes: try bytes(of: currencies)),
      PackSection(name: "region", bytes: try bytes(of: regions)),
      PackSection(name: "curname", bytes: try bytes(of: currencyNames)),
      PackSection(name: "name", bytes: try bytes(of: names)),
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
