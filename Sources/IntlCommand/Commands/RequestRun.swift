internal import IntlCore
internal import IntlLocale
internal import IntlSystem

/// Answers one operation for values and locales from a command line, and prints the answers.
///
/// Commands and requests are one vocabulary: a command line is put into the request that `fmt batch` would answer.
struct RequestRun {
  let call: Call
  let operation: String
  /// The key of the value, and how the text of an operand is put there; `nil` for an operation without one.
  let valueKey: String?
  var value: (String) throws -> JSONValue = { .string($0) }
  /// What a value is, for an error: `a number`.
  var noun: String?
  /// True when what a value is depends on the locale: `a number in de-DE`.
  var nounNamesLocale = false
  /// What the command itself adds for a locale.
  var extras: (_ locale: String?) throws -> [JSONObject.Member] = { _ in [] }
  /// The category of the current locale that the operation goes by.
  let category: LocaleEnvironment.Category

  /// How answers are printed.
  private enum Form {
    case text
    case json
    case testCase
  }

  /// Runs with these operands; a `-` alone reads values from standard input.
  func run(_ operands: [Invocation.Argument]) throws -> Int32 {
    try run(operands, locales: call.locales())
  }

  /// Runs with these operands for these locales; `nil` is the current one.
  func run(_ operands: [Invocation.Argument], locales: [String?]) throws -> Int32 {
    if let dash = operands.first(where: { $0.text == "-" }) {
      guard operands.count == 1 else {
        throw UsageError(
          at: dash.position, "\"-\" beside other values",
          expected: "\"-\" alone, to read values from standard input")
      }
      return try stream(locales)
    }
    guard valueKey == nil || !operands.isEmpty else {
      throw UsageError(
        at: call.invocation.arguments.count, "no value",
        expected: "a value, or \"-\" to read values from standard input"
      )
    }
    var reports = Reports(call: call, noun: noun, category: category)
    if call.invocation.has(.explain) {
      try explain(operands.map(\.text), locales, &reports)
    } else if form == .text {
      try printTable(operands.map(\.text), locales, &reports)
    } else {
      for locale in locales {
        for value in valueKey == nil ? [nil] : operands.map({ $0.text as String? }) {
          try printLine(value, locale, &reports)
        }
      }
    }
    try call.streams.output.flush()
    return try reports.finish()
  }

  // MARK: Requests

  private var form: Form {
    if call.invocation.has(.asCase) { return .testCase }
    return call.invocation.has(.json) ? .json : .text
  }

  private func request(_ text: String?, _ locale: String?) throws -> Request {
    let name = call.invocation.has(.parts) ? operation + "-parts" : operation
    var members = JSONObject([("op", .string(name))])
    if let locale {
      members.append("locale", .string(locale))
    } else if form != .text {
      members.append("locale", .string(LocaleID.current(for: category).identifier))
    }
    if let valueKey, let text { members.append(valueKey, try value(text)) }
    for member in try extras(locale) { members.append(member.name, member.value) }
    for occurrence in call.invocation.flags {
      let member: JSONObject.Member
      switch occurrence.flag.effect {
      case .none: continue
      case .key:
        let value: JSONValue = occurrence.flag.takesValue ? .string(occurrence.value) : .bool(true)
        member = (occurrence.flag.key, value)
      case .sets(let key, let value): member = (key, value)
      }
      members.set(member.name, member.value)
    }
    return try Request(members)
  }

  private func answer(_ text: String?, _ locale: String?) -> (Request?, Result<JSONValue, RequestError>) {
    do {
      let request = try request(text, locale)
      return (request, Result { () throws(RequestError) in try Operations.run(request) })
    } catch {
      return (nil, .failure(RequestError(wrapping: error)))
    }
  }

  // MARK: Printing

  private func printTable(_ values: [String], _ locales: [String?], _ reports: inout Reports) throws {
    var table = TextTable()
    if valueKey == nil {
      try addFacts(of: locales, to: &table, &reports)
    } else if locales.count == 1 {
      for value in values {
        if let text = show(value, locales[0], &reports) {
          try call.streams.output.write(text + "\n")
        }
      }
    } else {
      for locale in locales {
        table.append([locale ?? ""] + values.map { show($0, locale, &reports) ?? "" })
      }
    }
    try call.streams.output.write(table.text)
  }

