/// How the calendars name years: by eras, from other beginnings, or in cycles of sixty.
///
/// The arithmetic of a calendar has one count of years without a break, which is the Gregorian count for every calendar
/// with Gregorian months.
extension CalendarKind {
  // What to add to the arithmetic's count for the year of an era: the Buddhist, the Minguo (to subtract), the Ethiopian era of
  // the world, and the count of Chinese years whose cycles are numbered.
  private static let buddhistEra = 543
  private static let minguoEra = 1911
  private static let worldEra = 5500
  private static let cycleEra = 2637

  /// The era by its CLDR number, or −1 where the calendar has none, and the year in it.
  @inline(__always)
  func eraAndYear(of year: Int, day: Int) -> (era: Int, year: Int) {
    switch self {
    case .gregory, .julian, .coptic: year > 0 ? (1, year) : (0, 1 - year)
    case .iso8601: (-1, year)
    case .hebrew, .indian, .islamic, .islamicCivil, .islamicRGSA, .islamicTabular, .islamicUmmAlQura,
      .persian:
      (0, year)
    case .japanese: EraTable.eraAndYear(of: day, year: year)
    case .buddhist: (0, year + CalendarKind.buddhistEra)
    case .roc:
      year > CalendarKind.minguoEra
        ? (1, year - CalendarKind.minguoEra) : (0, CalendarKind.minguoEra + 1 - year)
    case .ethiopic: year > 0 ? (1, year) : (0, year + CalendarKind.worldEra)
    case .ethioaa: (0, year + CalendarKind.worldEra)
    case .chinese, .dangi:
      ((year + CalendarKind.cycleEra - 1) / 60 + 1, (year + CalendarKind.cycleEra - 1) % 60 + 1)
    }
  }

  /// The eras by their numbers; `nil` for a calendar without eras.
  var eras: ClosedRange<Int>? {
    switch self {
    case .iso8601: nil
    case .gregory, .julian, .coptic, .roc, .ethiopic: 0...1
    case .japanese: 0...CalendarTables.shared.japanese.latest
    case .chinese, .dangi:
      eraAndYear(of: arithmetic.years.lowerBound, day: 0)
        .era...eraAndYear(of: arithmetic.years.upperBound, day: 0).era
    default: 0...0
    }
  }

  /// The year in the arithmetic's count of a year in an era; of the latest era when none is named.
  ///
  /// A Chinese or Korean year without a cycle is the Gregorian year in which it begins. `year` is small enough that
  /// nothing overflows, and `era` is one of ``eras``.
  func year(_ year: Int, inEra era: Int?) -> Int {
    switch self {
    case .gregory, .julian, .coptic: return era == 0 ? 1 - year : year
    case .iso8601, .hebrew, .indian, .islamic, .islamicCivil, .islamicRGSA, .islamicTabular,
      .islamicUmmAlQura,
      .persian:
      return year
    case .japanese:
      let eras = CalendarTables.shared.japanese
      return eras.firstYear(ofEra: era ?? eras.latest) + year - 1
    case .buddhist: return year - CalendarKind.buddhistEra
    case .roc: return era == 0 ? CalendarKind.minguoEra + 1 - year : year + CalendarKind.minguoEra
    case .ethiopic: return era == 0 ? year - CalendarKind.worldEra : year
    case .ethioaa: return year - CalendarKind.worldEra
    case .chinese, .dangi:
      guard let era else { return year }
      return (era - 1) * 60 + year - CalendarKind.cycleEra
    }
  }

  /// What ICU calls the extended year, less the year of the arithmetic's count.
  var extendedYearOffset: Int {
    switch self {
    case .chinese: 2637
    case .dangi: 2333
    default: 0
    }
  }

  /// The Gregorian year that a year of the calendar is related to: for most, that of the greater part of it.
  ///
  /// UTS 35, field `r`; ICU: the field `r` of `udat_format`
  func relatedYear(of year: Int) -> Int {
    switch self {
    case .gregory, .iso8601, .julian, .buddhist, .japanese, .roc, .chinese, .dangi: year
    case .coptic: year + 284
    case .ethioaa, .ethiopic: year + 8
    case .hebrew: year - 3760
    case .indian: year + 79
    case .persian: year + 622
    case .islamic, .islamicCivil, .islamicRGSA, .islamicTabular, .islamicUmmAlQura:
      CalendarKind.gregorianYear(ofIslamic: year)
    }
  }

  /// The year in the arithmetic's count with a related Gregorian year; of two Islamic ones the first.
  func year(relatedTo gregorian: Int) -> Int {
    switch self {
    case .islamic, .islamicCivil, .islamicRGSA, .islamicTabular, .islamicUmmAlQura:
      var year = (gregorian - 622).floorDivided(by: 32).quotient * 33
      while CalendarKind.gregorianYear(ofIslamic: year) > gregorian { year -= 1 }
      while CalendarKind.gregorianYear(ofIslamic: year) < gregorian { year += 1 }
      return year
    default:
      return gregorian - relatedYear(of: 0)
    }
  }

  /// 65 Gregorian years are 67 Islamic ones: 1396 and 1397 both begin near the two ends of 1976.
  private static func gregorianYear(ofIslamic year: Int) -> Int {
    let (cycle, rest) = (year - 1397).floorDivided(by: 67)
    return year + 579 - 2 * cycle - (rest >= 33 ? 1 : 0)
  }
}
