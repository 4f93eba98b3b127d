/// The value of a JSON number, for comparison: `1`, `1.0` and `10e-1` are one value.
struct JSONNumber: Equatable {
  /// Zero is never negative and has no digits.
  private let isNegative: Bool
  /// Significant digits, without zeros at either end.
  private let digits: [UInt8]
  /// The power of ten of the last digit.
  private let exponent: Int

  init(_ text: String) {
    var digits: [UInt8] = []
    var exponent = 0
    var bytes = text.utf8[...]
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative { bytes.removeFirst() }
    var isFraction = false
    while let byte = bytes.popFirst() {
      switch byte {
      case UInt8(ascii: "."): isFraction = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        // An exponent past the range of Int cannot be told apart from the largest one; nothing compares those.
        let written = String(Substring(bytes))
        exponent = exponent.addingSaturated(
          Int(written) ?? (written.hasPrefix("-") ? Int.min / 2 : Int.max / 2))
        bytes = bytes[bytes.endIndex...]
      default:
        digits.append(byte)
        if isFraction { exponent -= 1 }
      }
    }
    let end = digits.lastIndex { $0 != UInt8(ascii: "0") }.map { $0 + 1 } ?? 0
    exponent = exponent.addingSaturated(digits.count - end)
    digits.removeSubrange(end...)
    digits.removeFirst(digits.firstIndex { $0 != UInt8(ascii: "0") } ?? 0)
    self.digits = digits
    self.exponent = digits.isEmpty ? 0 : exponent
    self.isNegative = isNegative && !digits.isEmpty
  }
}

extension Int {
  fileprivate func addingSaturated(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other < 0 ? .min : .max) : sum
  }
}
