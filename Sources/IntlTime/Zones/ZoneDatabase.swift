public import IntlCore
internal import IntlSystem

/// The tz database of the system, or of a folder: names in, rules out.
///
/// ```swift
/// let rules = try ZoneDatabase.system.rules(for: "America/Vancouver")
/// ZoneDatabase.system.version        // "2026b", whatever tzdata is installed
/// ```
///
/// Files are read when a zone is first asked for, and again when a `stat` at the next question tells that they changed, as
/// when tzdata is upgraded while a server runs. Rules that were handed out stay as they are. Without any database, UTC and
/// fixed offsets work and every other zone is an error.
public final class ZoneDatabase: Sendable {
  private enum Key: Hashable {
    case file(String, FileBytes.Stamp)
    case rule(POSIXRule)
  }

  /// Where the database is looked for, in this order.
  let folders: [String]
  private let cache = BoundedCache<Key, ZoneRules>(limit: 1024)
  private let indexes = BoundedCache<Key, ZoneIndex>(limit: 4)

  /// The system's database: in the folder that the environment variable `TZDIR` named at the first use, else in the usual
  /// ones.
  public static let system: ZoneDatabase = {
    if let folder = Environment.nonEmptyValue(of: "TZDIR") { return ZoneDatabase(folders: [folder]) }
    return ZoneDatabase(folders: usualFolders)
  }()

  static let usualFolders = [
    "/usr/share/zoneinfo", "/usr/lib/zoneinfo", "/usr/share/lib/zoneinfo", "/etc/zoneinfo",
  ]

  /// The database in one folder of compiled files, such as a copy that an app brings.
  ///
  /// A folder that does not exist is a database without zones.
  public convenience init(folder: String) { self.init(folders: [folder]) }

  init(folders: [String]) { self.folders = folders }

  /// The rules of a zone, as they are in the database now.
  ///
  /// ```swift
  /// try ZoneDatabase.system.rules(for: "Europe/Kiev") == ZoneDatabase.system.rules(for: "Europe/Kyiv")     // true
  /// ```
  ///
  /// Ask once and keep the answer for as long as the same rules shall hold: the question costs a `stat` and a lock, and
  /// the first one reads a file.
  ///
  /// - Throws: `IntlError` of kind `invalidZone` for a name that the database does not have, `missingData` when there
  ///   is no database, `malformedFile` when the file is damaged.
  public func rules(for zone: ZoneID) throws(IntlError) -> ZoneRules {
    switch zone.kind {
    case .malformed(let error):
      throw error
    case .fixed(let seconds):
      return ZoneRules(
        fixed: ZoneOffset(
          seconds: seconds, isDaylight: false, abbreviation: PackedAbbreviation(offset: seconds)))
    case .rule(_, let rule):
      return cache.value(for: .rule(rule)) { ZoneRules(rule) }
    case .file(let path):
      guard let stamp = FileBytes.stamp(of: path) else {
        throw IntlError(.invalidZone, subject: path, expected: "a time zone file", found: "no file")
      }
      return try rules(path, stamp)
    case .named(let name):
      if let fixed = BuiltInZone.named(name) { return ZoneRules(fixed: fixed) }
      return try rules(named: name)
    }
  }

  private func rules(named name: String) throws(IntlError) -> ZoneRules {
    if let rules = try rules(inFileOf: name) { return rules }
    // A name from before a merger that this system has no file for, or one in other letter case.
    if let known = index.knownName(for: name), known != name, let rules = try rules(inFileOf: known) {
      return rules
    }
    do throws(IntlError) {
      let rule = try POSIXRule(name)
      return cache.value(for: .rule(rule)) { ZoneRules(rule) }
    } catch {
      throw unknown(name)
    }
  }

  private func rules(inFileOf name: String) throws(IntlError) -> ZoneRules? {
    for folder in folders {
      let path = "\(folder)/\(name)"
      if let stamp = FileBytes.stamp(of: path), !stamp.isDirectory { return try rules(path, stamp) }
    }
    return nil
  }

