public import IntlCore
public import IntlLocale
internal import LocaleData

/// Sorts numbers into the plural categories of a language.
///
/// ```swift
/// let files = try PluralRules(locale: "ru")
/// files.category(of: 21)                              // .one
/// files.category(of: 0)                               // .many
/// try PluralRules(.ordinal, locale: "en").category(of: 3)     // .few
/// ```
///
/// The rules are CLDR's, as the ICU in use has them; they are evaluated here, on exact digits, so that a number of any
/// length is right. What counts is how a number is written: give ``PluralOperands`` for one that is shown with
/// decimals or in compact form.
///
/// ICU: `uplrules_select`
public struct PluralRules: Sendable {
  /// What is counted.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Amounts: 1 day, 2 days.
    case cardinal
    /// Places: 1st, 2nd.
    case ordinal
  }

  /// What is counted.
  public let kind: Kind
  /// The locale that was asked for.
  public let locale: LocaleID
  private let core: Core

  /// What equal rules share.
  private final class Core: Sendable {
    let plan: PluralPlan
    let integers: PluralPlan
    let ranges: PluralRanges

    init(_ kind: Kind, _ locale: ResolvedLocale) throws(IntlError) {
      let set = try PluralData.ruleSet(for: locale, ordinal: kind == .ordinal)
      let rules = if let set { try PluralData.rules(ofSet: set) } else { [PluralData.Rule]() }
      plan = try PluralPlan(rules)
      integers = plan.forIntegers
      ranges = try PluralRanges(PluralData.rangeRules(for: locale))
    }
  }

  private struct Key: Hashable {
    let kind: Kind
    let locale: LocaleID
  }

  private static let cores = BoundedCache<Key, Core>(limit: 128)

  /// The rules of a locale's language.
  ///
  /// A language that CLDR has no rules for puts every number in `other`.
  ///
  /// - Throws: `IntlError` of kind `invalidLocale`, or `missingData` when ICU's data are not there.
  public init(_ kind: Kind = .cardinal, locale: LocaleID = .current) throws(IntlError) {
    self.kind = kind
    self.locale = locale
    core = try PluralRules.cores.value(for: Key(kind: kind, locale: locale)) { () throws(IntlError) in
      try Core(kind, ResolvedLocale(locale))
    }
  }

  /// The category of an integer.
  public func category(of value: Int) -> PluralCategory {
    core.integers.category(ofInteger: PluralOperands.digits(UInt64(value.magnitude)))
  }

  /// The category of an integer of any width.
  public func category(of value: some BinaryInteger) -> PluralCategory {
    core.plan.category(of: PluralOperands(value))
  }

  /// The category of a number as it is shown.
  public func category(of operands: PluralOperands) -> PluralCategory {
    core.plan.category(of: operands)
  }

  /// The category of a range of numbers, such as `1–2`, from those of its ends.
  ///
  /// ```swift
  /// try PluralRules(locale: "sl").category(from: .one, to: .two)    // .two
  /// ```
  ///
  /// `other` for a pair that CLDR does not list.
  ///
  /// ICU: `uplrules_selectForRange`
  public func category(from start: PluralCategory, to end: PluralCategory) -> PluralCategory {
    core.ranges.category(from: start, to: end)
  }

  /// The categories that the language uses, in the order of `PluralCategory`; `other` is always there.
  ///
  /// ICU: `uplrules_getKeywords`
  public var categories: [PluralCategory] { core.plan.categories }
}

extension PluralRules: Hashable {
  /// True for the same kind and locale.
  public static func == (a: PluralRules, b: PluralRules) -> Bool { a.kind == b.kind && a.locale == b.locale }

  /// Feeds the kind and the locale.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(locale)
  }
}
