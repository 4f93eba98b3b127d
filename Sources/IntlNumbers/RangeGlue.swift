package import IntlCore
internal import LocaleData

/// What a locale puts between and around the ends of a range, for ends whose texts ICU does not make.
///
/// ICU: `unumrf_formatDecimalRange`, whose rules for what is written once are followed here
package struct RangeGlue: Sendable {
  /// Between bare numbers: the en dash of `3–5`.
  private let tight: String
  /// Between numbers with something around them: ` – ` in `-3 – 5`.
  private let spaced: String
  /// In front of ends that are alike.
  private let approximately: [TextPart]

  package init(_ locale: LocaleID) throws(IntlError) {
    let range = try NumberRangeFormat(.decimal, locale: locale)
    func between(_ start: DecimalValue, _ end: DecimalValue) -> String {
      let parts = range.parts(from: start, to: end)
      guard let first = parts.firstIndex(where: \.isNumeral), let last = parts.lastIndex(where: \.isNumeral),
        first < last
      else { return "–" }
      return Array(parts[(first + 1)..<last]).joinedText
    }
    tight = between(1, 2)
    spaced = between(-1, 2)
    approximately = Array(range.parts(from: 1, to: 1).prefix { !$0.isNumeral })
  }

  /// The parts of a range between two formatted numbers.
  ///
  /// What stands alike around both is written once when it is longer than a character.
  package func joining(_ start: [TextPart], _ end: [TextPart]) -> [TextPart] {
    if start == end { return approximately + start }
    let (first, second) = (Ends(start), Ends(end))
    let isBare = first.affixLength + second.affixLength == 0
    guard first.prefix == second.prefix, first.suffix == second.suffix, first.affixLength > 1 else {
      return start + [TextPart(.literal, isBare ? tight : spaced)] + end
    }
    return first.prefix + first.digits + [TextPart(.literal, tight)] + second.digits + second.suffix
  }

  /// A number and what stands around it.
  private struct Ends {
    let prefix: [TextPart]
    let digits: [TextPart]
    let suffix: [TextPart]

    init(_ parts: [TextPart]) {
      let start = parts.firstIndex(where: \.isNumeral) ?? 0
      let end = parts.lastIndex(where: \.isNumeral).map { $0 + 1 } ?? parts.count
      prefix = Array(parts[..<start])
      digits = Array(parts[start..<end])
      suffix = Array(parts[end...])
    }

    var affixLength: Int { (prefix + suffix).reduce(0) { $0 + $1.text.unicodeScalars.count } }
  }
}

extension TextPart {
  /// True for what a number itself is made of.
  fileprivate var isNumeral: Bool {
    switch kind {
    case .integer, .group, .decimal, .fraction, .infinity, .nan, .exponentSeparator, .exponentMinusSign,
      .exponentPlusSign, .exponentInteger:
      true
    default: false
    }
  }
}
