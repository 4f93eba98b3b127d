internal import IntlCore

/// The eras of Japan: the first day of each and its Gregorian year, in the order of their numbers.
struct EraTable: Sendable {
  private let starts: [Int32]
  private let years: [UInt16]
  /// A table without eras, which stands in where the data could not be read.
  static let empty = EraTable()

  private init() {
    starts = [0]
    years = [1]
  }

  /// Reads a section of `calendars.bin`.
  ///
  /// - Throws: ``IntlError`` of kind `malformedFile`.
  init(_ section: ByteReader) throws(IntlError) {
    var reader = section
    var starts: [Int32] = []
    var years: [UInt16] = []
    for _ in 0..<(try reader.uint32()) {
      starts.append(Int32(bitPattern: try reader.uint32()))
      years.append(try reader.uint16())
    }
    guard !starts.isEmpty else {
      throw IntlError(.malformedFile, subject: "calendars.bin", expected: "eras", found: "none")
    }
    self.starts = starts
    self.years = years
  }

  /// The number of the latest era.
  var latest: Int { starts.count - 1 }

  /// The number of the era of a day, and the year in it of a Gregorian year.
  ///
  /// The days before the first era belong to it, too, in years before 1.
  @inline(__always)
  static func eraAndYear(of day: Int, year: Int) -> (era: Int, year: Int) {
    day >= heisei.start
      ? (day >= reiwa.start
        ? (reiwa.number, year - reiwa.yearBefore) : (heisei.number, year - heisei.yearBefore))
      : CalendarTables.shared.japanese.find(day, year)
  }

  // The eras of our time stand here as constants, too, so that most dates do not wait for the table. A test compares them
  // with it, and when it holds a new era the constants must follow.
  private static let heisei = (number: 235, start: 6947, yearBefore: 1988)
  private static let reiwa = (number: 236, start: 18_017, yearBefore: 2018)

  @inline(never)
  func find(_ day: Int, _ year: Int) -> (era: Int, year: Int) {
    var index = starts.count - 1
    while index > 0, Int(starts[index]) > day { index -= 1 }
    return (index, year - firstYear(ofEra: index) + 1)
  }

  /// The Gregorian year in which an era begins, which is its year 1.
  @inline(__always)
  func firstYear(ofEra era: Int) -> Int { Int(years[era]) }

  /// The days of an era; all days before the second belong to the first.
  func days(ofEra era: Int) -> Range<Int> {
    let start = era == 0 ? Int.min : Int(starts[era])
    return start..<(era == latest ? Int.max : Int(starts[era + 1]))
  }
}
