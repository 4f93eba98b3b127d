/// The changes of one zone, laid out for lookup without search, allocation or shared mutable state.
///
/// A rule for all years is written out for 400 years after the last change in the file. The Gregorian calendar repeats
/// exactly after 400 years, weekdays too, so a later second is folded back into that stretch and one table answers every
/// question.
final class ZoneTable: Sendable {
  /// A stretch of time with one local time, up to the start of the next.
  struct Period: Sendable, Hashable {
    /// The first second of it.
    let start: Int64
    let seconds: Int32
    /// The place of its ``ZoneOffset``.
    let index: Int32
  }

  let periods: [Period]
  let offsets: [ZoneOffset]
  /// The smallest and largest offset, which bound where the instants of a local time can be.
  let offsetRange: ClosedRange<Int32>

  /// The seconds that the table holds as they are; all there are, unless a rule goes on for ever.
  private let unfolded: Range<Int64>
  /// Where the stretch that repeats starts.
  private let cycleStart: Int64

  /// For each 2²² s (49 days) from `bucketStart` on, the period in force at its start, and one more for the end.
  private let buckets: [UInt16]
  private let bucketStart: Int64

  /// - Parameters:
  ///   - offsets: Not empty; the first is in force before the first change.
  ///   - changes: In the order of time.
  ///   - rule: What holds after the last change; for all time when there is no change.
  init(offsets: [ZoneOffset], changes: [(start: Int64, index: Int)], rule: POSIXRule?) {
    let builder = ZoneTableBuilder(offsets: offsets, changes: changes, rule: rule)
    periods = builder.periods
    self.offsets = builder.offsets
    unfolded = builder.unfolded
    cycleStart = builder.cycleStart
    (bucketStart, buckets) = ZoneTable.makeBuckets(builder.periods)
    let seconds = builder.periods.map(\.seconds)
    offsetRange = (seconds.min() ?? 0)...(seconds.max() ?? 0)
  }

  /// The length of 400 Gregorian years.
  static let cycleLength: Int64 = 146_097 * 86_400
  private static let bucketBits: Int64 = 22
  /// 1800-01-01 and 2500-01-01: what lies outside is found by binary search.
  private static let bucketLimits: ClosedRange<Int64> = -5_364_662_400...16_725_225_600

  private static func makeBuckets(_ periods: [Period]) -> (start: Int64, buckets: [UInt16]) {
    guard periods.count > 1 else { return (0, [0]) }
    let start = min(max(periods[1].start, bucketLimits.lowerBound), bucketLimits.upperBound)
    let end = max(start, min(periods[periods.count - 1].start, bucketLimits.upperBound))
    let count = Int((end - start) >> bucketBits) + 2
    var buckets: [UInt16] = []
    buckets.reserveCapacity(count)
    var period = 0
    for bucket in 0..<count {
      let first = start + Int64(bucket) << bucketBits
      while period + 1 < periods.count, periods[period + 1].start <= first { period += 1 }
      buckets.append(UInt16(truncatingIfNeeded: period))
    }
    return (start, buckets)
  }

  /// The second inside the table at which clocks do what they do at `second`.
  @inline(__always)
  func fold(_ second: Int64) -> Int64 {
    if unfolded.lowerBound <= second, second < unfolded.upperBound { return second }
    let distance = (second &- cycleStart) % ZoneTable.cycleLength
    return cycleStart &+ distance &+ (distance < 0 ? ZoneTable.cycleLength : 0)
  }

  /// The period in force at a second that ``fold(_:)`` returned.
  @inline(__always)
  func index(atFolded second: Int64) -> Int {
    let bucket = (second &- bucketStart) >> ZoneTable.bucketBits
    if bucket >= 0, bucket < buckets.count &- 1 {
      let low = Int(buckets[Int(bucket)])
      let high = Int(buckets[Int(bucket) &+ 1])
      // No change in the bucket or one, which is most of them, are told apart without a branch.
      if high &- low <= 1 { return periods[high].start <= second ? high : low }
      return search(low, high, second)
    }
    let last = periods.count &- 1
    return periods[last].start <= second ? last : search(0, last, second)
  }

  private func search(_ low: Int, _ high: Int, _ second: Int64) -> Int {
    var (low, high) = (low, high)
    while low < high {
      let middle = (low + high + 1) / 2
      if periods[middle].start <= second { low = middle } else { high = middle - 1 }
    }
    return low
  }

  @inline(__always)
  func offsetSeconds(at second: Int64) -> Int32 { periods[index(atFolded: fold(second))].seconds }

  @inline(__always)
  func offset(at second: Int64) -> ZoneOffset { offset(ofPeriod: index(atFolded: fold(second))) }

  @inline(__always)
  func offset(ofPeriod index: Int) -> ZoneOffset { offsets[Int(periods[index].index)] }
}
