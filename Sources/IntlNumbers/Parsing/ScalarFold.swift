internal import IntlCore

/// Which characters are the same when a number is read.
///
/// Marks of direction are invisible and mean nothing beside signs and symbols: they fold to ``nothing``.
struct ScalarFold: Sendable, Hashable {
  let foldsCase: Bool
  /// Whether the characters that lenient parsing takes for blanks, signs and ASCII fold to them.
  let isLenient: Bool
  /// Whether the invisible hints for line breaks that some locales put inside words mean nothing.
  var dropsBreakHints = false

  static let nothing = UInt32.max
  static let space = UInt32(0x20)
  static let minus = UInt32(0x2D)
  static let plus = UInt32(0x2B)
  static let apostrophe = UInt32(0x27)

  /// The representative of a character.
  @inline(__always)
  func callAsFunction(_ scalar: UInt32) -> UInt32 {
    if scalar < 0x80 {
      if foldsCase, scalar &- 0x41 < 26 { return scalar | 0x20 }
      return isLenient && scalar &- 0x09 < 5 ? Self.space : scalar
    }
    return foldWide(scalar)
  }

  private func foldWide(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0xA0, 0x2009, 0x202F: return Self.space
    case 0x2019: return Self.apostrophe
    case 0x2212: return Self.minus
    case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: return Self.nothing
    case 0xAD, 0x200B: if dropsBreakHints { return Self.nothing }
    default: break
    }
    var folded = scalar
    if isLenient {
      switch scalar {
      case 0x85, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x205F, 0x3000: return Self.space
      case 0x207B, 0x208B, 0x2796, 0xFE63, 0xFF0D: return Self.minus
      case 0x207A, 0x208A, 0x2795, 0xFB29, 0xFE62, 0xFF0B: return Self.plus
      case 0x2018, 0xFF07: return Self.apostrophe
      case 0xFF01...0xFF5E: folded = scalar - 0xFEE0
      // Cent, pound, yen and won.
      case 0xFFE0: return 0xA2
      case 0xFFE1: return 0xA3
      case 0xFFE5: return 0xA5
      case 0xFFE6: return 0x20A9
      default: break
      }
    }
    guard foldsCase else { return folded }
    let lower = Unicode.Scalar(folded)?.properties.lowercaseMapping.unicodeScalars
    guard let lower, lower.count == 1, let only = lower.first else { return folded }
    return only.value
  }

  /// The folded characters of a text, without those that fold to nothing.
  func scalars(_ text: String) -> [UInt32] {
    text.unicodeScalars.map { self($0.value) }.filter { $0 != Self.nothing }
  }
}

/// UTF-8 read one character at a time; the bytes are those of a `String`, so they are well formed.
enum UTF8Reading {
  /// The character at a position before the end, and how many bytes it has.
  @inline(__always)
  static func scalar(_ bytes: Span<UInt8>, _ position: Int) -> (scalar: UInt32, length: Int) {
    let first = UInt32(bytes[position])
    if first < 0x80 { return (first, 1) }
    return wide(bytes, position, first)
  }

  private static func wide(_ bytes: Span<UInt8>, _ position: Int, _ first: UInt32) -> (UInt32, Int) {
    func tail(_ offset: Int) -> UInt32 { UInt32(bytes[position + offset] & 0x3F) }
    if first < 0xE0 { return ((first & 0x1F) << 6 | tail(1), 2) }
    if first < 0xF0 { return ((first & 0xF) << 12 | tail(1) << 6 | tail(2), 3) }
    return ((first & 0x7) << 18 | tail(1) << 12 | tail(2) << 6 | tail(3), 4)
  }

  /// The position after `pattern`, or `nil` where it does not stand; characters that fold to nothing are passed.
  static func match(
    _ pattern: [UInt32], _ bytes: Span<UInt8>, _ position: Int, _ fold: ScalarFold
  ) -> Int? {
    var position = position
    for expected in pattern {
      position = skipNothing(bytes, position, fold)
      guard position < bytes.count else { return nil }
      let (scalar, length) = scalar(bytes, position)
      guard fold(scalar) == expected else { return nil }
      position += length
    }
    return position
  }

  /// The position after marks of direction.
  static func skipNothing(_ bytes: Span<UInt8>, _ position: Int, _ fold: ScalarFold) -> Int {
    var position = position
    while position < bytes.count, bytes[position] >= 0x80 {
      let (scalar, length) = scalar(bytes, position)
      if fold(scalar) != ScalarFold.nothing { break }
      position += length
    }
    return position
  }

  /// The position after marks of direction and blanks.
  static func skipBlanks(_ bytes: Span<UInt8>, _ position: Int, _ fold: ScalarFold) -> Int {
    var position = position
    while position < bytes.count {
      let (scalar, length) = scalar(bytes, position)
      let folded = fold(scalar)
      if folded != ScalarFold.nothing, folded != ScalarFold.space { break }
      position += length
    }
    return position
  }
}
