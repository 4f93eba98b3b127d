public import Synchronization

/// A value that one thread at a time may use.
///
/// It is a `Mutex` that the thread sanitizer can follow. Under contention the kernel hands a mutex over, where no
/// instrumented code sees it, and everything that it guards is then reported as a race, in every program that has the
/// library built in. So the order that the lock makes is also written as a release and an acquire of one word, which
/// are plain moves on the processors that Swift runs on.
public struct Guarded<Value: ~Copyable>: ~Copyable {
  @usableFromInline let lock: Mutex<Value>
  @usableFromInline let handover = Atomic<Bool>(false)

  /// Puts a value behind a lock of its own.
  @inlinable
  public init(_ value: consuming sending Value) {
    lock = Mutex(value)
  }

  /// What `body` gives with the value at its disposal; other threads wait meanwhile, so it should be short.
  @inlinable
  public borrowing func withLock<Result: ~Copyable, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    try lock.withLock { value throws(Failure) in
      _ = handover.load(ordering: .acquiring)
      defer { handover.store(true, ordering: .releasing) }
      return try body(&value)
    }
  }
}

extension Guarded: Sendable where Value: ~Copyable {}
