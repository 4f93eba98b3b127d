import CRawICU

extension String {
  /// The text that a raw object holds; a mark that no text equals when ICU failed.
  init(_ text: CRawText) {
    guard unsafe text.count >= 0 else {
      self = "\u{fffd} ICU failed"
      return
    }
    let bytes = unsafe UnsafeBufferPointer(start: text.bytes, count: Int(text.count))
    self = unsafe String(decoding: bytes, as: UTF8.self)
  }
}
