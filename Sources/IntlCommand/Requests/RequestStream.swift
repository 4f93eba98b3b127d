package import IntlSystem

/// Answers a stream of requests, a line each (`fmt batch`).
///
/// Every line gets exactly one answer, whatever its bytes are, so that the two streams stay in step.
package enum RequestStream {
  /// Answers every line of `input`.
  ///
  /// Answers are handed on whenever the next line would have to be waited for: a program that sends one request
  /// and waits gets its answer, and one that sends a million is not slowed by a write for each.
  ///
  /// - Throws: `IntlError` when the input cannot be read, `OutputFailure` when the output cannot be written.
  package static func answer(
    _ input: ByteInput, to output: ByteOutput, baseFolder: String = ""
  ) throws {
    while true {
      if !input.hasLine { try output.flush() }
      guard let line = try input.nextLine() else { break }
      var writer = JSONWriter()
      writer.write(answer(to: line, baseFolder: baseFolder))
      try output.write(writer.bytes)
      try output.write("\n")
    }
    try output.flush()
  }

  /// The answer to one line.
  package static func answer(to line: ByteInput.Line, baseFolder: String) -> JSONValue {
    var answer = JSONObject()
    do throws(RequestError) {
      let request = try parse(line, baseFolder: baseFolder, id: { answer.append("id", $0) })
      answer.append("result", try Operations.run(request))
    } catch {
      answer.append("error", error.json)
    }
    return .object(answer)
  }

  /// The request on one line; `id` is told what the line calls itself even when the rest of it is no request.
  static func parse(
    _ line: ByteInput.Line, baseFolder: String, id: (JSONValue) -> Void = { _ in }
  ) throws(RequestError) -> Request {
    guard !line.isCut else {
      throw RequestError(
        .invalidRequest, "expected at most \(line.bytes.count) bytes, but found a longer line",
        offset: line.bytes.count)
    }
    let value: JSONValue
    do throws(JSONReader.Failure) {
      value = try JSONReader.read(line.bytes)
    } catch {
      throw RequestError(error)
    }
    guard case .object(let members) = value else {
      throw RequestError(.invalidRequest, "expected a JSON object, but found \(value.kindName)")
    }
    if let name = members["id"] { id(name) }
    return try Request(members, baseFolder: baseFolder)
  }
}
