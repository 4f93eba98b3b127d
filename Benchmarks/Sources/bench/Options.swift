/// What the command line asks for.
struct Options {
  var overview = false
  var idle = false
  var list = false
  var help = false
  var only: [String] = []
  var jsonPath: String?
  var processes: Int?

  /// How the program calls itself to measure: its pace and the names of cases follow.
  static let workerFlag = "--measure-in-this-process"

  static let usage = """
    usage: bench [--overview] [--only PATTERN]... [--processes N] [--idle] [--json FILE] [--list]

    Measures the library (intl) against raw ICU (icu) and Foundation (foundation), and prints how many times as
    fast it is, with the floor beside each ratio. Exit status 1: a result was wrong, or a ratio stayed under its
    floor in two tries.

      --overview       a quick look, as CI takes it
      --only PATTERN   only cases whose name has PATTERN in it: number/, int-en
      --processes N    take medians over N processes (default \(Pace.full.processes); \(Pace.overview.processes) for the quick look)
      --idle           the machine does nothing else: judge times in nanoseconds too
      --json FILE      write every sample to FILE
      --list           print the names of the cases with their floors
    """

  init(_ arguments: [String]) throws(UsageFailure) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--overview": overview = true
      case "--idle": idle = true
      case "--list": list = true
      case "--help", "-h": help = true
      case "--only": only.append(try Self.value(of: argument, &rest))
      case "--json": jsonPath = try Self.value(of: argument, &rest)
      case "--processes":
        let text = try Self.value(of: argument, &rest)
        guard let count = Int(text), count > 0 else {
          throw UsageFailure("expected a count of processes, but found \"\(text)\"")
        }
        processes = count
      default: throw UsageFailure("expected an option, but found \"\(argument)\"")
      }
    }
  }

  private static func value(of option: String, _ rest: inout ArraySlice<String>) throws(UsageFailure)
    -> String
  {
    guard let value = rest.popFirst() else {
      throw UsageFailure("expected a value after \(option), but found the end")
    }
    return value
  }

  /// The cases that are asked for.
  func chosen(from cases: [BenchmarkCase]) -> [BenchmarkCase] {
    cases.filter { benchmark in
      guard only.isEmpty else { return only.contains { benchmark.name.contains($0) } }
      return benchmark.inOverview || !overview
    }
  }
}

/// A command line that cannot be understood.
struct UsageFailure: Error {
  let sentence: String

  init(_ sentence: String) { self.sentence = sentence }
}
