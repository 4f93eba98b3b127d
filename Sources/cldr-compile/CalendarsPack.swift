import Foundation

/// The month tables of calendars that follow the sky or a decree, and the eras of Japan.
enum CalendarsPack: PackSource {
  static let name = "calendars"

  static func sections(from folder: URL) throws(CompileFailure) -> [PackSection] {
    var sections: [PackSection] = []
    for (section, file) in [
      ("chinese", "chinese.json"), ("dangi", "dangi.json"), ("islamic", "islamic.json"),
      ("umalqura", "islamic-umalqura.json"),
    ] {
      let years = try decode(YearFile.self, from: folder, file: file).years
      sections.append(PackSection(name: section, bytes: try table(of: years, in: file)))
    }
    let eras = try decode(EraFile.self, from: folder, file: "japanese.json").eras
    sections.append(PackSection(name: "japanese", bytes: try table(of: eras)))
    let notLeap = try decode(PersianFile.self, from: folder, file: "persian.json").notLeap
    sections.append(PackSection(name: "persian", bytes: try table(of: notLeap)))
    return sections
  }

  /// The number of years and the first year, then for each year its first day since 1970-01-01 (4 bytes), a bit a
  /// month that is set for 30 days (2), the place in the year of the leap month or 0 (1), and the number of months (1).
  private static func table(of years: [YearRow], in file: String) throws(CompileFailure) -> [UInt8] {
    guard let first = years.first else { throw CompileFailure("\(file) has no year") }
    var out = ByteWriter()
    out.uint32(years.count)
    out.uint32(first.year)
    var next = try DayText(first.firstDay).dayNumber
    for (index, row) in years.enumerated() {
      let months = row.months.split(separator: " ")
      let isLunisolar = row.leapMonth != nil || months.count == 13
      guard row.year == first.year + index, months.count == (isLunisolar ? 13 : 12) else {
        throw CompileFailure("\(file): the year \(row.year) is out of order or has \(months.count) months")
      }
      guard (0...12).contains(row.leapMonth ?? 0), try DayText(row.firstDay).dayNumber == next else {
        throw CompileFailure("\(file): the year \(row.year) does not start where the one before it ends")
      }
      var long = 0
      for (month, length) in months.enumerated() {
        guard length == "29" || length == "30" else {
          throw CompileFailure("\(file): a month of \(length) days in \(row.year)")
        }
        long |= length == "30" ? 1 << month : 0
        next += length == "30" ? 30 : 29
      }
      out.uint32(try DayText(row.firstDay).dayNumber)
      out.uint16(long)
      out.uint8(row.leapMonth.map { $0 + 1 } ?? 0)
      out.uint8(months.count)
    }
    return out.bytes
  }

  /// The number of eras, then the first day of each since 1970-01-01 (4 bytes) and the Gregorian year of it (2), in the
  /// order of their numbers, which begin with 0.
  private static func table(of eras: [EraRow]) throws(CompileFailure) -> [UInt8] {
    var out = ByteWriter()
    out.uint32(eras.count)
    var last = Int.min
    for (index, era) in eras.enumerated() {
      let start = try DayText(era.start)
      let day = start.dayNumber
      guard era.era == index, day > last else { throw CompileFailure("era \(era.era) is out of order") }
      last = day
      out.uint32(day)
      out.uint16(start.year)
    }
    return out.bytes
  }

  /// The number of years, then each (2 bytes), ascending.
  private static func table(of years: [Int]) throws(CompileFailure) -> [UInt8] {
    guard years == Set(years).sorted() else {
      throw CompileFailure("persian.json: the years are out of order")
    }
    var out = ByteWriter()
    out.uint32(years.count)
    for year in years { out.uint16(year) }
    return out.bytes
  }
}

private struct YearFile: Decodable {
  let years: [YearRow]
}

private struct YearRow: Decodable {
  let year: Int
  let firstDay: String
  let months: String
  let leapMonth: Int?
}

private struct EraFile: Decodable {
  let eras: [EraRow]
}

private struct EraRow: Decodable {
  let era: Int
  let start: String
}

private struct PersianFile: Decodable {
  let notLeap: [Int]
}
