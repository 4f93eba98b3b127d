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

  package var arithmetic: CalendarArithmetic {
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

  /// True for a calendar that reads `CLDRData/calendars`.
  var needsTables: Bool {
    switch self {
    case .chinese, .dangi, .islamic, .islamicRGSA, .islamicUmmAlQura, .japanese, .persian: true
    default: false
    }
  }
}
