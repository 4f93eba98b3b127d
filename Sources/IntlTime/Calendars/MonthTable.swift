internal import IntlCore

/// Years whose months are listed one by one, because no formula gives them.
struct MonthTable: Sendable {
  /// One year, in eight bytes.
  struct Year: Sendable {
    /// The first day.
    var start: Int32
    /// A bit a month, the first lowest; set for 30 days, else 29.
    var long: UInt16
    /// The place in the year of the leap month; 0 without one.
    var leap: UInt8
    /// 12 or 13.
    var count: UInt8

    /// The days of the year before the month at a place counted from 0.
    @inline(__always)
    func daysBefore(_ month: Int) -> Int {
      29 * month + (Int(long) & ((1 << month) - 1)).nonzeroBitCount
    }

    @inline(__always)
    var length: Int { daysBefore(Int(count)) }
  }

  /// The number of the first year.
  let firstYear: Int
  let entries: [Year]
  /// The months from the first of the table to the first of each year.
  let monthsBefore: [Int32]
  /// The first day, and the day after the last.
  let days: Range<Int>

  /// A table without years, which stands in where the data could not be read; nothing asks it.
  static let empty = MonthTable(firstYear: 0, entries: [])

  private init(firstYear: Int, entries: [Year]) {
    self.firstYear = firstYear
    self.entries = entries
    var months: Int32 = 0
    monthsBefore = entries.map { entry in
      defer { months += Int32(entry.count) }
      return months
    }
    if let first = entries.first, let last = entries.last {
      days = Int(first.start)..<Int(last.start) + last.length
    } else {
      days = 0..<0
    }
  }

  /// Reads a section of `calendars.bin`.
  ///
  /// - Throws: ``IntlError`` of kind `malformedFile`.
  init(_ section: ByteReader) throws(IntlError) {
    var reader = section
    let count = try Int(reader.uint32())
    let firstYear = try Int(Int32(bitPattern: reader.uint32()))
    guard count > 0, reader.remaining == count * 8 else {
      throw IntlError(
        .malformedFile, subject: "calendars.bin", expected: "\(count) years",
        found: "\(reader.remaining) bytes")
    }
    var entries: [Year] = []
    entries.reserveCapacity(count)
    for _ in 0..<count {
      entries.append(
        Year(
          start: Int32(bitPattern: try reader.uint32()), long: try reader.uint16(), leap: try reader.uint8(),
          count: try reader.uint8()))
    }
    self.init(firstYear: firstYear, entries: entries)
  }

  /// The years that are listed.
  var years: ClosedRange<Int> { firstYear...firstYear + max(entries.count, 1) - 1 }

  /// The date of a day that is inside ``days``.
  @inline(__always)
  func date(of day: Int) -> YearMonthDay {
    // Years are nearly equal in length, so the mean leads to the year or to one beside it.
    var index = (day - days.lowerBound) * entries.count / days.count
    while index > 0, Int(entries[index].start) > day { index -= 1 }
    while index + 1 < entries.count, Int(entries[index + 1].start) <= day { index += 1 }
    let year = entries[index]
    let dayOfYear = day - Int(year.start)
    var month = dayOfYear / 30
    while month + 1 < Int(year.count), year.daysBefore(month + 1) <= dayOfYear { month += 1 }
    return YearMonthDay(
      year: firstYear + index, month: month + 1, day: dayOfYear - year.daysBefore(month) + 1)
  }

  /// A year; outside ``years`` the nearest one.
  @inline(__always)
  subscript(year: Int) -> Year { entries[min(max(year - firstYear, 0), entries.count - 1)] }

  @inline(__always)
  func dayBefore(month: Int, year: Int) -> Int {
    // The year after the last begins where that one ends, and weeks of the last may belong to it.
    guard year - firstYear < entries.count else { return days.upperBound - 1 }
    let entry = self[year]
    return Int(entry.start) + entry.daysBefore(month - 1) - 1
  }

  @inline(__always)
  func length(ofMonth month: Int, year: Int) -> Int {
    29 + Int(self[year].long >> (month - 1)) & 1
  }
}
