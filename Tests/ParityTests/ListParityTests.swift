import ICUBridge
import Intl
import LocaleData
import TestSupport
import Testing

/// Native lists against ICU's, for every locale, type and width.
@Suite struct ListParityTests {
  /// Items that the sound rules of Spanish and Hebrew look at, and others.
  static let items = [
    "a", "i", "I", "hi", "Hi", "HI", "hie", "hia", "hIA", "hielo", "historia", "h", "\u{ED}dolo", "o", "O",
    "ho", "Hora", "8", "80",
    "11", "11 a", "110", "1", "11\u{A0}a", "", "\u{5D0}", "\u{5D0}b", "b\u{5D0}", "\u{591}", "\u{FB1D}",
    "\u{5F3}", "\u{200F}\u{5D0}",
    "{0}", "{1}", "\u{1F600}", "y", "e",
  ]

  @Test("Every list is ICU's", arguments: ListFormat.Kind.allCases, ListFormat.Width.allCases)
  func parity(kind: ListFormat.Kind, width: ListFormat.Width) throws {
    let handleKind: ListFormatHandle.Kind = kind == .and ? .and : kind == .or ? .or : .units
    let handleWidth: ListFormatHandle.Width = width == .wide ? .wide : width == .short ? .short : .narrow
    var random = SeededGenerator("list \(kind) \(width)")
    var wrong: [String] = []
    for locale in AvailableLocales.all {
      let format = try ListFormat(kind, width: width, locale: locale)
      let oracle = try ListFormatHandle(
        locale: ICULocaleName.fromBCP47(locale.identifier), kind: handleKind, width: handleWidth)
      for count in [1, 2, 2, 2, 3, 3, 4, 5, 7] {
        let items = (0..<count).map { _ in
          ListParityTests.items[.random(in: 0..<ListParityTests.items.count, using: &random)]
        }
        let expected = try oracle.text(of: items)
        let text = format.format(items)
        if text != expected { wrong.append("\(locale) \(kind) \(width) \(items): \(text), ICU \(expected)") }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count) differ:\n\(wrong.prefix(20).joined(separator: "\n"))")
  }

  @Test("Every item that a sound rule looks at is ICU's", arguments: ["es", "es-MX", "he", "ca", "en"])
  func sounds(locale: String) throws {
    for kind in ListFormat.Kind.allCases {
      let format = try ListFormat(kind, locale: LocaleID(parsing: locale))
      let handleKind: ListFormatHandle.Kind = kind == .and ? .and : kind == .or ? .or : .units
      let oracle = try ListFormatHandle(
        locale: locale.replacing("-", with: "_"), kind: handleKind, width: .wide)
      for item in ListParityTests.items {
        for items in [["x", item], ["x", "y", item], [item, "x"]] {
          #expect(try format.format(items) == oracle.text(of: items))
        }
      }
    }
  }
}
