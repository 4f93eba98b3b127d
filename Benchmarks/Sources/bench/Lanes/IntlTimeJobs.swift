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
