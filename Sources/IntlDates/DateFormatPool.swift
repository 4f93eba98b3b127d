internal import ICUBridge
internal import Synchronization

/// Date formats of the same settings, as many as there are threads that format at once.
///
/// One handle behind a lock would make two threads slower than one. Here a thread takes a slot by one atomic exchange,
/// and whoever finds all of them taken works on a handle of its own.
final class DateFormatPool: Sendable {
  /// Sendable: the flag gives the handle to one thread at a time, and what that thread did to it to the next.
  private final class Slot: @unchecked Sendable {
    private let isTaken = Atomic(false)
    /// Made by the first thread that takes the slot.
    var handle: DateFormatHandle?

    func take() -> Bool {
      isTaken.compareExchange(expected: false, desired: true, ordering: .acquiring).exchanged
    }

    func giveBack() {
      isTaken.store(false, ordering: .releasing)
    }
  }

  /// Never formats, so that it may be cloned by many threads: ICU only reads it.
  private let original: DateFormatHandle
  /// A handle weighs 50 KB; machines with more cores than this pay a clone now and then.
  private let slots = (0..<16).map { _ in Slot() }

  init(_ original: consuming DateFormatHandle) {
    self.original = original
  }

  /// Calls `body` with a handle that no other thread has.
  func with<Result>(
    _ body: (inout DateFormatHandle) throws(ICUFailure) -> Result
  ) throws(ICUFailure) -> Result {
    guard let slot = slots.first(where: { $0.take() }) else {
      var handle = try original.clone()
      return try body(&handle)
    }
    defer { slot.giveBack() }
    var handle: DateFormatHandle
    if let kept = slot.handle.take() { handle = kept } else { handle = try original.clone() }
    // A handle that failed is not used again.
    let result = try body(&handle)
    slot.handle = consume handle
    return result
  }
}
