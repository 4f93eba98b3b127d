internal import IntlCore
internal import IntlGrammar
internal import LocaleData

/// Finds out what a style looks like in a locale.
struct NumberLookCompiler {
  private let style: NumberStyle
  private let options: NumberOptions
  let digits: NumberDigits
  let notation: NumberLook.Notation
  let scale: Int
  let signs: UInt32
  let exponentInterval: Int
  private(set) var exponentMinus: NumberAffix
  private(set) var exponentPlus: NumberAffix
  private(set) var affixes: [NumberAffixPair] = []
  private(set) var forms: [UInt16] = []
  private(set) var multipliers: [Int8] = []
  private(set) var pluralMagnitudes: UInt32 = 0
  private(set) var plurals: PluralRules?
  private(set) var pool: [UInt8] = []
  private(set) var affixParts: [(prefix: [TextPart], suffix: [TextPart])] = []
  let symbols: NumberLook.Symbols
  let special: (nan: [TextPart], positiveInfinity: [TextPart], negativeInfinity: [TextPart])

  private let observation: NumberObservation
  private let usedSigns: [NumberData.Sign]
  private let names: CorrectedCurrency?
  private let nameRepair: CurrencyNameRepair?
  private var known: [NumberData.Affixes: UInt16] = [:]

  /// - Returns: `nil` for a look that is not understood; ICU serves it then.
  init?(
    _ style: NumberStyle, _ options: NumberOptions, _ locale: ResolvedLocale
  ) throws(IntlError) {
    guard let stems = NumberSkeleton.observed(style, options) else { return nil }
    observation = NumberObservation(stems, locale)
    guard let data = try observation.data() else { return nil }
    guard let digits = NumberDigits(data, options) else { return nil }
    self.style = style
    self.options = options
    self.digits = digits
    scale = stems.scale
    switch style {
    case .compact, .compactCurrency: notation = .compact
    case .scientific, .engineering: notation = .scientific
    default: notation = .plain
    }
    exponentInterval = style == .engineering ? 3 : 1
    names = try CorrectedCurrency(style, locale)
    nameRepair = try CurrencyNameRepair(style, stems, locale)
    let display = NumberSkeleton.sign(style, options)
    signs = display.packedSigns
    usedSigns = display.usedSigns
    var pool: [UInt8] = []
    let bare = Self.parts(data.exponent?.bare ?? [], false, options)
    let minus = options.exponentSign == .never ? bare : Self.parts(data.exponent?.minus ?? [], false, options)
    let plus = options.exponentSign == .always ? Self.parts(data.exponent?.plus ?? [], false, options) : bare
    exponentMinus = NumberAffix(minus.joinedText, pool: &pool)
    exponentPlus = NumberAffix(plus.joinedText, pool: &pool)
    self.pool = pool
    symbols = NumberLook.Symbols(
      digits: data.digits, decimal: options.finishing(data.decimalSeparator),
      group: options.finishing(data.groups.separator), minus: minus, plus: plus)
    special = (
      try Self.special(data.nan, .nan, style, options, names),
      try Self.special(data.positiveInfinity, .infinity, style, options, names),
      try Self.special(data.negativeInfinity, .infinity, style, options, names)
    )
    try addAffixes(locale)
    guard affixes.count < Int(UInt16.max) else { return nil }
  }

  private static func parts(
    _ pieces: [NumberData.Piece], _ isUnit: Bool, _ options: NumberOptions, value: DecimalValue = .zero
  ) -> [TextPart] {
    NumberParts.parts(of: pieces, value: value, isUnit: isUnit).map {
      TextPart($0.kind, options.finishing($0.text))
    }
  }

  /// A text that stands for a value without digits, sign and currency included.
  private static func special(
    _ pieces: [NumberData.Piece], _ value: DecimalValue, _ style: NumberStyle, _ options: NumberOptions,
    _ names: CorrectedCurrency?
  ) throws(IntlError) -> [TextPart] {
    let whole = NumberData.Affixes(prefix: pieces, suffix: [], replacesNumber: true)
    let shown = if let names { try names.correcting(whole, .other) } else { whole }
    return parts(shown.prefix, style.isUnit, options, value: value)
  }

  private mutating func addAffixes(_ locale: ResolvedLocale) throws(IntlError) {
    switch notation {
    case .compact: try addCompactForms(locale)
    case .plain where style.hasPluralForms: try addPluralForms(locale)
    default:
      // One pair a sign, at the place that the sign's number says.
      for sign in NumberData.Sign.allCases {
        let isUsed = usedSigns.contains(sign)
        let pairs = try observation.affixes(
          of: ["1"], precision: precision, sign: isUsed ? sign : usedSigns[0])
        for pair in pairs { append(try corrected(pair, .other)) }
      }
    }
  }

