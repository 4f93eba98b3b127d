package import IntlCore
package import IntlLocale

/// Reading keys by type. Each getter answers `nil` for a key that is missing, and throws ``RequestError`` with the
/// code `invalidRequest` for one of the wrong type; the `required…` forms throw for a missing one too.
extension Request {
  package func string(_ key: String) throws(RequestError) -> String? {
    guard let value = self[key] else { return nil }
    guard case .string(let text) = value else { throw .wrongType(key, expected: "text", found: value) }
    return text
  }

  package func requiredString(_ key: String) throws(RequestError) -> String {
    guard let text = try string(key) else { throw .missing(key) }
    return text
  }

  package func bool(_ key: String) throws(RequestError) -> Bool? {
    guard let value = self[key] else { return nil }
    guard case .bool(let flag) = value else {
      throw .wrongType(key, expected: "true or false", found: value)
    }
    return flag
  }

  /// A whole number, as a JSON number or as text.
  package func integer(_ key: String) throws(RequestError) -> Int? {
    guard let text = try decimalText(key) else { return nil }
    guard let number = Int(text) else {
      throw RequestError(key: key, expected: "a whole number", found: RequestError.quoted(text))
    }
    return number
  }

  package func requiredInteger(_ key: String) throws(RequestError) -> Int {
    guard let number = try integer(key) else { throw .missing(key) }
    return number
  }

  /// An exact number as text: a JSON number as it was written, or the text of a string as it is.
  package func decimalText(_ key: String) throws(RequestError) -> String? {
    guard let value = self[key] else { return nil }
    switch value {
    case .number(let text), .string(let text): return text
    default: throw .wrongType(key, expected: "a number, or a number as text", found: value)
    }
  }

  package func requiredDecimalText(_ key: String) throws(RequestError) -> String {
    guard let text = try decimalText(key) else { throw .missing(key) }
    return text
  }

  /// An array of texts.
  package func strings(_ key: String) throws(RequestError) -> [String]? {
    guard let value = self[key] else { return nil }
    guard case .array(let items) = value else {
      throw .wrongType(key, expected: "an array of texts", found: value)
    }
    var texts: [String] = []
    for item in items {
      guard case .string(let text) = item else {
        throw .wrongType(key, expected: "an array of texts", found: item)
      }
      texts.append(text)
    }
    return texts
  }

  package func requiredStrings(_ key: String) throws(RequestError) -> [String] {
    guard let texts = try strings(key) else { throw .missing(key) }
    return texts
  }

  package func object(_ key: String) throws(RequestError) -> JSONObject? {
    guard let value = self[key] else { return nil }
    guard case .object(let object) = value else { throw .wrongType(key, expected: "an object", found: value) }
    return object
  }

  /// One of the raw values of an enumeration.
  ///
  /// - Throws: ``RequestError`` with the code `invalidOption` for a word outside the set.
  package func word<Value: RawRepresentable & CaseIterable>(
    _ key: String, of type: Value.Type
  ) throws(RequestError) -> Value? where Value.RawValue == String {
    guard let text = try string(key) else { return nil }
    guard let value = Value(rawValue: text) else {
      throw .unknownWord(key, text, among: Value.allCases.map(\.rawValue))
    }
    return value
  }

  /// The locale that the request names, else the current one for what it is about.
  ///
  /// - Throws: ``RequestError`` with the code `invalidLocale` for a malformed name.
  package func locale(for category: LocaleEnvironment.Category) throws(RequestError) -> LocaleID {
    try locale() ?? .current(for: category)
  }

  /// The locale that the request names; `nil` for the current one.
  ///
  /// - Throws: ``RequestError`` with the code `invalidLocale` for a malformed name.
  package func locale() throws(RequestError) -> LocaleID? {
    guard let text = try string("locale") else { return nil }
    do throws(IntlError) {
      return try LocaleID(parsing: text)
    } catch {
      throw RequestError(error, key: "locale")
    }
  }
}
