/// Which space characters formatted text has.
///
/// CLDR puts U+202F before "AM" and U+00A0 before many units, which reads well and surprises programs that
/// compare, split or log text.
public enum SpaceStyle: String, Sendable, Hashable, CaseIterable {
  /// CLDR's own characters.
  case locale
  /// U+00A0, U+202F and U+2009 become U+0020.
  case ascii

  /// `text` with the spaces of this style.
  package func apply(to text: String) -> String {
    guard self == .ascii, text.unicodeScalars.contains(where: SpaceStyle.isFixedSpace) else { return text }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      scalars.append(SpaceStyle.isFixedSpace(scalar) ? " " : scalar)
    }
    return String(scalars)
  }

  private static func isFixedSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{A0}" || scalar == "\u{202F}" || scalar == "\u{2009}"
  }
}
