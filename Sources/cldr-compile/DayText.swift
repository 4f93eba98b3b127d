/// A proleptic Gregorian date as the JSON files write it, `yyyy-mm-dd`.
struct DayText {
  let year: Int
  let month: Int
  let day: Int

  init(_ text: String) throws(CompileFailure) {
    let fields = text.split(separator: "-", omittingEmptySubsequences: false).compactMap { Int($0) }
    guard fields.count == 3, (1...9999).contains(fields[0]), (1...12).contains(fields[1]),
      (1...31).contains(fields[2])
    else { throw CompileFailure("\"\(text)\" is no date") }
    (year, month, day) = (fields[0], fields[1], fields[2])
  }

  /// The days since 1970-01-01.
  var dayNumber: Int {
    // Years that begin in March have their leap day at the end.
    let (year, month) = month > 2 ? (year, month - 3) : (year - 1, month + 9)
    let leapDays = year / 4 - year / 100 + year / 400
    return year * 365 + leapDays + (month * 153 + 2) / 5 + day - 1 - 719_468
  }
}
