/// Seconds since 1970 to measure with: the same ones in every run.
enum SampleInstants {
  /// Moments of 2007 to 2037, when New York's rules do not change, in the bright hours there: no clock time
  /// among them is skipped or repeated.
  static func daytimes(_ count: Int) -> [Int64] {
    var random = SplitMix(seed: 2007)
    return (0..<count).map { _ in
      let day = 13_514 + Int64(random.next() % 11_322)
      return day * 86_400 + 43_200 + Int64(random.next() % 36_000)
    }
  }

  /// One moment a little after the other.
  static func sequence(_ count: Int) -> [Int64] {
    (0..<Int64(count)).map { 1_700_000_000 + $0 * 3607 }
  }
}

/// A small generator with a seed.
private struct SplitMix {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
