/// Puts the changes of a file and the changes of a rule into one list of periods.
struct ZoneTableBuilder {
  private(set) var periods: [ZoneTable.Period] = []
  private(set) var offsets: [ZoneOffset] = []
  private(set) var unfolded: Range<Int64> = .min..<(.max)
  private(set) var cycleStart: Int64 = 0

  init(offsets: [ZoneOffset], changes: [(start: Int64, index: Int)], rule: POSIXRule?) {
    // What changed before the first instant was always so; what changes after the last never comes.
    let early = changes.prefix { $0.start <= Instant.min.seconds }
    let inside = changes[early.endIndex...].prefix { $0.start <= Instant.max.seconds }
    append(.min, offsets[early.last?.index ?? 0])
    for change in inside { append(change.start, offsets[change.index]) }
    guard let rule, inside.endIndex == changes.endIndex else { return }
    if let last = inside.last {
      append(rule, after: last.start)
    } else {
      append(rule)
    }
  }

  /// Adds a change; one that changes nothing is left out, and of two at one second the later holds.
  private mutating func append(_ start: Int64, _ offset: ZoneOffset) {
    if let last = periods.last, last.start == start { periods.removeLast() }
    if let last = periods.last, offsets[Int(last.index)] == offset { return }
    let index = offsets.lastIndex(of: offset) ?? offsets.count
    if index == offsets.count { offsets.append(offset) }
    periods.append(ZoneTable.Period(start: start, seconds: offset.seconds, index: Int32(index)))
  }

  /// Writes out a rule from a file's last change on.
  private mutating func append(_ rule: POSIXRule, after last: Int64) {
    let year = GregorianArithmetic.year(ofSecond: last)
    for change in rule.changes(inYears: year...year + 403) where change.start > last {
      append(change.start, change.offset)
    }
    // Two years on, this year's and the next one's changes are the rule's own.
    repeatForever(from: year + 2, isForPastToo: false)
  }

  /// Makes a rule the only one, for the past too.
  private mutating func append(_ rule: POSIXRule) {
    let changes = rule.changes(inYears: 1969...2372)
    let start = GregorianArithmetic.second(ofYear: 1970)
    // Every year starts alike, so what is in force as 1970 starts was in force as 1969 did.
    periods.removeAll()
    append(.min, changes.last { $0.start <= start }?.offset ?? rule.standard)
    for change in changes { append(change.start, change.offset) }
    repeatForever(from: 1970, isForPastToo: true)
  }

  private mutating func repeatForever(from year: Int, isForPastToo: Bool) {
    let start = GregorianArithmetic.second(ofYear: year)
    guard let last = periods.last, last.start >= start else { return }
    cycleStart = start
    unfolded = (isForPastToo ? start : .min)..<start + ZoneTable.cycleLength
  }
}
