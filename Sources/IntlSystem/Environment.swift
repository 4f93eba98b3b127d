internal import Glibc

/// The environment variables of this process.
package enum Environment {
  /// The value of a variable; `nil` when it is not set.
  package static func value(of name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  /// The value of a variable; `nil` when it is not set or empty, which locale variables treat alike (POSIX 8.2).
  package static func nonEmptyValue(of name: String) -> String? {
    guard let value = value(of: name), !value.isEmpty else { return nil }
    return value
  }
}
