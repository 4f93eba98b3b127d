internal import Glibc
package import IntlCore

/// A stream of bytes, read line by line: standard input, a file of any kind, or bytes in memory.
package final class ByteInput {
  /// The most bytes that are kept of one line; it bounds what a hostile input can make a reader hold.
  private let lineLimit: Int
  private static let usualLineLimit = 64 << 20

  /// One line without its line feed.
  package struct Line: Sendable {
    package let bytes: [UInt8]
    /// True when the line was longer than the limit and only its start is there.
    package let isCut: Bool

    package init(bytes: [UInt8], isCut: Bool = false) {
      self.bytes = bytes
      self.isCut = isCut
    }
  }

  /// What the input is called in an error.
  package let name: String
  private let descriptor: Int32
  private var buffer: [UInt8]
  /// The bytes before this are used up.
  private var start = 0
  /// The bytes from `start` to here hold no line feed.
  private var searched = 0
  private var isAtEnd: Bool
  private var isAtStart = true
  private let closesDescriptor: Bool

  /// Bytes in memory.
  package init(bytes: [UInt8], name: String = "memory", lineLimit: Int? = nil) {
    self.name = name
    self.lineLimit = lineLimit ?? ByteInput.usualLineLimit
    descriptor = -1
    buffer = bytes
    isAtEnd = true
    closesDescriptor = false
  }

  private init(descriptor: Int32, name: String, closes: Bool) {
    lineLimit = ByteInput.usualLineLimit
    self.name = name
    self.descriptor = descriptor
    buffer = []
    isAtEnd = false
    closesDescriptor = closes
  }

  /// The process's standard input.
  package static func standard() -> ByteInput {
    ByteInput(descriptor: STDIN_FILENO, name: "standard input", closes: false)
  }

  /// The file at `path`, which may be a pipe or a device.
  ///
  /// - Throws: ``IntlError`` of kind `missingData` when it cannot be opened.
  package init(path: String) throws(IntlError) {
    descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
    name = path
    lineLimit = ByteInput.usualLineLimit
    buffer = []
    isAtEnd = false
    closesDescriptor = true
    guard descriptor >= 0 else { throw failure(errno) }
  }

  deinit {
    if closesDescriptor, descriptor >= 0 { close(descriptor) }
  }

  /// True when the next line, or the end, can be had without reading.
  package var hasLine: Bool { findLineFeed() != nil || isAtEnd }

  /// The next line, which at the end need not have a line feed; `nil` after it.
  ///
  /// - Throws: ``IntlError`` of kind `missingData` when reading fails.
  package func nextLine() throws(IntlError) -> Line? {
    while true {
      if let lineFeed = findLineFeed() {
        let line = take(upTo: lineFeed)
        start = lineFeed + 1
        searched = start
        return line
      }
      if isAtEnd {
        guard start < buffer.count else { return nil }
        let line = take(upTo: buffer.count)
        start = buffer.count
        searched = start
        return line
      }
      try fill()
    }
  }

  private func take(upTo end: Int) -> Line {
    if isAtStart {
      isAtStart = false
      // Some editors put a byte order mark at the head of a file; it is no part of the first line.
      if buffer[start..<end].starts(with: [0xEF, 0xBB, 0xBF]) { start += 3 }
    }
    let kept = min(end, start + lineLimit)
    return Line(bytes: Array(buffer[start..<kept]), isCut: kept < end)
  }

  private func findLineFeed() -> Int? {
    guard let found = buffer[searched...].firstIndex(of: 0x0A) else {
      searched = buffer.count
      return nil
    }
    searched = found
    return found
  }

  private func fill() throws(IntlError) {
    if start > 0 {
      buffer.removeFirst(start)
      searched -= start
      start = 0
    }
    // Of an endless line no more is kept than tells that it is too long.
    if buffer.count > lineLimit + 1 {
      buffer.removeSubrange((lineLimit + 1)...)
      searched = buffer.count
    }
    let size = max(65_536, min(buffer.count, 1 << 20))
    var chunk = [UInt8](repeating: 0, count: size)
    while true {
      let count = unsafe read(descriptor, &chunk, size)
      if count < 0 {
        if errno == EINTR { continue }
        throw failure(errno)
      }
      if count == 0 {
        isAtEnd = true
      } else {
        buffer.append(contentsOf: chunk[..<count])
      }
      return
    }
  }

  private func failure(_ code: Int32) -> IntlError {
    IntlError(.missingData, subject: name, expected: "a readable file", found: SystemCall.reason(code))
  }
}
