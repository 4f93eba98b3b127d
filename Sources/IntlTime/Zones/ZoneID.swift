public import IntlCore

/// The name of a time zone: of the tz database, a fixed distance from UTC, a file, or a POSIX rule.
///
/// ```swift
/// ZoneID("Europe/Paris").identifier          // "Europe/Paris"
/// ZoneID("GMT-01:01:30").identifier          // "-01:01:30"
/// ZoneID("EST5EDT,M3.2.0,M11.1.0")           // a rule in itself
/// let zone: ZoneID = "Asia/Tokyo"            // as a literal
/// ```
///
/// The initializer checks the spelling; whether the database knows the name is found out by
/// ``ZoneDatabase/rules(for:)``. In fixed offsets plus is east of Greenwich (`UTC+3` is Moscow's time), in POSIX rules and
/// in `Etc/GMT+5` it is west.
///
/// A string literal that is no zone does not trap: the value remembers the failure, and what uses it throws it.
///
/// RFC 9557, section 3.1; POSIX.1-2024, section 8.3
public struct ZoneID: Sendable {
  /// The kinds of names.
  enum Kind: Sendable, Hashable {
    /// Of the tz database, or one of ours for UTC.
    case named(String)
    /// Seconds east of UTC.
    case fixed(Int32)
    /// An absolute path to a TZif file.
    case file(String)
    /// A POSIX `TZ` string.
    case rule(String, POSIXRule)
    /// A literal that is none of these.
    case malformed(IntlError)
  }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  /// Coordinated Universal Time, `UTC`.
  public static let utc = ZoneID(.named("UTC"))

  /// The zone of a fixed distance from UTC.
  ///
  /// - Parameter seconds: East of UTC, less than a day either way.
  /// - Throws: `IntlError` of kind `outOfRange`.
  public init(offset seconds: Int) throws(IntlError) {
    guard seconds.magnitude <= Int(FixedOffset.limit) else {
      throw IntlError(
        .outOfRange, subject: String(seconds), expected: "an offset of less than a day in seconds")
    }
    kind = .fixed(Int32(seconds))
  }

  /// The name: as given for names, files and rules, and `+05:45` for a fixed offset.
  public var identifier: String {
    switch kind {
    case .named(let name): name
    case .fixed(let seconds): FixedOffset.text(seconds, separator: ":")
    case .file(let path): path
    case .rule(let text, _): text
    case .malformed(let error): error.subject
    }
  }

  /// The name that ICU has for the zone: `GMT+05:45` for a fixed offset.
  package var icuIdentifier: String {
    switch kind {
    case .fixed(0): "GMT"
    case .fixed: "GMT" + identifier
    default: identifier
    }
  }

  /// The seconds east of UTC, when the name itself says that they never change.
  public var fixedOffset: Int? {
    switch kind {
    case .fixed(let seconds): Int(seconds)
    case .named(let name): BuiltInZone.named(name).map { Int($0.seconds) }
    case .rule(_, let rule): rule.daylight == nil ? Int(rule.standard.seconds) : nil
    default: nil
    }
  }

  /// This identifier, or the failure that a malformed literal left in it.
  ///
  /// - Throws: `IntlError` of kind `invalidZone`.
  public func validated() throws(IntlError) -> ZoneID {
    if case .malformed(let error) = kind { throw error }
    return self
  }
}

extension ZoneID: Hashable {
  /// True when both are spelled alike; `Asia/Calcutta` is not `Asia/Kolkata` until both are canonical.
  public static func == (a: ZoneID, b: ZoneID) -> Bool { a.kind == b.kind }

  /// Feeds the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension ZoneID: CustomStringConvertible {
  /// The name, as in ``identifier``.
  public var description: String { identifier }
}

extension ZoneID: ExpressibleByStringLiteral {
  /// A zone from text; a malformed one is remembered and thrown by what uses it.
  public init(stringLiteral text: String) {
    do throws(IntlError) {
      self = try ZoneID(text)
    } catch {
      self = ZoneID(.malformed(error))
    }
  }
}

extension ZoneID: Codable {
  /// Reads the name from a string.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for a string that is no zone.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    do throws(IntlError) {
      self = try ZoneID(text)
    } catch {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: error.description)
    }
  }

  /// Writes the name as a string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}
