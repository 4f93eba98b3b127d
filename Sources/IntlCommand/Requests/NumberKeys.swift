internal import IntlCore
internal import IntlLocale
internal import IntlNumbers

/// The keys by which requests choose a number format, read once for all operations that take them.
enum NumberKeys {
  static let style = [
    "style", "currency", "currencyDisplay", "cash", "unit", "width", "minimumIntegerDigits",
    "minimumFractionDigits", "maximumFractionDigits", "minimumSignificantDigits", "maximumSignificantDigits",
    "increment", "rounding", "grouping", "sign", "decimalSeparator", "numberingSystem", "ruleSet", "pattern",
    "skeleton", "spaces",
    // Beyond the protocol: what else the library's options say.
    "maximumIntegerDigits", "roundingPriority", "trailingZeros", "minimumExponentDigits", "exponentSign",
    "breakHints",
  ]

  /// Keys that a pattern or a skeleton leaves without meaning.
  private static let styleOnly = ["style", "currencyDisplay", "unit", "width", "ruleSet"]

  /// The format that a request asks for.
  static func format(_ request: Request) throws -> NumberFormat {
    let locale = try request.locale(for: category(request))
    let options = try options(request)
    if let source = try pattern(request) { return try NumberFormat(source, locale: locale, options: options) }
    if let skeleton = try request.string("skeleton") {
      try refuse(style.filter { $0 != "skeleton" && $0 != "spaces" }, beside: "skeleton", request)
      return try NumberFormat(skeleton: skeleton, locale: locale, spaces: options.spaces)
    }
    return try NumberFormat(numberStyle(request), locale: locale, options: options)
  }

  /// The format of ranges that a request asks for.
  static func rangeFormat(_ request: Request) throws -> NumberRangeFormat {
    let locale = try request.locale(for: category(request))
    let options = try options(request)
    if let source = try pattern(request) {
      return try NumberRangeFormat(source, locale: locale, options: options)
    }
    if let skeleton = try request.string("skeleton") {
      try refuse(style.filter { $0 != "skeleton" && $0 != "spaces" }, beside: "skeleton", request)
      return try NumberRangeFormat(skeleton: skeleton, locale: locale, spaces: options.spaces)
    }
    return try NumberRangeFormat(numberStyle(request), locale: locale, options: options)
  }

  /// The pattern that a request gives.
  private static func pattern(_ request: Request) throws(RequestError) -> NumberPattern? {
    guard let text = try request.string("pattern") else { return nil }
    try refuse(styleOnly + ["skeleton"], beside: "pattern", request)
    var pattern = NumberPattern(text)
    pattern.currency = try request.string("currency").map { CurrencyCode($0) }
    return pattern
  }

  /// Amounts follow the user's locale for money, all else the one for numbers.
  private static func category(_ request: Request) -> LocaleEnvironment.Category {
    request["currency"] == nil ? .numbers : .money
  }

  /// The exact value of a key.
  static func value(_ key: String, _ request: Request) throws -> DecimalValue {
    try DecimalValue(parsing: request.requiredDecimalText(key))
  }

  private static func refuse(_ keys: [String], beside other: String, _ request: Request) throws(RequestError)
  {
    for key in keys where request[key] != nil {
      throw RequestError(
        IntlError(.invalidOption, subject: key, expected: "no \"\(key)\" beside \(other)"), key: key)
    }
  }

  private enum StyleWord: String, CaseIterable {
    case decimal, percent, permille, currency, accounting, scientific, engineering, compactShort, compactLong
    case spellOut, ordinal, spellOutOrdinal, unit
  }

  static func numberStyle(_ request: Request) throws(RequestError) -> NumberStyle {
    let word = try request.word("style", of: StyleWord.self) ?? .decimal
    let display = try request.word("currencyDisplay", of: CurrencyDisplay.self)
    let code = try request.string("currency").map { CurrencyCode($0) }
    switch word {
    case .currency, .accounting, .compactShort, .compactLong: break
    default: try refuse(["currency", "currencyDisplay", "cash"], beside: "style \(word.rawValue)", request)
    }
    if word != .unit { try refuse(["unit", "width"], beside: "style \(word.rawValue)", request) }
    switch word {
    case .spellOut, .ordinal, .spellOutOrdinal: break
    default: try refuse(["ruleSet"], beside: "style \(word.rawValue)", request)
    }
    let ruleSet = try request.string("ruleSet")
    switch word {
    case .decimal: return .decimal
    case .percent: return .percent
    case .permille: return .permille
    case .currency: return .currency(try required(code, "currency"), display ?? .symbol)
    case .accounting: return .accounting(try required(code, "currency"), display ?? .symbol)
    case .scientific: return .scientific
    case .engineering: return .engineering
    case .compactShort, .compactLong:
      let width: CompactWidth = word == .compactShort ? .short : .long
      guard let code else { return .compact(width) }
      return .compactCurrency(code, width, display ?? .symbol)
    case .spellOut: return .spellOut(ruleSet: ruleSet)
    case .ordinal: return .ordinal(ruleSet: ruleSet)
    case .spellOutOrdinal: return .spellOutOrdinal(ruleSet: ruleSet)
    case .unit:
      let width = try request.word("width", of: UnitWidth.self) ?? .short
      return .unit(MeasureUnit(try request.requiredString("unit")), width)
    }
  }

  private static func required<Value>(_ value: Value?, _ key: String) throws(RequestError) -> Value {
    guard let value else { throw .missing(key) }
    return value
  }

  static func options(_ request: Request) throws -> NumberOptions {
    var options = NumberOptions()
    options.minimumIntegerDigits = try request.integer("minimumIntegerDigits")
    options.minimumFractionDigits = try request.integer("minimumFractionDigits")
    options.maximumFractionDigits = try request.integer("maximumFractionDigits")
    options.minimumSignificantDigits = try request.integer("minimumSignificantDigits")
    options.maximumSignificantDigits = try request.integer("maximumSignificantDigits")
    options.maximumIntegerDigits = try request.integer("maximumIntegerDigits")
    options.minimumExponentDigits = try request.integer("minimumExponentDigits")
    options.exponentSign = try request.word("exponentSign", of: SignDisplay.self) ?? .auto
    options.roundingPriority =
      try request.word("roundingPriority", of: RoundingPriority.self) ?? .significantDigits
    options.trailingZeros = try request.word("trailingZeros", of: TrailingZeros.self) ?? .auto
    options.breakHints = try request.word("breakHints", of: BreakHints.self) ?? .keep
    if let text = try request.decimalText("increment") { options.increment = try DecimalValue(parsing: text) }
    options.usesCashRounding = try request.bool("cash") ?? false
    options.rounding = try request.word("rounding", of: RoundingRule.self) ?? .halfEven
    options.grouping = try request.word("grouping", of: Grouping.self) ?? .auto
    options.sign = try request.word("sign", of: SignDisplay.self) ?? .auto
    options.decimalSeparator = try request.word("decimalSeparator", of: DecimalSeparatorDisplay.self) ?? .auto
    options.numberingSystem = try request.string("numberingSystem")
    options.spaces = try request.word("spaces", of: SpaceStyle.self) ?? .locale
    return options
  }
}
