/// Finds what somebody may have meant to type.
enum Suggestion {
  /// The word nearest to `text`; `nil` when none is near enough to be a slip of the finger.
  static func nearest(to text: String, among words: some Sequence<String>) -> String? {
    let typed = Array(text.lowercased().unicodeScalars.prefix(64))
    guard !typed.isEmpty else { return nil }
    let limit = max(1, typed.count / 3)
    var best: (word: String, distance: Int)?
    for word in words {
      let distance = editDistance(typed, Array(word.lowercased().unicodeScalars))
      if distance <= limit, distance < best?.distance ?? .max { best = (word, distance) }
    }
    return best?.word
  }

  /// How many scalars must be added, dropped, replaced or swapped with their neighbour to get from one to the
  /// other (optimal string alignment).
  static func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in 0..<a.count {
      var row = [i + 1]
      for j in 0..<b.count {
        let substitution = last[j] + (a[i] == b[j] ? 0 : 1)
        var cost = min(substitution, last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
