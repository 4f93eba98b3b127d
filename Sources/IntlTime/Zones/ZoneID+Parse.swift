public import IntlCore

extension ZoneID {
  /// The longest text that can name a zone.
  static let lengthLimit = 255

  /// The zone that `text` names: an IANA name, a fixed offset, an absolute path or a POSIX rule.
  ///
  /// ```swift
  /// ZoneID("+0545").fixedOffset                  // 20700
  /// ZoneID("UTC+3").fixedOffset                  // 10800
  /// ZoneID("<+03>-3").fixedOffset                // 10800
  /// ZoneID(":Europe/Paris").identifier           // "Europe/Paris"
  /// ```
  ///
  /// A name that is in the database is that name even where it also is a rule, such as `EST5EDT`. A path inside a
  /// database is the name of its file there. A literal in the parentheses, as above, does not throw here but where it is
  /// used.
  ///
  /// - Throws: `IntlError` of kind `invalidZone`, with the position where reading stopped.
  public init(_ text: String) throws(IntlError) {
    self = try ZoneID.withoutColon(text) { text throws(IntlError) in
      if let name = BuiltInZone.name(text) { return ZoneID(.named(name)) }
      if let seconds = FixedOffset.seconds(of: text) { return ZoneID(.fixed(seconds)) }
      return try ZoneID(nameOrRule: text)
    }
  }

  /// The zone that the environment variable `TZ` names: like ``init(_:)``, but `UTC+3` is POSIX and west.
  ///
  /// - Throws: ``IntlError`` of kind `invalidZone`.
  package init(environmentVariable text: String) throws(IntlError) {
    self = try ZoneID.withoutColon(text) { text throws(IntlError) in
      if BuiltInZone.name(text) == nil, FixedOffset.seconds(of: text) != nil {
        return ZoneID(.fixed(try POSIXRule(text).standard.seconds))
      }
      return try ZoneID(nameOrRule: text)
    }
  }

  /// Reads what follows a colon, which POSIX leaves to the system and the C library passes over.
  private static func withoutColon(
    _ text: String, _ read: (String) throws(IntlError) -> ZoneID
  ) throws(IntlError) -> ZoneID {
    guard text.hasPrefix(":") else { return try read(text) }
    do throws(IntlError) {
      return try read(String(text.dropFirst()))
    } catch {
      throw IntlError(
        error.kind, subject: text, position: error.position.map { $0 + 1 }, expected: error.expected,
        found: error.found, hint: error.hint)
    }
  }

  private init(nameOrRule text: String) throws(IntlError) {
    guard text.utf8.count <= ZoneID.lengthLimit else {
      throw IntlError(
        .invalidZone, subject: text, position: ZoneID.lengthLimit,
        expected: "a name of at most \(ZoneID.lengthLimit) bytes", found: "\(text.utf8.count)")
    }
    if text.hasPrefix("/") {
      self.init(try ZoneID.kind(ofPath: text))
    } else if let position = ZoneID.positionOfNameFault(text) {
      // What cannot be a name of a file may still be a rule, whose error then tells more.
      guard text.contains(",") || text.hasPrefix("<") else { throw ZoneID.nameFailure(text, position) }
      self.init(.rule(text, try POSIXRule(text)))
    } else {
      self.init(.named(text))
    }
  }

  /// Where `text` stops being built like a name of the tz database; `nil` when it is built so.
  ///
  /// Letters, digits and `._+-`, in parts between single slashes, of which none is `.` or `..`: nothing that could lead
  /// out of the database's folder.
  static func positionOfNameFault(_ text: String) -> Int? {
    var partStart = 0
    var dots = 0
    var position = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "/") {
        if position - partStart == dots { return partStart }
        partStart = position + 1
        dots = 0
      } else if byte == UInt8(ascii: ".") {
        dots += 1
      } else if !byte.isASCIILetterOrDigit, byte != UInt8(ascii: "_"), byte != UInt8(ascii: "+"),
        byte != UInt8(ascii: "-")
      {
        return position
      }
      position += 1
    }
    return position - partStart == dots ? partStart : nil
  }

  private static func kind(ofPath path: String) throws(IntlError) -> Kind {
    for folder in ZoneDatabase.usualFolders where path.hasPrefix(folder + "/") {
      let name = String(path.dropFirst(folder.utf8.count + 1))
      if positionOfNameFault(name) == nil { return .named(name) }
    }
    guard let zero = path.utf8.firstIndex(of: 0) else { return .file(path) }
    throw nameFailure(path, path.utf8.distance(from: path.utf8.startIndex, to: zero))
  }

  private static func nameFailure(_ text: String, _ position: Int) -> IntlError {
    IntlError(
      .invalidZone, subject: text, position: position,
      expected: "a zone such as Europe/Paris, +05:45 or EST5EDT,M3.2.0,M11.1.0",
      found: IntlError.found(in: text, at: position))
  }
}
