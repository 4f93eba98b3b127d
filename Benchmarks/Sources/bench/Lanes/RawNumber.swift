import CRawICU

extension CRawNumberStyle {
  static var decimal: Self { CRAW_NUMBER_DECIMAL }
  static var currency: Self { CRAW_NUMBER_CURRENCY }
  static var percent: Self { CRAW_NUMBER_PERCENT }
  static var scientific: Self { CRAW_NUMBER_SCIENTIFIC }
  static var compactShort: Self { CRAW_NUMBER_COMPACT_SHORT }
}

/// Owns one `UNumberFormat` with its buffers.
@safe final class RawOldNumber {
  private let number: OpaquePointer

  init(_ locale: String, _ style: CRawNumberStyle, currency: String? = nil) throws {
    guard let number = unsafe craw_old_number_open(locale, style, currency) else {
      throw SetupFailure("unum_open failed for \(locale)")
    }
    unsafe self.number = number
  }

  deinit { unsafe craw_old_number_close(number) }

  @inline(__always)
  func format(_ value: Int) -> String { unsafe String(craw_old_number_int(number, Int64(value))) }

  @inline(__always)
  func format(_ value: Double) -> String { unsafe String(craw_old_number_double(number, value)) }

  /// The number, or nil when ICU does not read all of the text.
  @inline(__always)
  func parseDouble(_ text: String) -> Double? {
    var text = text
    return text.withUTF8 { utf8 in
      var value = 0.0
      let read = unsafe craw_old_number_parse_double(number, utf8.baseAddress, Int32(utf8.count), &value)
      return read ? value : nil
    }
  }

  /// The number's decimal digits.
  @inline(__always)
  func parseDecimal(_ text: String) -> String {
    var text = text
    return text.withUTF8 { utf8 in
      unsafe String(craw_old_number_parse_decimal(number, utf8.baseAddress, Int32(utf8.count)))
    }
  }
}

/// Owns one `UNumberFormatter` with its result and buffers.
@safe final class RawNewNumber {
  private let number: OpaquePointer

  init(_ locale: String, skeleton: String) throws {
    guard let number = unsafe craw_new_number_open(locale, skeleton) else {
      throw SetupFailure("unumf_openForSkeletonAndLocale failed for \(skeleton) in \(locale)")
    }
    unsafe self.number = number
  }

  deinit { unsafe craw_new_number_close(number) }

  @inline(__always)
  func format(_ value: Int) -> String { unsafe String(craw_new_number_int(number, Int64(value))) }

  @inline(__always)
  func format(_ value: Double) -> String { unsafe String(craw_new_number_double(number, value)) }
}

/// Opens and closes a `UNumberFormat`; true when ICU could.
struct RawOldNumberOpen: Job {
  let locale: String
  let style: CRawNumberStyle
  var currency: String?

  func run(_: Int) -> Bool { unsafe craw_old_number_open_only(locale, style, currency) }
}

/// Opens and closes a `UNumberFormatter`; true when ICU could.
struct RawNewNumberOpen: Job {
  let locale: String

  func run(_ skeleton: [UInt16]) -> Bool {
    unsafe craw_new_number_open_only(locale, skeleton, Int32(skeleton.count))
  }
}

struct RawOldInteger: Job {
  let number: RawOldNumber
  func run(_ value: Int) -> String { number.format(value) }
}

struct RawOldDouble: Job {
  let number: RawOldNumber
  func run(_ value: Double) -> String { number.format(value) }
}

struct RawNewInteger: Job {
  let number: RawNewNumber
  func run(_ value: Int) -> String { number.format(value) }
}

struct RawNewDouble: Job {
  let number: RawNewNumber
  func run(_ value: Double) -> String { number.format(value) }
}

struct RawParseDouble: Job {
  let number: RawOldNumber
  func run(_ text: String) -> Double? { number.parseDouble(text) }
}

struct RawParseDecimal: Job {
  let number: RawOldNumber
  func run(_ text: String) -> String { number.parseDecimal(text) }
}
