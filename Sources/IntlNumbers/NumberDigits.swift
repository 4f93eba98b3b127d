internal import IntlCore
internal import LocaleData

/// The digits and separators of a plan, and how whole numbers are written with them, backwards.
struct NumberDigits: Sendable {
  /// How the loop over integer digits is chosen.
  enum Loop: UInt8, Sendable {
    /// ASCII digits in one run.
    case plain
    /// ASCII digits in groups of three.
    case thousands
    /// ASCII digits in a group of three and groups of two.
    case indian
    /// Anything else.
    case any
  }

  /// Each digit right-aligned in a word.
  let words: InlineArray<10, UInt32>
  let width: Int
  let isASCII: Bool
  /// A separator right-aligned in a word.
  let separator: UInt32
  let separatorCount: Int
  let decimal: UInt32
  let decimalCount: Int
  private(set) var primary: Int
  private(set) var secondary: Int
  /// The lowest number that has a separator.
  private(set) var threshold: UInt64
  /// How many digits that number has.
  private(set) var thresholdDigits: Int
  private(set) var loop: Loop

  /// The digits of a plan that writes nothing.
  static let none = NumberDigits()

  private init() {
    words = InlineArray(repeating: 0)
    width = 1
    isASCII = false
    separator = 0
    separatorCount = 0
    decimal = 0
    decimalCount = 0
    primary = 0
    secondary = 0
    threshold = UInt64.max
    thresholdDigits = Int.max
    loop = .any
  }

  /// - Returns: `nil` for separators longer than a word.
  init?(_ data: NumberData, _ options: NumberOptions) {
    let groups = data.groups
    let group = options.finishing(groups.separator)
    let point = options.finishing(data.decimalSeparator)
    guard data.digits.count == 10, group.utf8.count <= 4, point.utf8.count <= 4 else { return nil }
    var words = InlineArray<10, UInt32>(repeating: 0)
    for digit in 0..<10 { words[digit] = Self.word(data.digits[digit]) }
    self.words = words
    width = data.digits[0].utf8.count
    isASCII = data.digits == (0...9).map(String.init)
    separator = Self.word(group)
    separatorCount = group.utf8.count
    decimal = Self.word(point)
    decimalCount = point.utf8.count
    primary = 0
    secondary = 0
    threshold = 0
    thresholdDigits = 0
    loop = .any
    setGroups(primary: groups.primary, secondary: groups.secondary, minimum: groups.minimum)
  }

  /// The same digits in groups of other sizes, with a separator as soon as there is a digit before it.
  func grouped(primary: Int, secondary: Int) -> NumberDigits {
    var copy = self
    copy.setGroups(primary: primary, secondary: secondary, minimum: 1)
    return copy
  }

  /// - Parameter minimum: How many digits there must be before the first separator.
  private mutating func setGroups(primary: Int, secondary: Int, minimum: Int) {
    self.primary = primary
    self.secondary = secondary
    thresholdDigits = primary == 0 ? Int.max : primary + minimum
    threshold = thresholdDigits <= 20 ? DecimalPower.of(thresholdDigits - 1) : UInt64.max
    loop =
      switch (isASCII, primary, secondary) {
      case (false, _, _): .any
      case (_, 0, _): .plain
      case (_, 3, 3): .thousands
      case (_, 3, 2): .indian
      default: .any
      }
  }

  private static func word(_ text: String) -> UInt32 {
    var word: UInt32 = 0
    for (index, byte) in text.utf8.reversed().prefix(4).enumerated() {
      word |= UInt32(byte) << UInt32(24 - 8 * index)
    }
    return word
  }

  /// The most bytes that a number of so many digits takes.
  func bound(integer: Int, fraction: Int) -> Int {
    let groups = primary == 0 ? 0 : integer / max(1, min(primary, secondary))
    return (integer + fraction) * width + groups * separatorCount + decimalCount
  }
}
