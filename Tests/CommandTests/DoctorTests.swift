import Foundation
import IntlCommand
import TestSupport
import Testing

/// What `fmt doctor` tells and warns of.
@Suite struct DoctorTests {
  static func findings(_ environment: [String: String]) throws -> (JSONObject, Int32) {
    let child = try ChildProcess.run("fmt doctor --json", environment: environment)
    guard case .object(let object) = try JSONReader.read(Array(child.output.utf8.dropLast())) else {
      Issue.record("\(child.output) \(child.errors)")
      return (JSONObject(), child.status)
    }
    return (object, child.status)
  }

  @Test("The versions in use are told")
  func versions() throws {
    let (findings, _) = try Self.findings([:])
    for key in ["icu", "cldr", "unicode", "icuZoneRules"] {
      guard case .string(let version)? = findings[key] else {
        Issue.record("no \(key)")
        continue
      }
      #expect(version.first?.isNumber == true)
    }
  }

  @Test(
    "The locale is that of the variable that decides",
    arguments: [
      (["LANG": "de_DE.UTF-8"], "locale", "de-DE"),
      (["LANG": "de_DE.UTF-8", "LC_ALL": "ja_JP"], "locale", "ja-JP"),
      (["LANG": "de_DE.UTF-8", "LC_TIME": "en_GB"], "LC_TIME", "en-GB"),
      (["LANG": "de_DE.UTF-8", "LANGUAGE": "fr:it"], "languages", "fr, it"),
      ([:], "locale", "en-US-u-va-posix"), (["TZ": "Asia/Tokyo"], "zone", "Asia/Tokyo"),
    ])
  func locale(_ row: (environment: [String: String], key: String, value: String)) throws {
    let (findings, _) = try Self.findings(row.environment)
    #expect(findings[row.key] == .string(row.value))
  }

  @Test(
    "What is missing or passed over is warned of",
    arguments: [
      (["TZDIR": "/nonexistent"], 1, "no tz database is installed"),
      (["TZDIR": "/usr"], 1, "/usr has no rules of Europe/Paris"),
      (["LC_TIME": "x$y"], 0, "LC_TIME is passed over"),
      (["TZ": "Mars/Olympus"], 0, "TZ is passed over: expected a zone, but found \"Mars/Olympus\""),
      (["LANG": "tlh_AQ"], 0, "ICU has no data for tlh-AQ"),
    ])
  func warnings(_ row: (environment: [String: String], status: Int, text: String)) throws {
    let (findings, status) = try Self.findings(row.environment)
    #expect(status == row.status)
    guard case .array(let warnings)? = findings["warnings"] else {
      Issue.record("no warnings")
      return
    }
    let found = warnings.contains { warning in
      if case .string(let text) = warning { text.contains(row.text) } else { false }
    }
    #expect(found, "\(warnings)")
  }
}
