/// A command line that cannot be followed: which argument is at fault, and what should stand there.
struct UsageError: Error {
  /// The place of the argument in the command line, from 0; the number of arguments for what is missing at its end.
  let argument: Int
  /// One sentence without a full stop, which names the flag or command at fault.
  let headline: String
  /// A phrase for what should stand there.
  let expected: String
  /// The fix, when there is exactly one.
  let hint: String?

  init(at argument: Int, _ headline: String, expected: String, hint: String? = nil) {
    self.argument = argument
    self.headline = headline
    self.expected = expected
    self.hint = hint
  }
}
