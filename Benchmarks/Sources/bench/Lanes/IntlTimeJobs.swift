import Intl

struct IntlInstantFields: Job {
  let rules: ZoneRules

  func run(_ instant: Instant) -> ClockFields {
    let civil = rules.civil(at: instant)
    return ClockFields(
      era: 1, year: Int32(civil.date.year), month: Int32(civil.date.month), day: Int32(civil.date.day),
      weekday: Int32(civil.date.weekday.rawValue), hour: Int32(civil.time.hour),
      minute: Int32(civil.time.minute),
      second: Int32(civil.time.second))
  }
}

struct IntlFieldsInstant: Job {
  let rules: ZoneRules

  func run(_ fields: ClockFields) -> Instant? {
    do throws(IntlError) {
      let civil = try CivilDateTime(
        Int(fields.year), Int(fields.month), Int(fields.day), Int(fields.hour), Int(fields.minute),
        Int(fields.second))
      return try rules.instant(of: civil)
    } catch {
      return nil
    }
  }
}

/// The wall clock a month later, and the instant at which it shows that.
struct IntlAddMonth: Job {
  let rules: ZoneRules

  func run(_ instant: Instant) -> Instant? {
    do throws(IntlError) {
      var civil = rules.civil(at: instant)
      civil.date = try civil.date.adding(months: 1)
      return try rules.instant(of: civil)
    } catch {
      return nil
    }
  }
}

struct IntlZoneOffset: Job {
  let rules: ZoneRules
  func run(_ instant: Instant) -> Int32 { rules.offset(at: instant).seconds }
}

/// Reads the zone's file: a new database remembers nothing.
struct IntlZoneFirstOffset: Job {
  let folder: String
  let instant: Instant

  func run(_ name: String) -> Int32? {
    do throws(IntlError) {
      return try ZoneDatabase(folder: folder).rules(for: ZoneID(name)).offset(at: instant).seconds
    } catch {
      return nil
    }
  }
}

/// The text of an instant in UTC.
struct IntlISOPrint: Job {
  func run(_ instant: Instant) -> String { instant.description }
}

/// Reads an instant; nil when the text is none.
struct IntlISOParse: Job {
  func run(_ text: String) -> Instant? {
    do throws(IntlError) { return try Instant(text) } catch { return nil }
  }
}

/// A month later by the calendar that stands in for Foundation's.
struct IntlCalendarAddMonth: Job {
  let calendar: ZonedCalendar

  func run(_ instant: Instant) -> Instant? {
    do throws(IntlError) { return try calendar.adding(1, .month, to: instant) } catch { return nil }
  }
}

/// The date of an instant in any calendar.
struct IntlInstantDate: Job {
  let calendar: ZonedCalendar

  func run(_ instant: Instant) -> ClockFields? {
    do throws(IntlError) {
      let date = try calendar.dateTime(at: instant).date
      return ClockFields(
        era: Int32(date.era ?? -1), year: Int32(date.year), month: Int32(date.month),
        isLeapMonth: date.isLeapMonth, day: Int32(date.day), weekday: Int32(date.weekday.rawValue))
    } catch {
      return nil
    }
  }
}
