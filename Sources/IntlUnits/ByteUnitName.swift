internal import IntlCore
internal import IntlLocale
internal import IntlNumbers

/// The symbol of a unit that ICU makes up of a prefix and the name of the byte.
///
/// English has `byte` as the short name of the byte, from which ICU makes "Kibyte". The symbol in "kB" and "MB" is
/// what a reader expects after a prefix.
struct ByteUnitName: Sendable {
  /// What ICU puts at the end, and what belongs there.
  private let name: String
  private let symbol: String

  func corrected(_ text: String) -> String {
    text.hasSuffix(name) ? text.dropLast(name.count) + symbol : text
  }

  /// What a locale calls a byte alone and after a prefix.
  struct Symbols {
    private let names: [String]
    private let symbol: String

    init(width: UnitWidth, locale: LocaleID) throws(IntlError) {
      guard width != .long else {
        names = []
        symbol = ""
        return
      }
      func text(_ unit: MeasureUnit, _ count: Int) throws(IntlError) -> String {
        let parts = try NumberFormat(.unit(unit, width), locale: locale).parts(count)
        return parts.first { $0.kind == .unit }?.text ?? ""
      }
      names = [try text("byte", 1), try text("byte", 2)]
      let kilo = try text("kilobyte", 2)
      let mega = try text("megabyte", 2)
      var common = kilo.commonSuffix(with: mega)
      common = common.commonSuffix(with: try text("terabyte", 2))
      // A symbol is a letter or two; anything else is a word, which ICU joins as the language does.
      symbol = common.count <= 2 && common.allSatisfy(\.isLetter) ? common : ""
    }

    /// The correction for a unit; `nil` where ICU's name is made of the symbol, or of a word.
    func name(in format: NumberFormat) -> ByteUnitName? {
      guard !symbol.isEmpty, let text = format.parts(2).first(where: { $0.kind == .unit })?.text,
        let name = names.first(where: { !$0.isEmpty && $0 != symbol && text.hasSuffix($0) })
      else { return nil }
      // A prefix of another script stays with the word of that script.
      let prefix = text.dropLast(name.count)
      guard prefix.allSatisfy(\.isASCII) == symbol.allSatisfy(\.isASCII) else { return nil }
      return ByteUnitName(name: name, symbol: symbol)
    }
  }
}

extension String {
  fileprivate func commonSuffix(with other: String) -> String {
    String(zip(reversed(), other.reversed()).prefix { $0 == $1 }.map(\.0).reversed())
  }
}
