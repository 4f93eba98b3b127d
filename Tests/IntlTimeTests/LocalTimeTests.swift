import IntlCore
import IntlTime
import TestSupport
import Testing

@Suite("Clock times in zones")
struct LocalTimeTests {
  @Test(
    "Skipped and repeated times are read as asked",
    arguments: [
      ("America/New_York", "2024-03-10T02:30", "2024-03-10T07:30:00Z", "2024-03-10T06:30:00Z"),
      ("America/New_York", "2024-11-03T01:30", "2024-11-03T05:30:00Z", "2024-11-03T06:30:00Z"),
      ("Australia/Lord_Howe", "2024-10-06T02:15", "2024-10-05T15:45:00Z", "2024-10-05T15:15:00Z"),
      ("Europe/Paris", "2024-10-27T02:30", "2024-10-27T00:30:00Z", "2024-10-27T01:30:00Z"),
      // A whole day is missing.
      ("Pacific/Apia", "2011-12-30T12:00", "2011-12-30T22:00:00Z", "2011-12-29T22:00:00Z"),
      // Far in the future, where only the rule is left.
      ("America/New_York", "+102024-03-10T02:30", "+102024-03-10T07:30:00Z", "+102024-03-10T06:30:00Z"),
    ])
  func folds(zone: String, text: String, standard: String, other: String) throws {
    let rules = try ZoneDatabase.system.rules(for: ZoneID(zone))
    let civil = try CivilDateTime(text)
    #expect(try rules.instant(of: civil).description == standard)
    #expect(try rules.instant(of: civil, resolving: .foundation).description == standard)
    let opposite = FoldResolution(gap: .earlier, overlap: .later)
    #expect(try rules.instant(of: civil, resolving: opposite).description == other)
    #expect(
      kind { () throws(IntlError) in _ = try rules.instant(of: civil, resolving: .reject) } == .outOfRange)
  }

  @Test(
    "A day starts at its first instant",
    arguments: [
      ("Europe/Paris", "2024-03-31", "2024-03-30T23:00:00Z"),
      ("America/Sao_Paulo", "2018-11-04", "2018-11-04T03:00:00Z"),
      ("America/Havana", "2024-11-03", "2024-11-03T04:00:00Z"),
      ("Pacific/Apia", "2011-12-30", "2011-12-30T10:00:00Z"),
      ("Asia/Beirut", "2024-03-31", "2024-03-30T22:00:00Z"),
      // Midnight is inside the gap from 23:30 to 00:30.
      ("America/Toronto", "1919-03-31", "1919-03-31T04:30:00Z"),
    ])
  func startOfDay(zone: String, date: String, instant: String) throws {
    let rules = try ZoneDatabase.system.rules(for: ZoneID(zone))
    #expect(try rules.startOfDay(CivilDate(date)).description == instant)
  }

  @Test("Around every change of every zone, clock times and instants agree")
  func everyChange() throws {
    let start = try Instant("1850-01-01T00:00Z")
    let end = try Instant("2500-01-01T00:00Z")
    for name in ZoneDatabase.system.identifiers {
      let zone = try ZoneID(name)
      guard try ZoneDatabase.system.canonical(zone) == zone else { continue }
      let rules = try ZoneDatabase.system.rules(for: zone)
      for change in rules.transitions(in: start..<end) {
        // The year matters little once only the rule is left.
        if change.instant.seconds > 2_208_988_800, change.instant.seconds % 7 != 0 { continue }
        if let problem = try Self.problem(at: change, rules) {
          Issue.record("\(name) at \(change.instant): \(problem)")
        }
      }
    }
  }

  /// What is wrong with the seconds around a change; `nil` if nothing is.
  private static func problem(at change: ZoneTransition, _ rules: ZoneRules) throws -> String? {
    let jump = Int64(change.after.seconds) - Int64(change.before.seconds)
    for distance in [-jump.magnitude.signed - 1, -1, 0, 1, jump.magnitude.signed] as [Int64] {
      let instant = try change.instant.adding(seconds: distance)
      let civil = rules.civil(at: instant)
      switch rules.localTime(civil) {
      case .unique(let offset):
        if try civil.instant(offsetSeconds: offset) != instant { return "\(civil) is another instant" }
      case .overlap(let earlier, let later):
        let found = [try civil.instant(offsetSeconds: earlier), try civil.instant(offsetSeconds: later)]
        if !found.contains(instant) || found[0] >= found[1] { return "\(civil) is two other instants" }
      case .gap:
        return "\(civil) is shown, but in a gap"
      }
    }
    // The first second that is skipped, and the last.
    guard jump > 0 else { return nil }
    for distance in [0, jump - 1] {
      let civil = try CivilDateTime(
        change.instant.adding(seconds: distance), offsetSeconds: change.before.seconds)
      // Two changes so close that one fills what the other skips are no gap.
      guard case .gap(let before, let after) = rules.localTime(civil) else { return "\(civil) is in no gap" }
      if before != change.before.seconds || after != change.after.seconds {
        return "\(civil) is in another gap"
      }
    }
    return nil
  }

  @Test("Random clock times of random zones mean what a search by offsets finds")
  func randomTimes() throws {
    var random = SeededGenerator("clock times")
    let names = ZoneDatabase.system.identifiers
    for _ in 0..<3000 {
      let name = try #require(names.randomElement(using: &random))
      let rules = try ZoneDatabase.system.rules(for: ZoneID(name))
      let second = Int64.random(in: -4_000_000_000...20_000_000_000, using: &random)
      let civil = try CivilDateTime(Instant(seconds: second), offsetSeconds: 0)
      // Every offset in force within two days, tried one by one.
      var offsets: Set<Int32> = []
      for hours in -48...48 {
        offsets.insert(rules.offsetSeconds(at: try Instant(seconds: second + Int64(hours) * 3600)))
      }
      var found: [Instant] = []
      for offset in offsets {
        let instant = try civil.instant(offsetSeconds: offset)
        if rules.offsetSeconds(at: instant) == offset { found.append(instant) }
      }
      found.sort()
      let expected: [Instant] =
        switch rules.localTime(civil) {
        case .unique(let offset): [try civil.instant(offsetSeconds: offset)]
        case .overlap(let a, let b):
          [try civil.instant(offsetSeconds: a), try civil.instant(offsetSeconds: b)]
        case .gap: []
        }
      #expect(found == expected, "\(name) \(civil)")
    }
  }
}

extension UInt64 {
  fileprivate var signed: Int64 { Int64(self) }
}
