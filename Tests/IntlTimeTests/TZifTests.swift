import Foundation
import IntlCore
import IntlTime
import TestSupport
import Testing

@Suite("Compiled zone files")
struct TZifTests {
  @Test("Each version is read, with its footer or without", arguments: [1, 2, 3, 4])
  func versions(version: Int) throws {
    var file = TZifFile(version: version)
    file.changes = [(0, 1), (10_000_000, 0)]
    file.types = [(3600, false, 0), (7200, true, 4)]
    file.names = "CET\0CEST\0"
    file.footer = "CET-1"
    let rules = try ZoneRules(tzif: file.bytes, name: "test")
    #expect(rules.offset(at: try Instant(seconds: -1)).abbreviation == "CET")
    let summer = rules.offset(at: .epoch)
    #expect(summer.seconds == 7200 && summer.isDaylight && summer.abbreviation == "CEST")
    #expect(rules.offset(at: try Instant(seconds: 10_000_000)).seconds == 3600)
    #expect(rules.transition(after: try Instant(seconds: 10_000_000)) == nil)
  }

  @Test("A file without changes follows its footer for all time")
  func footerOnly() throws {
    var file = TZifFile(version: 3)
    file.types = [(0, false, 0)]
    file.names = "XXX\0"
    file.footer = "CET-1CEST,M3.5.0,M10.5.0/3"
    let rules = try ZoneRules(tzif: file.bytes, name: "test")
    #expect(rules.offset(at: try Instant("2024-07-01T00:00Z")).abbreviation == "CEST")
    #expect(rules.offset(at: try Instant("1024-07-01T00:00Z")).abbreviation == "CEST")
    #expect(rules.offset(at: try Instant("1024-01-01T00:00Z")).abbreviation == "CET")
  }

  @Test("Changes outside the range of instants are what was always so, or never comes")
  func extremes() throws {
    var file = TZifFile(version: 2)
    file.changes = [(.min, 1), (-1 << 59, 0), (0, 1), (1 << 59, 0)]
    file.types = [(3600, false, 0), (7200, true, 4)]
    file.names = "CET\0CEST\0"
    file.footer = "CET-1CEST,M3.5.0,M10.5.0/3"
    let rules = try ZoneRules(tzif: file.bytes, name: "test")
    #expect(rules.offset(at: .min).seconds == 3600)
    #expect(rules.offset(at: .max).seconds == 7200)
    #expect(rules.transition(before: .epoch) == nil)
    #expect(rules.transition(after: .epoch) == nil)
  }

  @Test("Leap seconds are taken out of the times of changes")
  func leapSeconds() throws {
    var file = TZifFile(version: 4)
    // One second was inserted before the first change, two before the second.
    file.changes = [(101, 1), (202, 0)]
    file.types = [(0, false, 0), (60, false, 4)]
    file.names = "AAA\0BBB\0"
    file.leapSeconds = [(50, 1), (150, 2), (300, 2)]
    let rules = try ZoneRules(tzif: file.bytes, name: "test")
    #expect(rules.transitions(in: .min..<(.max)).map(\.instant.seconds) == [100, 200])
  }

  @Test(
    "The changes in the files with leap seconds are those in the files without",
    .enabled(if: FileManager.default.fileExists(atPath: "/usr/share/zoneinfo/right/Europe/Paris")))
  func rightFiles() throws {
    for name in ["Europe/Paris", "America/New_York", "Asia/Tokyo", "Australia/Lord_Howe"] {
      let right = try ZoneDatabase.system.rules(for: ZoneID("right/\(name)"))
      let posix = try ZoneDatabase.system.rules(for: ZoneID(name))
      // Those files have no rule for the years to come.
      let years = try Instant("1900-01-01T00:00Z")..<Instant("2020-01-01T00:00Z")
      #expect(Array(right.transitions(in: years)) == Array(posix.transitions(in: years)), "\(name)")
    }
  }

  /// What is wrong, and what the reader expected.
  static let malformed: [(String, @Sendable (inout TZifFile) -> Void, String)] = [
    ("no types", { $0.types = [] }, "1 to 256 local time types with their abbreviations"),
    ("no names", { $0.names = "" }, "1 to 256 local time types with their abbreviations"),
    ("an unknown type", { $0.changes = [(0, 7)] }, "a local time type under 1"),
    ("changes out of order", { $0.changes = [(5, 0), (5, 0)] }, "changes in the order of time"),
    ("a name outside", { $0.types = [(0, false, 9)] }, "an abbreviation inside the file"),
    ("a name without an end", { $0.names = "UTC" }, "an abbreviation inside the file"),
    ("a long name", { $0.names = "ABCDEFGHIJKLMNOP\0" }, "an abbreviation of up to 15 ASCII characters"),
    ("an offset of 26 hours", { $0.types = [(93_600, false, 0)] }, "an offset of less than 26 hours"),
    ("the least offset", { $0.types = [(.min, false, 0)] }, "an offset of less than 26 hours"),
    (
      "a footer that is no rule", { $0.footer = "nonsense," },
      "a footer that is an offset from UTC such as 5 or -5:30"
    ),
    ("a footer with a NUL", { $0.footer = "UTC0\0" }, "an ASCII footer"),
    (
      "leap seconds out of order", { $0.leapSeconds = [(9, 1), (9, 2)] }, "leap seconds in the order of time"
    ),
    ("huge counts", { $0.changeCount = 0x7FFF_FFFF }, "a count of up to 262144"),
    ("negative counts", { $0.changeCount = 0xFFFF_FFFF }, "a count of up to 262144"),
    ("more counted than there", { $0.changeCount = 20_000 }, "bytes of data"),
  ]

