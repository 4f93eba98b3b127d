internal import IntlCore

/// Reads the sections of the corrections, and counts.
struct CorrectionRows {
  private let pack: DataPack
  private let version: DataVersion
  /// Rows that are newer than the version.
  private(set) var kept = 0
  private(set) var total = 0

  init(_ pack: DataPack, over version: DataVersion) {
    self.pack = pack
    self.version = version
  }

  /// Reads every row of a section, and hands over those that are newer.
  mutating func read<Key, Value>(
    _ section: String, _ row: (inout ByteReader) throws(IntlError) -> (Key, Value),
    keep: (Key, Value) -> Void
  ) throws(IntlError) {
    var reader = try pack.section(section)
    for _ in 0..<(try reader.count()) {
      let rowVersion = DataVersion(major: try Int(reader.uint8()), minor: try Int(reader.uint8()))
      let (key, value) = try row(&reader)
      total += 1
      guard rowVersion > version else { continue }
      kept += 1
      keep(key, value)
    }
  }
}
