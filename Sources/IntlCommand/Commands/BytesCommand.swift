internal import IntlLocale

/// `fmt bytes`: sizes of files and memory.
enum BytesCommand: Command {
  static let name = "bytes"
  static let summary = "a number of bytes in the largest unit that fits"
  static let operands = "VALUE…"
  static let flags = [Flag.locale, .json, .asCase, .byteForm, .width]
  static let examples = ["fmt bytes 1536000 -l en,fr,ru", "fmt bytes 1048576 --form binary -l en"]

  static func run(_ call: Call) throws -> Int32 {
    var run = RequestRun(call: call, operation: "bytes", valueKey: "value", category: .numbers)
    run.noun = "a number of bytes"
    return try run.run(call.invocation.operands)
  }
}
