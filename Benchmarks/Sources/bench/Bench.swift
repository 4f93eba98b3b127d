import CBenchSystem
import Foundation

/// The program.
@main
enum Bench {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      if arguments.first == Options.workerFlag {
        try work(arguments.dropFirst())
      } else {
        exit(try run(Options(arguments)) ? 0 : 1)
      }
    } catch let failure as UsageFailure {
      complain(failure.sentence)
      exit(2)
    } catch {
      complain("\(error)")
      exit(2)
    }
  }

  /// Measures, prints, and tells whether all is well.
  private static func run(_ options: Options) throws -> Bool {
    if options.help {
      print(Options.usage)
      return true
    }
    let cases = options.chosen(from: Suites.all)
    guard !cases.isEmpty else {
      throw UsageFailure("expected the name of a case, but found \"\(options.only.joined(separator: " "))\"")
    }
    if options.list {
      for benchmark in cases {
        print(([benchmark.name] + benchmark.floors.map(\.text)).joined(separator: "  "))
      }
      return true
    }

    var pace = options.overview ? Pace.overview : .full
    if let processes = options.processes { pace.processes = processes }
    var results = try WorkerProcesses(pace: pace).measure(cases)
    let low = results.filter { $0.wrong.isEmpty && !$0.missed(idle: options.idle).isEmpty }
    if !low.isEmpty {
      // A neighbour's work may have pressed a ratio down: what fell short gets a second, longer try.
      let again = try WorkerProcesses(pace: .secondTry).measure(low.map(\.benchmark))
      for result in again {
        for index in results.indices where results[index].benchmark.name == result.benchmark.name {
          results[index] = result
        }
      }
    }

    print(RatioTable(results: results, idle: options.idle).text)
    if let path = options.jsonPath { try JSONReport(results, idle: options.idle).write(to: path) }
    return verdict(results, idle: options.idle)
  }

  private static func verdict(_ results: [CaseResult], idle: Bool) -> Bool {
    var good = true
    for result in results {
      for sentence in result.wrong {
        complain("wrong: \(sentence)")
        good = false
      }
      guard result.wrong.isEmpty else { continue }
      for floor in result.missed(idle: idle) {
        complain("low: \(result.benchmark.name) does not reach \(floor.text)")
        good = false
      }
    }
    return good
  }

  private static func work(_ arguments: ArraySlice<String>) throws {
    var rest = arguments
    guard let pace = Pace(arguments: &rest) else {
      throw UsageFailure("expected a pace, but found \"\(arguments.joined(separator: " "))\"")
    }
    cbench_keep_memory()
    let worker = Worker(pace: pace)
    let names = Set(rest)
    let measurements = Suites.all.filter { names.contains($0.name) }.flatMap(worker.measure)
    FileHandle.standardOutput.write(try JSONEncoder().encode(measurements))
  }

  private static func complain(_ sentence: String) {
    FileHandle.standardError.write(Data("bench: \(sentence)\n".utf8))
  }
}

extension Floor {
  /// The floor in words.
  var text: String {
    switch self {
    case .times(let least, let lane): "\(least.shortText(2))× \(lane.rawValue)"
    case .nanoseconds(let most): "\(most.shortText(1)) ns on an idle machine"
    case .allocations(let most): "\(most.shortText(1)) allocations"
    }
  }
}
