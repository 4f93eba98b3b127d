// Text crosses to ICU as UTF-16. Both directions are loops over exact buffers: decoding through
// `String(decoding:as: UTF16.self)` costs ten times as much.

extension String {
  /// Makes a string from UTF-16 that ICU wrote; unpaired surrogates become U+FFFD.
  package init(utf16 units: UnsafeBufferPointer<UInt16>) {
    var bytes = 0
    var isASCII = true
    for index in 0..<units.count {
      let unit = unsafe units[index]
      if unit < 0x80 {
        bytes += 1
      } else {
        isASCII = false
        bytes += unit < 0x800 ? 2 : 3
      }
    }
    if isASCII {
      unsafe self.init(unsafeUninitializedCapacity: bytes) { out in
        for index in 0..<bytes { unsafe out[index] = UInt8(truncatingIfNeeded: units[index]) }
        return bytes
      }
      return
    }
    unsafe self.init(unsafeUninitializedCapacity: bytes) { out in
      var write = 0
      var read = 0
      while read < units.count {
        let unit = unsafe UInt32(units[read])
        read += 1
        var scalar = unit
        if unit & 0xF800 == 0xD800 {
          scalar = 0xFFFD
          if unit < 0xDC00, read < units.count {
            let low = unsafe UInt32(units[read])
            if low & 0xFC00 == 0xDC00 {
              scalar = 0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00)
              read += 1
            }
          }
        }
        switch scalar {
        case ..<0x80:
          unsafe out[write] = UInt8(scalar)
          write += 1
        case ..<0x800:
          unsafe out[write] = UInt8(0xC0 | scalar >> 6)
          unsafe out[write + 1] = UInt8(0x80 | scalar & 0x3F)
          write += 2
        case ..<0x10000:
          unsafe out[write] = UInt8(0xE0 | scalar >> 12)
          unsafe out[write + 1] = UInt8(0x80 | scalar >> 6 & 0x3F)
          unsafe out[write + 2] = UInt8(0x80 | scalar & 0x3F)
          write += 3
        default:
          unsafe out[write] = UInt8(0xF0 | scalar >> 18)
          unsafe out[write + 1] = UInt8(0x80 | scalar >> 12 & 0x3F)
          unsafe out[write + 2] = UInt8(0x80 | scalar >> 6 & 0x3F)
          unsafe out[write + 3] = UInt8(0x80 | scalar & 0x3F)
          write += 4
        }
      }
      return write
    }
  }

  /// Calls `body` with this text as UTF-16 and its length; the buffer is not NUL-terminated.
  ///
  /// Of a text that is longer than ICU can count, ICU sees the beginning.
  package func withUTF16<Result, Failure: Error>(
    _ body: (UnsafePointer<UInt16>, Int32) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let source = utf16
    let capacity = utf8.count
    return try unsafe UTF16Scratch.with(capacity: max(1, capacity)) { buffer throws(Failure) in
      var count = 0
      for unit in source {
        unsafe buffer[count] = unit
        count += 1
      }
      return try unsafe body(UnsafePointer(buffer.start), Int32(clamping: count))
    }
  }
}
