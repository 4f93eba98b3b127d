internal import Glibc

/// How this process starts and ends.
package enum ProcessControl {
  /// Makes a write to a pipe that nobody reads fail, instead of ending the process by a signal.
  package static func ignoreClosedPipes() {
    _ = signal(SIGPIPE, SIG_IGN)
  }

  /// Ends the process.
  package static func exit(_ status: Int32) -> Never {
    Glibc.exit(status)
  }
}
