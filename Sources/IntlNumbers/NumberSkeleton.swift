internal import IntlCore
internal import LocaleData

/// Style and options in the language of ICU's number skeletons.
///
/// ICU: "Number Skeletons" in the user guide
struct NumberSkeleton {
  private(set) var text = ""

  /// - Throws: ``IntlError`` of kind `invalidOption` for a malformed code or unit and for limits out of range.
  init(
    _ style: NumberStyle, _ options: NumberOptions, rounding: RoundingRule? = nil
  ) throws(IntlError) {
    let digits = try DigitLimits(style, options)
    add(style, options)
    add(digits, for: style)
    add(rounding ?? options.rounding)
    if let stem = Self.stem(options.grouping) { add(stem) }
    if let stem = Self.stem(Self.sign(style, options)) { add(stem) }
    if options.decimalSeparator == .always { add("decimal-always") }
  }

  /// The stems by which a plan observes a style; `nil` for styles that are made by rules.
  static func observed(_ style: NumberStyle, _ options: NumberOptions) -> NumberObservation.Style? {
    // Exponents are observed by themselves.
    var stem = NumberSkeleton()
    stem.add(style, NumberOptions())
    var plain = NumberSkeleton()
    var grouping = options.grouping
    switch style {
    case .spellOut, .ordinal, .spellOutOrdinal: return nil
    case .scientific, .engineering: break
    case .compact, .compactCurrency:
      if case .compactCurrency(let code, _, let display) = style {
        plain.add(.currency(code, display), options)
      }
      // Compact numbers want five digits before they are grouped.
      if grouping == .auto { grouping = .min2 }
    default: plain = stem
    }
    let display = sign(style, options)
    let isAccounting = display.rawValue.hasPrefix("accounting")
    return NumberObservation.Style(
      stem: stem.text, plainStem: plain.text, grouping: Self.stem(grouping) ?? "",
      sign: Self.stem(display) ?? "",
      always: isAccounting ? "sign-accounting-always" : "sign-always",
      auto: isAccounting ? "sign-accounting" : "",
      scale: style == .percent ? 2 : style == .permille ? 3 : 0)
  }

  private init() {}

  private static func stem(_ grouping: Grouping) -> String? {
    switch grouping {
    case .auto: nil
    case .always: "group-on-aligned"
    case .min2: "group-min2"
    case .thousands: "group-thousands"
    case .off: "group-off"
    }
  }

  /// The sign display that style and options come to.
  static func sign(_ style: NumberStyle, _ options: NumberOptions) -> SignDisplay {
    if case .accounting = style { return options.sign.forAccounting }
    return options.sign
  }

  private mutating func add(_ stem: String) {
    guard !stem.isEmpty else { return }
    if !text.isEmpty { text += " " }
    text += stem
  }

  private mutating func add(_ style: NumberStyle, _ options: NumberOptions) {
    switch style {
    case .decimal, .spellOut, .ordinal, .spellOutOrdinal: break
    case .percent: add("percent scale/100")
    case .permille: add("permille scale/1000")
    case .currency(let code, let display), .accounting(let code, let display):
      add("currency/\(code.code)")
      add(display)
    case .scientific: add("scientific" + Self.exponent(options))
    case .engineering: add("engineering" + Self.exponent(options))
    case .compact(let width): add(width)
    case .compactCurrency(let code, let width, let display):
      add(width)
      add("currency/\(code.code)")
      add(display)
    case .unit(let unit, let width):
      add("unit/\(unit.identifier)")
      switch width {
      case .long: add("unit-width-full-name")
      case .short: add("unit-width-short")
      case .narrow: add("unit-width-narrow")
      }
    }
  }

  private mutating func add(_ width: CompactWidth) {
    add(width == .short ? "compact-short" : "compact-long")
  }

  private mutating func add(_ display: CurrencyDisplay) {
    switch display {
    case .symbol: break
    case .narrow: add("unit-width-narrow")
    case .code: add("unit-width-iso-code")
    case .name: add("unit-width-full-name")
    case .formal: add("unit-width-formal")
    case .variant: add("unit-width-variant")
    case .none: add("unit-width-hidden")
    }
  }

  private static func exponent(_ options: NumberOptions) -> String {
    var text = ""
    if let minimum = options.minimumExponentDigits, minimum > 1 {
      text += "/*" + String(repeating: "e", count: minimum)
    }
    if let stem = stem(options.exponentSign) { text += "/" + stem }
    return text
  }

  private static func stem(_ sign: SignDisplay) -> String? {
    switch sign {
    case .auto: nil
    case .always: "sign-always"
    case .never: "sign-never"
    case .exceptZero: "sign-except-zero"
    case .negative: "sign-negative"
    case .accounting: "sign-accounting"
    case .accountingAlways: "sign-accounting-always"
    case .accountingExceptZero: "sign-accounting-except-zero"
    case .accountingNegative: "sign-accounting-negative"
    }
  }

  private mutating func add(_ digits: DigitLimits, for style: NumberStyle) {
    switch digits.precision {
    case .fraction(let minimum, let maximum): add(Self.fraction(minimum, maximum) + digits.zeros)
    case .significant(let minimum, let maximum): add(Self.significant(minimum, maximum) + digits.zeros)
    case .both(let fraction, let significant, let keepsMore):
      // ICU takes a fraction without any limit for none at all here.
      let isOpen = fraction.minimum == 0 && fraction.maximum == nil
      add(
        Self.fraction(fraction.minimum, isOpen ? DigitLimits.limit : fraction.maximum) + "/"
          + Self.significant(significant.minimum, significant.maximum) + (keepsMore ? "r" : "s")
          + digits.zeros)
    case .increment(let step): add("precision-increment/\(step)" + digits.zeros)
    case .compact: break
    }
    if let maximum = digits.maximumInteger {
      let minimum = min(digits.minimumInteger ?? 1, maximum)
      add(
        "integer-width/" + String(repeating: "#", count: maximum - minimum)
          + String(repeating: "0", count: minimum))
    } else if let minimum = digits.minimumInteger {
      add("integer-width/+" + String(repeating: "0", count: minimum))
    }
  }

  private static func fraction(_ minimum: Int, _ maximum: Int?) -> String {
    guard let maximum else { return "." + String(repeating: "0", count: minimum) + "+" }
    if maximum == 0 { return "." }
    return "." + String(repeating: "0", count: minimum) + String(repeating: "#", count: maximum - minimum)
  }

  private static func significant(_ minimum: Int, _ maximum: Int?) -> String {
    guard let maximum else { return String(repeating: "@", count: minimum) + "+" }
    return String(repeating: "@", count: minimum) + String(repeating: "#", count: maximum - minimum)
  }

  private mutating func add(_ rounding: RoundingRule) {
    switch rounding {
    case .halfEven: break
    case .halfUp: add("rounding-mode-half-up")
    case .halfDown: add("rounding-mode-half-down")
    case .up: add("rounding-mode-up")
    case .down: add("rounding-mode-down")
    case .ceiling: add("rounding-mode-ceiling")
    case .floor: add("rounding-mode-floor")
    case .halfOdd: add("rounding-mode-half-odd")
    case .halfCeiling: add("rounding-mode-half-ceiling")
    case .halfFloor: add("rounding-mode-half-floor")
    case .unnecessary: add("rounding-mode-unnecessary")
    }
  }
}
