/// The calendars that there are; the raw values are their BCP 47 names.
package enum CalendarKind: String, Sendable, Hashable, CaseIterable {
  case gregory
  case iso8601
  case julian
  case buddhist
  case chinese
  case coptic
  case dangi
  case ethioaa
  case ethiopic
  case hebrew
  case indian
  case islamic
  case islamicCivil = "islamic-civil"
  case islamicRGSA = "islamic-rgsa"
  case islamicTabular = "islamic-tbla"
  case islamicUmmAlQura = "islamic-umalqura"
  case japanese
  case persian
  case roc

  package var form: CalendarArithmetic.Form {
    switch self {
    case .gregory, .iso8601, .buddhist, .japanese, .roc: .gregorian
    case .julian: .julian
    case .chinese: .chinese
    case .dangi: .dangi
    case .coptic: .coptic
    case .ethioaa, .ethiopic: .ethiopic
    case .hebrew: .hebrew
    case .indian: .indian
    case .islamic, .islamicRGSA: .crescent
    case .islamicCivil: .islamicCivil
    case .islamicTabular: .islamicTabular
    case .islamicUmmAlQura: .ummAlQura
    case .persian: .persian
    }
  }

  /// The arithmetic without a cut-over.
  package var arithmetic: CalendarArithmetic { CalendarArithmetic(form) }

  /// True for a calendar that reads `CLDRData/calendars`.
  var needsTables: Bool {
    switch self {
    case .chinese, .dangi, .islamic, .islamicRGSA, .islamicUmmAlQura, .japanese, .persian: true
    default: false
    }
  }

  /// What decides which questions need not be asked of a calendar; a test of a bit instead of a jump.
  struct Traits: OptionSet, Sendable, Hashable {
    let rawValue: UInt8
    /// One era, of number 0, whose years are those of the arithmetic.
    static let countsYearsPlainly = Traits(rawValue: 1)
    /// Months whose number is their place in the year.
    static let numbersMonthsPlainly = Traits(rawValue: 2)
    /// Tables that end, so that there are instants without a date.
    static let isLimited = Traits(rawValue: 4)
  }

  var traits: Traits {
    switch self {
    case .islamic, .islamicCivil, .islamicRGSA, .islamicTabular, .islamicUmmAlQura, .indian, .persian:
      [.countsYearsPlainly, .numbersMonthsPlainly]
    case .hebrew: .countsYearsPlainly
    case .chinese, .dangi: .isLimited
    default: .numbersMonthsPlainly
    }
  }
}
