internal import Glibc

/// The system's wall clock.
package enum WallClock {
  /// The seconds since 1970-01-01T00:00:00Z, rounded down, and the nanoseconds after them.
  package static func now() -> (seconds: Int64, nanoseconds: Int32) {
    var time = timespec()
    // The call cannot fail: the clock always exists and the pointer is valid.
    _ = unsafe clock_gettime(CLOCK_REALTIME, &time)
    return (Int64(time.tv_sec), Int32(time.tv_nsec))
  }
}