  /// The precision of probes: what shows a value as it is.
  private var precision: String { notation == .scientific ? "" : ".+" }

  private mutating func append(_ texts: NumberData.Affixes) {
    let prefix = Self.parts(texts.prefix, style.isUnit, options)
    let suffix = Self.parts(texts.suffix, style.isUnit, options)
    affixParts.append((prefix, suffix))
    affixes.append(
      NumberAffixPair(
        prefix: NumberAffix(prefix.joinedText, pool: &pool),
        suffix: NumberAffix(suffix.joinedText, pool: &pool),
        replacesNumber: texts.replacesNumber))
  }

  /// The text around a number, with the names of currencies that ICU does not know.
  private func corrected(
    _ texts: NumberData.Affixes, _ category: PluralCategory
  ) throws(IntlError) -> NumberData.Affixes {
    guard let names else { return texts }
    return try names.correcting(texts, category)
  }

  /// The place of a pair, which is added when it is new.
  private mutating func place(
    of observed: NumberData.Affixes, _ category: PluralCategory = .other
  ) throws(IntlError) -> UInt16 {
    let texts = try corrected(observed, category)
    if let place = known[texts] { return place }
    let place = UInt16(clamping: affixes.count)
    known[texts] = place
    append(texts)
    return place
  }

  /// Adds the forms of one magnitude, for all signs.
  ///
  /// - Parameters:
  ///   - samples: A value for each category that has one.
  ///   - ones: Values that show exactly one, without and with a fraction.
  private mutating func addForms(
    samples: [PluralCategory: String], one: String?, oneFraction: String?
  ) throws(IntlError) {
    let categories = samples.keys.sorted()
    var varies = false
    for sign in NumberData.Sign.allCases {
      let probed = usedSigns.contains(sign) ? sign : usedSigns[0]
      let values = categories.map { samples[$0] ?? "1" }
      var pairs = try observation.affixes(of: values, precision: ".+", sign: probed)
      if let nameRepair, pairs.contains(where: { $0.namesCurrencyTwice }) {
        pairs = try nameRepair.affixes(of: Array(zip(categories, values)), sign: probed)
      }
      var row = [UInt16](repeating: 0, count: NumberLook.formCount)
      var places: [PluralCategory: UInt16] = [:]
      for (category, pair) in zip(categories, pairs) { places[category] = try place(of: pair, category) }
      let other = places[.other] ?? places.values.min() ?? 0
      for category in PluralCategory.allCases { row[category.place] = places[category] ?? other }
      row[NumberLook.oneForm] = other
      row[NumberLook.oneFractionForm] = other
      if let one {
        let pairs = try observation.affixes(of: [one], precision: ".+", sign: probed)
        for pair in pairs { row[NumberLook.oneForm] = try place(of: pair) }
      }
      if let oneFraction {
        let pairs = try observation.affixes(of: [oneFraction], precision: ".0", sign: probed)
        for pair in pairs { row[NumberLook.oneFractionForm] = try place(of: pair) }
      }
      if Set(row).count > 1 { varies = true }
      forms += row
    }
    let magnitude = forms.count / (3 * NumberLook.formCount) - 1
    if varies { pluralMagnitudes |= 1 << UInt32(magnitude) }
  }

  private mutating func addPluralForms(_ locale: ResolvedLocale) throws(IntlError) {
    let rules = try PluralRules(.cardinal, locale: locale.id)
    plurals = rules
    try addForms(samples: PluralSamples.plain(rules), one: nil, oneFraction: nil)
    guard pluralMagnitudes == 0 else { return }
    // All forms are alike: one pair a sign, as for numbers without forms.
    let places = (0..<3).map { Int(forms[$0 * NumberLook.formCount]) }
    (affixes, affixParts) = (places.map { affixes[$0] }, places.map { affixParts[$0] })
    forms = []
  }

  private mutating func addCompactForms(_ locale: ResolvedLocale) throws(IntlError) {
    let rules = try PluralRules(.cardinal, locale: locale.id)
    plurals = rules
    let shown = try PluralSamples.shownDigits(observation)
    for magnitude in 0..<NumberLook.magnitudeCount {
      let count = shown[magnitude]
      let multiplier = count - magnitude - 1
      multipliers.append(Int8(clamping: multiplier))
      if multiplier == 0 {
        // Nothing is left out, and nothing said: the text of a plain number.
        try addForms(samples: [.other: "3e\(magnitude)"], one: nil, oneFraction: nil)
        continue
      }
      let samples = PluralSamples.mantissas(digits: count, rules).mapValues { "\($0)e\(-multiplier)" }
      let one = count == 1 ? "1e\(magnitude)" : nil
      try addForms(samples: samples, one: one, oneFraction: one)
    }
  }
}
