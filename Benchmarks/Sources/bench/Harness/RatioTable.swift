/// The table that a reader sees: times, ratios, and the floors beside them.
struct RatioTable {
  let results: [CaseResult]
  let idle: Bool

  private static let heading = ["case", "intl", "allocations", "over icu", "over foundation", "", "calls"]

  /// The table, one line a case.
  var text: String {
    let rows = [Self.heading] + results.map(cells)
    let widths = Self.heading.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let line = row.indices.map { column in
        let space = String(repeating: " ", count: widths[column] - row[column].count)
        return column == 0 || column >= 5 ? row[column] + space : space + row[column]
      }
      return line.joined(separator: "  ").trimmedEnd
    }.joined(separator: "\n")
  }

  private func cells(_ result: CaseResult) -> [String] {
    guard result.wrong.isEmpty else { return [result.benchmark.name, "", "", "", "", "WRONG", ""] }
    let own = result.figure(.intl)
    return [
      result.benchmark.name,
      own.map { time($0.nanoseconds) + limit(result) } ?? "–",
      own?.allocations.map { "\($0.shortText(1))" } ?? "–",
      ratio(result, .icu),
      ratio(result, .foundation),
      result.missed(idle: idle).isEmpty ? "" : "LOW",
      calls(result),
    ]
  }

  private func limit(_ result: CaseResult) -> String {
    for case .nanoseconds(let most) in result.benchmark.floors { return " (≤ \(time(most)))" }
    return ""
  }

  private func ratio(_ result: CaseResult, _ lane: LaneName) -> String {
    var text = "–"
    if let ratio = result.ratio(over: lane) {
      text = "\(ratio.shortText(ratio < 10 ? 2 : 1))×"
    } else if let figure = result.figure(lane) {
      text = time(figure.nanoseconds)
    }
    for case .times(let least, lane) in result.benchmark.floors { text += " (≥ \(least.shortText(2)))" }
    return text
  }

  /// The calls that were quickest, with the times of all but the library's; and the ratio of a case's own other lane.
  private func calls(_ result: CaseResult) -> String {
    result.figures.compactMap { figure -> String? in
      if figure.lane == .intl { return figure.call }
      let told = "\(figure.call) \(time(figure.nanoseconds))"
      return figure.lane == .other ? "\(ratio(result, .other)) over \(told)" : told
    }.joined(separator: ", ")
  }

  private func time(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1e4: "\(nanoseconds.shortText(1)) ns"
    case ..<1e7: "\((nanoseconds / 1e3).shortText(1)) µs"
    default: "\((nanoseconds / 1e6).shortText(1)) ms"
    }
  }
}

extension Double {
  /// Rounded to so many fraction digits, without trailing zeros.
  func shortText(_ digits: Int) -> String {
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let rounded = (self * scale).rounded() / scale
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension String {
  /// Without the blanks at its end.
  var trimmedEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