  private func rules(_ path: String, _ stamp: FileBytes.Stamp) throws(IntlError) -> ZoneRules {
    try cache.value(for: .file(path, stamp)) { () throws(IntlError) in
      let bytes = try FileBytes.read(path, limit: TZif.sizeLimit)
      // The folder holds lists and texts too; their names are no zones. An empty file is one that was damaged.
      guard bytes.isEmpty || bytes.starts(with: TZif.magic) else {
        throw IntlError(
          .invalidZone, subject: path, expected: "a compiled time zone file", found: "another kind of file")
      }
      return try ZoneRules(tzif: bytes, name: path)
    }
  }

  private func unknown(_ name: String) -> IntlError {
    guard let folder else {
      return IntlError(
        .missingData, subject: name, expected: "a tz database in \(folders.joined(separator: " or "))",
        found: "none", hint: "install the package tzdata")
    }
    let index = index
    // The file may be lost, or a folder, or links that go round.
    if let known = index.knownName(for: name) {
      return IntlError(
        .missingData, subject: name, expected: "a file \(folder)/\(known) that can be read", found: "none",
        hint: "install the package tzdata again")
    }
    // Without a list, or in a folder that may not be entered, nothing tells which names there are.
    guard !index.names.isEmpty else {
      return IntlError(
        .invalidZone, subject: name, expected: "a file \(folder)/\(name) that can be read", found: "none")
    }
    return IntlError(
      .invalidZone, subject: name, position: 0, expected: "a name of the tz database such as Europe/Paris",
      found: IntlError.quoted(name), hint: index.suggestion(for: name).map { "write \($0)" })
  }
}

extension ZoneDatabase {
  /// The folder that the database is in; `nil` when there is none.
  public var folder: String? {
    folders.first { FileBytes.stamp(of: $0)?.isDirectory == true }
  }

  /// The release of the tz database, such as `2025b`; `nil` when the folder does not tell.
  public var version: String? { index.version }

  /// The names of all zones and links, sorted; empty when the folder has no list of them.
  public var identifiers: [String] { index.names }

  /// The zone under its present name: `Asia/Kolkata` for `Asia/Calcutta`, and `Etc/UTC` for `UTC`.
  ///
  /// Names are the tz database's, by its links. CLDR keeps some outdated names as its own keys; those are a matter of
  /// locale data. A zone that is no link, and a fixed offset, come back as they are.
  ///
  /// - Throws: `IntlError` of kind `invalidZone` for the failure that a malformed literal left in it.
  public func canonical(_ zone: ZoneID) throws(IntlError) -> ZoneID {
    guard case .named(let name) = try zone.validated().kind else { return zone }
    let index = index
    let known = index.canonicalName(of: name)
    // Without a list of links, those of the file system tell, where links were made so.
    return ZoneID(.named(index.hasLinks ? known : linkedName(of: known) ?? known))
  }

  /// Where the symbolic link of a name leads inside the folder; `nil` when it is no link or leads out.
  private func linkedName(of name: String) -> String? {
    guard let folder, let target = FileBytes.linkTarget(of: "\(folder)/\(name)") else { return nil }
    var parts = name.split(separator: "/").dropLast()
    for part in target.split(separator: "/", omittingEmptySubsequences: false) {
      if part == ".." {
        guard parts.popLast() != nil else { return nil }
      } else {
        parts.append(part)
      }
    }
    let linked = parts.joined(separator: "/")
    return ZoneID.positionOfNameFault(linked) == nil ? linked : nil
  }

  /// What the folder tells of its names; read again when it changed.
  private var index: ZoneIndex {
    for folder in folders {
      for name in ZoneIndex.fileNames {
        let path = "\(folder)/\(name)"
        guard let stamp = FileBytes.stamp(of: path) else { continue }
        return indexes.value(for: .file(path, stamp)) { ZoneIndex(path: path) }
      }
    }
    return .empty
  }
}
