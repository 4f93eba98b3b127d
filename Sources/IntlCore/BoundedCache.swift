public import Synchronization

/// A table shared between threads that keeps at most so many values, and drops the least recently used.
///
/// The value is made outside the lock, so a slow or failing `make` never holds up other keys; two threads that
/// miss together both make one and the first to finish wins.
///
/// Its functions are inlinable, so that modules get them made for their own keys: unspecialized, a look-up costs three
/// times as much.
public final class BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  @usableFromInline
  struct Entry {
    @usableFromInline var value: Value
    @usableFromInline var lastUse: UInt64

    @inlinable
    init(value: Value, lastUse: UInt64) {
      self.value = value
      self.lastUse = lastUse
    }
  }

  @usableFromInline
  struct State {
    @usableFromInline var entries: [Key: Entry] = [:]
    @usableFromInline var clock: UInt64 = 0

    @inlinable
    init() {}
  }

  @usableFromInline let state = Mutex(State())
  @usableFromInline let limit: Int

  /// Makes an empty cache that holds at most `limit` values.
  @inlinable
  public init(limit: Int) {
    self.limit = max(1, limit)
  }

  /// The value for `key`, made by `make` when it is not there; a failure is thrown and not kept.
  @inlinable
  public func value<Failure: Error>(
    for key: Key, orMake make: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let hit = lookUp(key) { return hit }
    let made = try make()
    return state.withLock { state in
      if let other = state.entries[key] { return other.value }
      if state.entries.count >= limit,
        let oldest = state.entries.min(by: { $0.value.lastUse < $1.value.lastUse })
      {
        state.entries[oldest.key] = nil
      }
      state.clock += 1
      state.entries[key] = Entry(value: made, lastUse: state.clock)
      return made
    }
  }

  /// Forgets everything.
  @inlinable
  public func removeAll() {
    state.withLock { $0.entries.removeAll() }
  }

  @inlinable
  func lookUp(_ key: Key) -> Value? {
    state.withLock { state in
      guard let index = state.entries.index(forKey: key) else { return nil }
      state.clock += 1
      state.entries.values[index].lastUse = state.clock
      return state.entries.values[index].value
    }
  }
}
