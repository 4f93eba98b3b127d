import Foundation
import IntlCore
import IntlTime
import TestSupport
import Testing

/// The system's own `zdump` is the oracle.
@Suite(
  "Transitions of every zone", .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/zdump")))
struct ZoneTransitionTests {
  /// What `zdump` prints of one zone: the first local time, then each change.
  struct Dump {
    var zone: String
    var first: (offset: Int32, abbreviation: String, isDaylight: Bool)
    var changes: [(second: Int64, offset: Int32, abbreviation: String, isDaylight: Bool)] = []
  }

  @Test("Each change of 1900 to 2050, and the second before it, is zdump's")
  func transitions() async throws {
    // Some distributions have files for the current names only; zdump knows no other.
    let folder = URL(filePath: try #require(ZoneDatabase.system.folder))
    let all = ZoneDatabase.system.identifiers.filter {
      FileManager.default.fileExists(atPath: folder.appending(path: $0).path)
    }
    try #require(!all.isEmpty)
    // zdump takes 13 s for all zones. A run takes one zone in eight, other ones for each commit.
    var random = SeededGenerator("zones")
    let isFull = ProcessInfo.processInfo.environment["INTL_FULL"] != nil
    let zones = isFull ? all : all.filter { _ in Int.random(in: 0..<8, using: &random) == 0 }
    for dump in try Self.dumps(of: zones) { try check(dump) }
  }

  private func check(_ dump: Dump) throws {
    let rules = try ZoneDatabase.system.rules(for: ZoneID(dump.zone))
    let start = try CivilDateTime(1900, 1, 1, 0, 0).instant(offsetSeconds: 0)
    let end = try CivilDateTime(2050, 1, 1, 0, 0).instant(offsetSeconds: 0)
    var before = rules.offset(at: start)
    #expect(
      before.seconds == dump.first.offset && before.abbreviation == dump.first.abbreviation, "\(dump.zone)")
    var found = rules.transitions(in: start..<end).makeIterator()
    for change in dump.changes {
      let at = try Instant(seconds: change.second)
      guard let transition = found.next() else {
        Issue.record("\(dump.zone): no change at \(at)")
        return
      }
      let after = rules.offset(at: at)
      let last = rules.offset(at: try at.adding(seconds: -1))
      let backwards = rules.transition(before: try at.adding(seconds: 1))
      let isRight =
        transition.instant == at && transition.before == before && transition.after == after && last == before
        && backwards == transition && after.seconds == change.offset
        && after.abbreviation == change.abbreviation && after.isDaylight == change.isDaylight
      guard isRight else {
        Issue.record("\(dump.zone): \(transition), but zdump says \(change)")
        return
      }
      before = after
    }
    #expect(found.next() == nil, "\(dump.zone)")
  }

  private static func dumps(of zones: [String]) throws -> [Dump] {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/zdump")
    process.arguments = ["-i", "-c", "1900,2050"] + zones
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    var dumps: [Dump] = []
    for line in data.split(separator: UInt8(ascii: "\n")) {
      let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
      if fields.count == 1, line.starts(with: "TZ=".utf8) {
        dumps.append(Dump(zone: String(fields[0].dropFirst(4).dropLast()), first: (0, "", false)))
        continue
      }
      guard fields.count >= 3, !dumps.isEmpty else { continue }
      let offset = Self.offset(fields[2])
      // An abbreviation that only repeats the offset is left out; one with signs or digits is quoted.
      let name =
        fields.count > 3 && !fields[3].isEmpty ? fields[3].trimmingPrefix("\"") : Substring(fields[2])
      let abbreviation = String(name.hasSuffix("\"") ? name.dropLast() : name)
      let isDaylight = fields.count > 4 && fields[4] == "1"
      if fields[0] == "-" {
        dumps[dumps.count - 1].first = (offset, abbreviation, isDaylight)
      } else {
        let second = try Self.localSecond(fields[0], fields[1]) - Int64(offset)
        dumps[dumps.count - 1].changes.append((second, offset, abbreviation, isDaylight))
      }
    }
    return dumps
  }

  /// `+hh[mm[ss]]` in seconds.
  private static func offset(_ text: String) -> Int32 {
    let digits = text.dropFirst() + String(repeating: "0", count: 7 - text.count)
    let value = Int32(digits) ?? 0
    let seconds = value / 10_000 * 3600 + value / 100 % 100 * 60 + value % 100
    return text.hasPrefix("-") ? -seconds : seconds
  }

  private static func localSecond(_ date: String, _ time: String) throws -> Int64 {
    let day = date.split(separator: "-").compactMap { Int($0) }
    let clock = time.split(separator: ":").compactMap { Int($0) } + [0, 0]
    let local = try CivilDateTime(day[0], day[1], day[2], clock[0], clock[1], clock[2])
    return try local.instant(offsetSeconds: 0).seconds
  }
}
