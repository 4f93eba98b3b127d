import Foundation

/// One kind of data: how the JSON files of a folder below `CLDRData` become the sections of a pack.
protocol PackSource: Sendable {
  /// The name of the folder, of the pack, and of the subcommand that makes it.
  static var name: String { get }

  /// Reads and checks the files of `folder`; the same files always give the same bytes.
  static func sections(from folder: URL) throws(CompileFailure) -> [PackSection]
}

/// A named run of bytes in a pack.
struct PackSection {
  /// At most eight ASCII characters.
  let name: String
  let bytes: [UInt8]
}

/// A sentence that says which file is wrong and how.
struct CompileFailure: Error {
  let message: String

  init(_ message: String) { self.message = message }
}

extension PackSource {
  /// Decodes one JSON file of the pack's folder.
  static func decode<Value: Decodable>(
    _ type: Value.Type, from folder: URL, file: String
  ) throws(CompileFailure) -> Value {
    let url = folder.appending(path: file)
    do {
      return try JSONDecoder().decode(type, from: Data(contentsOf: url))
    } catch {
      throw CompileFailure("\(url.path): \(error)")
    }
  }
}
