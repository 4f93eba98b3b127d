import Foundation

/// The report as JSON: one entry a case, with every sample.
struct JSONReport: Encodable {
  struct Entry: Encodable {
    let name: String
    let figures: [String: FigureEntry]
    let ratios: [String: Double]
    let floors: [FloorEntry]
    let wrong: [String]
  }

  struct FigureEntry: Encodable {
    let call: String
    let nanoseconds: Double
    let samples: [Double]
    let allocations: Double?
  }

  struct FloorEntry: Encodable {
    let kind: String
    let bound: Double
    /// Null when it is told, not judged.
    let reached: Bool?
  }

  let cases: [Entry]

  init(_ results: [CaseResult], idle: Bool) {
    cases = results.map { result in
      let figures = result.figures.map { figure in
        (
          figure.lane.rawValue,
          FigureEntry(
            call: figure.call, nanoseconds: figure.nanoseconds, samples: figure.samples,
            allocations: figure.allocations)
        )
      }
      let ratios = LaneName.allCases.filter { $0 != .intl }.compactMap { lane in
        result.ratio(over: lane).map { (lane.rawValue, $0) }
      }
      return Entry(
        name: result.benchmark.name, figures: Dictionary(uniqueKeysWithValues: figures),
        ratios: Dictionary(uniqueKeysWithValues: ratios),
        floors: result.benchmark.floors.map { floor in
          let (kind, bound) = Self.told(floor)
          return FloorEntry(kind: kind, bound: bound, reached: result.reaches(floor, idle: idle))
        },
        wrong: result.wrong)
    }
  }

  private static func told(_ floor: Floor) -> (String, Double) {
    switch floor {
    case .times(let least, let lane): ("times over \(lane.rawValue), at least", least)
    case .nanoseconds(let most): ("nanoseconds, at most", most)
    case .allocations(let most): ("allocations, at most", most)
    }
  }

  /// Writes the report to a file.
  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(self).write(to: URL(fileURLWithPath: path))
  }
}
