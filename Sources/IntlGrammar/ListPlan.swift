internal import IntlCore
internal import LocaleData

/// The texts of a list in the order in which they are written.
final class ListPlan: Sendable {
  private let data: ListData

  init(_ data: ListData) { self.data = data }

  /// The list as one text.
  func text(_ items: [String]) -> String {
    guard items.count > 1 else { return items.first ?? "" }
    let frame = items.count == 2 ? data.pair : data.many
    let last = lastSeparator(items)
    var text = ""
    var size = frame.before.utf8.count + frame.after.utf8.count + last.utf8.count
    for item in items { size += item.utf8.count }
    size += (items.count - 2) * max(data.first.utf8.count, data.middle.utf8.count)
    text.reserveCapacity(size)
    text += frame.before
    text += items[0]
    for place in 1..<items.count {
      text += place == items.count - 1 ? last : place == 1 ? data.first : data.middle
      text += items[place]
    }
    text += frame.after
    return text
  }

  /// The list as parts; an empty item is still an element, an empty literal is nothing.
  func parts(_ items: [String]) -> [TextPart] {
    guard items.count > 1 else { return items.map { TextPart(.element, $0) } }
    let frame = items.count == 2 ? data.pair : data.many
    let last = lastSeparator(items)
    var parts: [TextPart] = []
    func add(_ literal: String) {
      if !literal.isEmpty { parts.append(TextPart(.literal, literal)) }
    }
    add(frame.before)
    for (place, item) in items.enumerated() {
      if place > 0 { add(place == items.count - 1 ? last : place == 1 ? data.first : data.middle) }
      parts.append(TextPart(.element, item))
    }
    add(frame.after)
    return parts
  }

  /// What stands between the last two of at least two items.
  private func lastSeparator(_ items: [String]) -> String {
    let isPair = items.count == 2
    guard let sound = data.sound, ListPlan.applies(sound, to: items[items.count - 1]) else {
      return isPair ? data.pair.between : data.many.between
    }
    return isPair ? data.pairBeforeSound : data.manyBeforeSound
  }

  /// True when the rule changes the word before `item`.
  private static func applies(_ sound: ListData.Sound, to item: String) -> Bool {
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
