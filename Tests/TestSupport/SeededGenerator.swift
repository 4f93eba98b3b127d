import Foundation

/// Random numbers that a commit decides: each commit tests other values, and a failure can be run again.
public struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// The seed of this run: `INTL_TEST_SEED` if it is set, else the first digits of the commit's hash.
  public static let seed: UInt64 = {
    let chosen = ProcessInfo.processInfo.environment["INTL_TEST_SEED"].flatMap { UInt64($0, radix: 16) }
    let seed = chosen ?? commitSeed() ?? 0x5EED
    print("seed of this run: INTL_TEST_SEED=\(String(seed, radix: 16))")
    return seed
  }()

  /// A generator for one test; `name` keeps tests from sharing a sequence.
  public init(_ name: String) {
    state = name.utf8.reduce(SeededGenerator.seed) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }

  /// SplitMix64.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  private static func commitSeed() -> UInt64? {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-C", SharedData.packageRoot.path, "rev-parse", "--short=12", "HEAD"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return UInt64(
      String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines), radix: 16)
  }
}
