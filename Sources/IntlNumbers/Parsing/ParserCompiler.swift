internal import IntlCore
internal import LocaleData

/// Compiles what reading numbers of a format needs, by looking at what the format prints.
struct ParserCompiler {
  private let format: NumberFormat
  private let options: NumberParseOptions
  private let fold: ScalarFold
  private let locale: ResolvedLocale

  init(_ format: NumberFormat, _ options: NumberParseOptions) throws(IntlError) {
    self.format = format
    self.options = options
    fold = ScalarFold(foldsCase: options.foldsCase, isLenient: options.mode == .lenient)
    locale = try NumberPlans.resolve(format.locale, format.options)
  }

  func plan() throws(IntlError) -> ParserPlan {
    let currency = try self.currency()
    let currencies = try table(currency)
    var systems: [ParserPlan.System] = []
    var forms: [AffixForm] = []
    var printsDecimal = false
    var signs: [[UInt32]] = []
    for locale in try systemLocales() {
      let survey = try SystemSurvey(
        variants: variants(in: locale), symbols: NumberSymbols(ResolvedLocale(locale)), fold: fold,
        options: options,
        opensCurrency: opensCurrency)
      if systems.contains(where: { $0.numerals.digits == survey.numerals.digits }) { continue }
      systems.append(
        ParserPlan.System(numerals: survey.numerals, groups: AffixGroup.groups(survey.forms)))
      forms += survey.forms
      printsDecimal = printsDecimal || survey.printsDecimal
      signs += survey.signs
    }
    let padding = padding()
    return ParserPlan(
      options: options, fold: fold, systems: systems,
      acceptsExponent: options.acceptsExponent ?? (options.mode == .lenient || printsExponent(systems)),
      divisor: divisor, padding: padding, printsDecimal: printsDecimal,
      currency: currency, currencies: currencies,
      lenient: options.mode == .lenient
        ? LenientPlan(
          forms: forms, currencies: currencies,
          requiresCurrency: currencies != nil && options.currencies == .any, signs: signs,
          power: forms.first { !$0.isNegative && $0.fixed == nil }?.power ?? 0, padding: padding?.scalar)
        : nil)
  }

  // MARK: What is looked at

  /// The locale in each numbering system that a text may use: its own, that of ASCII digits, and its native one.
  private func systemLocales() throws(IntlError) -> [LocaleID] {
    let own = locale.id
    var locales = [own]
    var systems = [try RegionalData(locale).numberingSystem()]
    for name in own.keyword("nu") == nil ? ["latn", "native"] : ["latn"] {
      let other = own.settingKeyword("nu", to: name)
      let system = try name == "latn" ? name : RegionalData(ResolvedLocale(other)).numberingSystem()
      if systems.contains(system) { continue }
      systems.append(system)
      locales.append(other)
    }
    return locales
  }

  /// The formats whose texts are read in one numbering system: other displays of a currency, plain signs beside
  /// those of accountants.
  private func variants(in locale: LocaleID) throws(IntlError) -> [NumberFormat] {
    var formatOptions = format.options
    formatOptions.numberingSystem = nil
    if formatOptions.rounding == .unnecessary { formatOptions.rounding = .halfEven }
    var sources = [(format.plan.key.source, formatOptions)]
    if case .style(let style) = format.plan.key.source {
      var plain = formatOptions
      if plain.sign != .auto, plain.sign != .accounting {
        plain.sign = .auto
        sources.append((.style(style), plain))
      }
      for other in style.readAlike(isLenient: options.mode == .lenient) {
        sources.append((.style(other), plain))
        if other.namesCurrency { sources.append((.style(other), plain.forWholeNumbers)) }
      }
    }
    var formats: [NumberFormat] = []
    for (source, options) in sources {
      formats.append(
        NumberFormat(plan: try NumberPlans.plan(source, locale, options, format.plan.key.policy)))
    }
    return formats
  }

  private var opensCurrency: Bool {
    if case .style = format.plan.key.source { return options.mode == .lenient }
    return true
  }

  // MARK: Currencies

