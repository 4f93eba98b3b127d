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

  /// The era of a day; the days before the first era belong to it, too, in years before 1.
  @inline(__always)
  func era(of day: Int) -> Int {
    var index = starts.count - 1
    // Most dates are of the last century.
    while index > 0, Int(starts[index]) > day { index -= 1 }
    return index
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
