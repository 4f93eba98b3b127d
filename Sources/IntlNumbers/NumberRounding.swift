internal import IntlCore
internal import LocaleData

/// Where a format cuts numbers, and how many zeros it fills in.
///
/// The rules for fraction and significant digits together are ECMA-402's, as ICU follows them.
struct NumberRounding: Sendable, Hashable {
  enum Kind: UInt8, Sendable {
    case everything, fraction, significant, both, compact, increment
  }

  let kind: Kind
  let rule: RoundingRule
  let minimumFraction: Int
  /// Where the fraction ends; `everything` and open ends keep all digits.
  let maximumFraction: Int
  let minimumSignificant: Int
  let maximumSignificant: Int
  let keepsMore: Bool
  let stripsZeros: Bool
  /// The step of increments, `stepCoefficient × 10^stepExponent`; plain numbers, so that using them costs no
  /// reference count.
  let stepCoefficient: UInt64
  let stepExponent: Int

  /// More digits than any number has.
  static let all = 1 << 30

  /// The rounding of a plan that writes nothing.
  static let none = NumberRounding()

  private init() {
    kind = .everything
    rule = .halfEven
    minimumFraction = 0
    maximumFraction = Self.all
    minimumSignificant = 1
    maximumSignificant = Self.all
    keepsMore = false
    stripsZeros = false
    stepCoefficient = 1
    stepExponent = 0
  }

  /// - Returns: `nil` for a step of more than 19 digits, which ICU serves.
  init?(_ limits: DigitLimits, _ options: NumberOptions) {
    var fraction = DigitLimits.Range(minimum: 0, maximum: 0)
    var significant = DigitLimits.Range(minimum: 1, maximum: 1)
    var step: DecimalValue?
    var keepsMore = false
    switch limits.precision {
    case .fraction(let minimum, let maximum):
      kind = maximum == nil ? .everything : .fraction
      fraction = .init(minimum: minimum, maximum: maximum)
    case .significant(let minimum, let maximum):
      kind = .significant
      significant = .init(minimum: minimum, maximum: maximum)
    case .both(let first, let second, let more):
      kind = .both
      fraction = first
      significant = second
      keepsMore = more
    case .increment(let value):
      kind = .increment
      // The zeros that only say how many digits are shown make no step longer.
      step = value.reduced
      fraction = .init(minimum: max(0, -value.exponent), maximum: nil)
    case .compact:
      kind = .compact
    }
    rule = options.rounding
    minimumFraction = fraction.minimum
    maximumFraction = fraction.maximum ?? Self.all
    minimumSignificant = significant.minimum
    maximumSignificant = significant.maximum ?? Self.all
    self.keepsMore = keepsMore
    guard let coefficient = step == nil ? 1 : step?.coefficient64 else { return nil }
    stepCoefficient = coefficient
    stepExponent = step?.exponent ?? 0
    stripsZeros = options.trailingZeros == .stripIfInteger
  }

  /// True when whole numbers are shown as they are.
  var keepsIntegers: Bool { kind == .fraction || kind == .everything }

  /// True when the rounded number is the nearest one of a fixed count of digits, whatever the rule does with ties.
  var usesNearest: Bool {
    guard kind == .fraction, maximumFraction <= 22 else { return false }
    switch rule {
    case .halfEven, .halfUp, .halfDown, .halfOdd, .halfCeiling, .halfFloor, .unnecessary: return true
    case .up, .down, .ceiling, .floor: return false
    }
  }
}
