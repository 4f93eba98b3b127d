import CRawICU

extension CRawDateStyle {
  static var none: Self { CRAW_DATE_NONE }
  static var short: Self { CRAW_DATE_SHORT }
  static var medium: Self { CRAW_DATE_MEDIUM }
  static var full: Self { CRAW_DATE_FULL }
}

/// Owns one `UDateFormat` with its buffers.
@safe final class RawDate {
  private let date: OpaquePointer

  init(
    _ locale: String, zone: String, date: CRawDateStyle = .none, time: CRawDateStyle = .none,
    pattern: String? = nil
  ) throws {
    guard let date = unsafe craw_date_open(locale, zone, date, time, pattern) else {
      throw SetupFailure("udat_open failed for \(locale)")
    }
    unsafe self.date = date
  }

  deinit { unsafe craw_date_close(date) }

  @inline(__always)
  func format(_ milliseconds: Double) -> String { unsafe String(craw_date_format(date, milliseconds)) }

  /// The milliseconds; not a number when ICU does not read all of the text.
  @inline(__always)
  func parse(_ text: String) -> Double {
    var text = text
    return text.withUTF8 { utf8 in
      unsafe craw_date_parse(date, utf8.baseAddress, Int32(utf8.count))
    }
  }
}

struct RawDateFormat: Job {
  let date: RawDate
  func run(_ milliseconds: Double) -> String { date.format(milliseconds) }
}

struct RawDateParse: Job {
  let date: RawDate
  func run(_ text: String) -> Double { date.parse(text) }
}

/// Opens and closes a `UDateFormat` of styles; true when ICU could.
struct RawDateOpen: Job {
  let locale: String
  let zone: [UInt16]
  let date: CRawDateStyle
  let time: CRawDateStyle

  init(_ locale: String, zone: String, date: CRawDateStyle, time: CRawDateStyle) {
    self.locale = locale
    self.zone = Array(zone.utf16)
    self.date = date
    self.time = time
  }

  func run(_: Int) -> Bool { unsafe craw_date_open_only(locale, zone, Int32(zone.count), date, time) }
}

/// Opens a `UDateFormat` by way of the pattern generator and closes it; true when ICU could.
struct RawDateOpenTemplate: Job {
  let locale: String
  let zone: [UInt16]
  let template: [UInt16]

  init(_ locale: String, zone: String, template: String) {
    self.locale = locale
    self.zone = Array(zone.utf16)
    self.template = Array(template.utf16)
  }

  func run(_: Int) -> Bool {
    unsafe craw_date_open_template_only(
      locale, zone, Int32(zone.count), template, Int32(template.count))
  }
}
