/// A JSON value that keeps what the text said: the order of members and every digit of a number.
///
/// The project reads JSON itself, for three reasons that were measured or follow from the protocol. Numbers must
/// stay exact, and the toolchain's decoder turns them into `Double`. An answer must say at which byte a line is
/// at fault. And loading Foundation adds 2.4 ms to every start of `fmt` (FoundationEssentials 0.7), of which the
/// commands that read no JSON would have nothing.
package enum JSONValue: Sendable {
  case null
  case bool(Bool)
  /// A number as its text, exactly as it was written.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)
}

/// The members of a JSON object in their order; names are unique.
package struct JSONObject: Sendable {
  package typealias Member = (name: String, value: JSONValue)

  package private(set) var members: [Member]

  package init(_ members: [Member] = []) {
    self.members = members
  }

  /// The value of a member.
  ///
  /// Objects are small, so a walk beats a hash.
  package subscript(name: String) -> JSONValue? {
    members.first { $0.name.utf8.elementsEqual(name.utf8) }?.value
  }

  /// Adds a member, which must be new.
  package mutating func append(_ name: String, _ value: JSONValue) {
    members.append((name, value))
  }

  /// Gives a member a value, whether it is new or not.
  package mutating func set(_ name: String, _ value: JSONValue) {
    if let index = members.firstIndex(where: { $0.name == name }) {
      members[index].value = value
    } else {
      append(name, value)
    }
  }
}

extension JSONValue {
  /// A number value of an integer.
  package static func integer(_ value: some BinaryInteger) -> JSONValue {
    .number(String(value))
  }

  /// A string, or null when there is none.
  package static func optional(_ text: String?) -> JSONValue {
    text.map { .string($0) } ?? .null
  }

  /// An array of strings.
  package static func strings(_ texts: some Sequence<String>) -> JSONValue {
    .array(texts.map { .string($0) })
  }

  /// An object with these members in this order.
  package static func members(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
    .object(JSONObject(members.map { ($0.key, $0.value) }))
  }

  /// What kind of value this is, for a sentence.
  package var kindName: String {
    switch self {
    case .null: "null"
    case .bool: "a Boolean"
    case .number: "a number"
    case .string: "text"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension JSONValue: Equatable {
  /// True when both say the same: texts scalar for scalar, numbers by value, objects in any order of members.
  package static func == (a: JSONValue, b: JSONValue) -> Bool {
    switch (a, b) {
    case (.null, .null): true
    case (.bool(let a), .bool(let b)): a == b
    case (.number(let a), .number(let b)): JSONNumber(a) == JSONNumber(b)
    case (.string(let a), .string(let b)): a.utf8.elementsEqual(b.utf8)
    case (.array(let a), .array(let b)): a == b
    case (.object(let a), .object(let b)):
      a.members.count == b.members.count && a.members.allSatisfy { b[$0.name] == $0.value }
    default: false
    }
  }
}
