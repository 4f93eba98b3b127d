/// One piece of formatted text and what it stands for.
///
/// ```swift
/// try NumberFormat(locale: "en-US").parts(1234.5)
/// // [integer "1", group ",", integer "234", decimal ".", fraction "5"]
/// ```
///
/// The texts of all parts, joined, equal the formatted string.
public struct TextPart: Sendable, Hashable {
  /// What a part stands for, by the name that ECMA-402 gives it: `integer`, `month`, `literal`.
  public struct Kind: Sendable, Hashable, RawRepresentable, ExpressibleByStringLiteral {
    /// The ECMA-402 name.
    public let rawValue: String

    /// A kind by its ECMA-402 name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A kind by its ECMA-402 name.
    public init(stringLiteral value: String) { rawValue = value }

    /// Text between fields.
    public static let literal: Kind = "literal"
  }

  /// What the part stands for.
  public let kind: Kind
  /// Its text.
  public let text: String

  /// Makes a part.
  public init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }
}

extension TextPart: CustomStringConvertible {
  /// The kind and the quoted text: `integer "1"`.
  public var description: String { "\(kind.rawValue) \(IntlError.quoted(text))" }
}
