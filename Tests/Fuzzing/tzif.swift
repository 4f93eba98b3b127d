// modules: IntlCore IntlSystem IntlTime
import IntlCore
import IntlTime

/// Any bytes as a compiled zone file: an error, or rules that answer alike in both directions.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTZif(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  do throws(IntlError) {
    let rules = try ZoneRules(tzif: bytes, name: "fuzz")
    var instants = [
      Instant.min, .epoch, .max, try Instant(seconds: 4_000_000_000), try Instant(seconds: 1 << 40),
    ]
    for instant in instants {
      if let change = rules.transition(after: instant) {
        precondition(change.instant > instant && change.before != change.after)
        precondition(rules.offset(at: change.instant) == change.after)
        instants.append(change.instant)
      }
      if let change = rules.transition(before: instant) {
        precondition(change.instant < instant && change.before != change.after)
        instants.append(change.instant)
      }
    }
    for instant in instants {
      let civil = rules.civil(at: instant)
      switch rules.localTime(civil) {
      case .unique(let offset):
        let only = try civil.instant(offsetSeconds: offset)
        precondition(only == instant)
      case .overlap(let earlier, let later):
        let first = try civil.instant(offsetSeconds: earlier)
        let second = try civil.instant(offsetSeconds: later)
        // A file may set clocks back twice in a row, and then a time may come three times.
        precondition(first <= instant && instant <= second)
      case .gap:
        preconditionFailure("a clock shows \(civil), but it is said to skip it")
      }
    }
  } catch {
    precondition(error.kind == .malformedFile, "\(error)")
  }
  return 0
}
