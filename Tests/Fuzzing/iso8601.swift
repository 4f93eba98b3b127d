// modules: IntlCore IntlSystem IntlTime
import IntlCore
import IntlTime

/// Any text as a date, time, span or instant: an error inside the text, or a value whose own text reads back as it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzISO8601(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let text = unsafe String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  check(text) { (text) throws(IntlError) in try CivilDate(text) }
  check(text) { (text) throws(IntlError) in try CivilTime(text) }
  check(text) { (text) throws(IntlError) in try CivilDateTime(text) }
  check(text) { (text) throws(IntlError) in try TimeSpan(text) }
  let strict = check(text) { (text) throws(IntlError) in try Instant(text) }
  let lenient = check(text) { (text) throws(IntlError) in try Instant(text, lenient: true) }
  precondition(strict == nil || strict == lenient || text.contains("["), "lenient reading differs")
  check(text) { (text) throws(IntlError) in try ZonedDateTime(text) }
  return 0
}

@discardableResult
private func check<Value: Equatable & CustomStringConvertible>(
  _ text: String, _ read: (String) throws(IntlError) -> Value
) -> Value? {
  let value: Value
  do throws(IntlError) {
    value = try read(text)
  } catch {
    if let position = error.position, error.subject == text {
      precondition(0...text.utf8.count ~= position, "\(error)")
    }
    return nil
  }
  do throws(IntlError) {
    let again = try read(value.description)
    precondition(again == value, "\(value) is read as \(again)")
  } catch {
    preconditionFailure("\(value): \(error)")
  }
  return value
}