  @Test("A malformed file is an error that says what is wrong", arguments: malformed.map(\.0))
  func refusing(name: String) throws {
    let row = try #require(Self.malformed.first { $0.0 == name })
    for version in [1, 2] where version > 1 || !row.0.contains("footer") {
      var file = TZifFile(version: version)
      row.1(&file)
      do throws(IntlError) {
        _ = try ZoneRules(tzif: file.bytes, name: "test")
        Issue.record("version \(version) was read")
      } catch {
        #expect(error.kind == .malformedFile && error.expected.hasSuffix(row.2), "\(error)")
      }
    }
  }

  @Test("A file cut at any byte is an error")
  func truncation() throws {
    for name in ["Europe/Paris", "Asia/Tokyo", "America/New_York"] {
      let bytes = try zoneBytes(name)
      for length in 0..<bytes.count {
        let found = kind { () throws(IntlError) in
          _ = try ZoneRules(tzif: Array(bytes[..<length]), name: name)
        }
        #expect(found == .malformedFile, "\(name) cut to \(length) bytes")
      }
    }
  }

  @Test("Bytes changed at random give an error or rules that answer")
  func mutation() throws {
    var random = SeededGenerator("tzif mutation")
    let instants = try (0..<20).map { _ in
      try Instant(seconds: .random(in: Instant.min.seconds...Instant.max.seconds, using: &random))
    }
    for name in ["Europe/Paris", "Asia/Kolkata", "right/Europe/London"] {
      guard let original = try? zoneBytes(name) else { continue }
      for _ in 0..<400 {
        var bytes = original
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          let place = Int.random(in: 0..<bytes.count, using: &random)
          bytes[place] =
            Bool.random(using: &random) ? .random(in: 0...255, using: &random) : bytes[place] ^ 0x80
        }
        do throws(IntlError) {
          let rules = try ZoneRules(tzif: bytes, name: name)
          for instant in instants {
            let civil = rules.civil(at: instant)
            _ = rules.localTime(civil)
            _ = rules.transition(after: instant)
            _ = rules.transition(before: instant)
          }
        } catch {
          #expect(error.kind == .malformedFile)
        }
      }
    }
  }

  private func zoneBytes(_ name: String) throws -> [UInt8] {
    let folder = try #require(ZoneDatabase.system.folder)
    return Array(try Data(contentsOf: URL(filePath: "\(folder)/\(name)")))
  }
}

/// A file to write: by default one zone, `UTC`.
struct TZifFile {
  var version: Int
  var changes: [(time: Int64, type: UInt8)] = []
  var types: [(seconds: Int32, isDaylight: Bool, name: UInt8)] = [(0, false, 0)]
  var names = "UTC\0"
  var leapSeconds: [(time: Int64, correction: Int32)] = []
  var footer = "UTC0"
  /// What the header says, when it is to lie.
  var changeCount: UInt32?

  init(version: Int) { self.version = version }

  var bytes: [UInt8] {
    if version == 1 { return block(timeSize: 4) }
    let empty = header(changes: 0, types: 1, names: 1, leapSeconds: 0) + [0, 0, 0, 0, 0, 0, 0]
    return empty + block(timeSize: 8) + Array("\n\(footer)\n".utf8)
  }

  private func block(timeSize: Int) -> [UInt8] {
    var bytes = header(
      changes: changeCount ?? UInt32(changes.count), types: types.count, names: names.utf8.count,
      leapSeconds: leapSeconds.count)
    for change in changes { bytes += Self.bigEndian(change.time, timeSize) }
    bytes += changes.map(\.type)
    for type in types {
      bytes += Self.bigEndian(Int64(type.seconds), 4) + [type.isDaylight ? 1 : 0, type.name]
    }
    bytes += Array(names.utf8)
    for leap in leapSeconds {
      bytes += Self.bigEndian(leap.time, timeSize) + Self.bigEndian(Int64(leap.correction), 4)
    }
    return bytes
  }

  private func header(changes: UInt32, types: Int, names: Int, leapSeconds: Int) -> [UInt8] {
    var bytes =
      Array("TZif".utf8) + [version == 1 ? 0 : UInt8(0x30 + version)] + [UInt8](repeating: 0, count: 15)
    for count in [0, 0, UInt32(leapSeconds), changes, UInt32(types), UInt32(names)] {
      bytes += Self.bigEndian(Int64(count), 4)
    }
    return bytes
  }

  private static func bigEndian(_ value: Int64, _ size: Int) -> [UInt8] {
    (0..<size).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
