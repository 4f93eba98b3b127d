public import IntlCore
public import IntlLocale
internal import LocaleData

/// Joins items into the list that a language writes.
///
/// ```swift
/// try ListFormat(locale: "en-US").format(["a", "b", "c"])         // "a, b, and c"
/// try ListFormat(.or, locale: "es").format(["uno", "otro"])       // "uno u otro"
/// ```
///
/// The joining words may depend on the item that follows, so join whole lists and not pieces of them.
///
/// ICU: `ulistfmt_format`
public struct ListFormat: Sendable, Hashable {
  /// How the items belong together.
  public let kind: Kind
  /// How much room the words take.
  public let width: Width
  /// The locale that was asked for.
  public let locale: LocaleID
  private let plan: ListPlan

  private static let plans = BoundedCache<Key, ListPlan>(limit: 64)

  private struct Key: Hashable {
    let locale: String
    let kind: Kind
    let width: Width
  }

  /// The list patterns of a locale.
  ///
  /// - Throws: ``IntlError`` of kind `invalidLocale`, or `missingData` when ICU's data are not there.
  public init(_ kind: Kind = .and, width: Width = .wide, locale: LocaleID = .current) throws(IntlError) {
    let resolved = try ResolvedLocale(locale)
    self.kind = kind
    self.width = width
    self.locale = resolved.id
    let key = Key(locale: resolved.icuName, kind: kind, width: width)
    plan = try ListFormat.plans.value(for: key) { () throws(IntlError) in
      ListPlan(try ListData(resolved, kind: kind.handleKind, width: width.handleWidth))
    }
  }

  /// The items as one text; empty for no items.
  ///
  /// - Complexity: O(*n*) in the length of the text; there is no limit to the number of items.
  public func format(_ items: some Collection<some StringProtocol>) -> String {
    var text = ""
    plan.run(items) { piece, _ in text += piece }
    return text
  }

  /// The list as parts: `element` for each item, `literal` for what stands between.
  ///
  /// ```swift
  /// try ListFormat(locale: "en").parts(["a", "b"])
  /// // [element "a", literal " and ", element "b"]
  /// ```
  public func parts(_ items: some Collection<some StringProtocol>) -> [TextPart] {
    var parts: [TextPart] = []
    plan.run(items) { piece, isItem in
      // An empty item is still an element; an empty literal is nothing.
      if isItem || !piece.isEmpty { parts.append(TextPart(isItem ? .element : .literal, piece)) }
    }
    return parts
  }
}

extension TextPart.Kind {
  /// An item of a list.
  public static let element: TextPart.Kind = "element"
}
