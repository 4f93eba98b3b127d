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
