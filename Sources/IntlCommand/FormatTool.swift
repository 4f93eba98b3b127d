internal import IntlCore
package import IntlSystem

/// The `fmt` command: what its executable calls and what tests call in its place.
package struct FormatTool {
  /// Where a run reads and writes.
  package struct Streams {
    package let input: ByteInput
    package let output: ByteOutput
    package let errors: ByteOutput

    package init(input: ByteInput, output: ByteOutput, errors: ByteOutput) {
      self.input = input
      self.output = output
      self.errors = errors
    }
  }

  let streams: Streams

  package init(streams: Streams) {
    self.streams = streams
  }

  /// Runs the command with the process's own arguments and streams, and ends the process.
  package static func main() -> Never {
    ProcessControl.ignoreClosedPipes()
    let streams = Streams(
      input: .standard(), output: .standard(), errors: .standardError())
    ProcessControl.exit(FormatTool(streams: streams).run(Array(CommandLine.arguments.dropFirst())))
  }

  /// Runs the command and returns the exit status: 0 yes, 1 no, 2 an error of usage or data.
  package func run(_ arguments: [String]) -> Int32 {
    do {
      let status = try dispatch(arguments)
      try streams.output.flush()
      return status
    } catch OutputFailure.closed {
      return 0
    } catch {
      return 2
    }
  }

  private func dispatch(_ arguments: [String]) throws -> Int32 {
    switch arguments.first {
    case "batch":
      let path = arguments.dropFirst().first ?? "-"
      let input = path == "-" ? streams.input : try ByteInput(path: path)
      try RequestStream.answer(input, to: streams.output)
      return 0
    case "check":
      var report = CheckReport()
      for path in arguments.dropFirst() { try report.run(path, to: streams.output) }
      try streams.output.write(report.summary + "\n")
      return report.failed > 0 ? 1 : 0
    default:
      return 2
    }
  }
}
