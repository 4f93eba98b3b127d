internal import Glibc
package import IntlCore

/// Why bytes could not be written.
package enum OutputFailure: Error {
  /// Nobody reads any more; the program ends quietly.
  case closed
  /// The disk is full, or the descriptor is no output.
  case failed(IntlError)
}

/// A buffered stream of bytes out: standard output, standard error, or memory.
package final class ByteOutput {
  private static let limit = 65_536

  private let descriptor: Int32?
  private let name: String
  private var buffer: [UInt8] = []

  private init(descriptor: Int32?, name: String) {
    self.descriptor = descriptor
    self.name = name
  }

  /// The process's standard output.
  package static func standard() -> ByteOutput {
    ByteOutput(descriptor: STDOUT_FILENO, name: "standard output")
  }

  /// The process's standard error.
  package static func standardError() -> ByteOutput {
    ByteOutput(descriptor: STDERR_FILENO, name: "standard error")
  }

  /// An output that keeps its bytes.
  package static func memory() -> ByteOutput {
    ByteOutput(descriptor: nil, name: "memory")
  }

  /// What an output in memory has got so far.
  package var text: String { String(decoding: buffer, as: UTF8.self) }

  /// Adds bytes; a full buffer is handed on.
  package func write(_ bytes: [UInt8]) throws(OutputFailure) {
    buffer.append(contentsOf: bytes)
    if buffer.count >= ByteOutput.limit { try flush() }
  }

  /// Adds text; a full buffer is handed on.
  package func write(_ text: String) throws(OutputFailure) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= ByteOutput.limit { try flush() }
  }

  /// Hands on what is buffered.
  package func flush() throws(OutputFailure) {
    guard let descriptor else { return }
    var written = 0
    // Bytes that could not be written are not tried again: the next flush may belong to the error report.
    defer { buffer.removeAll(keepingCapacity: true) }
    while written < buffer.count {
      let count = unsafe buffer[written...].withUnsafeBytes { bytes in
        unsafe Glibc.write(descriptor, bytes.baseAddress, bytes.count)
      }
      if count >= 0 {
        written += count
      } else if errno == EPIPE {
        throw .closed
      } else if errno != EINTR {
        throw .failed(
          IntlError(
            .missingData, subject: name, expected: "an output that takes what is written",
            found: SystemCall.reason(errno)))
      }
    }
  }
}
