import Foundation
import IntlCore
import IntlTime
import TestSupport
import Testing

@Suite("The tz database")
struct ZoneDatabaseTests {
  @Test("Links and their targets have the same rules, and the target's name is canonical")
  func links() throws {
    let database = ZoneDatabase.system
    for (link, target) in [
      ("Europe/Kiev", "Europe/Kyiv"), ("Asia/Calcutta", "Asia/Kolkata"),
      ("US/Pacific", "America/Los_Angeles"),
      ("America/Buenos_Aires", "America/Argentina/Buenos_Aires"), ("UTC", "Etc/UTC"),
    ] {
      #expect(try database.rules(for: ZoneID(link)) == database.rules(for: ZoneID(target)))
      #expect(try database.canonical(ZoneID(link)) == ZoneID(target))
      #expect(try database.canonical(ZoneID(target)) == ZoneID(target))
    }
    #expect(try database.canonical("+05:45") == "+05:45")
  }

  @Test("Every name of the database has rules")
  func allNames() throws {
    let names = ZoneDatabase.system.identifiers
    try #require(names.count > 300)
    for name in names { _ = try ZoneDatabase.system.rules(for: ZoneID(name)) }
    #expect(try #require(ZoneDatabase.system.version).hasPrefix("20"))
  }

  @Test("Letter case does not matter where the name is known")
  func letterCase() throws {
    let paris = try ZoneDatabase.system.rules(for: "Europe/Paris")
    #expect(try ZoneDatabase.system.rules(for: "europe/paris") == paris)
    #expect(try ZoneDatabase.system.canonical("EUROPE/PARIS") == "Europe/Paris")
  }

  @Test(
    "An unknown name is an error, and the one name that was meant is the hint",
    arguments: [
      ("Europe/Atlantis", nil), ("US/Pacific-New", nil), ("vienna", "write Europe/Vienna"), ("America", nil),
      ("zone.tab", nil), ("tzdata.zi", nil), ("Europe", nil), ("Paris", "write Europe/Paris"),
    ] as [(String, String?)])
  func unknown(name: String, hint: String?) {
    do throws(IntlError) {
      _ = try ZoneDatabase.system.rules(for: ZoneID(name))
      Issue.record("\(name) was found")
    } catch {
      #expect(error.kind == .invalidZone && error.hint == hint, "\(error) \(error.hint ?? "")")
    }
  }

  @Test("Without a database UTC and fixed offsets work, and the rest is an error that says what to do")
  func missing() throws {
    let database = ZoneDatabase(folder: "/nowhere/zoneinfo")
    #expect(try database.rules(for: .utc) == .utc)
    #expect(try database.rules(for: "-03:30").offset(at: .epoch).abbreviation == "-0330")
    #expect(try database.rules(for: "EST5EDT,M3.2.0,M11.1.0").offset(at: .epoch).seconds == -18_000)
    #expect(database.folder == nil && database.version == nil && database.identifiers.isEmpty)
    do throws(IntlError) {
      _ = try database.rules(for: "Europe/Paris")
      Issue.record("it was found")
    } catch {
      #expect(error.kind == .missingData && error.hint == "install the package tzdata")
    }
  }

  @Test("Files that change are read again, and rules that were handed out stay")
  func upgrade() throws {
    try withFolder { folder in
      let file = folder.appending(path: "Here")
      let database = ZoneDatabase(folder: folder.path)
      try write(offset: 3600, to: file)
      let before = try database.rules(for: "Here")
      #expect(try database.rules(for: "Here") == before)
      // As a package manager does it: a new file is moved to the old one's place.
      try write(offset: 7200, to: file)
      #expect(try database.rules(for: "Here").offset(at: .epoch).seconds == 7200)
      #expect(before.offset(at: .epoch).seconds == 3600)
      try FileManager.default.removeItem(at: file)
      #expect(kind { () throws(IntlError) in _ = try database.rules(for: "Here") } == .invalidZone)
    }
  }

