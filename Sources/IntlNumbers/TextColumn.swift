/// Texts of a column of values in one buffer of UTF-8, in the layout of Arrow's large strings.
///
/// ```swift
/// let column = try NumberFormat(.percent, locale: "en").formatColumn([0.5, 1])
/// column.count                                      // 2
/// column[0]                                         // "50%"
/// String(decoding: column.bytes, as: UTF8.self)     // "50%100%"
/// ```
///
/// Row `n` stands from `offsets[n]` to `offsets[n + 1]`; there is one more offset than rows.
///
/// Apache Arrow Columnar Format, section "Variable-size Binary Layout"
public struct TextColumn: Sendable, Hashable {
  /// The texts, one after the other.
  public let bytes: [UInt8]
  /// Where each row starts, and where the last one ends.
  public let offsets: [Int]

  init(_ rows: (bytes: [UInt8], offsets: [Int])) {
    (bytes, offsets) = rows
  }

  /// How many rows there are.
  public var count: Int { offsets.count - 1 }

  /// The text of a row, from 0 to ``count`` less one.
  public subscript(row: Int) -> String {
    String(decoding: bytes[offsets[row]..<offsets[row + 1]], as: UTF8.self)
  }
}
