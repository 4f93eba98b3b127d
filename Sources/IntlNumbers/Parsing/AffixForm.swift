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
  /// The number that a text without digits stands for, such as 1000 for `mille`; the text is all in the prefix.
  var fixed: DecimalValue?

  /// The same with a plus in the place of its only minus; `nil` when there is none or more than one.
  var withPlus: AffixForm? {
    let count = (prefix + suffix).count { $0 == ScalarFold.minus }
    guard isNegative, count == 1 else { return nil }
    func replaced(_ affix: [UInt32]) -> [UInt32] {
      affix.map { $0 == ScalarFold.minus ? ScalarFold.plus : $0 }
    }
    return AffixForm(
      prefix: replaced(prefix), suffix: replaced(suffix), isNegative: false, power: power,
      fixed: fixed.map { -$0 })
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
      let isKnown = byPrefix[form.prefix]?.contains {
        $0.suffix == form.suffix && ($0.fixed == nil) == (form.fixed == nil)
      }
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