  @Test("Empty, damaged and foreign files are errors")
  func damaged() throws {
    try withFolder { folder in
      let database = ZoneDatabase(folder: folder.path)
      try Data().write(to: folder.appending(path: "Empty"))
      try Data("TZif2".utf8).write(to: folder.appending(path: "Short"))
      try Data(repeating: 0x20, count: 300_000).write(to: folder.appending(path: "Large"))
      try Data("not a zone".utf8).write(to: folder.appending(path: "readme.txt"))
      try FileManager.default.createSymbolicLink(
        atPath: folder.appending(path: "Zero").path, withDestinationPath: "/dev/zero")
      for (name, expected) in [
        ("Empty", IntlError.Kind.malformedFile), ("Short", .malformedFile), ("Large", .malformedFile),
        ("Zero", .malformedFile), ("readme.txt", .invalidZone),
      ] {
        #expect(
          kind { () throws(IntlError) in _ = try database.rules(for: ZoneID(name)) } == expected, "\(name)")
      }
      let path = folder.appending(path: "Short").path
      #expect(kind { () throws(IntlError) in _ = try database.rules(for: ZoneID(path)) } == .malformedFile)
      #expect(
        kind { () throws(IntlError) in _ = try database.rules(for: ZoneID(path + "x")) } == .invalidZone)
    }
  }

  @Test("An alias without a file of its own is found by the list of links")
  func aliasWithoutFile() throws {
    try withFolder { folder in
      try write(offset: 3600, to: folder.appending(path: "New_Name"))
      try Data("# version 2099z\nZ New_Name 1 - X\nL New_Name Old_Name\nL Loop Loop\n".utf8).write(
        to: folder.appending(path: "tzdata.zi"))
      let database = ZoneDatabase(folder: folder.path)
      #expect(try database.rules(for: "Old_Name") == database.rules(for: "New_Name"))
      #expect(database.version == "2099z")
      #expect(database.identifiers == ["Loop", "New_Name", "Old_Name"])
      #expect(kind { () throws(IntlError) in _ = try database.rules(for: "Loop") } == .missingData)
    }
  }

  @Test("Without a list of links, symbolic links and the tables of zones tell the names")
  func withoutLinks() throws {
    try withFolder { folder in
      let files = FileManager.default
      try files.createDirectory(at: folder.appending(path: "Old"), withIntermediateDirectories: false)
      try write(offset: 3600, to: folder.appending(path: "New"))
      for (link, target) in [
        ("Old/Name", "../New"), ("Alias", "New"), ("Out", "../../New"), ("Host", "/New"),
      ] {
        try files.createSymbolicLink(
          atPath: folder.appending(path: link).path, withDestinationPath: target)
      }
      try Data("#code\tcoordinates\tTZ\nXX\t+0000+00000\tNew\tA remark\n".utf8).write(
        to: folder.appending(path: "zone1970.tab"))
      let database = ZoneDatabase(folder: folder.path)
      #expect(database.identifiers == ["New"])
      #expect(database.version == nil)
      for (name, canonical) in [
        ("Old/Name", "New"), ("Alias", "New"), ("new", "New"), ("Out", "Out"), ("Host", "Host"),
      ] {
        #expect(try database.canonical(ZoneID(name)).identifier == canonical)
      }
    }
  }

  @Test(
    "Files that are folders, links in a circle, pipes, or unreadable are errors, and nothing waits for them")
  func hostile() throws {
    try withFolder { folder in
      let manager = FileManager.default
      func path(_ name: String) -> String { folder.appending(path: name).path }
      try Data("Z Loop 1 - L\nZ Lost 1 - L\n".utf8).write(to: folder.appending(path: "tzdata.zi"))
      try manager.createSymbolicLink(atPath: path("Loop"), withDestinationPath: "Circle")
      try manager.createSymbolicLink(atPath: path("Circle"), withDestinationPath: "Loop")
      try manager.createDirectory(atPath: path("Folder"), withIntermediateDirectories: true)
      try manager.createSymbolicLink(atPath: path("Random"), withDestinationPath: "/dev/urandom")
      try Process.run(URL(filePath: "/usr/bin/mkfifo"), arguments: [path("Pipe")]).waitUntilExit()
      #expect(manager.createFile(atPath: path("Huge"), contents: nil))
      let huge = try FileHandle(forWritingTo: folder.appending(path: "Huge"))
      try huge.truncate(atOffset: 1 << 40)
      try huge.close()
      let database = ZoneDatabase(folder: folder.path)
      for (name, expected) in [
        ("Loop", IntlError.Kind.missingData), ("Lost", .missingData), ("Circle", .invalidZone),
        ("Folder", .invalidZone), ("Folder/Folder", .invalidZone), ("Random", .malformedFile),
        ("Pipe", .malformedFile), ("Huge", .malformedFile), ("../Loop", .invalidZone),
      ] {
        #expect(
          kind { () throws(IntlError) in _ = try database.rules(for: ZoneID(name)) } == expected, "\(name)")
      }
      for name in ["Loop", "Folder", "Pipe", "Huge", "Random", "Lost"] {
        #expect(
          kind { () throws(IntlError) in _ = try database.rules(for: ZoneID(path(name))) } != nil, "\(name)")
      }
      #expect(
        sentence { () throws(IntlError) in _ = try database.rules(for: "lost") }
          == "no data for \"lost\": expected a file \(folder.path)/Lost that can be read, but found none")
    }
  }

  @Test("The system's zone is UTC where its link leads to nothing")
  func localTimeFile() throws {
    try withFolder { folder in
      let manager = FileManager.default
      func current(_ target: String?) throws -> CurrentZone {
        let path = folder.appending(path: "localtime").path
        try? manager.removeItem(atPath: path)
        if let target { try manager.createSymbolicLink(atPath: path, withDestinationPath: target) }
        return CurrentZone(variable: nil, database: .system, localTimePath: path)
      }
      for (target, name, source) in [
        ("/usr/share/zoneinfo/Asia/Tokyo", "Asia/Tokyo", CurrentZone.Source.localTimeFile),
        ("../usr/share/zoneinfo/posix/Asia/Tokyo", "Asia/Tokyo", .localTimeFile),
        ("/usr/share/zoneinfo/Asia/Atlantis", "UTC", .danglingLocalTimeFile("Asia/Atlantis")),
        (
          "/usr/share/zoneinfo/../../../etc/passwd", "UTC",
          .danglingLocalTimeFile("/usr/share/zoneinfo/../../../etc/passwd")
        ),
        ("localtime", "UTC", .danglingLocalTimeFile("localtime")),
        ("/dev/zero", "UTC", .danglingLocalTimeFile("/dev/zero")),
        ("/tmp", "UTC", .danglingLocalTimeFile("/tmp")), (nil, "UTC", .nothing),
      ] {
        let zone = try current(target)
        #expect(zone.id.identifier == name && zone.source == source, "\(target ?? "none"): \(zone)")
      }
      // A database that is not there is an error that says what to install, and no reason for UTC.
      _ = try current("/usr/share/zoneinfo/Asia/Tokyo")
      let empty = ZoneDatabase(folder: folder.path)
      #expect(
        sentence { () throws(IntlError) in _ = try empty.rules(for: "Asia/Tokyo") }
          == "unknown time zone \"Asia/Tokyo\": expected a file \(folder.path)/Asia/Tokyo that can be read, but found none"
      )
      let none = ZoneDatabase(folder: folder.appending(path: "none").path)
      let path = folder.appending(path: "localtime").path
      #expect(CurrentZone(variable: nil, database: none, localTimePath: path).id == "Asia/Tokyo")
    }
  }

  private func write(offset: Int32, to url: URL) throws {
    var file = TZifFile(version: 2)
    file.types = [(offset, false, 0)]
    file.footer = ""
    try Data(file.bytes).write(to: url, options: .atomic)
  }

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "zones-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }
}

/// Run under the thread sanitizer by `./dev check`.
@Suite("Zones shared between tasks")
struct ZoneDatabaseConcurrencyTests {
  @Test("Many tasks resolve and look up at once, while a file is replaced")
  func sharing() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "zones-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var file = TZifFile(version: 2)
    file.footer = "CET-1CEST,M3.5.0,M10.5.0/3"
    let bytes = Data(file.bytes)
    try bytes.write(to: folder.appending(path: "Here"))
    let database = ZoneDatabase(folder: folder.path)
    let summer = try Instant("2024-07-01T00:00Z")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<200 {
            let here = try database.rules(for: "Here")
            let paris = try ZoneDatabase.system.rules(for: "Europe/Paris")
            #expect(here.offset(at: summer) == paris.offset(at: summer))
          }
        }
      }
      group.addTask {
        for _ in 0..<50 { try bytes.write(to: folder.appending(path: "Here"), options: .atomic) }
      }
      try await group.waitForAll()
    }
  }
}
