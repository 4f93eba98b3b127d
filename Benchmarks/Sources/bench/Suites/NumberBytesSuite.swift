import Intl

/// Numbers into bytes: one by one, and in columns.
enum NumberBytesSuite {
  static var cases: [BenchmarkCase] {
    [
      BenchmarkCase("number/double-into-bytes", floors: [.times(1.3, over: .other), .allocations(0)]) {
        let rows = NumberSuite.englishDoubles
        let joined = BytesInput(values: rows.map(\.input), bytes: rows.flatMap(\.output.utf8))
        let inputs = [Row(joined, true)]
        let format = try NumberFormat(locale: "en-US")
        return [
          Lane(.intl, "format(_:into: &span)", IntlDoubleSpan(format: format), inputs, values: rows.count),
          Lane(.intl, "format(_:into: &array)", IntlDoubleArray(format: format), inputs, values: rows.count),
          Lane(.other, "format(_:)", IntlDouble(format: format), rows),
        ]
      },
      // 40 ns a value are 25 million a second.
      BenchmarkCase("number/column-doubles", floors: [.nanoseconds(40)]) {
        [try column(of: 100_000, .intl)]
      },
      // Linear: ten million cost as much a value as ten thousand do, or little more.
      BenchmarkCase(
        "number/column-10-million", floors: [.nanoseconds(40), .times(0.7, over: .other)], inOverview: false
      ) {
        [try column(of: 10_000_000, .intl), try column(of: 10_000, .other)]
      },
    ]
  }

  private static func column(of count: Int, _ name: LaneName) throws -> Lane {
    Lane(
      name, "formatColumn, \(count) values", IntlDoubleColumn(format: try .init(locale: "en-US")),
      [Row(repeated(count), true)], values: count)
  }

  /// Amounts from nothing to ten million with up to three digits after the point, in blocks of ten thousand.
  private static func repeated(_ count: Int) -> ColumnInput {
    let block = (0..<10_000).map { $0 &* 7_654_321 % 10_000_000_000 }
    let texts = block.map(text)
    var bytes: [UInt8] = []
    var offsets = [0]
    var values: [Double] = []
    bytes.reserveCapacity(count * 13)
    offsets.reserveCapacity(count + 1)
    values.reserveCapacity(count)
    for index in 0..<count {
      values.append(Double(block[index % block.count]) / 1000)
      bytes += texts[index % block.count]
      offsets.append(bytes.count)
    }
    return ColumnInput(values: values, bytes: bytes, offsets: offsets)
  }

  /// A number of thousandths as the United States write it, by hand.
  private static func text(_ thousandths: Int) -> [UInt8] {
    var text = "\(thousandths / 1000)"
    for end in [3, 7, 11] where text.count > end {
      text.insert(",", at: text.index(text.endIndex, offsetBy: -end))
    }
    var fraction = "\(1000 + thousandths % 1000)".dropFirst()
    while fraction.last == "0" { fraction.removeLast() }
    return Array((fraction.isEmpty ? text : "\(text).\(fraction)").utf8)
  }
}
