/// What all processes together found of one case.
struct CaseResult {
  let benchmark: BenchmarkCase
  /// One figure a lane, in the order of the lanes.
  let figures: [Figure]
  /// The sentences of what went wrong.
  let wrong: [String]

  /// Joins what the processes found; each lane counts by its quickest call.
  init(_ benchmark: BenchmarkCase, _ processes: [[Measurement]]) {
    self.benchmark = benchmark
    let all = processes.map { $0.filter { $0.caseName == benchmark.name } }
    // The first process that went wrong tells enough.
    let firstWrong = all.first { $0.contains { $0.wrong != nil } } ?? []
    wrong = firstWrong.compactMap { measurement in
      measurement.wrong.map { "\(benchmark.name)/\(measurement.lane.rawValue) (\(measurement.call)): \($0)" }
    }
    guard wrong.isEmpty else {
      figures = []
      return
    }
    figures = LaneName.allCases.compactMap { lane in
      let quickest = all.compactMap { process in
        process.filter { $0.lane == lane }.min { $0.nanoseconds < $1.nanoseconds }
      }
      guard let first = quickest.first else { return nil }
      let calls = quickest.reduce(into: [String: Int]()) { $0[$1.call, default: 0] += 1 }
      let call = calls.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? first.call
      return Figure(
        lane: lane, call: call, samples: quickest.map(\.nanoseconds),
        allocations: quickest.first { $0.call == call }?.allocations)
    }
  }

  /// The figure of a lane.
  func figure(_ lane: LaneName) -> Figure? { figures.first { $0.lane == lane } }

  /// How many times as fast the library is as a lane: the median of the ratios inside each process.
  func ratio(over lane: LaneName) -> Double? {
    guard let own = figure(.intl), let other = figure(lane) else { return nil }
    return zip(other.samples, own.samples).map { $0 / $1 }.median
  }

  /// Whether a floor is reached; nil when it is only told, not judged.
  func reaches(_ floor: Floor, idle: Bool) -> Bool? {
    switch floor {
    case .times(let least, let lane):
      // A lane that is gone reaches nothing.
      return (ratio(over: lane) ?? 0) >= least
    case .nanoseconds(let most):
      guard idle else { return nil }
      return (figure(.intl)?.nanoseconds ?? .infinity) <= most
    case .allocations(let most):
      guard let own = figure(.intl) else { return false }
      guard let count = own.allocations else { return nil }
      return count <= most
    }
  }

  /// The floors that are not reached.
  func missed(idle: Bool) -> [Floor] {
    benchmark.floors.filter { reaches($0, idle: idle) == false }
  }
}
