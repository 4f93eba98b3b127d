internal import IntlCore

/// Codes a value as the ISO 8601 text that it prints.
enum ISOCoding {
  static func decode<Value>(
    _ decoder: any Decoder, _ parse: (String) throws(IntlError) -> Value
  ) throws -> Value {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    do throws(IntlError) {
      return try parse(text)
    } catch {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: error.description)
    }
  }

  static func encode(_ text: String, _ encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

extension Instant: Codable {
  /// Reads an instant from ISO 8601 text: `2024-02-29T10:11:12Z`.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for a text that is none.
  public init(from decoder: any Decoder) throws {
    self = try ISOCoding.decode(decoder) { text throws(IntlError) in try Instant(text) }
  }

  /// Writes ISO 8601 text: `2024-02-29T10:11:12Z`.
  public func encode(to encoder: any Encoder) throws { try ISOCoding.encode(description, encoder) }
}

extension CivilDate: Codable {
  /// Reads a date from ISO 8601 text: `2024-02-29`.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for a text that is none.
  public init(from decoder: any Decoder) throws {
    self = try ISOCoding.decode(decoder) { text throws(IntlError) in try CivilDate(text) }
  }

  /// Writes ISO 8601 text: `2024-02-29`.
  public func encode(to encoder: any Encoder) throws { try ISOCoding.encode(description, encoder) }
}

extension CivilTime: Codable {
  /// Reads a time of day from ISO 8601 text: `10:11:12`.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for a text that is none.
  public init(from decoder: any Decoder) throws {
    self = try ISOCoding.decode(decoder) { text throws(IntlError) in try CivilTime(text) }
  }

  /// Writes ISO 8601 text: `10:11:12`.
  public func encode(to encoder: any Encoder) throws { try ISOCoding.encode(description, encoder) }
}

extension CivilDateTime: Codable {
  /// Reads a date and time from ISO 8601 text: `2024-02-29T10:11:12`.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for a text that is none.
  public init(from decoder: any Decoder) throws {
    self = try ISOCoding.decode(decoder) { text throws(IntlError) in try CivilDateTime(text) }
  }

  /// Writes ISO 8601 text: `2024-02-29T10:11:12`.
  public func encode(to encoder: any Encoder) throws { try ISOCoding.encode(description, encoder) }
}

extension ZonedDateTime: Codable {
  /// Reads an instant and zone from ISO 8601 text: `2026-11-30T09:30:00+01:00[Europe/Paris]`.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for a text that is none.
  public init(from decoder: any Decoder) throws {
    self = try ISOCoding.decode(decoder) { text throws(IntlError) in try ZonedDateTime(text) }
  }

  /// Writes ISO 8601 text: `2026-11-30T09:30:00+01:00[Europe/Paris]`.
  public func encode(to encoder: any Encoder) throws { try ISOCoding.encode(description, encoder) }
}

extension TimeSpan: Codable {
  /// Reads a span from ISO 8601 text: `P1DT2H`.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for a text that is none.
  public init(from decoder: any Decoder) throws {
    self = try ISOCoding.decode(decoder) { text throws(IntlError) in try TimeSpan(text) }
  }

  /// Writes ISO 8601 text: `P1DT2H`.
  public func encode(to encoder: any Encoder) throws { try ISOCoding.encode(description, encoder) }
}
