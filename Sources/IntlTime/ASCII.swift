extension UInt8 {
  /// True for `0` to `9`.
  @inline(__always)
  var isASCIIDigit: Bool { self &- 0x30 < 10 }

  /// True for `A` to `Z` and `a` to `z`.
  @inline(__always)
  var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }

  /// True for an ASCII letter or digit.
  @inline(__always)
  var isASCIILetterOrDigit: Bool { isASCIIDigit || isASCIILetter }

  /// The letter in lower case; any other byte unchanged.
  @inline(__always)
  var asciiLowercased: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
}
