internal import LocaleData

/// The texts of a list in the order in which they are written.
struct ListPlan: Sendable, Hashable {
  private let data: ListData

  init(_ data: ListData) { self.data = data }

  /// Gives every piece of the list to `write`, and whether it is an item.
  func run<Items: Collection>(
    _ items: Items, _ write: (_ piece: String, _ isItem: Bool) -> Void
  ) where Items.Element: StringProtocol {
    let count = items.count
    let frame = count == 2 ? data.pair : data.many
    if count > 1 { write(frame.before, false) }
    var place = 0
    for item in items {
      if place > 0 {
        if place == count - 1 {
          write(lastSeparator(isPair: count == 2, before: item), false)
        } else {
          write(place == 1 ? data.first : data.middle, false)
        }
      }
      write(String(item), true)
      place += 1
    }
    if count > 1 { write(frame.after, false) }
  }

  private func lastSeparator(isPair: Bool, before item: some StringProtocol) -> String {
    let changes = data.sound.map { ListPlan.applies($0, to: item) } ?? false
    if isPair { return changes ? data.pairBeforeSound : data.pair.between }
    return changes ? data.manyBeforeSound : data.many.between
  }

  /// True when the rule changes the word before `item`.
  private static func applies(_ sound: ListData.Sound, to item: some StringProtocol) -> Bool {
    var scalars = item.unicodeScalars.makeIterator()
    let first = lowercased(scalars.next())
    switch sound {
    case .spanishI:
      if first == "i" { return true }
      guard first == "h", lowercased(scalars.next()) == "i" else { return false }
      // "hie" and "hia" begin with the sound of a consonant.
      let third = lowercased(scalars.next())
      return third != "e" && third != "a"
    case .spanishO:
      if first == "o" || first == "8" { return true }
      if first == "h" { return lowercased(scalars.next()) == "o" }
      // Eleven, "once", but not a longer number.
      guard first == "1", scalars.next() == "1" else { return false }
      let third = scalars.next()
      return third == nil || third == " "
    case .hebrewWord:
      guard let first = item.unicodeScalars.first else { return true }
      return isHebrew(first)
    }
  }

  private static func lowercased(_ scalar: Unicode.Scalar?) -> Unicode.Scalar? {
    guard let scalar, ("A"..."Z").contains(scalar) else { return scalar }
    return Unicode.Scalar(UInt8(truncatingIfNeeded: scalar.value | 0x20))
  }

  /// True for the scalars of script Hebrew.
  private static func isHebrew(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0591...0x05C7, 0x05D0...0x05EA, 0x05EF...0x05F4: true
    case 0xFB1D...0xFB36, 0xFB38...0xFB3C, 0xFB3E, 0xFB40...0xFB41, 0xFB43...0xFB44, 0xFB46...0xFB4F: true
    default: false
    }
  }
}
