package import IntlSystem

/// One line of a case file: a request and the answer that it should have.
package struct CheckCase {
  /// What came of a case.
  package enum Outcome {
    case passed
    /// The answer, or what is wrong with the case itself.
    case failed(got: Result<JSONValue, RequestError>)
    /// Why it was not run.
    case skipped(String)
  }

  /// The file's path as it was given.
  package let file: String
  /// The line's number, from 1.
  package let line: Int
  /// What the case calls itself; empty when it does not say.
  package let id: String
  /// What it expects; `nil` when it does not say.
  package let expected: JSONValue?
  /// The request, or why the line is none.
  package let request: Result<Request, RequestError>

  init(_ text: ByteInput.Line, file: String, line: Int) {
    self.file = file
    self.line = line
    let folder = file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
    var id = ""
    do throws(RequestError) {
      let request = try RequestStream.parse(text, baseFolder: folder) { value in
        if case .string(let text) = value { id = text } else { id = JSONWriter.text(value) }
      }
      self.request = .success(request)
      expected = request["expect"]
    } catch {
      request = .failure(error)
      expected = nil
    }
    self.id = id
  }

  /// Runs the request and compares.
  package func run() -> Outcome {
    do throws(RequestError) {
      let request = try request.get()
      guard let expected else { return .skipped("no \"expect\"") }
      if let condition = try request.string("icu"), try !VersionCondition(condition).holds() {
        return .skipped("icu \(condition)")
      }
      let answer = Result { () throws(RequestError) in try Operations.run(request) }
      return Expectation.allows(answer, expected: expected) ? .passed : .failed(got: answer)
    } catch {
      return .failed(got: .failure(error))
    }
  }

  /// Calls `body` with each case of a file, or of `standardInput` where the path is `-`; empty lines are none.
  ///
  /// - Throws: `IntlError` when the file cannot be read, and what `body` throws.
  package static func forEach(
    in path: String, standardInput: ByteInput = .standard(), _ body: (CheckCase) throws -> Void
  ) throws {
    let input = path == "-" ? standardInput : try ByteInput(path: path)
    var number = 0
    while let line = try input.nextLine() {
      number += 1
      if line.bytes.allSatisfy({ $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }) { continue }
      try body(CheckCase(line, file: path, line: number))
    }
  }
}
