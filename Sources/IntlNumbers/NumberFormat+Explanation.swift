internal import ICUBridge
public import IntlCore
internal import LocaleData

/// How a format comes to its text: the data it found, and what it made of them.
///
/// ```swift
/// for fact in try NumberFormat(.percent, locale: "de").explanation().facts { print(fact.name, fact.text) }
/// // engine native plan
/// // data CLDR 42.0 in ICU 72.1
/// // …
/// // negative -#\u{A0}%
/// ```
public struct NumberExplanation: Sendable, Hashable {
  /// One thing to know about a format.
  public struct Fact: Sendable, Hashable {
    /// What it is about, in a word or two.
    public let name: String
    /// What is to say; `#` stands for the digits of a number.
    public let text: String
  }

  /// True when a compiled plan runs the format, and not ICU.
  public let runsNatively: Bool
  /// What is to know, the most general first.
  public let facts: [Fact]
}

extension NumberFormat {
  /// Tells which engine runs this format, on which data, and what its numbers look like.
  ///
  /// - Throws: `IntlError` of kind `missingData` when ICU's data are not there.
  public func explanation() throws(IntlError) -> NumberExplanation {
    let resolved = try NumberPlans.resolve(locale, options)
    var facts: [NumberExplanation.Fact] = []
    func add(_ name: String, _ text: String) { facts.append(.init(name: name, text: text)) }
    let cldr = try resolved.asking { _ throws(ICUFailure) in try ICUVersion.cldr() }
    add("engine", plan.engine?.name ?? "native plan")
    add("data", "CLDR \(cldr) in ICU \(ICUVersion.icu)")
    add("locale", resolved.id.identifier)
    let system = try RegionalData(resolved).numberingSystem()
    add("numbering system", system)
    switch plan.key.source {
    case .style(let style):
      if style.isMadeByRules { break }
      let found = try NumberPatterns(style.patternKind, numberingSystem: system, in: resolved)
      if let pattern = found.pattern { add("pattern", "\(pattern.text), from \(pattern.locale)") }
      if let symbols = found.symbols { add("symbols", "from \(symbols.locale)") }
      add("skeleton", try NumberSkeleton(style, options).text)
    case .skeleton(let text): add("skeleton", text)
    case .pattern: add("pattern", plan.pattern ?? "")
    }
    guard let look = plan.look else {
      return NumberExplanation(runsNatively: plan.engine?.runsNatively ?? false, facts: facts)
    }
    return NumberExplanation(runsNatively: true, facts: facts + plan.facts(look))
  }
}

extension NumberPlan {
  /// What is to know of a plan.
  fileprivate func facts(_ look: NumberLook) -> [NumberExplanation.Fact] {
    let symbols = look.symbols
    var facts: [NumberExplanation.Fact] = []
    func add(_ name: String, _ text: String) { facts.append(.init(name: name, text: text)) }
    add("digits", symbols.digits.joined())
    add("decimal separator", named(symbols.decimal))
    if digits.primary > 0 {
      add("group separator", named(symbols.group))
      let sizes = digits.primary == digits.secondary ? "" : ", then of \(digits.secondary)"
      add("groups", "of \(digits.primary) digits\(sizes), from \(digits.thresholdDigits) digits on")
    }
    add("rounding", rounding.text)
    switch notation {
    case .compact:
      for magnitude in 0..<NumberLook.magnitudeCount where multipliers[magnitude] < 0 {
        if magnitude > 0, look.forms(magnitude) == look.forms(magnitude - 1) { continue }
        add("from 10^\(magnitude)", look.forms(magnitude))
      }
    default:
      if forms.isEmpty {
        add("positive", look.text(Int(signs & 0xFF)))
        add("negative", look.text(Int(signs >> 8 & 0xFF)))
      } else {
        add("positive", look.forms(0))
      }
    }
    if notation == .scientific {
      add("exponent", "#\(symbols.plus.joinedText)#, #\(symbols.minus.joinedText)#")
    }
    return facts
  }
}

/// A separator as it can be read: one that shows nothing is told by its number.
private func named(_ separator: String) -> String {
  guard let scalar = separator.unicodeScalars.first, separator.unicodeScalars.count == 1,
    scalar.properties.isWhitespace || scalar.properties.generalCategory == .format
  else { return separator }
  let digits = String(scalar.value, radix: 16, uppercase: true)
  return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}

extension NumberLook {
  /// The text around numbers, `#` for their digits.
  fileprivate func text(_ affix: Int) -> String {
    let parts = affixParts[affix]
    if affixes[affix].replacesNumber { return parts.prefix.joinedText }
    return parts.prefix.joinedText + "#" + parts.suffix.joinedText
  }

  /// The different texts around positive numbers of a magnitude, by plural category.
  fileprivate func forms(_ magnitude: Int) -> String {
    let base = (magnitude * 3 + Int(signs & 0xFF)) * Self.formCount
    var looks: [String] = []
    for form in 0..<Self.formCount {
      let text = text(Int(forms[base + form]))
      if !looks.contains(text) { looks.append(text) }
    }
    return looks.joined(separator: ", ")
  }
}

extension NumberRounding {
  /// The rounding in a few words.
  fileprivate var text: String {
    let digits: String =
      switch kind {
      case .everything:
        minimumFraction == 0 ? "all digits" : "all digits, at least \(minimumFraction) in the fraction"
      case .fraction: "\(minimumFraction) to \(maximumFraction) fraction digits"
      case .significant: "\(minimumSignificant) to \(limit(maximumSignificant)) significant digits"
      case .both:
        "\(minimumFraction) to \(limit(maximumFraction)) fraction digits or \(minimumSignificant) to "
          + "\(limit(maximumSignificant)) significant digits, whichever keep \(keepsMore ? "more" : "fewer")"
      case .compact: "whole numbers, or two significant digits"
      case .increment: "multiples of \(DecimalValue(coefficient: stepCoefficient, exponent: stepExponent))"
      }
    return "\(digits), \(rule.rawValue)"
  }

  private func limit(_ count: Int) -> String { count == Self.all ? "all" : String(count) }
}

extension NumberStyle {
  /// The pattern of CLDR that numbers of the style are made from.
  fileprivate var patternKind: NumberPatterns.Kind {
    switch self {
    case .percent: .percent
    case .currency(_, .name): .decimal
    case .currency: .currency
    case .accounting: .accounting
    case .scientific, .engineering: .scientific
    default: .decimal
    }
  }
}

extension EngineRunner {
  fileprivate var runsNatively: Bool { engine is OrdinalEngine }

  fileprivate var name: String {
    switch engine {
    case is OrdinalEngine: "native rules"
    case is RuleEngine: "ICU's rules"
    case is PatternEngine: "ICU's decimal format"
    default: "ICU's number formatter"
    }
  }
}
