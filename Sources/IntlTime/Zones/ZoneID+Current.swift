internal import IntlCore
internal import IntlSystem

extension ZoneID {
  /// The zone of this process: by `TZ`, else the system's, else UTC.
  ///
  /// ```swift
  /// ZoneID.current        // Europe/Paris, when TZ=:Europe/Paris
  /// ```
  ///
  /// It is worked out at each call, so a change of `/etc/localtime` is seen. `TZ` is read as the C library reads it: an
  /// empty value, or one that neither the database nor POSIX knows, is UTC.
  public static var current: ZoneID { CurrentZone().id }
}

/// The zone of this process, and what said so.
package struct CurrentZone: Sendable, Hashable {
  /// What decides which zone is the current one.
  package enum Source: Sendable, Hashable {
    /// The environment variable `TZ`.
    case variable
    /// `TZ`, but its value is no zone, so UTC is used as the C library does.
    case malformedVariable(String)
    /// The link or file `/etc/localtime`.
    case localTimeFile
    /// `/etc/localtime`, but there are no rules where it leads, so UTC is used as the C library does.
    case danglingLocalTimeFile(String)
    /// Nothing, so UTC is used.
    case nothing
  }

  package let id: ZoneID
  package let source: Source

  static let localTimePath = "/etc/localtime"
  private static let namePath = "/etc/timezone"

  /// The zone that this process's environment and system name.
  package init() {
    self.init(variable: Environment.value(of: "TZ"), database: .system)
  }

  /// The zone that `TZ` names when it is set to `variable`, else the system's.
  package init(
    variable: String?, database: ZoneDatabase, localTimePath: String = CurrentZone.localTimePath
  ) {
    (id, source) =
      variable.map { CurrentZone.byVariable($0, database) } ?? CurrentZone.ofSystem(localTimePath, database)
  }

  private static func byVariable(_ text: String, _ database: ZoneDatabase) -> (ZoneID, Source) {
    if text.isEmpty || text == ":" { return (.utc, .variable) }
    do throws(IntlError) {
      let zone = try ZoneID(environmentVariable: text)
      _ = try database.rules(for: zone)
      return (zone, .variable)
    } catch {
      return (.utc, .malformedVariable(text))
    }
  }

  /// By the target of the link `/etc/localtime`, else by the name in `/etc/timezone` when its file has the same rules, else
  /// the file itself.
  private static func ofSystem(_ path: String, _ database: ZoneDatabase) -> (ZoneID, Source) {
    let target = FileBytes.linkTarget(of: path)
    if let name = target.flatMap(name(inPath:)) {
      let zone = ZoneID(.named(name))
      // Without a database every name is an error that says what to install; one that it lacks is UTC.
      guard database.folder == nil || has(zone, database) else { return (.utc, .danglingLocalTimeFile(name)) }
      return (zone, .localTimeFile)
    }
    let file = ZoneID(.file(path))
    do throws(IntlError) {
      let rules = try database.rules(for: file)
      return (hasRules(nameInFile(), rules, database) ?? file, .localTimeFile)
    } catch {
      if let target { return (.utc, .danglingLocalTimeFile(target)) }
      return (.utc, FileBytes.stamp(of: path) == nil ? .nothing : .danglingLocalTimeFile(path))
    }
  }

  private static func has(_ zone: ZoneID, _ database: ZoneDatabase) -> Bool {
    do throws(IntlError) {
      _ = try database.rules(for: zone)
      return true
    } catch {
      return false
    }
  }

  /// `zone` if its rules are `rules`; `/etc/timezone` is often left behind when the file is replaced.
  private static func hasRules(_ zone: ZoneID?, _ rules: ZoneRules, _ database: ZoneDatabase) -> ZoneID? {
    guard let zone else { return nil }
    do throws(IntlError) {
      return try database.rules(for: zone) == rules ? zone : nil
    } catch {
      return nil
    }
  }

  /// The part of a path after the folder of a database: `Europe/Paris`, also of `…/zoneinfo/posix/Europe/Paris`.
  private static func name(inPath path: String) -> String? {
    guard let range = path.firstRange(of: "/zoneinfo/") else { return nil }
    var name = path[range.upperBound...]
    for folder in ["posix/", "right/"] where name.hasPrefix(folder) { name = name.dropFirst(folder.count) }
    return ZoneID.positionOfNameFault(String(name)) == nil ? String(name) : nil
  }

  private static func nameInFile() -> ZoneID? {
    do throws(IntlError) {
      let bytes = try FileBytes.read(namePath, limit: 4096)
      let text = String(decoding: bytes.prefix { $0 > 0x20 }, as: UTF8.self)
      return try ZoneID(text)
    } catch {
      return nil
    }
  }
}
