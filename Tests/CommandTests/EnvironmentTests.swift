import TestSupport
import Testing

/// The environment chooses the current locale and nothing else.
@Suite struct EnvironmentTests {
  @Test(
    "Text for a locale that is named is the same in every environment, also where data are missing",
    arguments: [
      ("fmt number 1234.5 -l la", "1,234.5"), ("fmt number 1234567 --style compactLong -l la", "1.2 million"),
      ("fmt number 16 --style unit --unit meter --width long -l tlh", "16 meters"),
      ("fmt spell 42 -l bn", "forty-two"), ("fmt ordinal 3 -l zu", "3th"),
      ("fmt list a b c -l sux", "a, b, and c"), ("fmt template yMMMd -l la", "MMM d, y"),
      ("fmt date 2026-11-30T12:00:00Z --zone UTC --date long --time none -l la", "November 30, 2026"),
    ])
  func named(_ row: (command: String, text: String)) throws {
    for locale in ["", "C", "ar_EG.UTF-8", "pl_PL.UTF-8", "en_US_POSIX"] {
      let child = try ChildProcess.run(row.command, environment: ["LC_ALL": locale])
      #expect(child.output == row.text + "\n", "LC_ALL=\(locale) \(child.errors)")
    }
  }
}
