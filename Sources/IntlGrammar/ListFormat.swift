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
public struct ListFormat: Sendable {
  /// How the items belong together.
  public let kind: Kind
  /// How much room the words take.
  public let width: Width
  /// The locale that was asked for.
  public let locale: LocaleID
  private let plan: ListPlan

  private static let plans = BoundedCache<Key, ListPlan>(limit: 128)

  private struct Key: Hashable {
    let kind: Kind
    let width: Width
    let locale: LocaleID
  }

  /// The list patterns of a locale.
  ///
  /// - Throws: `IntlError` of kind `invalidLocale`, or `missingData` when ICU's data are not there.
  public init(_ kind: Kind = .and, width: Width = .wide, locale: LocaleID = .current) throws(IntlError) {
    self.kind = kind
    self.width = width
    self.locale = locale
    let key = Key(kind: kind, width: width, locale: locale)
    plan = try ListFormat.plans.value(for: key) { () throws(IntlError) in
      ListPlan(try ListData(ResolvedLocale(locale), kind: kind.handleKind, width: width.handleWidth))
    }
  }

  /// The items as one text; empty for no items.
  ///
  /// - Complexity: O(*n*) in the length of the text; there is no limit to the number of items.
  public func format(_ items: [String]) -> String { plan.text(items) }

  /// The items as one text; empty for no items.
  public func format(_ items: some Sequence<some StringProtocol>) -> String {
    plan.text(items.map { String($0) })
  }

  /// The list as parts: `element` for each item, `literal` for what stands between.
  ///
  /// ```swift
  /// try ListFormat(locale: "en").parts(["a", "b"])
  /// // [element "a", literal " and ", element "b"]
  /// ```
  public func parts(_ items: some Sequence<some StringProtocol>) -> [TextPart] {
    plan.parts(items.map { String($0) })
  }
}

extension ListFormat: Hashable {
  /// True for the same kind, width and locale.
  public static func == (a: ListFormat, b: ListFormat) -> Bool {
    a.kind == b.kind && a.width == b.width && a.locale == b.locale
  }

  /// Feeds the kind, the width and the locale.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(width)
    hasher.combine(locale)
  }
}

extension TextPart.Kind {
  /// An item of a list.
  public static let element: TextPart.Kind = "element"
}
