internal import ICUBridge
internal import IntlCore
internal import IntlTime

/// Runs a date format on ICU handles.
///
/// ICU is given the local time as if it were UTC, so that its own zone rules decide nothing. What it would print of the
/// zone, and of fractions finer than the milliseconds that it knows, is put in the place of its fields afterwards.
final class DateICUEngine: Sendable {
  private let rules: ZoneRules
  private let printer: DatePrinter
  /// What prints the days before the Gregorian calendar began; `nil` when it has no beginning.
  private let julian: (printer: DatePrinter, end: Int)?
  /// What prints the days with a name of their own.
  private let namedDays: [Int: DatePrinter]

  init(_ source: DateSource, _ settings: DateSettings, zone: ZoneID) throws(IntlError) {
    rules = try ZoneDatabase.system.rules(for: zone)
    let context = settings.options.context
    printer = try DatePrinter(source, source.pattern, settings, zone: zone, context: context)
    if let end = settings.cutover {
      let printer = try DatePrinter(
        source, source.pattern, settings, zone: zone, context: context, isJulian: true)
      julian = (printer, end)
    } else {
      julian = nil
    }
    var namedDays: [Int: DatePrinter] = [:]
    for (day, pattern) in source.namedDays {
      // The name has the capital of a beginning itself, and no field beside it begins anything.
      namedDays[day] = try DatePrinter(source, pattern, settings, zone: zone, context: .none)
    }
    self.namedDays = namedDays
  }

  func text(of instant: Instant, day: Int?) -> String {
    printer(for: instant, day).text(of: instant, local: localMilliseconds(of: instant))
  }

  func parts(of instant: Instant, day: Int?) -> [TextPart] {
    printer(for: instant, day).parts(of: instant, local: localMilliseconds(of: instant))
  }

  /// The day of the zone's wall clock, counted from 1970-01-01.
  func localDay(of instant: Instant) -> Int {
    let seconds = Int(instant.seconds) + Int(rules.offsetSeconds(at: instant))
    return seconds / 86_400 - (seconds % 86_400 < 0 ? 1 : 0)
  }

  private func printer(for instant: Instant, _ day: Int?) -> DatePrinter {
    if let day, let named = namedDays[day] { return named }
    if let julian, localDay(of: instant) < julian.end { return julian.printer }
    return printer
  }

  /// The zone's wall clock as milliseconds since 1970-01-01T00:00, rounded down; every instant's is exact as a Double.
  private func localMilliseconds(of instant: Instant) -> Double {
    Double(instant.milliseconds + 1000 * Int64(rules.offsetSeconds(at: instant)))
  }
}
