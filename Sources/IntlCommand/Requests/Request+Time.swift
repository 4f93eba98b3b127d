internal import IntlCore
internal import IntlTime

/// Reading instants, zones and calendars. Like the other getters: `nil` for a key that is missing.
extension Request {
  /// An instant: ISO 8601 text with an offset, or seconds and nanoseconds since 1970.
  func instant(_ key: String) throws(RequestError) -> Instant? {
    switch self[key] {
    case nil: return nil
    case .string(let text)?:
      return try library(key) { () throws(IntlError) in try Instant(text) }
    case .object(let members)?:
      let parts = try Request(
        JSONObject([("op", .string(operation))] + members.members.map { ($0.name, $0.value) }))
      try parts.check(keys: ["seconds", "nanoseconds"])
      guard let seconds = try parts.integer("seconds") else { throw .missing("\(key).seconds") }
      let nanoseconds = try parts.integer("nanoseconds") ?? 0
      return try library(key) { () throws(IntlError) in
        guard let nanoseconds = Int32(exactly: nanoseconds) else {
          throw IntlError(
            .outOfRange, subject: String(nanoseconds), expected: "nanoseconds of 0 to 999999999")
        }
        return try Instant(seconds: Int64(seconds), nanoseconds: nanoseconds)
      }
    case let value?:
      throw .wrongType(key, expected: "ISO 8601 text, or an object with \"seconds\"", found: value)
    }
  }

  func requiredInstant(_ key: String) throws(RequestError) -> Instant {
    guard let instant = try instant(key) else { throw .missing(key) }
    return instant
  }

  /// A zone: a name or alias of the tz database, or a fixed offset.
  func zone(_ key: String = "zone") throws(RequestError) -> ZoneID? {
    guard let text = try string(key) else { return nil }
    return try library(key) { () throws(IntlError) in try ZoneID(text) }
  }

  /// A calendar by its BCP 47 or ICU name.
  func calendar(_ key: String = "calendar") throws(RequestError) -> CalendarID? {
    guard let text = try string(key) else { return nil }
    return try library(key) { () throws(IntlError) in try CalendarID(text) }
  }

  /// Reads the value of a key with the library, and names the key in the library's error.
  func library<Value>(
    _ key: String, _ read: () throws(IntlError) -> Value
  ) throws(RequestError) -> Value {
    do throws(IntlError) {
      return try read()
    } catch {
      throw RequestError(error, key: key)
    }
  }
}
