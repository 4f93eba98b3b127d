/// How long to measure.
struct Pace {
  /// Processes a figure is the median of: where the heap lies changes what a String costs, for a whole process.
  var processes: Int
  /// Batches of each lane in a process, in turn with the other lanes.
  var rounds: Int
  /// About how long a batch takes: short beside a time slice, so that most batches are left alone.
  var batchNanoseconds: Double

  /// Longest time for the rounds of one case in a process: one of long batches gets fewer rounds.
  var caseNanoseconds: Double

  static let full = Pace(processes: 7, rounds: 41, batchNanoseconds: 300_000, caseNanoseconds: 2e9)
  static let overview = Pace(processes: 5, rounds: 15, batchNanoseconds: 150_000, caseNanoseconds: 3e8)
  static let secondTry = Pace(processes: 9, rounds: 31, batchNanoseconds: 200_000, caseNanoseconds: 5e8)
}

extension Pace {
  /// What a measuring process is told of its pace.
  var arguments: [String] { ["\(rounds)", "\(batchNanoseconds)", "\(caseNanoseconds)"] }

  /// The pace of a measuring process, whose arguments it takes away; nil when there are none.
  init?(arguments: inout ArraySlice<String>) {
    guard let rounds = arguments.popFirst().flatMap({ Int($0) }),
      let batch = arguments.popFirst().flatMap({ Double($0) }),
      let longest = arguments.popFirst().flatMap({ Double($0) })
    else { return nil }
    self.init(processes: 1, rounds: rounds, batchNanoseconds: batch, caseNanoseconds: longest)
  }
}
