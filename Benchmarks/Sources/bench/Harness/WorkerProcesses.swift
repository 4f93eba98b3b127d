import Foundation

/// Runs this program again, as often as the pace says, and reads what each process found.
struct WorkerProcesses {
  let pace: Pace

  func measure(_ cases: [BenchmarkCase]) throws -> [CaseResult] {
    var found: [[Measurement]] = []
    for number in 1...pace.processes {
      say("process \(number) of \(pace.processes), \(cases.count) cases")
      found.append(try run(cases))
    }
    return cases.map { CaseResult($0, found) }
  }

  private func run(_ cases: [BenchmarkCase]) throws -> [Measurement] {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(
      fileURLWithPath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    process.arguments =
      [Options.workerFlag] + pace.arguments + cases.map(\.name)
    process.standardOutput = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw SetupFailure("a measuring process ended with status \(process.terminationStatus)")
    }
    return try JSONDecoder().decode([Measurement].self, from: bytes)
  }

  private func say(_ text: String) {
    FileHandle.standardError.write(Data("bench: \(text)\n".utf8))
  }
}
