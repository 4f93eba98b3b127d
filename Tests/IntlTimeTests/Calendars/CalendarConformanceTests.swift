import IntlCore
import IntlTime
import TestSupport
import Testing

/// Days that other implementations computed; the bars stand in the suites' own README.
@Suite("Calendar conformance", .enabled(if: SharedData.isPresent))
struct CalendarConformanceTests {
  /// One row of the table of the book Calendrical Calculations.
  struct Row {
    let cells: [Substring]

    init(_ line: String) { cells = line.split(separator: "\t") }

    /// Days since 1970-01-01; the table counts from 1 January of the year 1.
    var day: Int { (Int(cells[0]) ?? 0) - 719_163 }

    func numbers(_ column: Int) -> [Int] { cells[column].split(separator: " ").compactMap { Int($0) } }
  }

  static let rows: [Row] = {
    guard let lines = try? SharedData.lines("conformance/calendars/calendrical-calculations.tsv") else {
      return []
    }
    return lines.dropFirst().map(Row.init)
  }()

  func date(_ calendar: CalendarID, _ day: Int) throws -> CalendarDate {
    try CalendarRules(calendar).date(on: DayNumber(day))
  }

  /// The rows of a column whose date is not ours, and the number of rows that were looked at.
  func misses(
    _ calendar: CalendarID, _ column: Int, where included: (Row) -> Bool = { _ in true },
    _ ours: (CalendarDate) -> [Int]
  ) throws -> (misses: [String], count: Int) {
    var misses: [String] = []
    var count = 0
    for row in Self.rows where included(row) {
      count += 1
      let date = try date(calendar, row.day)
      if ours(date) != row.numbers(column) {
        misses.append("\(row.cells[0]): \(ours(date)) for \(row.cells[column])")
      }
    }
    return (misses, count)
  }

  static let plain: [(CalendarID, Int)] = [
    ("iso8601", 2), ("julian", 4), ("islamic-civil", 6), ("coptic", 7), ("ethiopic", 8),
  ]

  @Test("Gregorian, Julian, Islamic, Coptic and Ethiopic dates are those of the table", arguments: plain)
  func yearMonthDay(calendar: CalendarID, column: Int) throws {
    let result = try misses(calendar, column) { date in
      // The table's Julian calendar has no year 0.
      let year = calendar == .julian && date.extendedYear <= 0 ? date.extendedYear - 1 : date.extendedYear
      return [year, date.month, date.day]
    }
    #expect(result.count == 4767)
    #expect(result.misses == [])
  }

  @Test("ISO weeks are those of the table")
  func isoWeeks() throws {
    let result = try misses("iso8601", 3) { date in
      let week = date.week(.iso)
      return [week.year, week.week, date.weekday.isoNumber]
    }
    #expect(result.count == 4767)
    #expect(result.misses == [])
  }

  @Test("Hebrew dates are those of the table, also where ICU 72 is a day behind")
  func hebrew() throws {
    let result = try misses("hebrew", 5) { date in
      // The table counts months from Nisan; 12 is Adar or Adar I, 13 is Adar II.
      let month =
        switch date.monthCode {
        case MonthCode(5, isLeap: true): 12
        case MonthCode(6): date.monthsInYear == 13 ? 13 : 12
        case let code: code.number > 6 ? code.number - 6 : code.number + 6
        }
      return [date.year, month, date.day]
    }
    #expect(result.count == 4767)
    #expect(result.misses == [])
  }

  @Test("Persian dates of 1178 to 1500 are those of the table, but for the year in which sources split")
  func persian() throws {
    let result = try misses(
      "persian", 9, where: { row in 1178...1500 ~= row.numbers(9)[0] },
      { date in [date.year, date.month, date.day] })
    #expect(result.count == 3679)
    #expect(result.misses.count == 14)
    #expect(result.misses.allSatisfy { $0.contains("for 1470 ") || $0.contains("for 1469 ") })
  }

  @Test("Chinese dates of 1900 to 2100 are those of the table")
  func chinese() throws {
    var counts = (to2050: 0, to2100: 0)
    for row in Self.rows where 1900...2100 ~= row.numbers(2)[0] {
      let cells = row.cells[11].split(separator: " ")
      let numbers = cells.compactMap { Int($0) }
      let date = try date("chinese", row.day)
      let isLeap = cells[3] == "L"
      #expect(date.era == numbers[0] && date.year == numbers[1], "\(row.cells[2])")
      #expect(
        date.month == numbers[2] && date.isLeapMonth == isLeap && date.day == numbers[3], "\(row.cells[2])")
      if row.numbers(2)[0] <= 2050 { counts.to2050 += 1 } else { counts.to2100 += 1 }
    }
    #expect(counts == (2224, 723))
  }

  @Test("Umm al-Qura months begin and end as published")
  func ummAlQura() throws {
    let calendar = try CalendarRules("islamic-umalqura")
    let lines = try SharedData.lines("conformance/calendars/umm-al-qura-months.tsv").dropFirst()
    #expect(lines.count == 3612)
    for line in lines {
      let cells = line.split(separator: "\t")
      let (year, month, length) = (
        try #require(Int(cells[0])), try #require(Int(cells[1])), try #require(Int(cells[3]))
      )
      let first = try calendar.day(year: year, month: MonthCode(month), day: 1)
      #expect(first == (try gregorianDay(cells[2])), "\(line)")
      #expect(try calendar.date(on: first).daysInMonth == length, "\(line)")
    }
  }

  @Test("Japanese, Minguo and Buddhist years are those of the table")
  func gregorianYears() throws {
    let eras = [
      "Meiji": 232, "Taisho": 233, "Showa": 234, "Heisei": 235, "Reiwa": 236, "BEFORE_ROC": 0, "ROC": 1,
    ]
    let lines = try SharedData.lines("conformance/calendars/japanese-roc-buddhist.tsv").dropFirst()
    #expect(lines.count == 2885)
    for line in lines {
      let cells = line.split(separator: "\t")
      let day = try gregorianDay(cells[0])
      let japanese = try CalendarRules("japanese").date(on: day)
      #expect(japanese.era == eras[String(cells[1])] && japanese.year == Int(cells[2]), "\(line)")
      let roc = try CalendarRules("roc").date(on: day)
      #expect(roc.era == eras[String(cells[3])] && roc.year == Int(cells[4]), "\(line)")
      #expect(try CalendarRules("buddhist").date(on: day).year == Int(cells[5]), "\(line)")
    }
  }

  @Test("Indian dates are those of the table")
  func indian() throws {
    let lines = try SharedData.lines("conformance/calendars/indian-national.tsv").dropFirst()
    #expect(lines.count == 2519)
    for line in lines {
      let cells = line.split(separator: "\t")
      let date = try CalendarRules("indian").date(on: try gregorianDay(cells[0]))
      #expect([date.year, date.month, date.day] == cells.dropFirst().compactMap { Int($0) }, "\(line)")
    }
  }

  private func gregorianDay(_ text: Substring) throws -> DayNumber {
    let fields = text.split(separator: "-").compactMap { Int($0) }
    return try CivilDate(fields[0], fields[1], fields[2]).dayNumber
  }
}
