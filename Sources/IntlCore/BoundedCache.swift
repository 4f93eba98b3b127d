/// A table shared between threads that keeps at most so many values, and drops the least recently used.
///
/// The value is made outside the lock, so a slow or failing `make` never holds up other keys; two threads that
/// miss together both make one and the first to finish wins.
///
/// Its functions are inlinable, so that modules get them made for their own keys: unspecialized, a look-up costs three
/// times as much.
public final class BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  /// A value in the ring of all values, which leads from the one used last to the one whose use is longest ago.
  @usableFromInline
  struct Entry {
    @usableFromInline var key: Key
    @usableFromInline var value: Value
    @usableFromInline var newer: Int
    @usableFromInline var older: Int

    @inlinable
    init(key: Key, value: Value, place: Int) {
      self.key = key
      self.value = value
      newer = place
      older = place
    }
  }

  @usableFromInline
  struct State {
    /// Where the entry of a key stands.
    @usableFromInline var places: [Key: Int] = [:]
    /// The entries, which stay where they are: only their links change.
    @usableFromInline var entries: [Entry] = []
    /// The entry that was used last; the ring closes with the oldest, which is `newer` than it.
    @usableFromInline var newest = 0

    @inlinable
    init() {}

    /// Moves an entry to the front of the ring.
    @inlinable
    mutating func use(_ place: Int) {
      guard place != newest else { return }
      let oldest = entries[newest].newer
      if place != oldest {
        let (newer, older) = (entries[place].newer, entries[place].older)
        entries[newer].older = older
        entries[older].newer = newer
        link(place, from: oldest)
      }
      // The oldest stands before the newest already: the ring turns by one.
      newest = place
    }

    /// Puts an entry that is in no ring between the oldest and the newest.
    @inlinable
    mutating func link(_ place: Int, from oldest: Int) {
      entries[place].newer = oldest
      entries[place].older = newest
      entries[oldest].older = place
      entries[newest].newer = place
    }

    /// Adds a value for a key that is not there, in the place of the oldest when there are `limit`.
    @inlinable
    mutating func add(_ value: Value, for key: Key, limit: Int) {
      if entries.count < limit {
        let place = entries.count
        entries.append(Entry(key: key, value: value, place: place))
        if place > 0 { link(place, from: entries[newest].newer) }
        newest = place
      } else {
        let oldest = entries[newest].newer
        places[entries[oldest].key] = nil
        entries[oldest].key = key
        entries[oldest].value = value
        newest = oldest
      }
      places[key] = newest
    }
  }

  @usableFromInline let state = Guarded(State())
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
      if let place = state.places[key] { return state.entries[place].value }
      state.add(made, for: key, limit: limit)
      return made
    }
  }

  /// Forgets everything.
  @inlinable
  public func removeAll() {
    state.withLock { $0 = State() }
  }

  @inlinable
  func lookUp(_ key: Key) -> Value? {
    state.withLock { state in
      guard let place = state.places[key] else { return nil }
      state.use(place)
      return state.entries[place].value
    }
  }
}
