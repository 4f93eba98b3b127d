/// Which engine runs a format: the compiled plan, an ICU handle, or whichever serves.
///
/// The choice is made once, when the format is made. Text does not depend on it, but for the differences
/// that the project lists by rule; tests and benchmarks use it to compare the two.
public enum EnginePolicy: String, Sendable, Hashable, CaseIterable {
  /// The plan where it can say everything that the format needs, else ICU.
  case automatic
  /// The plan, or an error of kind `invalidOption` where it cannot serve.
  case native
  /// ICU, the oracle.
  case icu
}
