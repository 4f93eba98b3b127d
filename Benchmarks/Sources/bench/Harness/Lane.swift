import CBenchSystem

/// Who does the job of a lane.
enum LaneName: String, Codable, CaseIterable {
  case intl
  case icu
  case foundation
  /// Another way through the library, which the case explains: a String instead of bytes, a short column
  /// instead of a long one.
  case other
}

/// One way through one case: several calls may serve the same name, and the quickest of them counts.
struct Lane {
  /// Who does the job.
  let name: LaneName
  /// The call that it measures, as a reader would look it up: `unum_formatInt64`.
  let call: String
  /// How many values an iteration works through; times are told by the value.
  let valuesPerIteration: Int
  /// Iterations come in multiples of this, so that each row is met equally often.
  let rowCount: Int
  /// Runs so many passes over the rows and returns how many results were wrong.
  let run: (_ passes: Int) -> Int
  /// Tells the first row that comes out wrong.
  let firstWrong: () -> String?

  init<J: Job>(
    _ name: LaneName, _ call: String, _ job: J, _ rows: [Row<J.Input, J.Output>], values: Int = 1
  ) {
    self.name = name
    self.call = call
    valuesPerIteration = values
    rowCount = rows.count
    let inputs = rows.map(\.input)
    let outputs = rows.map(\.output)
    run = { Self.wrongResults(of: job, inputs, outputs, passes: $0) }
    firstWrong = {
      for row in rows {
        let got = job.run(row.input)
        if !J.isRight(got, row.output) { return "expected \(row.output), but found \(got)" }
      }
      return nil
    }
  }

  /// The loop that is measured: every result is checked, and the count of wrong ones keeps it alive.
  @inline(never)
  private static func wrongResults<J: Job>(
    of job: J, _ inputs: [J.Input], _ outputs: [J.Output], passes: Int
  ) -> Int {
    var wrong = 0
    for _ in 0..<passes {
      cbench_barrier()
      for index in inputs.indices where !J.isRight(job.run(inputs[index]), outputs[index]) {
        wrong += 1
      }
    }
    return wrong
  }
}
