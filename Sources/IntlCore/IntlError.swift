/// What went wrong, where, and what was expected there.
///
/// ```swift
/// do { _ = try LocaleID(parsing: "deutschland") } catch { print(error) }
/// // invalid locale "deutschland": expected a language subtag, but found "deutschland"
/// ```
///
/// One value of one machine word, so that throwing it costs no more than throwing an integer.
/// Everything that a caller needs to repair the input is a property; the sentence is put together
/// in one place, `IntlError+Sentence.swift`.
public struct IntlError: Error, Sendable {
  /// The kinds of failure; their raw values are the codes of the `fmt` request protocol.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A locale identifier that is malformed or names no language that CLDR knows.
    case invalidLocale
    /// A date, number or skeleton pattern that cannot be read.
    case invalidPattern
    /// An option, or a combination of options, that has no meaning.
    case invalidOption
    /// A time zone that neither the tz database nor the fixed-offset forms know.
    case invalidZone
    /// Text that is not what the format reads.
    case unparsable
    /// Text that starts well and goes on past the end of the value.
    case trailingText
    /// A value outside the range that the type or operation documents.
    case outOfRange
    /// Data that the system should have and lacks.
    case missingData
    /// A file whose bytes break its format.
    case malformedFile
    /// A failure that ICU reports and that no other kind describes.
    case engine
  }

  private final class Storage: Sendable {
    let kind: Kind
    let subject: String
    let position: Int?
    let expected: String
    let found: String?
    let hint: String?

    init(kind: Kind, subject: String, position: Int?, expected: String, found: String?, hint: String?) {
      self.kind = kind
      self.subject = subject
      self.position = position
      self.expected = expected
      self.found = found
      self.hint = hint
    }
  }

  private let storage: Storage

  /// Makes an error; `expected` and `found` are phrases that fit "expected X, but found Y".
  ///
  /// - Parameters:
  ///   - subject: The text as the caller gave it, whole.
  ///   - position: The UTF-8 offset in `subject` where reading stopped, if there is one.
  ///   - expected: What should have stood there: `a digit`, `a width of 1 to 5`.
  ///   - found: What stands there instead, already quoted if it is text; `nil` when `subject` itself is at fault.
  ///   - hint: The fix, when there is exactly one.
  @inline(never)
  public init(
    _ kind: Kind, subject: String, position: Int? = nil, expected: String, found: String? = nil,
    hint: String? = nil
  ) {
    storage = Storage(
      kind: kind, subject: subject, position: position, expected: expected, found: found, hint: hint)
  }

  /// What kind of failure this is.
  public var kind: Kind { storage.kind }
  /// The text at fault, as it was given.
  public var subject: String { storage.subject }
  /// The UTF-8 offset in ``subject`` where reading stopped; `nil` when the whole subject is at fault.
  public var position: Int? { storage.position }
  /// What should have stood at ``position``, as a phrase.
  public var expected: String { storage.expected }
  /// What stands at ``position`` instead, as a phrase; `nil` when the whole subject is at fault.
  public var found: String? { storage.found }
  /// The fix, when there is exactly one.
  public var hint: String? { storage.hint }
}

extension IntlError: Hashable {
  /// True when every property is equal.
  public static func == (a: IntlError, b: IntlError) -> Bool {
    a.kind == b.kind && a.subject == b.subject && a.position == b.position && a.expected == b.expected
      && a.found == b.found && a.hint == b.hint
  }

  /// Feeds the properties that tell most values apart.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(subject)
    hasher.combine(position)
  }
}
