internal import IntlCore
internal import IntlSystem

/// The names in a tz database and its version, from the source text that comes with the compiled files.
struct ZoneIndex: Sendable {
  private(set) var version: String?
  /// All names, sorted.
  private(set) var names: [String] = []
  /// From the name of a link to what it points to.
  private var targets: [String: String] = [:]
  /// From a name in lower case to the name.
  private var cased: [String: String] = [:]

  /// The source of the whole database in one file, part of most tzdata packages since 2017; else lists of the zones that are
  /// in use somewhere, without links.
  static let fileNames = ["tzdata.zi", "zone1970.tab", "zone.tab"]
  static let empty = ZoneIndex()
  private static let sizeLimit = 4_000_000

  private init() {}

  /// Reads the file at `path`; one that cannot be read leaves the index empty, for it adds only aliases.
  init(path: String) {
    do throws(IntlError) {
      self.init(text: try FileBytes.read(path, limit: ZoneIndex.sizeLimit))
    } catch {
      self.init()
    }
  }

  /// Reads lines of `zic` input, `# version V`, `Z name …` and `L target name`, or of a table, whose third column is the
  /// name.
  init(text: [UInt8]) {
    let space = UInt8(ascii: " ")
    let tab = UInt8(ascii: "\t")
    for line in text.split(separator: UInt8(ascii: "\n")) {
      guard let first = line.first else { continue }
      if first != UInt8(ascii: "#"), line.contains(tab) {
        let columns = line.split(separator: tab, maxSplits: 3)
        if columns.count > 2 { names.append(String(decoding: columns[2], as: UTF8.self)) }
        continue
      }
      guard line.dropFirst().first == space else { continue }
      switch first {
      case UInt8(ascii: "#") where version == nil && line.starts(with: "# version ".utf8):
        version = String(decoding: line.dropFirst(10).prefix(20), as: UTF8.self)
      case UInt8(ascii: "Z"):
        let words = line.split(separator: space, maxSplits: 2)
        if words.count > 1 { names.append(String(decoding: words[1], as: UTF8.self)) }
      case UInt8(ascii: "L"):
        let words = line.split(separator: space, maxSplits: 3)
        guard words.count > 2 else { continue }
        let name = String(decoding: words[2], as: UTF8.self)
        names.append(name)
        targets[name] = String(decoding: words[1], as: UTF8.self)
      default: break
      }
    }
    names.sort()
    for name in names { cased[name.lowercased()] = name }
  }

  /// True when the text that was read tells of links.
  var hasLinks: Bool { !targets.isEmpty }

  /// The name after following all links.
  func canonicalName(of name: String) -> String {
    var name = cased[name.lowercased()] ?? name
    // Links to links are allowed, links in a circle are not; eight steps end even those.
    for _ in 0..<8 {
      guard let target = targets[name] else { break }
      name = target
    }
    return name
  }

  /// The canonical name of a known name in any letter case; `nil` when the name is not known.
  func knownName(for name: String) -> String? {
    cased[name.lowercased()].map(canonicalName(of:))
  }

  /// The only name whose last part is `text`, as `Europe/Vienna` for `vienna`; `nil` when there is none or several.
  func suggestion(for text: String) -> String? {
    let text = text.lowercased().replacing(" ", with: "_")
    let matches = names.filter { name in
      name.lowercased().split(separator: "/").last.map { $0 == text } ?? false
    }
    return matches.count == 1 ? matches[0] : nil
  }
}
