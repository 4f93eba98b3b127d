extension Flag {
  static let style = Flag(
    "style",
    .word([
      "decimal", "percent", "permille", "currency", "accounting", "scientific", "engineering", "compactShort",
      "compactLong", "spellOut", "ordinal", "spellOutOrdinal", "unit",
    ]), .key, .numbers, "what kind of number; default: decimal")
  static let currency = Flag("currency", .text("CODE"), .key, .numbers, "an ISO 4217 code such as EUR")
  static let currencyDisplay = Flag(
    "currency-display", .word(["symbol", "narrow", "code", "name", "formal", "variant", "none"]), .key,
    .numbers,
    "how the currency is written")
  static let cash = Flag("cash", .none, .key, .numbers, "round to what can be paid in cash")
  static let unit = Flag("unit", .text("UNIT"), .key, .numbers, "a unit such as kilometer-per-hour")
  static let width = Flag(
    "width", .word(["long", "short", "narrow"]), .key, .numbers, "how long units are written")
  static let minimumIntegerDigits = Flag(
    "minimum-integer-digits", .text("N"), .key, .numbers, "pad with zeros to so many digits")
  static let maximumIntegerDigits = Flag(
    "maximum-integer-digits", .text("N"), .key, .numbers, "cut off higher digits: 1999 with 2 is 99")
  static let minimumFractionDigits = Flag(
    "minimum-fraction-digits", .text("N"), .key, .numbers, "at least so many digits after the separator")
  static let maximumFractionDigits = Flag(
    "maximum-fraction-digits", .text("N"), .key, .numbers, "at most so many digits after the separator")
  static let minimumSignificantDigits = Flag(
    "minimum-significant-digits", .text("N"), .key, .numbers, "at least so many significant digits")
  static let maximumSignificantDigits = Flag(
    "maximum-significant-digits", .text("N"), .key, .numbers, "at most so many significant digits")
  static let roundingPriority = Flag(
    "rounding-priority", .word(["significantDigits", "morePrecision", "lessPrecision"]), .key, .numbers,
    "which limit wins, fraction or significant digits")
  static let trailingZeros = Flag(
    "trailing-zeros", .word(["auto", "stripIfInteger"]), .key, .numbers,
    "whether whole numbers keep the zeros of their fraction")
  static let minimumExponentDigits = Flag(
    "minimum-exponent-digits", .text("N"), .key, .numbers, "pad exponents with zeros to so many digits")
  static let exponentSign = Flag(
    "exponent-sign", .word(["auto", "always", "never", "exceptZero", "negative"]), .key, .numbers,
    "when exponents have a sign")
  static let increment = Flag("increment", .text("STEP"), .key, .numbers, "round to a multiple, such as 0.05")
  static let rounding = Flag(
    "rounding",
    .word([
      "halfEven", "halfUp", "halfDown", "up", "down", "ceiling", "floor", "halfOdd", "halfCeiling",
      "halfFloor",
      "unnecessary",
    ]), .key, .numbers, "which way; default: halfEven")
  static let grouping = Flag(
    "grouping", .word(["auto", "always", "min2", "thousands", "off"]), .key, .numbers,
    "when digits stand in groups")
  static let sign = Flag(
    "sign",
    .word([
      "auto", "always", "never", "exceptZero", "negative", "accounting", "accountingAlways",
      "accountingExceptZero", "accountingNegative",
    ]), .key, .numbers, "when a sign stands")
  static let decimalSeparator = Flag(
    "decimal-separator", .word(["auto", "always"]), .key, .numbers, "whether whole numbers have one too")
  static let numberingSystem = Flag(
    "numbering-system", .text("NAME"), .key, .numbers, "digits such as arab, deva or latn")
  static let ruleSet = Flag(
    "rule-set", .text("NAME"), .key, .numbers, "a rule set of words, such as %spellout-cardinal-feminine")
  static let breakHints = Flag(
    "break-hints", .word(["keep", "remove"]), .key, .numbers,
    "the invisible hints for line breaks inside words")
  static let numberPattern = Flag("pattern", .text("PATTERN"), .key, .numbers, "a UTS 35 pattern")
  static let skeleton = Flag(
    "skeleton", .text("SKELETON"), .key, .numbers, "an ICU number skeleton such as compact-short")

  static let accounting = Flag(
    "accounting", .none, .none, .numbers, "negative amounts as accounts write them, often in parentheses")

  static let numberFlags = [
    style, currency, currencyDisplay, cash, unit, width, minimumIntegerDigits, maximumIntegerDigits,
    minimumFractionDigits, maximumFractionDigits, minimumSignificantDigits, maximumSignificantDigits,
    roundingPriority, trailingZeros, increment, rounding, grouping, sign, decimalSeparator,
    minimumExponentDigits, exponentSign, numberingSystem, ruleSet, breakHints, numberPattern, skeleton,
  ]
}
