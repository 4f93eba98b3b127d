import CBenchSystem

/// Measures cases inside one process, their lanes in turn.
struct Worker {
  let pace: Pace

  private let fewestRounds = 3

  func measure(_ benchmark: BenchmarkCase) -> [Measurement] {
    let lanes: [Lane]
    do {
      lanes = try benchmark.lanes()
    } catch {
      return [failure(benchmark, "the case could not be set up: \(error)")]
    }
    var measurements: [Measurement] = []
    var passes: [Int] = []
    for lane in lanes {
      var measurement = Measurement(caseName: benchmark.name, lane: lane.name, call: lane.call)
      measurement.wrong = lane.firstWrong()
      if measurement.wrong == nil { measurement.allocations = allocations(of: lane) }
      measurements.append(measurement)
      passes.append(measurement.wrong == nil ? calibrated(lane) : 0)
    }
    guard measurements.allSatisfy({ $0.wrong == nil }) else { return measurements }

    var times = [[Double]](repeating: [], count: lanes.count)
    let start = cbench_nanoseconds()
    for round in 0..<pace.rounds {
      if round >= fewestRounds, Double(cbench_nanoseconds() - start) > pace.caseNanoseconds { break }
      for turn in lanes.indices {
        // Each round begins with another lane, so that none always follows the same neighbour.
        let index = (round + turn) % lanes.count
        let (nanoseconds, wrong) = timed(lanes[index], passes: passes[index])
        if wrong > 0 { measurements[index].wrong = "\(wrong) results of a batch were wrong" }
        let values = passes[index] * lanes[index].rowCount * lanes[index].valuesPerIteration
        times[index].append(nanoseconds / Double(values))
      }
    }
    for index in lanes.indices {
      // What disturbs a batch only ever adds to it: the lower quartile is nearer the truth than the middle.
      measurements[index].nanoseconds = times[index].quantile(0.25)
    }
    return measurements
  }

  private func failure(_ benchmark: BenchmarkCase, _ sentence: String) -> Measurement {
    Measurement(caseName: benchmark.name, lane: .intl, call: "", wrong: sentence)
  }

  private func timed(_ lane: Lane, passes: Int) -> (nanoseconds: Double, wrong: Int) {
    let start = cbench_nanoseconds()
    let wrong = lane.run(passes)
    return (Double(cbench_nanoseconds() - start), wrong)
  }

  /// How many passes fill a batch.
  ///
  /// Doubling up to it warms the lane as well.
  private func calibrated(_ lane: Lane) -> Int {
    var passes = 1
    while true {
      let nanoseconds = max(timed(lane, passes: passes).nanoseconds, 1)
      if nanoseconds * 4 >= pace.batchNanoseconds {
        return max(1, Int(pace.batchNanoseconds / nanoseconds * Double(passes)))
      }
      passes *= 2
    }
  }

  private func allocations(of lane: Lane) -> Double? {
    guard cbench_can_count_allocations() else { return nil }
    // The first pass of `firstWrong` has filled whatever is filled once.
    cbench_count_allocations()
    _ = lane.run(1)
    let count = cbench_allocations()
    return Double(count) / Double(lane.rowCount * lane.valuesPerIteration)
  }
}
