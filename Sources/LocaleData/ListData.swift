package import ICUBridge
package import IntlCore

/// The texts between the items of a list.
///
/// They are observed: ICU joins items that no text contains and says where each stands. This brings its inheritance
/// between locales, types and widths for free.
package struct ListData: Sendable, Hashable {
  /// What stands before the first item, between two items, and after the last.
  package struct Frame: Sendable, Hashable {
    package var before: String
    package var between: String
    package var after: String
  }

  /// A rule that looks at the item after the last separator.
  package enum Sound: Sendable, Hashable, CaseIterable {
    /// Spanish *y* becomes *e* before the sound *i*.
    case spanishI
    /// Spanish *o* becomes *u* before the sound *o*.
    case spanishO
    /// Hebrew *vav* takes a dash before a word of another script.
    case hebrewWord

    /// An item for which the rule makes a difference.
    fileprivate var probe: String {
      switch self {
      case .spanishI: "i"
      case .spanishO: "o"
      case .hebrewWord: "\u{5D0}"
      }
    }
  }

  /// The frame of a list of two, and what stands in its middle when the sound rule applies.
  package let pair: Frame
  package let pairBeforeSound: String
  /// The frame of a longer list; `between` separates the last two.
  package let many: Frame
  package let manyBeforeSound: String
  /// Between the first two of a longer list, and between two that are neither the first nor the last pair.
  package let first: String
  package let middle: String
  /// The rule under which the `…BeforeSound` texts are used.
  package let sound: Sound?

  /// Observes a list format.
  ///
  /// - Throws: ``IntlError`` of kind `engine` when the texts do not follow this model; no locale of CLDR is so.
  package init(
    _ locale: ResolvedLocale, kind: ListFormatHandle.Kind, width: ListFormatHandle.Width
  ) throws(IntlError) {
    self = try locale.asking { icuName throws(ICUFailure) in
      let format = try ListFormatHandle(locale: icuName, kind: kind, width: width)
      return try ListData(observing: format)
    }
  }

  private init(observing format: borrowing ListFormatHandle) throws(ICUFailure) {
    let letter = "\u{E000}"
    let two = try format.texts(around: [letter, letter])
    let five = try format.texts(around: [letter, letter, letter, letter, letter])
    pair = Frame(before: two[0], between: two[1], after: two[2])
    many = Frame(before: five[0], between: five[4], after: five[5])
    first = five[1]
    middle = five[2]
    var pairBeforeSound = two[1]
    var manyBeforeSound = five[4]
    var found: Sound?
    for sound in Sound.allCases {
      let pairText = try format.texts(around: [letter, sound.probe])[1]
      let manyText = try format.texts(around: [letter, letter, letter, sound.probe])[3]
      guard pairText != two[1] || manyText != five[4] else { continue }
      pairBeforeSound = pairText
      manyBeforeSound = manyText
      found = sound
      break
    }
    self.pairBeforeSound = pairBeforeSound
    self.manyBeforeSound = manyBeforeSound
    self.sound = found
    let three = try format.texts(around: [letter, letter, letter])
    guard five[2] == five[3], three == [five[0], five[1], five[4], five[5]] else {
      throw .unsupported("ulistfmt_formatStringsToResult")
    }
  }
}
