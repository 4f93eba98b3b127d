internal import CICU

extension ICUCurrency {
  /// The codes that ICU knows, past ones too.
  package static func codes() throws(ICUFailure) -> [String] {
    let joined = try unsafe UTF16Scratch.ascii("ucurr_openISOCurrencies", capacity: 1024) {
      out, capacity, status in
      unsafe cicu_currency_codes(out, capacity, &status)
    }
    let bytes = Array(joined.utf8)
    return stride(from: 0, to: bytes.count, by: 3).map { start in
      String(decoding: bytes[start..<(start + 3)], as: UTF8.self)
    }
  }
}
