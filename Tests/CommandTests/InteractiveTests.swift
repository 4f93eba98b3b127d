import Foundation
import TestSupport
import Testing

/// Programs that wait for an answer before they ask again.
@Suite struct InteractiveTests {
  /// A running `fmt` with a pipe at each end.
  struct Conversation {
    let process = Process()
    private let input = Pipe()
    private let output = Pipe()

    init(_ arguments: [String]) throws {
      process.executableURL = ChildProcess.productsFolder.appending(path: "fmt")
      process.arguments = arguments
      process.environment = [:]
      process.standardInput = input
      process.standardOutput = output
      try process.run()
    }

    /// Sends a line and waits for the answer's.
    func answer(to line: String) throws -> String {
      try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
      var answer = Data()
      while answer.last != UInt8(ascii: "\n") {
        let piece = output.fileHandleForReading.availableData
        if piece.isEmpty { break }
        answer += piece
      }
      return String(decoding: answer, as: UTF8.self)
    }

    func end() throws -> Int32 {
      try input.fileHandleForWriting.close()
      process.waitUntilExit()
      return process.terminationStatus
    }
  }

  @Test("A request is answered before the next one comes", .timeLimit(.minutes(1)))
  func batch() throws {
    let fmt = try Conversation(["batch"])
    for number in 1...3 {
      let answer = try fmt.answer(to: #"{"id":\#(number),"op":"number","locale":"de","value":"1234.5"}"#)
      #expect(answer == #"{"id":\#(number),"result":"1.234,5"}"# + "\n")
    }
    #expect(try fmt.answer(to: "no request").hasPrefix(#"{"error":"#))
    #expect(try fmt.end() == 0)
  }

  @Test("A value is answered before the next one comes", .timeLimit(.minutes(1)))
  func values() throws {
    let fmt = try Conversation(["number", "-", "-l", "de"])
    #expect(try fmt.answer(to: "1234.5") == "1.234,5\n")
    #expect(try fmt.answer(to: "-1e3") == "-1.000\n")
    #expect(try fmt.end() == 0)
  }
}
