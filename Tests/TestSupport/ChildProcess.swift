public import Foundation

/// A child process that ran to its end.
public struct ChildProcess: Sendable {
  /// What it wrote.
  public let output: String
  /// What it wrote to standard error.
  public let errors: String
  /// How it ended.
  public let status: Int32

  /// The folder of the products that were built with these tests.
  public static let productsFolder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()

  /// Runs a command line by `/bin/sh`, in the package's root, with the built products first on the path.
  ///
  /// - Parameter environment: All variables that the command sees beside `PATH`.
  public static func run(_ command: String, environment: [String: String] = [:]) throws -> ChildProcess {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Files rather than pipes: no reader is needed, and no amount of output can block the child.
    let outputFile = folder.appending(path: "output")
    let errorFile = folder.appending(path: "errors")
    for file in [outputFile, errorFile] { try Data().write(to: file) }
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = SharedData.packageRoot
    process.environment = environment.merging(["PATH": "\(productsFolder.path):/usr/bin:/bin"]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = try FileHandle(forWritingTo: errorFile)
    try process.run()
    process.waitUntilExit()
    return ChildProcess(
      output: String(decoding: try Data(contentsOf: outputFile), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errorFile), as: UTF8.self),
      status: process.terminationStatus)
  }
}
