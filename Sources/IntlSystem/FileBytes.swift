internal import Glibc
package import IntlCore

/// Whole files as bytes, read with a limit.
package enum FileBytes {
  /// What a `stat` says of a file: enough to notice that it was replaced or rewritten.
  package struct Stamp: Sendable, Hashable {
    package let device: UInt64
    package let inode: UInt64
    package let size: Int64
    package let modifiedSeconds: Int64
    package let modifiedNanoseconds: Int64
    package let isDirectory: Bool
  }

  /// The stamp of the file at `path`, links followed; `nil` when there is none.
  package static func stamp(of path: String) -> Stamp? {
    var info = stat()
    guard unsafe stat(path, &info) == 0 else { return nil }
    return Stamp(
      device: UInt64(info.st_dev), inode: UInt64(info.st_ino), size: Int64(info.st_size),
      modifiedSeconds: Int64(info.st_mtim.tv_sec), modifiedNanoseconds: Int64(info.st_mtim.tv_nsec),
      isDirectory: info.st_mode & S_IFMT == S_IFDIR)
  }

  /// Reads the regular file at `path`.
  ///
  /// - Parameter limit: The most bytes that the file may have; a device or a pipe is refused.
  /// - Throws: ``IntlError`` of kind `missingData` when the file cannot be opened or read, `malformedFile` when it
  ///   is no regular file or larger than `limit`.
  package static func read(_ path: String, limit: Int) throws(IntlError) -> [UInt8] {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { throw failure(path, errno) }
    defer { close(descriptor) }
    var info = stat()
    guard unsafe fstat(descriptor, &info) == 0 else { throw failure(path, errno) }
    guard info.st_mode & S_IFMT == S_IFREG else {
      throw IntlError(.malformedFile, subject: path, expected: "a regular file", found: "something else")
    }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = unsafe Glibc.read(descriptor, &chunk, chunk.count)
      if count < 0 {
        if errno == EINTR { continue }
        throw failure(path, errno)
      }
      if count == 0 { return bytes }
      bytes += chunk[..<count]
      if bytes.count > limit {
        throw IntlError(
          .malformedFile, subject: path, expected: "at most \(limit) bytes", found: "a larger file")
      }
    }
  }

  /// Where the symbolic link at `path` points; `nil` when it is no link.
  package static func linkTarget(of path: String) -> String? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = unsafe buffer.withUnsafeMutableBytes { bytes in
      guard let start = bytes.baseAddress else { return 0 }
      return unsafe readlink(path, start.assumingMemoryBound(to: CChar.self), bytes.count)
    }
    guard count > 0 else { return nil }
    return String(decoding: buffer[..<count], as: UTF8.self)
  }

  private static func failure(_ path: String, _ code: Int32) -> IntlError {
    IntlError(.missingData, subject: path, expected: "a readable file", found: SystemCall.reason(code))
  }
}
