internal import IntlCore
internal import IntlLocale
internal import IntlSystem

/// Errors of a run, each told once.
struct Reports {
  private let call: Call
  /// What a value is, for a text that cannot be read as one.
  private let noun: String?
  /// The category of the current locale, when that is used.
  private let category: LocaleEnvironment.Category?
  private var waiting: [String] = []
  private var last = ""
  /// The line of standard input that is being answered: its number from 1, and its text.
  private var line: (number: Int, text: String)?
  var failed = false

  init(call: Call, noun: String? = nil, category: LocaleEnvironment.Category? = nil) {
    self.call = call
    self.category = category
    self.noun = noun
  }

  var isWaiting: Bool { !waiting.isEmpty }

  /// Tells that the next errors come of the next line of standard input.
  mutating func startLine(_ text: String) {
    line = ((line?.number ?? 0) + 1, text)
  }

  /// Tells of an error.
  ///
  /// - Parameter locale: The locale that decides what a value may be, for the sentence.
  mutating func add(_ error: RequestError, in locale: String? = nil) {
    failed = true
    let text = report(error, noun: noun.map { noun in locale.map { "\(noun) in \($0)" } ?? noun }).text
    if !waiting.contains(text), waiting.last ?? last != text { waiting.append(text) }
  }

  private func report(_ error: RequestError, noun: String?) -> ErrorReport {
    if let line, error.cause?.subject == line.text {
      return ErrorReport(error, noun: noun, line: line.number)
    }
    if let error = UsageError(error, in: call.invocation) {
      return ErrorReport(error, arguments: call.invocation.arguments)
    }
    // The noun is that of a value; what stands after a flag has its own.
    let isOfValue = call.operands.contains { $0 == error.cause?.subject }
    let report = ErrorReport(error, noun: isOfValue ? noun : nil)
    guard error.code == .failure(.invalidLocale), !isOfValue, let variable = currentLocaleVariable else {
      return report
    }
    return report.hinting("\(variable) names it; --locale names another")
  }

  /// The variable that named the locale, when no flag did.
  private var currentLocaleVariable: String? {
    guard let category, !call.invocation.has(.locale) else { return nil }
    return LocaleEnvironment.current.choice(for: category).variable
  }

  mutating func write() throws {
    for text in waiting { try call.streams.errors.write(text) }
    last = waiting.last ?? last
    waiting = []
    try call.streams.errors.flush()
  }

  /// Writes what is left, and gives the exit status.
  mutating func finish() throws -> Int32 {
    try write()
    return failed ? 2 : 0
  }
}
