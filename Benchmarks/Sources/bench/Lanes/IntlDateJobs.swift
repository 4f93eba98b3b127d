import Intl

struct IntlDate: Job {
  let format: DateFormat
  func run(_ instant: Instant) -> String { format.format(instant) }
}

/// Opens a format of styles; true when that went well.
struct IntlDateOpen: Job {
  let locale: LocaleID
  let zone: ZoneID
  let date: DateStyle
  let time: TimeStyle

  func run(_: Int) -> Bool {
    do throws(IntlError) {
      return try DateFormat(date: date, time: time, locale: locale, zone: zone).locale == locale
    } catch {
      return false
    }
  }
}

/// Opens a format of a template; true when that went well.
struct IntlDateOpenTemplate: Job {
  let locale: LocaleID
  let zone: ZoneID
  let template: String

  func run(_: Int) -> Bool {
    do throws(IntlError) {
      return try DateFormat(template: template, locale: locale, zone: zone).locale == locale
    } catch {
      return false
    }
  }
}
