internal import ICUBridge
internal import Synchronization

/// Date formats of the same settings, as many as there are threads that format at once.
///
/// One handle behind a lock would make two threads slower than one. A thread takes a handle out, or clones one, and
/// puts it back; the lock is held for the two moments only.
final class DateFormatPool: Sendable {
  /// Sendable: a box is in the pool or with the one thread that took it out, never with two.
  private final class Box: @unchecked Sendable {
    var handle: DateFormatHandle
    init(_ handle: consuming DateFormatHandle) { self.handle = handle }
  }

  /// A format weighs 50 KB: what a burst of threads made is not kept for good.
  private static let mostIdle = 16

  private let original: Mutex<DateFormatHandle>
  private let idle = Mutex<[Box]>([])

  init(_ original: consuming DateFormatHandle) {
    self.original = Mutex(original)
  }

  /// Calls `body` with a handle that nobody else has.
  func with<Result>(
    _ body: (inout DateFormatHandle) throws(ICUFailure) -> Result
  ) throws(ICUFailure) -> Result {
    let box: Box
    if let waiting = idle.withLock({ $0.popLast() }) {
      box = waiting
    } else {
      box = Box(try original.withLock { (handle) throws(ICUFailure) in try handle.clone() })
    }
    defer {
      idle.withLock { boxes in
        if boxes.count < DateFormatPool.mostIdle { boxes.append(box) }
      }
    }
    return try body(&box.handle)
  }
}