  private func currency() throws(IntlError) -> CurrencyCode? {
    switch format.plan.key.source {
    case .style(let style): return style.currency
    case .pattern(let pattern):
      guard format.parts(1).contains(where: { $0.kind == .currency }) else { return nil }
      if let currency = pattern.currency { return currency }
      return try RegionalData(locale).currency().map { CurrencyCode($0) }
    case .skeleton(let text):
      let stem = text.split(separator: " ").first { $0.hasPrefix("currency/") }
      return stem.map { CurrencyCode(String($0.dropFirst("currency/".count))) }
    }
  }

  private func table(_ currency: CurrencyCode?) throws(IntlError) -> CurrencyTable? {
    if options.currencies == .any { return try .all(locale, fold) }
    guard let currency else { return nil }
    return try CurrencyTable(currency.code, locale, fold)
  }

  // MARK: Factors, exponents, padding

  private func printsExponent(_ systems: [ParserPlan.System]) -> Bool {
    switch format.plan.key.source {
    case .style(.scientific), .style(.engineering): true
    case .style: false
    case .pattern, .skeleton: format.parts(12).contains { $0.kind == .exponentSeparator }
    }
  }

  /// The factor of a pattern or skeleton, when no power of ten says it.
  private var divisor: DecimalValue? {
    switch format.plan.key.source {
    case .style: return nil
    case .pattern(let pattern):
      return pattern.multiplier.flatMap { $0 == 0 ? nil : DecimalValue($0) }
    case .skeleton(let text):
      let stem = text.split(separator: " ").first { $0.hasPrefix("scale/") }?.dropFirst("scale/".count)
      return stem.flatMap { DecimalValue(String($0)) }.flatMap { $0.isZero ? nil : $0 }
    }
  }

  /// What a pattern fills short texts up with: what a short number has more of than a long one.
  private func padding() -> ParserPlan.Padding? {
    guard case .pattern = format.plan.key.source else { return nil }
    let observer = FormatObserver(format: format, fold: fold, digits: [], opensCurrency: true)
    let short = observer.observe(1)
    let long = observer.observe(DecimalValue(coefficient: UInt64(1), exponent: 120))
    func padding(
      _ short: [UInt32], _ long: [UInt32], _ before: PaddingPosition, _ after: PaddingPosition
    ) -> ParserPlan.Padding? {
      let surplus = short.count - long.count
      guard surplus > 0 else { return nil }
      let leads = Array(short.dropFirst(surplus)) == long
      let run = leads ? short.prefix(surplus) : short.suffix(surplus)
      guard let scalar = run.first, run.allSatisfy({ $0 == scalar }) else { return nil }
      return ParserPlan.Padding(scalar: scalar, position: leads ? before : after)
    }
    return padding(short.prefix, long.prefix, .beforePrefix, .afterPrefix)
      ?? padding(short.suffix, long.suffix, .beforeSuffix, .afterSuffix)
  }
}

extension NumberOptions {
  /// These options without a fraction, so that one dollar is not dollars.
  fileprivate var forWholeNumbers: NumberOptions {
    var options = self
    options.minimumFractionDigits = 0
    options.maximumFractionDigits = 0
    options.minimumSignificantDigits = nil
    options.maximumSignificantDigits = nil
    options.increment = nil
    options.usesCashRounding = false
    return options
  }
}

extension NumberStyle {
  /// True when a currency stands by its name.
  fileprivate var namesCurrency: Bool {
    switch self {
    case .currency(_, .name), .accounting(_, .name): true
    default: false
    }
  }

  /// The styles whose texts are read by this one, too.
  fileprivate func readAlike(isLenient: Bool) -> [NumberStyle] {
    switch self {
    case .currency(let code, _):
      let displays = CurrencyDisplay.allCases.filter { $0 != .none }
      let amounts = displays.map { NumberStyle.currency(code, $0) }
      return isLenient ? amounts + [.accounting(code, .symbol)] : amounts
    case .accounting(let code, _):
      return CurrencyDisplay.allCases.filter { $0 != .none }.flatMap { display in
        [NumberStyle.accounting(code, display), .currency(code, display)]
      }
    case .compactCurrency(let code, let width, _):
      return CurrencyDisplay.allCases.filter { $0 != .none }.map { .compactCurrency(code, width, $0) }
    default: return []
    }
  }
}
