/// One request: the name of an operation and the keys that it was given.
package struct Request: Sendable {
  /// The keys that any request may have and that no operation reads.
  static let commonKeys: Set<String> = ["op", "id", "source", "why", "grade", "icu", "expect", "locale"]

  /// The operation's name.
  package let operation: String
  /// What `id` says, to be echoed.
  package let id: JSONValue?
  /// Every key with its value.
  package let members: JSONObject
  /// The folder that relative paths in the request start from; empty for the working folder.
  package let baseFolder: String

  /// Makes a request of members that were read or put together.
  ///
  /// - Throws: ``RequestError`` when `op` is missing or no text.
  package init(_ members: JSONObject, baseFolder: String = "") throws(RequestError) {
    guard let op = members["op"] else { throw RequestError.missing("op") }
    guard case .string(let name) = op else {
      throw RequestError.wrongType("op", expected: "text", found: op)
    }
    operation = name
    id = members["id"]
    self.members = members
    self.baseFolder = baseFolder
  }

  /// A key's value; `nil` when it is missing.
  package subscript(key: String) -> JSONValue? { members[key] }

  /// Throws when there is a key that is neither common nor one of `keys`.
  func check(keys: [String]) throws(RequestError) {
    for member in members.members
    where !Request.commonKeys.contains(member.name) && !keys.contains(member.name) {
      throw .unknownKey(member.name, of: operation, among: keys + ["locale"])
    }
  }

  /// The text of every key that decides how a value is treated, for a cache.
  func cacheKey(without valueKeys: [String]) -> [UInt8] {
    var deciding = JSONObject()
    for member in members.members
    where !valueKeys.contains(member.name)
      && (member.name == "locale" || !Request.commonKeys.contains(member.name))
    {
      deciding.append(member.name, member.value)
    }
    var writer = JSONWriter()
    writer.write(.object(deciding))
    writer.write(.string(baseFolder))
    return writer.bytes
  }
}
