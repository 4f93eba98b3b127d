import IntlCore
import TestSupport
import Testing

@Suite struct BoundedCacheTests {
  @Test("The value that was not used for longest goes first")
  func eviction() {
    for limit in [1, 2, 3, 7] {
      let cache = BoundedCache<Int, Int>(limit: limit)
      // What must be kept, the newest last.
      var kept: [Int] = []
      var random = SeededGenerator("bounded cache \(limit)")
      for round in 0..<2_000 {
        let key = Int.random(in: 0..<limit * 2, using: &random)
        var isMade = false
        let value = cache.value(for: key) {
          isMade = true
          return key * 10
        }
        #expect(value == key * 10)
        #expect(isMade == !kept.contains(key), "limit \(limit), round \(round)")
        kept.removeAll { $0 == key }
        kept.append(key)
        if kept.count > limit { kept.removeFirst() }
        if round == 1_000 {
          cache.removeAll()
          kept = []
        }
      }
    }
  }

  @Test("A failure is thrown and not kept")
  func failure() throws {
    let cache = BoundedCache<String, Int>(limit: 2)
    func failing() throws(IntlError) -> Int {
      throw IntlError(.invalidOption, subject: "a", expected: "another")
    }
    #expect(throws: IntlError.self) { try cache.value(for: "a", orMake: failing) }
    #expect(cache.value(for: "a") { 7 } == 7)
    #expect(try cache.value(for: "a", orMake: failing) == 7)
  }
}
