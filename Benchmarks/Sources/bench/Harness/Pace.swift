/// How long to measure.
struct Pace {
  /// Processes a figure is the median of: where the heap lies changes what a String costs, for a whole process.
  var processes: Int
  /// Batches of each lane in a process, in turn with the other lanes.
  var rounds: Int
  /// About how long a batch takes: short beside a time slice, so that most batches are left alone.
  var batchNanoseconds: Double

  static let full = Pace(processes: 7, rounds: 41, batchNanoseconds: 300_000)
  static let overview = Pace(processes: 5, rounds: 15, batchNanoseconds: 150_000)
  static let secondTry = Pace(processes: 11, rounds: 41, batchNanoseconds: 300_000)
}
