import IntlCore
import TestSupport
import Testing

/// What threads share is used by several at once, so that the thread sanitizer sees them meet.
@Suite struct SharingConcurrencyTests {
  @Test("Threads that share a cache find the value of their key")
  func cache() async {
    let cache = BoundedCache<Int, String>(limit: 8)
    let wrong = await withTaskGroup(of: Int.self) { group in
      for task in 0..<8 {
        group.addTask {
          var random = SeededGenerator("bounded cache thread \(task)")
          return (0..<20_000).count { _ in
            let key = Int.random(in: 0..<20, using: &random)
            return cache.value(for: key) { String(key) } != String(key)
          }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(wrong == 0)
  }

  @Test("Threads that add to a guarded value lose nothing")
  func guarded() async {
    final class Counts: Sendable {
      let values = Guarded([0, 0])
    }
    let counts = Counts()
    await withTaskGroup { group in
      for task in 0..<8 {
        group.addTask {
          for _ in 0..<20_000 { counts.values.withLock { $0[task % 2] += 1 } }
        }
      }
    }
    #expect(counts.values.withLock { $0 } == [80_000, 80_000])
  }
}
