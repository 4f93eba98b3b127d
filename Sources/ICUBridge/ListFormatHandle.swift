internal import CICU

/// Owns one ICU list format.
///
/// Sendable: ICU's list functions take the format as const and keep no state in it.
@safe package struct ListFormatHandle: ~Copyable, @unchecked Sendable {
  package enum Kind: Sendable, CaseIterable {
    case and, or, units

    fileprivate var code: Int32 {
      switch self {
      case .and: Int32(CICU_LIST_AND)
      case .or: Int32(CICU_LIST_OR)
      case .units: Int32(CICU_LIST_UNITS)
      }
    }
  }

  package enum Width: Sendable, CaseIterable {
    case wide, short, narrow

    fileprivate var code: Int32 {
      switch self {
      case .wide: Int32(CICU_LIST_WIDE)
      case .short: Int32(CICU_LIST_SHORT)
      case .narrow: Int32(CICU_LIST_NARROW)
      }
    }
  }

  private let format: CICUListFormat

  package init(locale: String, kind: Kind, width: Width) throws(ICUFailure) {
    var status: Int32 = 0
    let opened = unsafe cicu_list_open(locale, kind.code, width.code, &status)
    try ICUFailure.check(status, "ulistfmt_openForType")
    unsafe format = opened
  }

  deinit { unsafe cicu_list_close(format) }

  /// The items joined.
  package func text(of items: [String]) throws(ICUFailure) -> String {
    try joined(items).text
  }

  /// The items joined, as the texts that alternate with them: before the first, between two, after the last.
  ///
  /// There is one text more than items. ICU tells the places of the items, but not those of empty ones.
  package func texts(around items: [String]) throws(ICUFailure) -> [String] {
    let list = try joined(items)
    let text = Array(list.text.utf16)
    var pieces: [String] = []
    var end = 0
    for index in items.indices {
      let start = Int(list.starts[index])
      guard end <= start, start <= text.count else {
        throw .unsupported("ulistfmt_formatStringsToResult")
      }
      pieces.append(String(decoding: text[end..<start], as: UTF16.self))
      end = Int(list.ends[index])
    }
    pieces.append(String(decoding: text[min(end, text.count)...], as: UTF16.self))
    return pieces
  }

  private func joined(_ items: [String]) throws(ICUFailure) -> (text: String, starts: [Int32], ends: [Int32])
  {
    var starts = [Int32](repeating: 0, count: items.count)
    var ends = starts
    let lengths = items.map { Int32(clamping: $0.utf16.count) }
    let text = try unsafe items.joined().withUTF16 { units, _ throws(ICUFailure) in
      try unsafe UTF16Scratch.text("ulistfmt_formatStringsToResult") { out, capacity, status in
        unsafe cicu_list_format(
          format, units, lengths, Int32(clamping: items.count), out, capacity, &starts, &ends, &status)
      }
    }
    return (text, starts, ends)
  }
}
