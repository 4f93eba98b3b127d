internal import IntlCore
internal import LocaleData

/// What formats print in one numbering system: its separators, and the forms of their affixes.
struct SystemSurvey {
  private(set) var numerals: NumeralSystem
  private(set) var forms: [AffixForm] = []
  private(set) var printsDecimal = false
  /// The percent and permille signs that were printed.
  private(set) var signs: [[UInt32]] = []

  /// - Parameter variants: The format, and others whose texts are read, too.
  init(
    variants: [NumberFormat], symbols: NumberSymbols, fold: ScalarFold, options: NumberParseOptions,
    opensCurrency: Bool
  ) {
    let digits = variants.first.flatMap(FormatObserver.digits) ?? symbols.digits.map(\.value)
    numerals = NumeralSystem(
      digits: digits, decimal: [], group: [], primaryGroup: 0, secondaryGroup: 0, exponents: [], infinity: [],
      nan: [])
    var separators = Observation(prefix: [], suffix: [], groups: [])
    for (index, format) in variants.enumerated() {
      let observer = FormatObserver(
        format: format, fold: fold, digits: digits, opensCurrency: opensCurrency)
      var looks: Set<Look> = []
      for value in format.probes {
        let observation = observer.observe(value)
        if index == 0 { separators.learn(observation) }
        // What looks like another number of the format does so as a negative number, too.
        guard let look = add(observation, value, format), looks.insert(look).inserted else { continue }
        _ = add(observer.observe(-value), -value, format)
      }
      if index == 0 { addSigns(format, fold) }
    }
    if options.acceptsPlus { forms += forms.compactMap(\.withPlus) }
    let isMoney = variants.first.map { $0.printsCurrency } ?? false
    let exponents = [separators.exponentSeparator, fold.scalars(symbols.exponent), fold.scalars("E")]
    var distinct: [[UInt32]] = []
    for exponent in exponents {
      if let exponent, !exponent.isEmpty, !distinct.contains(exponent) { distinct.append(exponent) }
    }
    let group = separators.groupSeparator ?? fold.scalars(isMoney ? symbols.monetaryGroup : symbols.group)
    let hasGroups = separators.groups.count > 1
    printsDecimal = separators.decimalSeparator != nil
    numerals = NumeralSystem(
      digits: digits,
      decimal: separators.decimalSeparator
        ?? fold.scalars(isMoney ? symbols.monetaryDecimal : symbols.decimal),
      group: group,
      primaryGroup: hasGroups ? separators.groups[separators.groups.count - 1] : 0,
      secondaryGroup: hasGroups ? separators.groups[max(1, separators.groups.count - 2)] : 0,
      exponents: distinct, infinity: fold.scalars(symbols.infinity), nan: fold.scalars(symbols.nan))
  }

  /// A form, and how many digits before the separator it stood around.
  private struct Look: Hashable {
    let form: AffixForm
    let integerCount: Int
  }

  /// - Returns: What was seen; `nil` for what does not tell anything.
  private mutating func add(_ observation: Observation, _ value: DecimalValue, _ format: NumberFormat)
    -> Look?
  {
    var form = AffixForm(
      prefix: observation.prefix, suffix: observation.suffix, isNegative: value.isNegative, power: 0)
    if value.isInfinite {
      form.isInfinite = true
    } else if let shown = observation.shown {
      guard let power = format.power(of: value, shownAs: shown) else { return nil }
      form.power = power
    } else {
      guard !form.prefix.isEmpty else { return nil }
      form.fixed = value
    }
    let look = Look(form: form, integerCount: observation.shown.map(AffixForm.integerCount) ?? 0)
    guard let known = forms.firstIndex(where: { $0.isNegative == form.isNegative && $0.looksLike(form) })
    else {
      forms.append(form)
      return look
    }
    guard forms[known].power != form.power, observation.shown != nil else { return look }
    let count = look.integerCount
    forms[known].otherPowers[count] = forms[known].otherPowers[count] ?? form.power
    return look
  }

  private mutating func addSigns(_ format: NumberFormat, _ fold: ScalarFold) {
    for part in format.parts(1) where part.kind == .percentSign || part.kind == .permilleSign {
      signs.append(fold.scalars(part.text))
      signs.append(part.kind == .percentSign ? [0x25] : [0x2030])
    }
  }
}

extension Observation {
  /// Takes over the separators of an observation that has more of them.
  fileprivate mutating func learn(_ other: Observation) {
    if other.groups.count > groups.count { groups = other.groups }
    groupSeparator = groupSeparator ?? other.groupSeparator
    decimalSeparator = decimalSeparator ?? other.decimalSeparator
    exponentSeparator = exponentSeparator ?? other.exponentSeparator
  }
}

extension NumberFormat {
  /// Whether words or letters stand for powers of ten.
  fileprivate var isCompact: Bool {
    switch plan.key.source {
    case .style(.compact), .style(.compactCurrency): true
    case .style, .pattern: false
    case .skeleton(let text):
      text.contains("compact") || text.split(separator: " ").contains { $0.hasPrefix("K") }
    }
  }

  fileprivate var printsCurrency: Bool { parts(1).contains { $0.kind == .currency } }

  /// Values that bring out every form of a text: each plural category, large groups, fractions; their negatives bring
  /// out the rest.
  fileprivate var probes: [DecimalValue] {
    var probes: [DecimalValue] = [1, 1_234_567_890_123_456_789_012, 1_234_567.5]
    switch plan.key.source {
    case .style(.decimal), .style(.percent), .style(.permille), .style(.scientific), .style(.engineering):
      break
    case .style(.currency(_, let display)), .style(.accounting(_, let display)):
      if display == .name { probes += Self.pluralProbes }
    default:
      probes += Self.pluralProbes
      if isCompact { probes += Self.compactProbes }
    }
    return probes + [.infinity]
  }

  /// One value at least of every plural category of every language, in CLDR's rules.
  private static let pluralProbes: [DecimalValue] =
    [
      0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 17, 19, 20, 21, 22, 23, 25, 30, 31, 40, 60, 80, 100, 101, 102,
      103,
    ]
    + [111, 119, 200, 1_000, 1_000_000, 2_000_000, 0.1, 0.2, 1.1, 1.5, 2.5, 10.1, 11.5]

  /// One, two, some and many of each power of ten, with and without a fraction.
  private static let compactProbes: [DecimalValue] = (3...16).flatMap { power in
    [UInt64(10), 11, 12, 15, 20, 21, 25, 30, 40, 50, 60, 70, 80, 90].map { tens in
      DecimalValue(coefficient: tens, exponent: power - 1)
    }
  }

  /// The power of ten between a value and the digits that are shown for it.
  ///
  /// - Returns: `nil` when the digits were rounded, so that they do not tell.
  fileprivate func power(of value: DecimalValue, shownAs shown: DecimalValue) -> Int? {
    switch plan.key.source {
    case .style(.percent): return -2
    case .style(.permille): return -3
    case .pattern(let pattern):
      guard pattern.multiplier == nil else { return 0 }
      let kinds = parts(1).map(\.kind)
      return kinds.contains(.percentSign) ? -2 : kinds.contains(.permilleSign) ? -3 : 0
    default: break
    }
    guard isCompact else { return 0 }
    if shown.isZero { return value.isZero ? 0 : nil }
    let power = value.leadingExponent - shown.leadingExponent
    return shown.shifted(by: power) == value.magnitude ? power : nil
  }
}
