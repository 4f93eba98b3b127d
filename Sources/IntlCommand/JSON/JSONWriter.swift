/// Writes JSON on one line.
package struct JSONWriter {
  /// Which characters beyond those that JSON demands are written as escapes.
  package enum Escaping: Sendable {
    /// None: text travels as it is.
    case minimal
    /// What a reader of a report could not see or tell apart: controls, spaces, joiners, marks of direction, accents
    /// that stand alone.
    case invisible
  }

  private let escaping: Escaping
  package private(set) var bytes: [UInt8] = []

  package init(escaping: Escaping = .minimal) {
    self.escaping = escaping
  }

  /// `value` as text.
  package static func text(_ value: JSONValue, escaping: Escaping = .minimal) -> String {
    var writer = JSONWriter(escaping: escaping)
    writer.write(value)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  package mutating func write(_ value: JSONValue) {
    switch value {
    case .null: raw("null")
    case .bool(let value): raw(value ? "true" : "false")
    case .number(let text): raw(text)
    case .string(let text): write(text)
    case .array(let items):
      raw("[")
      for (index, item) in items.enumerated() {
        if index > 0 { raw(",") }
        write(item)
      }
      raw("]")
    case .object(let object):
      raw("{")
      for (index, member) in object.members.enumerated() {
        if index > 0 { raw(",") }
        write(member.name)
        raw(":")
        write(member.value)
      }
      raw("}")
    }
  }

  private mutating func write(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    if case .minimal = escaping {
      for byte in text.utf8 {
        if byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
          bytes.append(byte)
        } else {
          escape(byte)
        }
      }
    } else {
      for scalar in text.unicodeScalars {
        if Invisible.contains(scalar) {
          for unit in String(scalar).utf16 { escape(unit: unit) }
        } else if scalar == "\"" || scalar == "\\" {
          escape(UInt8(scalar.value))
        } else {
          bytes.append(contentsOf: String(scalar).utf8)
        }
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): raw("\\\"")
    case UInt8(ascii: "\\"): raw("\\\\")
    case 0x0A: raw("\\n")
    case 0x0D: raw("\\r")
    case 0x09: raw("\\t")
    default: escape(unit: UInt16(byte))
    }
  }

  private mutating func escape(unit: UInt16) {
    let digits = String(unit, radix: 16)
    raw("\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits)
  }

  private mutating func raw(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }
}
