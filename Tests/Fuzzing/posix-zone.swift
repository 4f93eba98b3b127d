// modules: IntlCore IntlSystem IntlTime
import IntlCore
import IntlTime

/// Any text as the name of a zone: an error of a known kind, or a zone whose rules answer.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzZone(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let text = unsafe String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  // Paths are not for a fuzzer to try.
  guard !text.hasPrefix("/"), !text.hasPrefix(":/") else { return 0 }
  _ = CurrentZone(variable: text, database: .system)
  do throws(IntlError) {
    let zone = try ZoneID(text)
    let again = try ZoneID(zone.identifier)
    precondition(again == zone)
    let rules = try ZoneDatabase.system.rules(for: zone)
    var instant = try Instant(seconds: 1_700_000_000)
    for _ in 0..<10 {
      guard let change = rules.transition(after: instant) else { break }
      precondition(change.instant > instant)
      precondition(rules.transition(before: change.instant)?.instant ?? .min < change.instant)
      precondition(rules.offset(at: change.instant) == change.after)
      // 400 years on, the rules of a zone without an end are the same.
      instant = change.instant
    }
    let civil = rules.civil(at: instant)
    if case .gap = rules.localTime(civil) {
      preconditionFailure("a clock shows \(civil), but it is said to skip it")
    }
  } catch {
    let kinds: [IntlError.Kind] = [.invalidZone, .missingData, .malformedFile]
    precondition(kinds.contains(error.kind), "\(error)")
    if let position = error.position { precondition(0...text.utf8.count ~= position, "\(error)") }
  }
  return 0
}
