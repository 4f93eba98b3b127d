internal import ICUBridge
public import IntlCore
internal import LocaleData

/// What CLDR says of a locale as such: calendar, clock, week, currency, measures, direction.
///
/// ```swift
/// let properties = try LocaleProperties("en-GB-u-rg-uszzzz")
/// properties.currency       // "USD"
/// properties.hourCycle      // "h12"
/// properties.firstWeekday   // 1, Sunday
/// ```
///
/// The `-u-` keys `ca`, `cu`, `fw`, `hc`, `ms`, `nu` and `rg` are honoured in all of them, also where ICU 72 ignores
/// them.
///
/// UTS 35, sections "Region Override" and "Supplemental Data".
public struct LocaleProperties: Sendable, Hashable {
  /// The locale that was asked about.
  public let locale: LocaleID
  /// The ISO 4217 code of the currency in use today; `nil` where there is none.
  public let currency: String?
  /// What the locale writes for ``currency``: `$`, `€`; `nil` where there is none.
  public let currencySymbol: String?
  /// The text between the integer and the fraction of a number.
  public let decimalSeparator: String
  /// The text between groups of digits.
  public let groupingSeparator: String
  /// The calendar by its BCP 47 name: `gregory`, `buddhist`.
  public let calendar: String
  /// The numbering system of numbers: `latn`, `arab`.
  public let numberingSystem: String
  /// The hour cycle of times: `h11`, `h12`, `h23` or `h24`.
  public let hourCycle: String
  /// The first day of the week; 1 is Sunday, 7 Saturday.
  public let firstWeekday: Int
  /// How many days of the new year its first week must have: 4 is ISO's rule.
  public let minimumDays: Int
  /// The first and the last day of the weekend, which may run over the turn of the week.
  public let weekend: Weekend
  /// The system of measures.
  public let measurementSystem: MeasurementSystem
  /// The usual size of paper.
  public let paperSize: PaperSize
  /// The direction of text.
  public let characterDirection: Direction
  /// The quotation marks.
  public let delimiters: Delimiters

  /// The days of a weekend.
  public struct Weekend: Sendable, Hashable {
    /// The first day; 1 is Sunday.
    public let start: Int
    /// The last day; 1 is Sunday.
    public let end: Int
  }

  /// A system of measures; the raw values are the words of the request protocol.
  public enum MeasurementSystem: String, Sendable {
    /// Metres and kilograms.
    case metric
    /// Feet and pounds, US gallons.
    case us
    /// Miles and pints beside kilograms.
    case uk

    /// True for all but the US system.
    public var usesMetric: Bool { self != .us }
  }

  /// A usual size of paper.
  public enum PaperSize: String, Sendable {
    /// 297 by 210 mm.
    case a4 = "A4"
    /// 279 by 216 mm.
    case letter = "Letter"
  }

  /// A direction of text.
  public enum Direction: String, Sendable {
    /// From left to right.
    case leftToRight = "ltr"
    /// From right to left.
    case rightToLeft = "rtl"
  }

  /// Quotation marks: the outer pair, and the pair inside another quotation.
  public struct Delimiters: Sendable, Hashable {
    /// Opens a quotation.
    public let quotationStart: String
    /// Closes a quotation.
    public let quotationEnd: String
    /// Opens a quotation inside another.
    public let alternateQuotationStart: String
    /// Closes a quotation inside another.
    public let alternateQuotationEnd: String
  }

  /// Gathers the properties of a locale.
  ///
  /// - Throws: `IntlError` of kind `invalidLocale` for a malformed or unknown locale, `missingData` when ICU's data
  ///   are not installed.
  public init(_ locale: LocaleID) throws(IntlError) {
    let resolved = try ResolvedLocale(locale)
    let region = try RegionalData(resolved)
    let week = try region.week()
    self.locale = resolved.id
    let symbols = try NumberSymbols(resolved)
    decimalSeparator = symbols.decimal
    groupingSeparator = symbols.group
    currency = try region.currency()
    currencySymbol =
      if let currency { try CurrencyNames.text(.symbol, of: currency, in: resolved) } else { nil }
    calendar = try region.calendar()
    numberingSystem = try region.numberingSystem()
    hourCycle = try region.hourCycle()
    firstWeekday = week.firstWeekday
    minimumDays = week.minimumDays
    weekend = Weekend(start: week.weekendStart, end: week.weekendEnd)
    measurementSystem = MeasurementSystem(rawValue: try region.measurementSystem()) ?? .metric
    paperSize = PaperSize(rawValue: try region.paperSize()) ?? .a4
    characterDirection = ICULocaleName.isRightToLeft(resolved.icuName) ? .rightToLeft : .leftToRight
    func delimiter(_ which: ICURegion.Delimiter) throws(IntlError) -> String {
      try resolved.asking { name throws(ICUFailure) in try ICURegion.delimiter(which, name) }
    }
    delimiters = Delimiters(
      quotationStart: try delimiter(.quotationStart), quotationEnd: try delimiter(.quotationEnd),
      alternateQuotationStart: try delimiter(.alternateQuotationStart),
      alternateQuotationEnd: try delimiter(.alternateQuotationEnd))
  }
}
