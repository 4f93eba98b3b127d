internal import Glibc

/// What the system says of a failed call.
enum SystemCall {
  /// The system's words for an error number, in lower case: `no such file or directory`.
  static func reason(_ code: Int32) -> String {
    let reason = unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
    return reason.lowercased()
  }
}
