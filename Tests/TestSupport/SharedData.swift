public import Foundation

/// The case files and conformance suites that stand beside a developer's checkout, never on a user's machine.
public enum SharedData {
  /// The package's root folder.
  public static let packageRoot = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The folder `shared` beside the package; `nil` where there is none, which CI treats as a failure.
  public static let root: URL? = {
    let folder = packageRoot.deletingLastPathComponent().appending(path: "shared")
    if FileManager.default.fileExists(atPath: folder.appending(path: "cases").path) { return folder }
    if ProcessInfo.processInfo.environment["CI"] == "true" {
      fatalError("CI needs the folder \(folder.path), and it is not there")
    }
    print("skipped: no folder \(folder.path), so case files and conformance suites are not run")
    return nil
  }()

  /// True where the suites can run; use it as `.enabled(if: SharedData.isPresent)`.
  public static var isPresent: Bool { root != nil }

  /// The text of a file below `shared`.
  public static func text(_ path: String) throws -> String {
    guard let root else { throw CocoaError(.fileNoSuchFile) }
    return try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The lines of a file below `shared`, without a last empty one.
  public static func lines(_ path: String) throws -> [String] {
    var lines = try text(path).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