  /// Facts of one locale a line each, or of several a row each under a row of names.
  private func addFacts(of locales: [String?], to table: inout TextTable, _ reports: inout Reports) throws {
    for locale in locales {
      switch answer(nil, locale).1 {
      case .failure(let error): reports.add(error, in: nounNamesLocale ? locale : nil)
      case .success(.object(let facts)):
        if locales.count == 1 {
          for fact in facts.members { table.append([fact.name, Self.text(of: fact.value)]) }
        } else {
          if table.isEmpty { table.append(["locale"] + facts.members.map(\.name)) }
          table.append([locale ?? ""] + facts.members.map { Self.text(of: $0.value) })
        }
      case .success(let value):
        table.append((locales.count == 1 ? [] : [locale ?? ""]) + [Self.text(of: value)])
      }
    }
  }

  private func printLine(_ value: String?, _ locale: String?, _ reports: inout Reports) throws {
    let (request, answer) = answer(value, locale)
    guard let request else {
      if case .failure(let error) = answer { reports.add(error, in: nounNamesLocale ? locale : nil) }
      return
    }
    var line = JSONObject()
    if form == .testCase {
      line = JSONObject(request.members.members)
      switch answer {
      case .success(let value): line.append("expect", value)
      case .failure(let error): line.append("expect", .members(["error": .string(error.code.name)]))
      }
    } else {
      if let locale = request["locale"] { line.append("locale", locale) }
      if let valueKey, let value = request[valueKey] { line.append(valueKey, value) }
      switch answer {
      case .success(let value): line.append("result", value)
      case .failure(let error):
        line.append("error", error.json)
        reports.failed = true
      }
    }
    let escaping: JSONWriter.Escaping = form == .testCase ? .invisible : .minimal
    try call.streams.output.write(JSONWriter.text(.object(line), escaping: escaping) + "\n")
  }

  /// Texts and how they come about, a block for each locale.
  private func explain(_ values: [String], _ locales: [String?], _ reports: inout Reports) throws {
    for (index, locale) in locales.enumerated() {
      do {
        let requests = try values.map { try request($0, locale) }
        let report = try ExplanationReport(requests[0])
        if form == .json {
          for request in requests {
            try call.streams.output.write(JSONWriter.text(try report.json(request)) + "\n")
          }
        } else {
          var table = TextTable()
          for row in try report.rows(requests) { table.append(row) }
          try call.streams.output.write((index > 0 ? "\n" : "") + table.text)
        }
      } catch {
        guard !(error is OutputFailure) else { throw error }
        reports.add(RequestError(wrapping: error), in: nounNamesLocale ? locale : nil)
      }
    }
  }

  private func show(_ value: String?, _ locale: String?, _ reports: inout Reports) -> String? {
    switch answer(value, locale).1 {
    case .success(let value): return Self.text(of: value)
    case .failure(let error):
      reports.add(error, in: nounNamesLocale ? locale : nil)
      return nil
    }
  }

  /// An answer as a person reads it.
  static func text(of value: JSONValue) -> String {
    switch value {
    case .null: "none"
    case .bool(let flag): flag ? "yes" : "no"
    case .number(let text), .string(let text): text
    case .array(let items): items.map { text(of: $0) }.joined(separator: "  ")
    case .object(let object):
      if let kind = object["kind"], case .string(let text)? = object["text"] {
        "\(self.text(of: kind)) \(IntlError.quoted(text))"
      } else {
        object.members.map { "\($0.name) \(text(of: $0.value))" }.joined(separator: "  ")
      }
    }
  }

  /// Answers a line of standard input at a time.
  ///
  /// A line that cannot be answered leaves an empty one, so that the lines of both streams stay in step.
  private func stream(_ locales: [String?]) throws -> Int32 {
    let (input, output) = (call.streams.input, call.streams.output)
    var reports = Reports(call: call, noun: noun, category: category)
    while true {
      if !input.hasLine { try output.flush() }
      guard let line = try input.nextLine() else { break }
      var bytes = line.bytes
      if bytes.last == 0x0D { bytes.removeLast() }
      let value = String(decoding: bytes, as: UTF8.self)
      reports.startLine(value)
      if form != .text {
        for locale in locales { try printLine(value, locale, &reports) }
      } else if locales.count == 1 {
        try output.write((show(value, locales[0], &reports) ?? "") + "\n")
      } else {
        try printTable([value], locales, &reports)
      }
      if reports.isWaiting {
        try output.flush()
        try reports.write()
      }
    }
    try output.flush()
    return try reports.finish()
  }
}
