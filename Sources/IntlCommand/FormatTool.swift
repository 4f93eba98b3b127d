internal import ICUBridge
internal import IntlCore
package import IntlSystem

/// The `fmt` command: what its executable calls and what tests call in its place.
package struct FormatTool {
  /// The version of the package.
  package static let version = "0.1.0"

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

  private let streams: Streams

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
      do {
        let status = try dispatch(arguments)
        try streams.output.flush()
        return status
      } catch let failure as OutputFailure {
        guard case .failed(let error) = failure else { throw failure }
        return try report(ErrorReport(error))
      } catch let error as UsageError {
        return try report(ErrorReport(error, arguments: arguments))
      } catch {
        return try report(ErrorReport(RequestError(wrapping: error)))
      }
    } catch OutputFailure.closed {
      // Whoever read us has seen enough.
      return 0
    } catch {
      // The error itself cannot be told.
      return 2
    }
  }

  private func report(_ report: ErrorReport) throws -> Int32 {
    try streams.output.flush()
    try streams.errors.write(report.text)
    try streams.errors.flush()
    return 2
  }

  private func dispatch(_ arguments: [String]) throws -> Int32 {
    let invocation = try Invocation(arguments)
    if invocation.has(.version) {
      try streams.output.write("fmt \(Self.version) (ICU \(ICUVersion.icu))\n")
      return 0
    }
    if invocation.command == nil, invocation.has(.help) {
      try streams.output.write(Help.overview)
      return 0
    }
    let command = try Commands.command(for: invocation)
    if invocation.has(.help) {
      try streams.output.write(Help.text(of: command))
      return 0
    }
    return try command.run(Call(invocation: invocation, streams: streams))
  }
}
