import Foundation

/// Makes `CLDRData/compiled/*.bin` from the JSON beside it.
///
/// `swift run cldr-compile all` remakes every pack; with `--check` it compares instead, and ends with status 1
/// when a committed pack is not what its JSON gives.
@main
struct CLDRCompile {
  /// Every pack that can be made, in the order of the help text.
  static let packs: [any PackSource.Type] = [CalendarsPack.self, CorrectionsPack.self]

  static func main() {
    do throws(CompileFailure) {
      exit(try run(Array(CommandLine.arguments.dropFirst())))
    } catch {
      FileHandle.standardError.write(Data("cldr-compile: \(error.message)\n".utf8))
      exit(2)
    }
  }

  /// Runs one command line and returns the exit status.
  static func run(_ arguments: [String]) throws(CompileFailure) -> Int32 {
    let names = packs.map { $0.name }
    let usage = "usage: cldr-compile [\(names.joined(separator: "|"))|all] [--check]"
    if arguments.contains("--help") {
      print(usage)
      return 0
    }
    let words = arguments.filter { $0 != "--check" }
    guard words.count == 1, names.contains(words[0]) || words[0] == "all" else {
      throw CompileFailure(usage)
    }
    let root = try dataFolder()
    var stale = 0
    for pack in packs where words[0] == pack.name || words[0] == "all" {
      let bytes = try PackLayout.file(of: pack.sections(from: root.appending(path: pack.name)))
      let file = root.appending(path: "compiled/\(pack.name).bin")
      if arguments.contains("--check") {
        if FileManager.default.contents(atPath: file.path) != Data(bytes) {
          stale += 1
          print("\(file.path) is not what CLDRData/\(pack.name) gives: swift run cldr-compile \(pack.name)")
        }
      } else {
        do {
          try Data(bytes).write(to: file)
        } catch {
          throw CompileFailure("\(file.path): \(error)")
        }
        print("\(file.path): \(bytes.count) bytes")
      }
    }
    return stale == 0 ? 0 : 1
  }

  /// The nearest `CLDRData` folder, from the working folder upwards.
  private static func dataFolder() throws(CompileFailure) -> URL {
    var folder = URL(filePath: FileManager.default.currentDirectoryPath)
    while true {
      let data = folder.appending(path: "CLDRData")
      if FileManager.default.fileExists(atPath: data.path) { return data }
      guard folder.path != "/" else { throw CompileFailure("no folder CLDRData here or above") }
      folder.deleteLastPathComponent()
    }
  }
}
