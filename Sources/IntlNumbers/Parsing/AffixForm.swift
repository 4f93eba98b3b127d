internal import IntlCore

/// What a format prints around the digits of some numbers, and what that says about the number.
struct AffixForm: Sendable, Hashable {
  /// Stands in an affix where any text of a currency may stand.
  static let currency = UInt32.max - 1

  /// The folded characters before the digits.
  var prefix: [UInt32]
  /// Those after them.
  var suffix: [UInt32]
  var isNegative: Bool
  /// The power of ten that signs and words bring: -2 for percent, 6 for a million.
  var power: Int
  /// Other powers for numbers with so many digits before the separator: in Sindhi 100 and 1 of one word may be the
  /// same amount.
  var otherPowers: [Int: Int] = [:]
  /// The number that a text without digits stands for, such as 1000 for `mille`; the text is all in the prefix.
  var fixed: DecimalValue?
  /// Whether the form stands around infinity only: it has no space beside a currency where digits have one.
  var isInfinite = false

  /// The power of ten for a number as it is shown.
  func power(of shown: DecimalValue) -> Int {
    otherPowers.isEmpty ? power : otherPowers[Self.integerCount(shown)] ?? power
  }

  /// How many digits stand before the separator.
  static func integerCount(_ shown: DecimalValue) -> Int { max(1, shown.leadingExponent + 1) }

  /// Whether both stand around the same kind of number, by the same characters.
  func looksLike(_ other: AffixForm) -> Bool {
    prefix == other.prefix && suffix == other.suffix && (fixed == nil) == (other.fixed == nil)
      && isInfinite == other.isInfinite
  }

  /// The same with a plus in the place of its only minus; `nil` when there is none or more than one.
  var withPlus: AffixForm? {
    let count = (prefix + suffix).count { $0 == ScalarFold.minus }
    guard isNegative, count == 1 else { return nil }
    func replaced(_ affix: [UInt32]) -> [UInt32] {
      affix.map { $0 == ScalarFold.minus ? ScalarFold.plus : $0 }
    }
    return AffixForm(
      prefix: replaced(prefix), suffix: replaced(suffix), isNegative: false, power: power,
      otherPowers: otherPowers,
      fixed: fixed.map { -$0 }, isInfinite: isInfinite)
  }
}

/// Forms with one prefix, so that the digits behind it are read once.
struct AffixGroup: Sendable {
  let prefix: [UInt32]
  /// The forms, the longest suffix first.
  let forms: [AffixForm]

  /// Groups forms, the longest prefix first; of two that look alike the earlier one counts.
  static func groups(_ forms: [AffixForm]) -> [AffixGroup] {
    var byPrefix: [[UInt32]: [AffixForm]] = [:]
    for form in forms {
      let isKnown = byPrefix[form.prefix]?.contains(where: form.looksLike)
      if isKnown != true { byPrefix[form.prefix, default: []].append(form) }
    }
    return
      byPrefix
      .map { prefix, forms in
        AffixGroup(prefix: prefix, forms: forms.sorted { $0.suffix.count > $1.suffix.count })
      }
      .sorted { a, b in
        a.prefix.count != b.prefix.count
          ? a.prefix.count > b.prefix.count : a.prefix.lexicographicallyPrecedes(b.prefix)
      }
  }
}

/// How a text is matched against affixes.
struct AffixMatcher {
  let fold: ScalarFold
  let currencies: CurrencyTable?

  struct Match {
    var end: Int
    var currency: String?
  }

  /// Matches an affix; of the texts that a currency may have the longest that leads to a match is taken.
  func match(_ affix: [UInt32], _ bytes: Span<UInt8>, _ position: Int) -> Match? {
    match(affix[...], bytes, position, currency: nil)
  }

  private func match(
    _ affix: ArraySlice<UInt32>, _ bytes: Span<UInt8>, _ position: Int, currency: String?
  ) -> Match? {
    var position = position
    for index in affix.indices {
      if affix[index] == AffixForm.currency {
        guard let currencies else { return nil }
        return currencies.match(bytes, position, fold) { end, code in
          match(affix[(index + 1)...], bytes, end, currency: code)
        }
      }
      position = UTF8Reading.skipNothing(bytes, position, fold)
      guard position < bytes.count else { return nil }
      let (scalar, length) = UTF8Reading.scalar(bytes, position)
      guard fold(scalar) == affix[index] else { return nil }
      position += length
    }
    return Match(end: position, currency: currency)
  }

  /// The affix as a reader would write it, for a report.
  static func text(_ affix: [UInt32]) -> String {
    if affix.contains(AffixForm.currency) { return "a currency symbol, code or name" }
    var text = String.UnicodeScalarView()
    for scalar in affix { text.append(Unicode.Scalar(scalar) ?? "?") }
    return IntlError.quoted(String(text))
  }
}
