internal import IntlCore

/// What lenient parsing looks for in a text, in any order that makes sense.
struct LenientPlan: Sendable {
  /// The forms that the format prints, blanks removed.
  let forms: [AffixForm]
  /// Their affixes that hold more than signs and symbols, or a sign behind the number; the longest first.
  let prefixes: [[UInt32]]
  let suffixes: [[UInt32]]
  /// The texts of currencies, when the format prints one.
  let currencies: CurrencyTable?
  /// Whether there is no amount without one of them.
  let requiresCurrency: Bool
  /// The percent and permille signs that the format prints.
  let signs: [[UInt32]]
  /// The power of ten of a number without words, such as -2 for percent.
  let power: Int
  let padding: UInt32?

  init(
    forms: [AffixForm], currencies: CurrencyTable?, requiresCurrency: Bool, signs: [[UInt32]], power: Int,
    padding: UInt32?
  ) {
    self.currencies = currencies
    self.requiresCurrency = requiresCurrency
    self.signs = signs
    self.power = power
    self.padding = padding
    let isSymbol = { (scalar: UInt32) in
      scalar == AffixForm.currency || scalar == ScalarFold.space || signs.contains([scalar])
    }
    let isSign = { (scalar: UInt32) in scalar == ScalarFold.minus || scalar == ScalarFold.plus }
    let isInteresting = forms.contains { form in
      !form.prefix.allSatisfy { isSymbol($0) || isSign($0) } || !form.suffix.allSatisfy(isSymbol)
    }
    let trimmed = forms.map { form in
      var trimmed = form
      trimmed.prefix.removeAll { $0 == ScalarFold.space }
      trimmed.suffix.removeAll { $0 == ScalarFold.space }
      return trimmed
    }
    // Parentheses stand without the currency, too, or have it on the other side.
    let bare = trimmed.compactMap { form -> AffixForm? in
      guard (form.prefix + form.suffix).contains(where: { !isSymbol($0) && !isSign($0) }) else { return nil }
      var bare = form
      bare.prefix.removeAll { $0 == AffixForm.currency }
      bare.suffix.removeAll { $0 == AffixForm.currency }
      return bare == form ? nil : bare
    }
    self.forms = isInteresting ? trimmed + bare : []
    prefixes = Self.longestFirst(self.forms.map(\.prefix))
    suffixes = Self.longestFirst(self.forms.map(\.suffix))
  }

  private static func longestFirst(_ affixes: [[UInt32]]) -> [[UInt32]] {
    Set(affixes.filter { !$0.isEmpty }).sorted { a, b in
      a.count != b.count ? a.count > b.count : a.lexicographicallyPrecedes(b)
    }
  }
}
