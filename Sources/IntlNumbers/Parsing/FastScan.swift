internal import IntlCore

/// The shortest way through plain numbers: ASCII digits, separators of one byte, at most 19 digits.
///
/// It answers only for texts that are right in every point; all others, and all reports of faults, are for the
/// reader of forms.
struct FastScan: Sendable {
  static let never = FastScan()

  private var isUsable = false
  private var group: UInt8 = 0
  private var decimal: UInt8 = 0
  private var primary = 0
  private var secondary = 0

  private init() {}

  init(_ systems: [ParserPlan.System]) {
    guard let system = systems.first(where: { $0.numerals.usesASCIIDigits }) else { return }
    let numerals = system.numerals
    guard let decimal = Self.byte(numerals.decimal) else { return }
    let isPlain = { (form: AffixForm) in form.suffix.isEmpty && form.fixed == nil && !form.isInfinite }
    let plain = system.groups.first { $0.prefix.isEmpty }?.forms.first(where: isPlain)
    let negative = system.groups.first { $0.prefix == [ScalarFold.minus] }?.forms.first(where: isPlain)
    guard let plain, let negative, !plain.isNegative, negative.isNegative, plain.power == 0,
      negative.power == 0,
      plain.fixed == nil, negative.fixed == nil
    else { return }
    isUsable = true
    self.decimal = decimal
    if let group = Self.byte(numerals.group), numerals.primaryGroup > 0 {
      self.group = group
      primary = numerals.primaryGroup
      secondary = numerals.secondaryGroup
    }
  }

  /// The same in one word; groups have few digits.
  var packed: UInt64 {
    guard isUsable, primary < 256, secondary < 256 else { return 0 }
    return 1 << 32 | UInt64(primary) << 24 | UInt64(secondary) << 16 | UInt64(group) << 8 | UInt64(decimal)
  }

  @inline(__always)
  init(packed word: UInt64) {
    isUsable = word != 0
    primary = Int(word >> 24 & 0xFF)
    secondary = Int(word >> 16 & 0xFF)
    group = UInt8(truncatingIfNeeded: word >> 8)
    decimal = UInt8(truncatingIfNeeded: word)
  }

  private static func byte(_ separator: [UInt32]) -> UInt8? {
    guard separator.count == 1, separator[0] < 0x80 else { return nil }
    return UInt8(separator[0])
  }

  /// The number, when all of `bytes` is a plain one.
  @inline(__always)
  func value(_ bytes: Span<UInt8>) -> DecimalValue? {
    guard isUsable, bytes.count > 0, bytes.count < 28 else { return nil }
    var position = 0
    let isNegative = bytes[0] == UInt8(ascii: "-")
    if isNegative { position = 1 }
    var coefficient: UInt64 = 0
    let start = position
    var groupStart = position
    var groupCount = 0
    var byte: UInt8 = 0
    while position < bytes.count {
      byte = bytes[position]
      let digit = byte &- 0x30
      if digit < 10 {
        coefficient = coefficient &* 10 &+ UInt64(digit)
      } else if byte == group, primary > 0 {
        let count = position &- groupStart
        guard groupCount == 0 ? count > 0 && count <= secondary : count == secondary else { return nil }
        groupCount &+= 1
        groupStart = position &+ 1
      } else {
        break
      }
      position &+= 1
    }
    if groupCount > 0, position &- groupStart != primary { return nil }
    let integerCount = position &- start &- groupCount
    guard integerCount > 0 else { return nil }
    var fractionCount = 0
    if position < bytes.count {
      guard byte == decimal else { return nil }
      position &+= 1
      let fractionStart = position
      while position < bytes.count {
        let digit = bytes[position] &- 0x30
        guard digit < 10 else { return nil }
        coefficient = coefficient &* 10 &+ UInt64(digit)
        position &+= 1
      }
      fractionCount = position &- fractionStart
    }
    guard integerCount &+ fractionCount <= 19 else { return nil }
    return DecimalValue(isNegative: isNegative, coefficient: coefficient, exponent: 0 &- fractionCount)
  }
}
