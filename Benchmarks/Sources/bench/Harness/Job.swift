import CBenchSystem

/// One way to do one job: what a lane runs in every iteration.
///
/// A type of its own for each call, rather than a closure, so that the loop around it is compiled for it.
protocol Job {
  /// What one iteration is given.
  associatedtype Input
  /// What it must come to.
  associatedtype Output: Equatable

  /// Does the job once.
  func run(_ input: Input) -> Output
  /// Whether a result is the one that was expected; part of what is measured.
  static func isRight(_ output: Output, _ expected: Output) -> Bool
}

extension Job {
  @inline(__always)
  static func isRight(_ output: Output, _ expected: Output) -> Bool { output == expected }
}

extension Job where Output == String {
  /// Compares bytes.
  ///
  /// Equality of Strings takes a longer way when one of them is not known to be ASCII or normalized, which tells nothing
  /// of how it was made.
  @inline(__always)
  static func isRight(_ output: String, _ expected: String) -> Bool {
    // Texts that fit into the String itself are equal when its two words are.
    guard output.utf8.count > 15 else { return output == expected }
    let same = unsafe output.utf8.withContiguousStorageIfAvailable { bytes in
      unsafe expected.utf8.withContiguousStorageIfAvailable { others in
        unsafe cbench_same_bytes(bytes.baseAddress, bytes.count, others.baseAddress, others.count)
      }
    }
    return same == .some(true)
  }
}

/// An input and what it must come to.
struct Row<Input, Output> {
  let input: Input
  let output: Output

  init(_ input: Input, _ output: Output) {
    self.input = input
    self.output = output
  }
}

extension Row: Sendable where Input: Sendable, Output: Sendable {}
