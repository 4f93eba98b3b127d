/// What one process found of one lane: a line of its output.
struct Measurement: Codable {
  let caseName: String
  let lane: LaneName
  let call: String
  /// Nanoseconds a value.
  var nanoseconds = 0.0
  /// Allocations a value; nil where they cannot be counted.
  var allocations: Double?
  /// What went wrong, if anything did.
  var wrong: String?
}

/// What all processes found of one lane.
struct Figure: Codable {
  let lane: LaneName
  /// The quickest call, as most processes found it.
  let call: String
  /// Nanoseconds a value, by process.
  let samples: [Double]
  /// Allocations a value, of the quickest call.
  let allocations: Double?

  /// The median of the processes.
  var nanoseconds: Double { samples.median }
}

extension Array where Element == Double {
  /// The middle value; not a number when there is none.
  var median: Double { quantile(0.5) }

  /// The value below which the given share of the others lies, between neighbours in proportion.
  func quantile(_ share: Double) -> Double {
    guard count > 1 else { return first ?? .nan }
    let ordered = sorted()
    let place = share * Double(count - 1)
    let below = Int(place)
    guard below + 1 < count else { return ordered[count - 1] }
    return ordered[below] + (ordered[below + 1] - ordered[below]) * (place - Double(below))
  }
}
