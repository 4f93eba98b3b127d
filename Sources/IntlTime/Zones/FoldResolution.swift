/// What a wall clock time means where clocks are set forward and it never comes, or back and it comes twice.
///
/// ```swift
/// let time = try CivilDateTime(2024, 3, 10, 2, 30)                    // skipped in New York
/// try time.instant(in: "America/New_York")                            // 2024-03-10T07:30:00Z, 03:30 there
/// try time.instant(in: "America/New_York", resolving: .reject)        // throws
/// ```
///
/// The default moves on through a gap by its length, and takes the first of two: what RFC 5545 and Java do.
public struct FoldResolution: Sendable, Hashable {
  /// What to do with a time that is skipped.
  public enum Gap: String, Sendable, Hashable, CaseIterable {
    /// Read the clock with the offset before the gap, which gives a time after it.
    case later
    /// Read the clock with the offset after the gap, which gives a time before it.
    case earlier
    /// Throw an error.
    case reject
  }

  /// What to do with a time that comes twice.
  public enum Overlap: String, Sendable, Hashable, CaseIterable {
    /// Take the first of the two.
    case earlier
    /// Take the second of the two.
    case later
    /// Throw an error.
    case reject
  }

  /// What to do with a time that is skipped.
  public var gap: Gap
  /// What to do with a time that comes twice.
  public var overlap: Overlap

  /// A resolution of its two parts.
  public init(gap: Gap = .later, overlap: Overlap = .earlier) {
    self.gap = gap
    self.overlap = overlap
  }

  /// Through a gap by its length, and the first of two.
  public static var standard: FoldResolution { FoldResolution() }
  /// An error for both.
  public static var reject: FoldResolution { FoldResolution(gap: .reject, overlap: .reject) }
  /// What Foundation's `Calendar` does with components: the same as ``standard``.
  public static var foundation: FoldResolution { FoldResolution() }
}
