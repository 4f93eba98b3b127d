import CRawICU

/// Owns one `UCalendar`.
@safe final class RawCalendar {
  private let calendar: CRawCalendar

  init(zone: String, locale: String) throws {
    unsafe calendar = craw_calendar_open(zone, locale)
    guard unsafe calendar.raw != nil else { throw SetupFailure("ucal_open failed for \(zone), \(locale)") }
  }

  deinit { unsafe craw_calendar_close(calendar) }

  @inline(__always)
  func fields(_ milliseconds: Double) -> CRawFields {
    var fields = CRawFields()
    unsafe _ = craw_calendar_fields(calendar, milliseconds, &fields)
    return fields
  }

  @inline(__always)
  func date(_ milliseconds: Double) -> CRawFields {
    var fields = CRawFields()
    unsafe _ = craw_calendar_date(calendar, milliseconds, &fields)
    return fields
  }

  @inline(__always)
  func instant(_ fields: CRawFields) -> Double {
    var fields = fields
    return unsafe craw_calendar_instant(calendar, &fields)
  }

  @inline(__always)
  func addingMonths(_ milliseconds: Double, _ months: Int32) -> Double {
    unsafe craw_calendar_add_months(calendar, milliseconds, months)
  }

  @inline(__always)
  func offset(_ milliseconds: Double) -> Int32 { unsafe craw_calendar_offset(calendar, milliseconds) }
}

/// Owns one `icu::TimeZone`.
@safe final class RawZone {
  private let zone: CRawZone

  init(_ name: String) { unsafe zone = craw_zone_open(name) }

  deinit { unsafe craw_zone_close(zone) }

  @inline(__always)
  func offset(_ milliseconds: Double) -> Int32 { unsafe craw_zone_offset(zone, milliseconds) }
}

extension CRawFields {
  init(_ fields: ClockFields) {
    self.init(
      era: fields.era, year: fields.year, month: fields.month, day: fields.day, weekday: fields.weekday,
      hour: fields.hour, minute: fields.minute, second: fields.second)
  }
}

extension ClockFields {
  init(_ fields: CRawFields) {
    self.init(
      era: fields.era, year: fields.year, month: fields.month, day: fields.day, weekday: fields.weekday,
      hour: fields.hour, minute: fields.minute, second: fields.second)
  }
}

struct RawInstantFields: Job {
  let calendar: RawCalendar
  func run(_ milliseconds: Double) -> ClockFields { ClockFields(calendar.fields(milliseconds)) }
}

struct RawInstantDate: Job {
  let calendar: RawCalendar
  func run(_ milliseconds: Double) -> ClockFields { ClockFields(calendar.date(milliseconds)) }
}

struct RawFieldsInstant: Job {
  let calendar: RawCalendar
  func run(_ fields: CRawFields) -> Double { calendar.instant(fields) }
}

struct RawAddMonth: Job {
  let calendar: RawCalendar
  func run(_ milliseconds: Double) -> Double { calendar.addingMonths(milliseconds, 1) }
}

struct RawCalendarOffset: Job {
  let calendar: RawCalendar
  func run(_ milliseconds: Double) -> Int32 { calendar.offset(milliseconds) }
}

struct RawZoneOffset: Job {
  let zone: RawZone
  func run(_ milliseconds: Double) -> Int32 { zone.offset(milliseconds) }
}
